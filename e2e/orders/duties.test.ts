import { afterAll, expect, test } from "vitest"
import { euMembers } from "#domain/shop/places.ts"
import { findProblems } from "../screens/accessibility.ts"
import { openShopBrowser, serverText, shown, toastText, visitAs } from "../shop-browser.ts"

const world = await openShopBrowser()
afterAll(world.close)

const { saveSettings } = world.shop

test("a buyer withdraws in two steps, and staff see it and mark it as handled", async () => {
  const { shop } = world
  await saveSettings("duties", { withdrawal: true })
  const customer = await shop.customer()
  const partId = await shop.part({ price: 40 })
  const { insertedId: id } = await shop.as(customer)("POST /purchase", {
    body: { purchaseId: partId, quantity: 1 },
  })
  const { orderNumber } = await shop.as(customer)("GET /order/{id}", { params: { id } })
  const buyer = await visitAs(world, customer, { viewport: { width: 390, height: 800 } })
  await buyer.page.goto(`/dashboard/order/${id}`)
  await buyer.page.getByRole("link", { name: "Withdraw from this contract" }).click()
  const number = buyer.page.getByRole("textbox", { name: "Order number" })
  await expect.poll(() => number.inputValue()).toBe(orderNumber)
  await buyer.page.getByRole("textbox", { name: "Goods (optional)" }).fill("The winch.")
  await buyer.page.getByRole("button", { name: "Continue" }).click()
  await shown(buyer.page, "Confirm your withdrawal")
  expect(await findProblems(buyer.page)).toEqual([])
  await buyer.page.getByRole("button", { name: "Confirm withdrawal" }).click()
  await shown(buyer.page, "We have received your declaration")
  await buyer.close()

  const staff = await visitAs(world, shop.admin)
  await staff.page.goto("/dashboard/overview")
  await staff.page.getByRole("link", { name: /withdrawal/ }).click()
  await staff.page.getByRole("button", { name: `Mark as handled ${orderNumber}` }).click()
  expect(await toastText(staff.page)).toBe(`Withdrawal from ${orderNumber} handled`)
  await shown(staff.page, "Nothing here.")
  await staff.page.getByRole("link", { name: "All", exact: true }).click()
  await staff.page.getByRole("link", { name: orderNumber }).waitFor()
  await staff.close()
})

test("for consumers the checkout button states the obligation to pay", async () => {
  const { shop } = world
  await saveSettings("duties", { orderButton: { on: true, countries: ["DE"] } })
  await saveSettings("tax", {
    on: true,
    country: "DE",
    rates: [{ country: "DE", name: "VAT", percent: 19 }],
  })
  const partId = await shop.part({ price: 40 })
  const labelAt = async (country: string, company: string) => {
    const customer = await shop.customer()
    const place = { street: "4 Quay", city: "Town", postalCode: "20457", country }
    await shop.as(customer)("POST /address", { body: { name: "Ada", company, ...place } })
    await shop.as(customer)("PATCH /cart", { body: { set: [{ partId, quantity: 1 }] } })
    const text = await serverText(shop, customer, "/checkout")
    return text.match(/Order with obligation to pay|Place order for [$\d.]+/g)
  }
  expect(await labelAt("DE", "")).toEqual(["Order with obligation to pay"])
  expect(await labelAt("DE", "Tempo AG")).toEqual(["Place order for $47.60"])
  await saveSettings("tax", {})
})

test("a product shows its reduction, its manufacturer and the legal guarantee", async () => {
  const { shop } = world
  await saveSettings("duties", { makers: true, lowestPrice: true, guarantee: { on: true } })
  const id = await shop.part({
    price: 50,
    manufacturer: "Tempo AG",
    manufacturerAddress: "Kaistrasse 4, Hamburg, office@tempo.example",
  })
  const { version, slug } = await shop.as(shop.admin)("GET /part/{id}", { params: { id } })
  const { token } = shop.admin
  await shop.send(`PATCH /part/${id}`, { token, body: { version, price: 40 } })
  const { page, close } = await visitAs(world, undefined, { viewport: { width: 390, height: 800 } })
  await page.goto(`/parts/${slug}`)
  await page.getByText("Lowest price of the 30 days before: $50.00").waitFor()
  await shown(page, "Product safety")
  await page.getByText("Kaistrasse 4, Hamburg").waitFor()
  await page.getByText("legal guarantee of conformity").waitFor()
  expect(await findProblems(page)).toEqual([])
  await shop.send(`PATCH /part/${id}`, { token, body: { version: version + 1, price: 60 } })
  await shown(page, "$60.00")
  await page.getByText("Reduced from").waitFor({ state: "detached" })
  await close()
})

test("staff upload rates by postal code, enter an exchange rate and read which duties hold where", async () => {
  await saveSettings("invoices", { country: "CZ", taxCurrency: "CZK" })
  const { page, close } = await visitAs(world, world.shop.admin)
  const upload = async (text: string) =>
    page
      .getByLabel("CSV file of rates")
      .setInputFiles({ name: "rates.csv", mimeType: "text/csv", buffer: Buffer.from(text) })
  await page.goto("/dashboard/postal-rates")
  await upload("zip,rate\n78701,0.0825\n787x1,0.08\n")
  await shown(page, "The file has an error.")
  expect(await findProblems(page)).toEqual([])
  await upload("zip,rate\n78701,0.0825\n73301,0.08\n")
  await page.getByRole("button", { name: "Replace all rates" }).click()
  expect(await toastText(page)).toBe("2 postal codes have a rate now")
  await page.getByText("2 postal codes have a rate:").waitFor()

  await page.goto("/dashboard/daily-rates")
  await page.getByRole("textbox", { name: "1 USD in CZK" }).fill("22.345")
  await page.getByRole("button", { name: "Set rate" }).click()
  await page.getByRole("cell", { name: "22.345" }).waitFor()
  expect(await findProblems(page)).toEqual([])

  const orderButton = page.getByRole("row", { name: /^Order button/ })
  const placesAre = async (countries: string[], text: string) => {
    await saveSettings("duties", { orderButton: { on: true, countries } })
    await page.goto("/dashboard/duties")
    await orderButton.getByRole("cell", { name: text }).waitFor()
  }
  await placesAre([...euMembers], "European Union")
  // The Union is named only where all its members are meant.
  await placesAre([...euMembers.slice(1), "CH"], "Switzerland")
  expect(await orderButton.getByText("European Union").count()).toBe(0)
  const row = page.getByRole("row").filter({ hasText: "Tax in the national currency" })
  await expect.poll(() => row.textContent()).toContain("Czechia")
  await close()
})
