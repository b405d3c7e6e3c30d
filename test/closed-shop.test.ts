import { queryObjects } from "node:v8"
import { expect, test } from "vitest"
import { CatalogueSearch } from "#operations/catalogue/catalogue-search.ts"
import { openTestApi } from "./test-shop.ts"

test("a closed shop leaves the memory of its process", async () => {
  const first = await openTestApi()
  await first.close()
  const shop = await openTestApi()
  const open = queryObjects(CatalogueSearch)
  await shop.close()
  await expect.poll(() => queryObjects(CatalogueSearch), { interval: 1_000 }).toBeLessThan(open)
})
