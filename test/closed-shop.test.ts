import { queryObjects } from "node:v8"
import { expect, test } from "vitest"
import { CatalogueSearch } from "#operations/catalogue/catalogue-search.ts"
import { openTestApi } from "./test-shop.ts"

const countSearches = () => queryObjects(CatalogueSearch, { format: "count" })

test("a closed shop leaves the memory of its process", async () => {
  const first = await openTestApi()
  await first.close()
  const shop = await openTestApi()
  const open = countSearches()
  await shop.close()
  await expect.poll(countSearches, { interval: 1_000 }).toBeLessThan(open)
})
