import { useEffect, useRef } from "react"
import { browserApi } from "#web/api/api.ts"

const ASK_EVERY_MS = 5_000

/**
 * While somebody looks at an order that waits for its payment, asks now and then whether it is paid: the card
 * provider's own notice to the shop may come before or without this browser's.
 */
export function useAwaitPaid(orderId: string, waiting: boolean, onPaid: () => void): void {
  const latest = useRef(onPaid)
  useEffect(() => {
    latest.current = onPaid
  })
  useEffect(() => {
    if (!waiting) return
    const leaving = new AbortController()
    const ask = async () => {
      if (document.hidden) return
      const events = await browserApi(
        "GET /order/{id}/history",
        { params: { id: orderId } },
        { signal: leaving.signal },
      ).catch(() => [])
      const isPaid = events.some(({ event }) => event === "paid")
      if (isPaid && !leaving.signal.aborted) latest.current()
    }
    const timer = setInterval(ask, ASK_EVERY_MS)
    return () => {
      clearInterval(timer)
      leaving.abort()
    }
  }, [orderId, waiting])
}
