import { readFile } from "node:fs/promises"
import { afterAll, expect, test } from "vitest"
import { importCommands } from "#test/import-shop.ts"
import { payOrder } from "#test/pay.ts"
import { breakCall, holdCall, withoutNetworkErrors } from "../network-faults.ts"
import { findProblems } from "../screens/accessibility.ts"
import { openShopBrowser, shown, toastText, visitAs } from "../shop-browser.ts"

const processorId = "0f5e1c1e-7a61-4a5e-9c5e-1f4e2d3c4b5a"
const processor = {
  id: processorId,
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

const file = (name: string, ...lines: string[]) => ({
  name,
  mimeType: "text/csv",
  buffer: Buffer.from(`${lines.join("\n")}\n`),
})

test("an administrator corrects a file, imports it despite slow responses, undoes it, and reads when that is impossible", async () => {
  const { page, complaints, close } = await visitAs(world, world.shop.admin)
  await page.goto("/dashboard/manageProduct")
  await page.getByRole("link", { name: "Import", exact: true }).click()
  await page.getByRole("heading", { name: "Import products", level: 1 }).waitFor()

  await page.getByRole("button", { name: "Check file" }).click()
  await page.getByText("Choose a file", { exact: true }).first().waitFor()
  const check = async (chosen: ReturnType<typeof file>) => {
    await page.getByLabel("File", { exact: true }).setInputFiles(chosen)
    await page.getByRole("button", { name: "Check file" }).click()
    await page.getByRole("heading", { name: chosen.name, level: 2 }).waitFor()
  }
  await check(file("wrong.csv", "sku,name,price", "E-1,Ember,1e3", "E-2,Eel,5"))
  await shown(page, "1 of 2 rows have errors")
  const problem = page.getByRole("region", { name: "Problems" }).getByRole("row", { name: /price/ })
  await problem.getByText(/must be an amount in dollars from 0.01 to 999999.99/).waitFor()

  // Slower than the polling of the progress.
  await page.route(/import\.data/, async (route) => {
    await new Promise((done) => setTimeout(done, 1_000))
    await route.continue()
  })
  await check(
    file("right.csv", "sku,name,price,availableQuantity", "E-1,Ember,100,7", "E-2,Eel,5,9"),
  )
  await shown(page, "Checked. Nothing has been changed yet.")
  const rows = page.getByRole("region", { name: "Rows of the import" })
  await rows.getByRole("row", { name: /Ember/ }).getByText("100.00").waitFor()
  await page.getByRole("button", { name: "Import 2 products" }).click()
  await shown(page, "Imported 2 products")
  await page.unroute(/import\.data/)
  const found = await world.shop.as()("GET /catalogue", { query: { q: "ember" } })
  expect(found.parts.map(({ sku }) => sku)).toEqual(["E-1"])
  await page.getByRole("button", { name: "Undo this import" }).click()
  const question = page.getByRole("alertdialog", { name: "Undo this import?" })
  await question.getByText("2 products are removed from the shop. Existing orders stay.").waitFor()
  await question.getByRole("button", { name: "Cancel" }).click()
  await question.waitFor({ state: "detached" })
  expect((await world.shop.as()("GET /catalogue", { query: { q: "ember" } })).total).toBe(1)
  await page.getByRole("button", { name: "Undo this import" }).click()
  await question.getByRole("button", { name: "Undo" }).click()
  await shown(page, "Undone")
  expect((await world.shop.as()("GET /catalogue", { query: { q: "ember" } })).total).toBe(0)

  await check(file("again.csv", "sku,name,price,availableQuantity", "E-1,Ember,100,7"))
  await page.getByRole("button", { name: "Import 1 product" }).click()
  await shown(page, "Imported 1 product")
  const [part] = await world.shop.sql("select id from parts where sku = 'E-1'")
  const body = { delta: 1, reason: "restock" } as const
  const params = { id: String(part?.id) }
  await world.shop.as(world.shop.admin)("POST /part/{id}/stock", { params, body })
  await page.getByRole("button", { name: "Undo this import" }).click()
  await question.getByText("1 product is removed from the shop.").waitFor()
  await question.getByRole("button", { name: "Undo" }).click()
  await page.getByText("Row 2: E-1 was sold, or its stock changed").waitFor()
  expect(withoutNetworkErrors(complaints)).toEqual([])
  await close()
})

test("a file that is refused, invalid or discarded changes nothing; removing products needs a confirmation", async () => {
  const { page, close } = await visitAs(world, world.shop.admin)
  await page.goto("/dashboard/import")
  const choose = (chosen: ReturnType<typeof file>) =>
    page.getByLabel("File", { exact: true }).setInputFiles(chosen)
  const message = "The file is too large."
  const refusal = { status: 413, code: "body_too_large", message }
  const { restore } = await breakCall(page, "PUT /import", refusal)
  await choose(file("large.csv", "sku,name,price", "L-1,Loom,5"))
  await page.getByRole("button", { name: "Check file" }).click()
  expect(await toastText(page, "alert")).toBe(message)
  await shown(page, "Discarded. Nothing was changed.")
  await restore()

  await choose(file("pretty.json", "{", '  "sku": "L-1",', '  "price": 5', "}"))
  await page.getByRole("button", { name: "Check file" }).click()
  await shown(page, "4 of 4 rows have errors")
  await page.getByText("Nothing was changed. Correct the file and upload it again.").waitFor()

  await choose(file("few.csv", "sku,name,price", "G-1,Gale,5"))
  await page.getByLabel("Remove products that are not in the file from the shop").check()
  await page.getByRole("button", { name: "Check file" }).click()
  await page.getByRole("heading", { name: "few.csv", level: 2 }).waitFor()
  await page.getByRole("link", { name: "Removed" }).click()
  await page.getByRole("row", { name: /Anvil/ }).first().waitFor()
  await page.getByRole("button", { name: /^Import \d+ products/ }).click()
  const dialog = page.getByRole("alertdialog")
  await dialog.getByText("They are not in few.csv. Existing orders stay.").waitFor()
  await dialog.getByRole("button", { name: "Cancel" }).click()
  await page.getByRole("button", { name: "Discard" }).click()
  await shown(page, "Discarded. Nothing was changed.")
  const [row] = await world.shop.sql(
    "select count(*)::integer as live from parts where archived_at is null",
  )
  expect(Number(row?.live)).toBeGreaterThan(50)
  await close()
})

test("columns and values of a file are mapped once, and remembered for the next file", async () => {
  const { page, complaints, close } = await visitAs(world, world.shop.admin)
  await page.goto("/dashboard/import")
  const lines = ["sku,name,price,category,Wattage,depth", "H-1,Hob,65,Netzteile,650,16"]
  const check = async (name: string) => {
    await page.getByLabel("File", { exact: true }).setInputFiles(file(name, ...lines))
    await page.getByRole("button", { name: "Check file" }).click()
    await page.getByRole("heading", { name, level: 2 }).waitFor()
    await page.getByText("Names in this file").click()
  }
  const readAgain = () =>
    page.getByRole("button", { name: "Read the file again", disabled: false }).press("Enter")
  await check("hob.csv")
  await shown(page, "2 unknown")
  await page.getByLabel("Category of Netzteile in this shop").selectOption("Power supplies")
  await shown(page, "1 changed, not read yet")
  await readAgain()
  await shown(page, "1 unknown")
  await page.getByLabel("Meaning of depth").selectOption("Length (mm)")
  await page.getByLabel("Unit of the numbers in depth").selectOption("in cm")
  await readAgain()
  await shown(page, "All known")
  const rows = page.getByRole("region", { name: "Rows of the import" })
  await rows.getByRole("row", { name: /Hob/ }).getByText("160").waitFor()
  await shown(page, "Nothing changed yet")

  await check("hob-again.csv")
  await shown(page, "All known")
  await page.getByLabel("Meaning of depth").waitFor()
  await expect.poll(() => page.getByLabel("Meaning of depth").inputValue()).toBe("lengthMm")
  const unit = page.getByLabel("Unit of the numbers in depth")
  expect(await unit.inputValue()).toBe("cm")
  await unit.selectOption("in mm")
  await readAgain()
  await rows.getByRole("row", { name: /Hob/ }).getByText("16", { exact: true }).waitFor()
  expect(complaints).toEqual([])
  await close()
})

test("a supplier's price list is imported with the suggested columns, which are remembered", async () => {
  const { page, complaints, close } = await visitAs(world, world.shop.admin)
  await page.goto("/dashboard/import")
  const check = async (name: string) => {
    const chosen = file(
      name,
      "Price list;;;",
      "Art.-Nr.;Bezeichnung;VK netto;Farbe",
      "P-1;Pumpe;1.234,50;rot",
      "Pumpen;;;",
      "P-2;Pumpe klein;99,90;blau",
    )
    await page.getByLabel("File", { exact: true }).setInputFiles(chosen)
    await page.getByRole("button", { name: "Check file" }).click()
    await page.getByRole("heading", { name, level: 2 }).waitFor()
  }
  await check("prices.csv")
  await shown(page, "2 of 2 rows have errors")
  await page.getByRole("button", { name: "Export CSV" }).waitFor()
  await page.getByLabel("Contents of the column Farbe").selectOption("Not used")
  expect(await findProblems(page)).toEqual([])
  await page.getByRole("button", { name: "Use these columns" }).click()
  await shown(page, "2 rows without a product were left out")
  const rows = page.getByRole("region", { name: "Rows of the import" })
  await rows.getByRole("row", { name: /P-1/ }).getByText("$1,234.50").waitFor()
  expect(await rows.getByText("rot", { exact: true }).count()).toBe(0)

  await check("prices-again.csv")
  await rows.getByRole("row", { name: /P-2/ }).getByText("$99.90").waitFor()
  expect(complaints).toEqual([])
  await close()
})

test("suggested names that cannot be saved are reported, and later choices are kept", async () => {
  const { page, close } = await visitAs(world, world.shop.admin)
  await page.goto("/dashboard/import")
  const lines = ["sku;name;price;category;Hersteller;Farbe", "U-1;Urne;5;Grafikkarten;Amber;rot"]
  await page.getByLabel("File", { exact: true }).setInputFiles(file("urn.csv", ...lines))
  await page.getByRole("button", { name: "Check file" }).click()
  await page.getByRole("heading", { name: "urn.csv", level: 2 }).waitFor()
  await shown(page, "Until you use them, these columns are read as specifications.")
  const importing = page.getByRole("button", { name: "Import 1 product" })
  expect(await importing.getAttribute("class")).toContain("button-secondary")
  const alert = page.getByRole("alert").getByText("The shop is resting.")
  for (const [call, name] of [
    ["PUT /vocabulary/names", "Use these names"],
    ["PUT /import-columns", "Use these columns"],
  ] as const) {
    const { restore } = await breakCall(page, call)
    await page.getByRole("button", { name }).click()
    await alert.waitFor()
    await restore()
    await page.reload()
  }

  await page.getByText("Columns of this file", { exact: true }).click()
  await page.getByLabel("Contents of the column Hersteller").selectOption("Not used")
  const saving = await holdCall(page, "PUT", "/import-columns")
  await page.getByRole("button", { name: "Read with these columns" }).click()
  await page.getByLabel("Contents of the column Farbe").selectOption("Not used")
  saving.release()
  await shown(page, "1 changed, not read yet")
  expect(await page.getByLabel("Contents of the column Farbe").inputValue()).toBe("unused")
  await close()
})

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
  await expect.poll(() => page.getByRole("main").textContent()).not.toContain(processorId)
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
  await expect.poll(() => page.getByRole("main").textContent()).not.toContain(processorId)
  const { text } = (await world.shop.send("GET /parts?q=eel&view=grid")).body
  expect(text).toMatch(/<article.*>CM8064401548111</s)
  expect(complaints).toEqual([])
  await close()
})

test("orders, purchases, refunds and lists show the manufacturer's number, too", async () => {
  const { shop } = world
  const buyer = await shop.customer()
  const [part] = await shop.sql("select id from parts where sku = $1", [processorId])
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
    await expect.poll(() => page.getByRole("main").textContent()).not.toContain(processorId)
  }
  await page.getByRole("button", { name: "More" }).click()
  const file = page.waitForEvent("download")
  await page.getByRole("button", { name: "Download as CSV" }).click()
  const [head, row] = (await readFile(await (await file).path(), "utf8")).split("\r\n")
  expect(head).toMatch(/Part number,.*,SKU,Customer part number,Target price$/)
  expect(row).toMatch(new RegExp(`^CM8064401548111,.*,${processorId},,$`))
  await close()

  const staff = await visitAs(world, shop.admin)
  await staff.page.goto(`/dashboard/order/${orderId}`)
  await staff.page.getByRole("button", { name: /Choose lines/ }).click()
  await staff.page.getByRole("dialog").getByText("CM8064401548111").waitFor()
  await staff.close()
})
