import { afterAll, beforeAll, expect, test } from "vitest"
import { importCommands } from "#test/import-shop.ts"
import { openShopBrowser, type ShopBrowser, visitAs } from "../shop-browser.ts"

const id = "0f5e1c1e-7a61-4a5e-9c5e-1f4e2d3c4b5a"
const processor = {
  id,
  sku: "CM8064401548111",
  name: "Eel 12-core",
  category: "CPU",
  price: 155.99,
  availableQuantity: 40,
  specs: { "cores.total": 12, "cores.efficiency": 0, socket: "AM5" },
  releaseYear: 2023,
  source: "BuildCores OpenDB (ODC-By 1.0)",
}

let world: ShopBrowser
beforeAll(async () => {
  world = await openShopBrowser()
  const { dryRun, apply } = importCommands(world.shop)
  const { id: importId } = await dryRun(JSON.stringify(processor), { keyedBy: "id" })
  await apply(importId)
})
afterAll(() => world.close())

test("an imported part is shown by its maker's number, with what is known of it", async () => {
  const { page, complaints, close } = await visitAs(world, undefined)
  await page.goto("/parts?q=eel&view=table")
  const row = page.getByRole("rowheader", { name: /Eel 12-core/ })
  expect(await row.textContent()).toContain("CM8064401548111")
  const search = page.getByRole("banner").getByLabel("Search parts")
  await search.fill("cm8064401548111")
  await page.getByRole("option", { name: /CM8064401548111 ?exact/ }).waitFor()
  await search.press("Control+Enter")
  await page.getByRole("link", { name: /^Cart, 1 line/ }).click()
  const line = page.getByRole("grid").getByText("CM8064401548111")
  await line.waitFor()
  expect(await page.getByRole("main").textContent()).not.toContain(id)
  await page.goBack()
  await row.getByRole("link", { name: "Eel 12-core" }).click()
  await page.getByRole("heading", { level: 1, name: "Eel 12-core" }).waitFor()
  const specs = page.getByRole("table", { name: "Specifications of Eel 12-core" })
  expect(await specs.getByRole("row").allTextContents()).toEqual([
    ...["Processor", "SocketAM5", "Cores12"],
    ...["More", "Release year2023", "Part numberCM8064401548111"],
  ])
  expect(await page.getByRole("main").textContent()).not.toContain(id)
  await page.goto("/parts?q=eel&view=grid")
  await page.getByRole("article").getByText("CM8064401548111").waitFor()
  expect(complaints).toEqual([])
  await close()
})
