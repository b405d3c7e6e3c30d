import { afterAll } from "vitest"
import { openTestApi } from "../test-shop.ts"

/** Shares one shop with the demo content among a file's tests of the catalogue. */
export async function catalogueTests() {
  const shop = await openTestApi({ seed: "demo", rateLimitScale: 0 })
  afterAll(() => shop.close())

  const api = shop.as()
  const search = (query: Record<string, unknown>) => api("GET /catalogue", { query })
  return {
    shop,
    api,
    search,
    namesOf: async (query: Record<string, unknown>) =>
      (await search(query)).parts.map(({ name }) => name),
    /** Takes parts of a test out of the catalogue again. */
    archive: async (...ids: string[]) => {
      for (const id of ids) await shop.as(shop.admin)("DELETE /part/{id}", { params: { id } })
    },
    raw: (query: string) => shop.send(`GET /catalogue?${query}`),
  }
}
