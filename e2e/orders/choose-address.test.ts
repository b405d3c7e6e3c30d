import type { Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { breakCall, holdCall, holdReply, withoutNetworkErrors } from "../network-faults.ts"
import { placeOrder } from "../page-forms.ts"
import { findProblems, isCutOff } from "../screens/accessibility.ts"
import { isFocused, openShopBrowser, shown, visitAs } from "../shop-browser.ts"

const world = await openShopBrowser()
afterAll(world.close)
const { shop } = world
const part = await shop.part({ name: "Winch", price: 50 })
const rates = [
  { country: "GB", name: "VAT", percent: 20 },
  { country: "US", region: "TX", name: "Sales tax", percent: 6.25 },
]
const set = await shop.saveSettings("tax", { on: true, country: "GB", rates })
expect(set.status).toBe(200)

const choice = (page: Page) => page.getByRole("group", { name: "Deliver to" })
const press = async (page: Page, name: string) => {
  await page.getByRole("button", { name, exact: true, disabled: false }).focus()
  await page.keyboard.press("Enter")
}

test("the page of a sold-out part waits for no price", async () => {
  const soldOut = await shop.part({ name: "Capstan", price: 50, availableQuantity: 0 })
  const { page, complaints, close } = await visitAs(world, await shop.customer())
  await page.goto(`/purchase/${soldOut}`)
  await page.getByRole("textbox", { name: "Phone" }).waitFor()
  await expect.poll(() => page.getByText("Loading").count()).toBe(0)
  expect(complaints).toEqual([])
  await close()
})

test("by keyboard an address is added while ordering, and totals are updated", async () => {
  const customer = await shop.customer()
  const { page, complaints, close } = await visitAs(world, customer)
  const addressOutage = await breakCall(page, "GET /address")
  const priceOutage = await breakCall(page, "POST /price")
  await page.goto(`/purchase/${part}`)
  await shown(page, "The addresses could not be loaded.")
  await addressOutage.restore()
  await press(page, "Try again")
  await shown(page, "The shop is resting.")
  const retried = await holdCall(page, "POST", "/price")
  await press(page, "Try again")
  await retried.sent
  const retry = page.getByRole("button", { name: "Try again" })
  expect(await retry.evaluate(isFocused)).toBe(true)
  await priceOutage.restore()
  retried.release()
  await choice(page)
    .getByText(/^Choose a delivery address for this order/)
    .waitFor()
  await shown(page, "excl. tax")
  await page.getByRole("button", { name: "Submit", disabled: true }).waitFor()

  await press(page, "Add address")
  const dialog = page.getByRole("dialog", { name: "Add address" })
  await dialog.getByRole("combobox", { name: "Country" }).selectOption("United Kingdom")
  const field = (name: string) => dialog.getByRole("textbox", { name, exact: true })
  await field("Town or city").fill("Leith")
  await field("Street").fill("Dock 4")
  await field("Postal code").fill("EH6 6QN")
  expect(await findProblems(page)).toEqual([])
  await field("Postal code").press("Enter")
  await dialog.waitFor({ state: "detached" })
  const leith = choice(page).getByRole("radio", { name: /Dock 4/ })
  await expect.poll(() => leith.evaluate(isFocused)).toBe(true)
  await page
    .getByText(/^VAT 20%/)
    .first()
    .waitFor()
  await page
    .getByRole("status")
    .getByText("VAT 20% $10.00, $60.00 in total.")
    .waitFor({ state: "attached" })
  expect(await findProblems(page)).toEqual([])
  await press(page, "Submit")
  await shown(page, "We have received your order.")
  await page.getByText("1 × Winch, $60.00.").waitFor()
  expect(withoutNetworkErrors(complaints)).toEqual([])
  await close()
})

test("at the checkout another address changes the totals, and a late reply does not bring the first back", async () => {
  const customer = await shop.customer()
  const api = shop.as(customer)
  const leith = { street: "Dock 4", city: "Leith", postalCode: "EH6 6QN", country: "GB" }
  const austin = { city: "Austin", region: "TX", postalCode: "78701", country: "US" }
  for (const place of [leith, { street: "1 Dock", ...austin }])
    await api("POST /address", { body: { name: "Ada", ...place } })
  await api("PATCH /cart", { body: { add: [{ partId: part, quantity: 2 }] } })
  const { page, complaints, close } = await visitAs(world, customer)
  await page.goto("/checkout")
  await placeOrder(page).waitFor()
  await shown(page, "$120.00")
  const reply = await holdReply(page, "/cart")
  await page.evaluate(() => dispatchEvent(new Event("focus")))
  await reply.written

  await press(page, "Change Deliver to")
  const first = choice(page).getByRole("radio", { name: /Dock 4/ })
  await expect.poll(() => first.isChecked()).toBe(true)
  await first.focus()
  await page.keyboard.press("ArrowDown")
  await page
    .getByText(/^Sales tax 6.25%/)
    .first()
    .waitFor()
  await page
    .getByRole("status")
    .getByText("Sales tax 6.25% $6.25, $106.25 in total.")
    .waitFor({ state: "attached" })
  const second = choice(page).getByRole("radio", { name: /Austin/ })
  await expect.poll(() => second.isChecked()).toBe(true)
  const late = page.waitForResponse((response) => new URL(response.url()).pathname === "/cart")
  await breakCall(page, "GET /cart", "no answer")
  reply.release()
  await (await late).finished()
  await press(page, "Continue")
  await page
    .getByRole("button", { name: "Place order for $106.25", disabled: false })
    .press("Enter")
  await page.getByRole("link", { name: "Pay now" }).press("Enter")
  await page.waitForURL(/\/dashboard\/payment\//)
  await page.getByText("$106.25").first().waitFor()
  const [order] = await api("GET /myorder")
  expect(order?.shipTo).toContain("Austin")

  await page.goto(page.url().replace("payment", "order"))
  const facts = page.getByRole("region", { name: "Order facts" })
  await facts
    .getByText(/^Sales tax 6.25%/)
    .first()
    .waitFor()
  expect(await facts.innerText()).toMatch(
    /Goods\s+\$100\.00\s+Sales tax 6\.25%[^$]*\$6\.25\s+Total\s+\$106\.25/,
  )
  expect(await isCutOff(page)).toBe(false)
  expect(withoutNetworkErrors(complaints)).toEqual([])
  await close()
})

test("the dialog that changes an order has its address chosen, for the buyer and for staff", async () => {
  const customer = await shop.customer()
  const place = { name: "Ada Byron", street: "Dock 4", postalCode: "EH6 6QN", country: "GB" }
  const addAddress = (city: string) =>
    shop.as(customer)("POST /address", { body: { ...place, city } })
  const { insertedId: addressId } = await addAddress("Leith")
  await addAddress("Oban")
  const lines = [{ partId: part, quantity: 1 }]
  const ordered = await shop.as(customer)("POST /order", { body: { lines, addressId } })
  const params = { id: ordered.insertedId }
  for (const person of [shop.admin, customer]) {
    const { page, complaints, close } = await visitAs(world, person)
    await page.goto(`/dashboard/order/${ordered.insertedId}`)
    const outage = await breakCall(
      page,
      person === customer ? "GET /address" : `GET /customer/${customer.id}`,
    )
    await press(page, "Change details")
    await shown(page, "The addresses could not be loaded.")
    await outage.restore()
    await press(page, "Try again")
    const kept = choice(page).getByRole("radio", { name: /^Keep it as it is.*Leith/ })
    expect(await kept.isChecked()).toBe(true)
    await choice(page).getByRole("radio", { name: /Oban/ }).check()
    await kept.check()
    await page.getByLabel("Note", { exact: true }).fill(`Read by ${person.name}`)
    if (person === customer) {
      await press(page, "Add address")
      await page.getByRole("dialog", { name: "Add address" }).waitFor()
      await page.keyboard.press("Escape")
      await page.getByRole("dialog", { name: "Add address" }).waitFor({ state: "detached" })
    }
    await press(page, "Save")
    await page.getByText(`Read by ${person.name}`).first().waitFor()
    if (person === customer) {
      const order = await shop.as(customer)("GET /order/{id}", { params })
      expect(order.shipTo).toContain("Leith")
      await press(page, "Change details")
      const note = page.getByLabel("Note", { exact: true })
      await note.fill("Too late")
      await shop.as(customer)("POST /order/{id}/cancel", { params, body: {} })
      await press(page, "Save")
      await expect.poll(() => page.getByRole("button", { name: "Cancel order" }).count()).toBe(0)
      expect(await note.inputValue()).toBe("Too late")
    }
    expect(withoutNetworkErrors(complaints)).toEqual([])
    await close()
  }
})

test("an offer with its own delivery price says what to do once its address is in another town", async () => {
  await shop.holdMails()
  const customer = await shop.customer()
  const own = shop.as(customer)
  const place = { name: "Ada", street: "Dock 4", city: "Leith", postalCode: "EH6 6QN" }
  const body = { ...place, country: "GB" }
  const { insertedId: id } = await own("POST /address", { body })
  const draft = { email: customer.email, lines: [{ partId: part, quantity: 2 }], deliveryPrice: 60 }
  const { insertedId: offer } = await shop.as(shop.admin)("POST /draft-order", { body: draft })
  await shop.send(`POST /draft-order/${offer}/send`, {
    token: shop.admin.token,
    headers: { "if-match": "*" },
  })
  const [mail] = await shop.sql("select data from mail_outbox where template = 'order-offer'")
  await own("PUT /address/{id}", {
    params: { id },
    body: { ...body, city: "London", postalCode: "SW1A 1AA" },
  })
  const { page, complaints, close } = await visitAs(world, customer)
  await page.goto(new URL(Object(mail?.data).link).pathname)
  await page.getByText(/The price of delivery in this offer is for its address/).waitFor()
  await page.getByText(/no longer has an address in this town/).waitFor()
  expect(await findProblems(page)).toEqual([])
  await own("POST /address", { body })
  await page.reload()
  await page.getByRole("button", { name: "Accept and pay $192.00" }).click()
  await page.getByRole("heading", { name: "Pay for Winch" }).waitFor()
  expect(complaints).toEqual([])
  await close()
})
