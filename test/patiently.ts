import { bodyOf } from "./read-json.ts"

/**
 * Retries while the shop answers that it is busy. On a slow machine, a request may wait for a lock or
 * connection longer than 5 s and is refused without effect.
 */
export const patiently: typeof fetch = async (...request) => {
  const response = await fetch(...request)
  if (response.status !== 503) return response
  const { code } = await bodyOf(response.clone())
  return code === "database_unavailable" ? patiently(...request) : response
}
