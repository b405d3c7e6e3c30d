import { afterAll, expect, test } from "vitest"
import { holdCall } from "../network-faults.ts"
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

test("counts are kept while staff look for the next part, and applied together", async () => {
  const bolt = await world.shop.part({ name: "Long bolt", availableQuantity: 7 })
  const washer = await world.shop.part({ name: "Washer", availableQuantity: 7 })
  const { page, close } = await visitAs(world, world.shop.admin)
  await page.goto("/dashboard/stock?q=Long bolt")
  await page.getByLabel("Counted of Long bolt").fill("5")
  await shown(page, "1 part counted, 1 with a difference")
  const search = page.getByLabel("ID, name or part number")
  await search.fill("Washer")
  await search.press("Enter")
  await page.getByLabel("Counted of Washer").fill("9")
  await shown(page, "2 parts counted, 2 with a difference")
  const admin = world.shop.as(world.shop.admin)
  const sold = { delta: -1, reason: "correction" } as const
  await admin("POST /part/{id}/stock", { params: { id: bolt }, body: sold })
  await page.getByRole("button", { name: "Apply counts (2)" }).click()
  await shown(page, "Long bolt: 6 are on hand now. Count again.")
  await page.goBack()
  await page.getByLabel("Counted of Long bolt").waitFor()
  await page.getByRole("button", { name: "Apply counts (2)" }).click()
  await shown(page, "Stock of 2 parts changed")
  const stock = await world.shop.sql(
    "select available_quantity from parts where id = any($1) order by name",
    [[bolt, washer]],
  )
  expect(stock.map(({ available_quantity }) => available_quantity)).toEqual([5, 9])
  await close()
})

test("counts typed while others are applied stay", async () => {
  await world.shop.part({ name: "Rivet", availableQuantity: 7 })
  await world.shop.part({ name: "Rivet nut", availableQuantity: 7 })
  const { page, close } = await visitAs(world, world.shop.admin)
  await page.goto("/dashboard/stock?q=Rivet")
  await page.getByLabel("Counted of Rivet", { exact: true }).fill("5")
  const call = await holdCall(page, "POST", "/stocktake")
  await page.getByRole("button", { name: "Apply counts (1)" }).click()
  await call.sent
  await page.getByLabel("Counted of Rivet nut").fill("9")
  call.release()
  await shown(page, "Stock of 1 part changed")
  await shown(page, "1 part counted, 1 with a difference")
  expect(await page.getByLabel("Counted of Rivet", { exact: true }).inputValue()).toBe("")
  expect(await page.getByLabel("Counted of Rivet nut").inputValue()).toBe("9")
  await close()
})
