import { bodyOf } from "./read-json.ts"

const busy = new Set(["database_unavailable", "shop_busy"])

/**
 * Retries while the shop answers that it is busy. On a slow machine, a request may wait for a lock, a
 * connection or its turn for many seconds and is refused without effect.
 */
export const retryingFetch: typeof fetch = async (...request) => {
  const response = await fetch(...request)
  if (response.status !== 503) return response
  const { code } = await bodyOf(response.clone())
  return busy.has(String(code)) ? retryingFetch(...request) : response
}
