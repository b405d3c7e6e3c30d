import type { ApiClient } from "#contract/client.ts"
import { ifFound } from "#web/api/api-error.ts"
import type { PageRequest } from "#web/navigation/page-loaders.ts"

/** Finds the buyer's own order. Other orders count as missing, even for administrators. */
export async function findOwnOrder(
  api: ApiClient,
  { params: { id }, viewerEmail }: PageRequest<{ params: { id: string } }>,
) {
  const query = { cancelled: "true" } as const
  const order = await ifFound(api("GET /order/{id}", { params: { id }, query }), 403)
  return order?.email === (await viewerEmail()) ? order : undefined
}
