import { afterAll, expect, test } from "vitest"
import { openShopBrowser, shown, visitAs } from "../shop-browser.ts"

const world = await openShopBrowser({ seed: "none" })
afterAll(world.close)

test("a count is read as the language writes it, and never as another number", async () => {
  const partId = await world.shop.part({ name: "Bolt", availableQuantity: 7 })
  const other = await world.shop.part({ name: "Nut", availableQuantity: 7 })
  const { page, complaints, close } = await visitAs(world, world.shop.admin)
  await page.goto("/de/dashboard/stock")
  await page.getByLabel("Gezählt von Bolt").fill("1.000,5")
  await shown(page, "Gezählt muss eine ganze Zahl sein")
  await page.getByLabel("Gezählt von Nut").fill("1.000")
  await shown(page, "+993")
  await page.getByRole("button", { name: "Zählungen übernehmen (1)" }).click()
  await shown(page, "Bestand geändert: 1 Teil")
  const stockOf = async (id: string) =>
    (await world.shop.as(world.shop.admin)("GET /part/{id}", { params: { id } })).availableQuantity
  expect([await stockOf(partId), await stockOf(other)]).toEqual([7, 1000])
  expect(await page.getByLabel("Gezählt von Bolt").inputValue()).toBe("1.000,5")
  expect(complaints).toEqual([])
  await close()
})
