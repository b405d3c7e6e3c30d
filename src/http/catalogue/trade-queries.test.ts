import { readFile } from "node:fs/promises"
import { afterAll, beforeAll, expect, test } from "vitest"
import { importCommands } from "#test/import-shop.ts"
import { tradeQueries } from "#test/search/queries.ts"
import { unseenQueries } from "#test/search/unseen-queries.ts"
import { openTestApi, type TestShop } from "#test/test-shop.ts"

let shop: TestShop
beforeAll(async () => {
  shop = await openTestApi({ rateLimitScale: 0 })
  const { dryRun, apply } = importCommands(shop)
  const file = await readFile(new URL("../../../test/search/real-parts.jsonl.gz", import.meta.url))
  const { id } = await dryRun(Uint8Array.from(file), { keyedBy: "id", longNames: "shorten" })
  await apply(id)
})
afterAll(() => shop.close())

const firstFive = async (q: string) =>
  (await shop.as()("GET /catalogue", { query: { q, pageSize: "5" } })).parts

test.each([...tradeQueries, ...unseenQueries])(
  "'$words' finds $category, $name among the first five",
  async (query) => {
    const { words, category, name } = query
    const parts = await firstFive(words)
    expect(parts.map((part) => part.category)).toEqual(parts.map(() => category))
    expect(parts.map((part) => part.name).filter((one) => name.test(one))).not.toEqual([])
  },
)

test("several part numbers find each of their parts", async () => {
  const found = await firstFive("CP-9020302-NA, BX8071514700K")
  expect(found.map((part) => part.mpn).toSorted()).toEqual(["BX8071514700K", "CP-9020302-NA"])
})
