import type { Route } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { breakCall, holdCall } from "../network-faults.ts"
import { fillProduct, pasteText } from "../page-forms.ts"
import { focusedName, openShopBrowser, shown, visitAs } from "../shop-browser.ts"

const world = await openShopBrowser()
afterAll(world.close)

const product = "Tempo DDR5-6000 32 GB Kit"

test("an administrator edits a product, sees another's conflicting edit, and changes its stock", async () => {
  const { page, complaints, close } = await visitAs(world, world.shop.admin)
  await page.goto(`/dashboard/manageProduct?q=${encodeURIComponent(product)}`)
  await page.getByRole("link", { name: `Edit ${product}` }).click()
  await page.getByRole("heading", { name: `Edit ${product}`, level: 1 }).waitFor()

  await page.getByLabel("Name").fill("")
  await page.getByRole("button", { name: "Save product" }).click()
  await page.getByRole("heading", { name: "There is a problem" }).waitFor()
  await page.getByRole("link", { name: "Name is Required" }).click()
  await page.keyboard.type("Tempo DDR5-6000 Kit")
  await page.getByLabel("Price").fill("119.5")
  const saving = await holdCall(page, "PATCH", /^\/part\//)
  await page.getByRole("button", { name: "Save product" }).click()
  await saving.sent
  await page.getByLabel("Description").fill("Typed while it is saved.")
  saving.release()
  await shown(page, "Product saved")
  await page.getByRole("heading", { name: "Edit Tempo DDR5-6000 Kit", level: 1 }).waitFor()
  await expect.poll(() => page.getByLabel("Price").inputValue()).toBe("119.50")
  expect(await page.getByLabel("Description").inputValue()).toBe("Typed while it is saved.")

  const id = new URL(page.url()).pathname.split("/").at(-1) ?? ""
  const admin = world.shop.as(world.shop.admin)
  const { version } = await admin("GET /part/{id}", { params: { id } })
  await admin("PATCH /part/{id}", { params: { id }, body: { version, price: 120 } })
  await page.getByLabel("Description").fill("Mine.")
  await page.getByRole("button", { name: "Save product" }).click()
  await shown(page, "Someone else has changed this product.")
  await page.getByRole("button", { name: "Show the new version" }).click()
  await page.getByText("Someone else has changed this product.").waitFor({ state: "detached" })
  await expect.poll(() => page.getByLabel("Price").inputValue()).toBe("120.00")
  await expect.poll(() => page.getByLabel("Description").inputValue()).not.toBe("Mine.")

  await page.getByRole("button", { name: "Change stock" }).click()
  await shown(page, "Change is Required")
  await page.getByLabel("Change").fill("-99999")
  await page.getByRole("button", { name: "Change stock" }).click()
  await page.getByRole("alert").getByText("Stock cannot fall below zero.").waitFor()
  await page.getByLabel("Change").fill("-400")
  await page.getByLabel("Reason").selectOption("Correction")
  await page.getByLabel("Note").fill("Counted again")
  const changing = await holdCall(page, "POST", `/part/${id}/stock`)
  await page.getByRole("button", { name: "Change stock" }).click()
  await changing.sent
  await page.getByLabel("Note").fill("Typed meanwhile")
  changing.release()
  await shown(page, "2,000 available")
  expect(await page.getByLabel("Note").inputValue()).toBe("Typed meanwhile")
  expect(await page.getByLabel("Change").inputValue()).toBe("")
  const moved = page.getByRole("row", { name: /Correction/ })
  await moved.getByText("-400").waitFor()
  await moved.getByText("Counted again").waitFor()
  await moved.getByText(world.shop.admin.email).waitFor()
  expect(complaints.filter((line) => !/status of 409/.test(line))).toEqual([])
  await close()
})

test("an expected batch is added, shown to buyers, changed and received by keyboard", async () => {
  const partId = await world.shop.part({ name: "Purlin", availableQuantity: 10 })
  const { page, complaints, close } = await visitAs(world, world.shop.admin)
  await page.goto(`/dashboard/manageProduct/${partId}`)
  await page.getByRole("button", { name: "Add batch" }).press("Enter")
  await page.getByRole("button", { name: "Add batch", exact: true }).press("Enter")
  await shown(page, "Day is Required")
  const form = page.locator("form").filter({ hasText: "Expected on" })
  await form.getByLabel("Quantity").fill("40")
  await form.getByLabel("Expected on").fill("2030-12-03")
  await form.getByLabel("Note").fill("Lorry 7")
  await page.keyboard.press("Enter")
  await shown(page, "Batch added.")
  await page.getByRole("button", { name: "Change 40 on 3 Dec 2030" }).press("Enter")
  await form.getByLabel("Quantity").fill("30")
  await page.keyboard.press("Enter")
  await shown(page, "Batch changed.")

  const { slug } = await world.shop.as(world.shop.admin)("GET /part/{id}", {
    params: { id: partId },
  })
  const buyer = await visitAs(world, undefined)
  await buyer.page.goto(`/parts/${slug}`)
  await buyer.page.getByRole("spinbutton", { name: "Quantity" }).fill("50")
  await shown(buyer.page, "30 more expected on 3 Dec 2030.")

  await page.getByRole("button", { name: "Received 30 on 3 Dec 2030" }).press("Enter")
  await page.getByRole("button", { name: "Add to stock" }).press("Enter")
  await shown(page, "30 received, 40 available now.")
  await shown(page, "40 available")
  await page
    .getByRole("row", { name: /Restock/ })
    .getByText("Expected on 3 Dec 2030: Lorry 7")
    .waitFor()
  await buyer.page.getByText("30 more expected").waitFor({ state: "detached" })
  expect([...complaints, ...buyer.complaints]).toEqual([])
  await buyer.close()
  await close()
})

test("a received batch says what is available after the orders that waited for it", async () => {
  const { shop } = world
  const id = await shop.part({ availableQuantity: 0, backorder: "yes" })
  const body = { purchaseId: id, quantity: 4 }
  await shop.as(await shop.customer())("POST /purchase", { body })
  const batch = { quantity: 10, on: "2030-12-03" }
  await shop.as(shop.admin)("POST /part/{id}/batches", { params: { id }, body: batch })
  const { page, close } = await visitAs(world, shop.admin)
  await page.goto(`/dashboard/manageProduct/${id}`)
  await page.getByRole("button", { name: "Received 10 on 3 Dec 2030" }).click()
  await page.getByRole("button", { name: "Add to stock" }).click()
  await shown(page, "10 received, 6 available now.")
  await close()
})

test("a product's pack and maximum are entered, refused at their field, and shown in the list", async () => {
  const partId = await world.shop.part({ name: "Spool", minimumQuantity: 20 })
  const { page, complaints, close } = await visitAs(world, world.shop.admin)
  await page.goto(`/dashboard/manageProduct/${partId}`)
  const typeLimits = async (most: string, pack: string) => {
    await page.getByLabel("Maximum Quantity").fill(most)
    await page.getByLabel("Order Multiple").fill(pack)
    await page.getByRole("button", { name: "Save product" }).click()
  }
  await typeLimits("510", "20")
  await page
    .getByRole("link", { name: "Maximum Quantity must be a multiple of 20", exact: true })
    .click()
  await typeLimits("500", "20")
  await shown(page, "Product saved")
  await page.getByRole("link", { name: "Manage Product" }).first().click()
  const row = page.getByRole("row", { name: /Spool/ })
  await row.getByText("in multiples of 20").waitFor()
  await row.getByText("at most 500").waitFor()
  const saved = await world.shop.as(world.shop.admin)("GET /part/{id}", { params: { id: partId } })
  expect(saved).toMatchObject({ maximumQuantity: 500, orderMultiple: 20 })
  expect(complaints.filter((line) => !/status of 400/.test(line))).toEqual([])
  await close()
})

test("price breaks are entered and pasted by keyboard, previewed, and refused at their fields", async () => {
  const partId = await world.shop.part({ name: "Gusset", price: 5 })
  const { page, complaints, close } = await visitAs(world, world.shop.admin)
  await page.goto(`/dashboard/manageProduct/${partId}`)
  await page.getByRole("button", { name: "Add a price break", disabled: false }).focus()
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await page.keyboard.press("Enter")
  await page.keyboard.type("100")
  await press("Tab")
  await page.keyboard.type("4.90")
  await press("Enter")
  const preview = page.getByRole("region", { name: "What buyers see" })
  await preview.getByRole("row", { name: "100+ $4.90 2%" }).waitFor()

  await pasteText(page, "Quantity\tPrice\n1,000\t$4.10\n500\t4,50\n")
  await page.getByRole("button", { name: "Save product" }).click()
  await page.getByRole("link", { name: "Break 3: Quantity must be more than 1,000" }).click()
  await page.getByRole("link", { name: "Break 3: Price must be less than $4.10" }).waitFor()
  await press("Tab", "Tab", "Enter")
  await page.getByText("There is a problem").waitFor({ state: "detached" })
  await expect.poll(() => focusedName(page)).toBe("breaks.1.quantity")
  // The server refuses for a reason the form does not know.
  const fields = { "breaks.1.price": "Price is below cost" }
  const refuse = (route: Route) =>
    route.request().method() === "PATCH"
      ? route.fulfill({ status: 400, json: { code: "invalid_input", message: "No.", fields } })
      : route.fallback()
  await page.route(`**/part/${partId}`, refuse)
  await page.getByRole("button", { name: "Save product" }).click()
  await page.getByRole("link", { name: "Break 2: Price is below cost" }).click()
  await page.unroute(`**/part/${partId}`, refuse)
  await press("ControlOrMeta+a")
  await page.keyboard.type("4.2")
  await page.getByRole("button", { name: "Save product" }).click()
  await shown(page, "Product saved")
  const change = page.getByRole("region", { name: "History" }).getByRole("row", { name: /Edited/ })
  await change.getByText("100: $4.90; 1,000: $4.20").waitFor()
  await change.getByText(world.shop.admin.email).waitFor()
  const buyer = world.shop.as(await world.shop.customer())
  await expect
    .poll(() => buyer("GET /part/{id}", { params: { id: partId } }))
    .toMatchObject({
      breaks: [
        { quantity: 100, price: 4.9 },
        { quantity: 1000, price: 4.2 },
      ],
    })

  // Rows that change while the product is saved stay as they are.
  const price = page.getByLabel("Price", { exact: true })
  const save = page.getByRole("button", { name: "Save product", disabled: false })
  const editWhileSaving = async (typed: string, edit: () => Promise<void>) => {
    const saving = await holdCall(page, "PATCH", `/part/${partId}`)
    await price.fill(typed)
    await save.click()
    await saving.sent
    await edit()
    saving.release()
    await expect.poll(() => price.inputValue()).toBe(`${typed}0`)
  }
  await editWhileSaving("5.5", async () => {
    await page.getByRole("button", { name: "Add a price break" }).click()
    await expect.poll(() => focusedName(page)).toBe("breaks.2.quantity")
    await page.keyboard.type("2000")
  })
  await press("Tab")
  await page.keyboard.type("4.1")
  await editWhileSaving("5.6", () => page.getByRole("button", { name: "Remove break 1" }).click())
  await page.getByLabel("Quantity, break 3").waitFor({ state: "detached" })
  await save.click()
  await expect
    .poll(() => buyer("GET /part/{id}", { params: { id: partId } }))
    .toMatchObject({
      price: 5.6,
      breaks: [
        { quantity: 1000, price: 4.2 },
        { quantity: 2000, price: 4.1 },
      ],
    })
  expect(complaints.filter((line) => !/status of 400/.test(line))).toEqual([])
  await close()
})

test("the page of an unknown product answers 404 and says so", async () => {
  const { cookie } = world.shop.admin
  const path = `/dashboard/manageProduct/${"0".repeat(24)}`
  const { status, body } = await world.shop.send(`GET ${path}`, { headers: { cookie } })
  expect(status).toBe(404)
  expect(body.text).toMatch(/<h1[^>]*>Product not found/)
})

test("a product's number, category and attributes are entered; a wrong value is reported at its field", async () => {
  const { page, complaints, close } = await visitAs(world, world.shop.admin)
  await page.goto("/dashboard/addProduct")
  await page.getByText("More fields").click()
  await page.getByLabel("Part number", { exact: true }).fill("CA-PA-850")
  await page.getByLabel("Category").fill("Power supplies")
  await fillProduct(page, {
    Name: "Anvil 950",
    Description: "950 W.",
    "Minimum Quantity": "1",
    "Available Quantity": "5",
    Price: "120",
  })
  await page.getByRole("button", { name: "Specifications (0)" }).click()
  await page.getByLabel("Power", { exact: true }).fill("950 mm")
  await page.getByLabel("Another specification").fill("Bay v1.2")
  await page.keyboard.press("Enter")
  await page.getByLabel("Bay v1.2").fill("two")
  const add = page.getByRole("button", { name: "Add product" })
  await add.click()
  await page.getByRole("link", { name: "Power must be a number of W" }).click()
  await page.keyboard.press("Control+a")
  await page.keyboard.type("0.95 kW")
  await add.click()
  await page.getByRole("link", { name: "Part number is already used by another product" }).click()
  await page.keyboard.press("Control+a")
  await page.keyboard.type("CA-PA-950")
  const adding = await holdCall(page, "POST", "/part")
  await add.click()
  await adding.sent
  await page.getByLabel("Description").fill("Typed meanwhile")
  adding.release()
  await page.getByRole("link", { name: "View Anvil 950" }).waitFor()
  await page.getByRole("button", { name: "Specifications (0)" }).waitFor()
  await expect.poll(() => focusedName(page)).toBe("description")
  expect(await page.getByLabel("Description").inputValue()).toBe("Typed meanwhile")
  expect(await page.getByLabel("Part number", { exact: true }).inputValue()).toBe("")

  const admin = world.shop.as(world.shop.admin)
  const [row] = (await admin("GET /product/grid", { query: { q: "CA-PA-950" } })).rows
  const params = { id: row?._id ?? "" }
  await expect
    .poll(() => admin("GET /part/{id}", { params }))
    .toMatchObject({
      category: "Power supplies",
      specs: { wattageW: 950, "Bay v1.2": "two" },
    })
  await page.goto(`/dashboard/manageProduct/${params.id}`)
  await page.getByRole("button", { name: "Specifications (2)" }).click()
  await expect.poll(() => page.getByLabel("Power", { exact: true }).inputValue()).toBe("950")
  await page.getByLabel("Bay v1.2").fill("")
  await page.getByLabel("Manufacturer's number").fill("ANV950")
  await page.getByRole("button", { name: "Save product" }).click()
  await shown(page, "Product saved")
  const saved = await admin("GET /part/{id}", { params })
  expect(saved).toMatchObject({ mpn: "ANV950", specs: { wattageW: 950 } })
  expect(saved.specs).not.toHaveProperty("Bay v1.2")
  expect(complaints.filter((line) => !/status of 400/.test(line))).toEqual([])
  await close()
})

test("a specification with quotes in its name is edited; a product saved just before the connection fails is reported as saved", async () => {
  const id = await world.shop.part({ name: "Quoted case", specs: { '3.5" bays': "two" } })
  const { page, close } = await visitAs(world, world.shop.admin)
  await page.goto(`/dashboard/manageProduct/${id}`)
  await page.getByRole("button", { name: "Specifications (1)" }).click()
  const bays = page.getByLabel('3.5" bays', { exact: true })
  const price = page.getByLabel("Price", { exact: true })
  await expect.poll(() => bays.inputValue()).toBe("two")
  await bays.fill("four")
  await page.getByLabel("Another specification").fill("Owner's manual")
  await page.keyboard.press("Enter")
  await page.getByLabel("Owner's manual").and(page.locator(":focus")).waitFor()
  await page.keyboard.type("German")
  await price.fill("119.5")
  const outage = await breakCall(page, `GET /part/${id}`, "no answer")
  await page.getByRole("button", { name: "Save product" }).click()
  await shown(page, "Product saved")
  await shown(page, "The product could not be loaded.")
  await expect.poll(() => page.getByText("The product was not saved").count()).toBe(0)
  await outage.restore()
  await page.getByRole("button", { name: "Try again" }).click()
  await expect.poll(() => price.inputValue()).toBe("119.50")
  const { specs } = await world.shop.as(world.shop.admin)("GET /part/{id}", { params: { id } })
  expect(specs).toEqual({ '3.5" bays': "four", "Owner's manual": "German" })
  await close()
})

test("a count is read as the language writes it, and never as another number", async () => {
  const partId = await world.shop.part({ name: "Bolt", availableQuantity: 7 })
  const other = await world.shop.part({ name: "Nut bolt", availableQuantity: 7 })
  const { page, complaints, close } = await visitAs(world, world.shop.admin)
  await page.goto("/de/dashboard/stock?q=bolt")
  await page.getByLabel("Gezählt von Bolt").fill("1.000,5")
  await shown(page, "Gezählt muss eine ganze Zahl sein")
  await page.getByLabel("Gezählt von Nut bolt").fill("1.000")
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

test("counts are kept while others are applied and staff look for the next part, and applied together", async () => {
  await world.shop.part({ name: "Rivet", availableQuantity: 7 })
  const nut = await world.shop.part({ name: "Rivet nut", availableQuantity: 7 })
  const washer = await world.shop.part({ name: "Washer", availableQuantity: 7 })
  const { page, close } = await visitAs(world, world.shop.admin)
  await page.goto("/dashboard/stock?q=Rivet")
  const countOf = (part: string) => page.getByLabel(`Counted of ${part}`, { exact: true })
  await countOf("Rivet").fill("4")
  const call = await holdCall(page, "POST", "/stocktake")
  await page.getByRole("button", { name: "Apply counts (1)" }).click()
  await call.sent
  await countOf("Rivet nut").fill("5")
  call.release()
  await shown(page, "Stock of 1 part changed")
  await shown(page, "1 part counted, 1 with a difference")
  expect(await countOf("Rivet").inputValue()).toBe("")
  expect(await countOf("Rivet nut").inputValue()).toBe("5")

  const search = page.getByLabel("ID, name or part number")
  await search.fill("Washer")
  await search.press("Enter")
  await countOf("Washer").fill("9")
  await shown(page, "2 parts counted, 2 with a difference")
  const admin = world.shop.as(world.shop.admin)
  const sold = { delta: -1, reason: "correction" } as const
  await admin("POST /part/{id}/stock", { params: { id: nut }, body: sold })
  await page.getByRole("button", { name: "Apply counts (2)" }).click()
  await shown(page, "Rivet nut: 6 are on hand now. Count again.")
  await page.goBack()
  await countOf("Rivet nut").waitFor()
  await page.getByRole("button", { name: "Apply counts (2)" }).click()
  await shown(page, "Stock of 2 parts changed")
  const stock = await world.shop.sql(
    "select available_quantity from parts where id = any($1) order by name",
    [[nut, washer]],
  )
  expect(stock.map(({ available_quantity }) => available_quantity)).toEqual([5, 9])
  await close()
})
