/**
 * Asks again while it is told to: who has waited 5 s for a lock or a connection, as the last of a crowd does on a slow
 * machine, hears that the shop is busy, and nothing was done.
 */
export const patiently: typeof fetch = async (...request) => {
  const response = await fetch(...request)
  if (response.status !== 503) return response
  const { code } = await response.clone().json()
  return code === "database_unavailable" ? patiently(...request) : response
}
