import { useEffect } from "react"
import { browserApi } from "#web/api/api.ts"

/** Tells the shop that its buyer looks at this order, for payments by total alone. */
export function useViewOrder(orderId: string | undefined): void {
  useEffect(() => {
    if (orderId !== undefined) void viewOrder(orderId)
  }, [orderId])
}

async function viewOrder(id: string): Promise<void> {
  try {
    await browserApi("POST /order/{id}/view", { params: { id } })
  } catch {
    // The page works without: its own payments name their order.
  }
}
