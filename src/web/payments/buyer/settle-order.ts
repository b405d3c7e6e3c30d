import { browserApi } from "#web/api/api.ts"
import { isApiError } from "#web/api/api-error.ts"

const RETRY_AFTER_MS = [2000, 4000, 8000, 16_000]

/**
 * Has the shop ask the card provider whether the order is paid, until it says so; `onDelay` hears of every
 * try that was not enough. When all fail, the provider's own notice to the shop finishes the order.
 */
export async function settleOrder(
  orderId: string,
  transactionId: string,
  onDelay: () => void,
): Promise<boolean> {
  for (const waitMs of [...RETRY_AFTER_MS, 0]) {
    if (await isSettled(orderId, transactionId)) return true
    onDelay()
    await new Promise((resolve) => setTimeout(resolve, waitMs))
  }
  return false
}

async function isSettled(orderId: string, transactionId: string): Promise<boolean> {
  try {
    const { paid } = await browserApi("PATCH /order/{id}", {
      params: { id: orderId },
      body: { transactionId },
    })
    return paid
  } catch (error) {
    if (isApiError(error)) return false
    throw error
  }
}
