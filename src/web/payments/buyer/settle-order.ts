import { browserApi } from "#web/api/api.ts"
import { isApiError } from "#web/api/api-error.ts"

const RETRY_AFTER_MS = [2000, 4000, 8000, 16_000]

/**
 * Confirms the payment, with retries; calls `onDelay` after each failed attempt. If all fail, the webhook completes the
 * order.
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
