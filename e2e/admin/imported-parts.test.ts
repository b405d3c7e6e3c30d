import { readFile } from "node:fs/promises"
import { afterAll, expect, test } from "vitest"
import { importCommands } from "#test/import-shop.ts"
import { payOrder } from "#test/pay.ts"
import { openShopBrowser, visitAs } from "../shop-browser.ts"

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

const world = await openShopBrowser()
afterAll(world.close)
const { dryRun, apply } = importCommands(world.shop)
const { id: importId } = await dryRun(JSON.stringify(processor), { keyedBy: "id" })
await apply(importId)

test("an imported part shows its manufacturer's number and the known specs", async () => {
  const { page, complaints, close } = await visitAs(world, undefined)
  await page.goto("/parts?q=eel&view=table")
  const row = page.getByRole("rowheader", { name: /Eel 12-core/ })
  await expect.poll(() => row.textContent()).toContain("CM8064401548111")
  const search = page.getByRole("banner").getByLabel("Search parts")
  await search.fill("cm8064401548111")
  await page.getByRole("option", { name: /CM8064401548111 ?exact/ }).waitFor()
  await search.press("Control+Enter")
  await page.getByRole("link", { name: /^Cart, 1 line/ }).click()
  const line = page.getByRole("grid").getByText("CM8064401548111")
  await line.waitFor()
  await expect.poll(() => page.getByRole("main").textContent()).not.toContain(id)
  await page.goBack()
  await row.getByRole("link", { name: "Eel 12-core" }).click()
  await page.getByRole("heading", { level: 1, name: "Eel 12-core" }).waitFor()
  const specs = page.getByRole("table", { name: "Specifications of Eel 12-core" })
  await expect
    .poll(() => specs.getByRole("row").allTextContents())
    .toEqual([
      "Processor",
      "SocketAM5",
      "Cores12",
      "More",
      "Release year2023",
      "Part numberCM8064401548111",
    ])
  await expect.poll(() => page.getByRole("main").textContent()).not.toContain(id)
  await page.goto("/parts?q=eel&view=grid")
  await page.getByRole("article").getByText("CM8064401548111").waitFor()
  expect(complaints).toEqual([])
  await close()
})

test("orders, purchases, refunds and lists show the manufacturer's number, too", async () => {
  const { shop } = world
  const buyer = await shop.customer()
  const [part] = await shop.sql("select id from parts where sku = $1", [id])
  const partIds = [String(part?.id), await shop.part({ name: "Anvil 850" })]
  const lines = partIds.map((partId) => ({ partId, quantity: 1 }))
  const { insertedId: orderId } = await shop.as(buyer)("POST /order", { body: { lines } })
  await payOrder(shop, buyer, orderId)
  const body = { name: "Bench", lines }
  const { insertedId: listId } = await shop.as(buyer)("POST /list", { body })
  const { page, close } = await visitAs(world, buyer)
  for (const path of [`order/${orderId}`, "myOrder?view=again", `lists/${listId}`]) {
    await page.goto(`/dashboard/${path}`)
    await page.getByText("CM8064401548111").first().waitFor()
    await expect.poll(() => page.getByRole("main").textContent()).not.toContain(id)
  }
  await page.getByRole("button", { name: "More" }).click()
  const file = page.waitForEvent("download")
  await page.getByRole("button", { name: "Download as CSV" }).click()
  const [head, row] = (await readFile(await (await file).path(), "utf8")).split("\r\n")
  expect(head).toMatch(/Part number,.*,SKU,Customer part number,Target price$/)
  expect(row).toMatch(new RegExp(`^CM8064401548111,.*,${id},,$`))
  await close()

  const staff = await visitAs(world, shop.admin)
  await staff.page.goto(`/dashboard/order/${orderId}`)
  await staff.page.getByRole("button", { name: /Choose lines/ }).click()
  await staff.page.getByRole("dialog").getByText("CM8064401548111").waitFor()
  await staff.close()
})
