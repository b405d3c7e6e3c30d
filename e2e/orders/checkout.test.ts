import { afterAll, afterEach, expect, test } from "vitest"
import { freightText } from "#contract/delivery/freight-text.ts"
import { pageText } from "#contract/kernel/page-text.ts"
import { endSessions } from "#db/accounts/sessions.ts"
import { holdCall, loseReply, withoutNetworkErrors } from "../network-faults.ts"
import { placeOrder } from "../page-forms.ts"
import { findProblems } from "../screens/accessibility.ts"
import {
  focusedName,
  isFocused,
  openShopBrowser,
  serverText,
  shown,
  toastText,
  visitAs,
} from "../shop-browser.ts"

const world = await openShopBrowser({ unpaidOrderHours: 48 })
afterAll(world.close)
afterEach(async () => {
  await saveSettings("tax", {})
  await saveSettings("delivery", {})
})

const { applySettings, saveSettings } = world.shop

test("a visitor orders a cart without leaving the checkout, and loses no input", async () => {
  const { shop } = world
  const partId = await shop.part({ name: "Winch", price: 50, packedWeightG: 1000 })
  const rates = [{ country: "GB", name: "VAT", percent: 20 }]
  await saveSettings("tax", { on: true, country: "GB", rates })
  const methods = [
    { name: "Standard", steps: ["10 kg: 9.90"], days: 2 },
    { name: "Express", steps: ["10 kg: 20"], days: 1 },
  ]
  await saveSettings("delivery", {
    charged: true,
    zones: [{ name: "Islands", places: ["GB"], methods }],
  })
  const { page, complaints, close } = await visitAs(world, undefined, {
    viewport: { width: 1024, height: 800 },
  })
  const change = (title: string) => page.getByRole("button", { name: `Change ${title}` })
  const next = page.getByRole("button", { name: "Continue", disabled: false })
  const field = (name: string) => page.getByRole("textbox", { name, exact: true })
  await page.request.patch("/cart", { data: { add: [{ partId, quantity: 2 }] } })
  await page.goto("/cart")
  await shown(page, "Tax and delivery at checkout")
  await page.getByRole("button", { name: "Checkout", disabled: false }).click()
  await shown(page, "Sign in or register first.")
  await expect.poll(() => focusedName(page)).toBe("email")

  await change("purchase order and note").click()
  await field("Purchase order").fill("PO-4711")
  await field("Purchase order").press("Enter")
  await page.getByRole("button", { name: "Register" }).click()
  await field("Name").fill("Dorotea Palmquist")
  await field("Email").fill("dorotea@northmere.example")
  await page.getByLabel("Password", { exact: true }).fill("nine green boards")
  await page.getByRole("button", { name: "Sign in", exact: true }).click()
  await expect.poll(() => field("Email").inputValue()).toBe("dorotea@northmere.example")
  await page.getByRole("button", { name: "Register" }).click()
  await expect.poll(() => field("Name").inputValue()).toBe("Dorotea Palmquist")
  await page.getByRole("button", { name: "Register", exact: true }).click()

  await shown(page, "Choose a delivery address.")
  await page.getByRole("combobox", { name: "Country" }).selectOption("United Kingdom")
  await field("Town or city").fill("Leith")
  await field("Street").fill("Dock 4")
  await field("Postal code").fill("EH6 6QN")
  const tokens = await page
    .locator("section#deliver-to :is(input:not([type=checkbox]), textarea, select)")
    .evaluateAll((controls) => controls.map((control) => control.getAttribute("autocomplete")))
  expect(tokens).toContain("shipping postal-code")
  expect(tokens).not.toContain(null)
  expect(await findProblems(page)).toEqual([])
  await field("Postal code").press("Enter")
  await shown(page, "Standard, $9.90")
  await shown(page, "PO-4711")
  await page.getByRole("button", { name: "Place order for $131.88" }).waitFor()

  const asDelivered = page.getByRole("radio", { name: "Same as the delivery address" })
  await expect.poll(() => asDelivered.evaluate(isFocused)).toBe(true)
  await page.getByRole("radio", { name: "Another address" }).click()
  await page.getByRole("button", { name: "Add address" }).click()
  await page.getByRole("combobox", { name: "Country" }).selectOption("United Kingdom")
  await field("Town or city").fill("London")
  await field("Company (optional)").fill("Palmquist Ltd")
  await field("Street").fill("9 Lilac Street")
  await field("Postal code").fill("SW1A 1AA")
  await field("Postal code").press("Enter")
  await page.getByText(/Palmquist Ltd, /).waitFor()
  await next.click()
  await change("delivery").click()
  await page
    .getByText(/^Islands, up to 10 kg\. By \d+ \w+ \d{4}, if you pay today\.$/)
    .first()
    .waitFor()
  await page.getByRole("radio", { name: /^Express/ }).click()
  await shown(page, "$144.00")
  await next.click()
  await page.reload()
  await shown(page, "PO-4711")
  await page.getByText(/Palmquist Ltd, /).waitFor()
  await shown(page, "Express, $20.00")
  await shown(page, "$144.00")
  await shop.sql("update parts set price_cents = 6000 where id = $1", [partId])
  await page.getByRole("button", { name: /^Place order for/, disabled: false }).click()
  await shown(page, "1 line needs attention.")
  await shown(page, "$60.00, was $50.00")
  await page.getByRole("button", { name: "Accept for Winch" }).click()
  await placeOrder(page).click()
  await page.getByRole("heading", { name: "We have received your order." }).waitFor()
  await page.getByText(/^Reserved until/).waitFor()
  await page.getByRole("link", { name: "Pay now" }).waitFor()
  const [order] = await shop.sql("select * from orders where purchase_order = 'PO-4711'")
  expect(order).toMatchObject({
    quantity: 2,
    total_cents: 16_800,
    ship_to: expect.stringContaining("Dock 4"),
    bill_to: expect.stringContaining("Palmquist Ltd"),
  })
  await page.getByText(String(order?.order_number)).waitFor()
  expect(withoutNetworkErrors(complaints)).toEqual([])
  await close()
})

test("a quantity that another window replaces is no longer refused", async () => {
  const { shop } = world
  const customer = await shop.customer()
  const partId = await shop.part({ name: "Winch", price: 50 })
  await shop.as(customer)("PATCH /cart", { body: { add: [{ partId, quantity: 2 }] } })
  const { page, close } = await visitAs(world, customer)
  await page.goto("/cart")
  const field = page.getByLabel("Quantity, Winch")
  await page.getByRole("button", { name: "Checkout", disabled: false }).waitFor()
  await field.fill("abc")
  await field.blur()
  await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true")
  await shop.as(customer)("PATCH /cart", { body: { set: [{ partId, quantity: 3 }] } })
  await page.evaluate(() => dispatchEvent(new Event("focus")))
  await expect.poll(() => field.inputValue()).toBe("3")
  await page.getByRole("button", { name: "Checkout" }).click()
  await page.getByRole("heading", { name: "Checkout" }).waitFor()
  await close()
})

test("what is entered while an address is saved is kept", async () => {
  const { shop } = world
  const customer = await shop.customer()
  const partId = await shop.part({ name: "Winch", price: 50 })
  const rates = [{ country: "GB", name: "VAT", percent: 20 }]
  await saveSettings("tax", { on: true, country: "GB", rates })
  await shop.as(customer)("PATCH /cart", { body: { add: [{ partId, quantity: 2 }] } })
  const { page, close } = await visitAs(world, customer)
  const field = (name: string) => page.getByRole("textbox", { name, exact: true })
  await page.goto("/checkout")
  await page.getByRole("combobox", { name: "Country" }).selectOption("United Kingdom")
  await field("Town or city").fill("Leith")
  await field("Street").fill("Dock 4")
  await field("Postal code").fill("EH6 6QN")
  const reload = await holdCall(page, "GET", /^\/checkout\.data/)
  await field("Postal code").press("Enter")
  await reload.sent
  await page.getByRole("button", { name: "Change Purchase order and note" }).click()
  await field("Purchase order").fill("PO-4711")
  reload.release()
  await page.getByRole("button", { name: "Place order for $120.00", disabled: false }).click()
  await page.getByRole("heading", { name: "We have received your order." }).waitFor()
  const [order] = await shop.as(customer)("GET /myorder")
  expect(order?.purchaseOrder).toBe("PO-4711")
  await close()
})

test("a changed total must be accepted, and an order whose response is lost is placed once", async () => {
  const { shop } = world
  const customer = await shop.customer()
  const partId = await shop.part({ name: "Winch", price: 50 })
  const leith = { name: "Ada", street: "Dock 4", city: "Leith", postalCode: "EH6 6QN" }
  await shop.as(customer)("POST /address", { body: { ...leith, country: "GB" } })
  await shop.as(customer)("PATCH /cart", { body: { add: [{ partId, quantity: 2 }] } })
  const taxAt = (percent: number) =>
    saveSettings("tax", {
      on: true,
      country: "GB",
      rates: [{ country: "GB", name: "VAT", percent }],
    })
  await taxAt(20)
  const { page, complaints, close } = await visitAs(world, customer)
  await page.goto("/checkout")
  await page.getByRole("button", { name: "Place order for $120.00", disabled: false }).waitFor()
  await taxAt(25)
  await placeOrder(page).click()
  await shown(page, "$125.00, was $120.00")
  await page.getByRole("button", { name: "Place order for $125.00", disabled: true }).waitFor()
  expect(await findProblems(page)).toEqual([])
  await page.getByRole("button", { name: "Accept the new total" }).click()

  await loseReply(page, "POST", "/cart/order")
  await placeOrder(page).click()
  await shown(page, "The shop did not respond.")
  await placeOrder(page).click()
  await page.getByRole("heading", { name: "We have received your order." }).waitFor()
  expect(await shop.as(customer)("GET /myorder")).toHaveLength(1)
  expect(await serverText(shop, customer, "/checkout")).toContain("Your cart is empty.")
  expect(withoutNetworkErrors(complaints)).toEqual([])
  await close()
})

test("a total above the card limit leads to the shop's contact, with the cart", async () => {
  const { shop } = world
  await saveSettings("shop", { contact: "desk@shop.example" })
  const customer = await shop.customer()
  const partId = await shop.part({ name: "Winch", price: 600_000, availableQuantity: 10 })
  await shop.as(customer)("PATCH /cart", { body: { add: [{ partId, quantity: 2 }] } })
  const { page, complaints, close } = await visitAs(world, customer)
  await page.goto("/checkout")
  await shown(page, "The total of an order must be between $0.50 and $999,999.99.")
  await page.getByRole("link", { name: "Ask us" }).click()
  await expect.poll(() => page.getByLabel("Attach my cart, 1 line").isChecked()).toBe(true)
  await page.getByLabel("Message").fill("By bank transfer?")
  await page.getByRole("button", { name: "Send message" }).click()
  await page.getByRole("heading", { name: "Thank you" }).waitFor()
  const sent = "select from mail_outbox where template = 'contact-message'"
  expect(await shop.sql(sent)).toHaveLength(1)
  expect(complaints).toEqual([])
  await close()
})

test("the default address is also billed; the login page says that a session ended, and if the order was received", async () => {
  const { shop } = world
  const partId = await shop.part({ name: "Winch", price: 50 })
  const leith = { name: "Ada", company: "Byron Ltd", street: "Dock 4", city: "Leith" }
  const address = { ...leith, postalCode: "EH6 6QN", country: "GB" }
  const checkOut = async () => {
    const customer = await shop.customer()
    await shop.as(customer)("POST /address", { body: address })
    await shop.as(customer)("PATCH /cart", { body: { add: [{ partId, quantity: 2 }] } })
    const visit = await visitAs(world, customer)
    await visit.page.goto("/checkout")
    await placeOrder(visit.page).waitFor()
    await expect.poll(() => visit.page.getByText(/^Ada, Byron Ltd, Dock 4, /).count()).toBe(2)
    return { customer, ...visit }
  }
  const ordersOf = "select ship_to, bill_to from orders where user_id = $1"

  const ended = await checkOut()
  await endSessions(shop.db, ended.customer.id, {})
  await placeOrder(ended.page).click()
  await ended.page.getByText(pageText.login.sessionEnded).waitFor()
  expect(await shop.sql(ordersOf, [ended.customer.id])).toEqual([])
  await ended.close()

  const forgotten = await checkOut()
  await forgotten.page.context().clearCookies()
  await placeOrder(forgotten.page).click()
  await forgotten.page.getByText(pageText.login.orderPlaced).waitFor()
  const byron = expect.stringContaining("Byron Ltd")
  expect(await shop.sql(ordersOf, [forgotten.customer.id])).toEqual([
    { ship_to: byron, bill_to: byron },
  ])
  await forgotten.close()
})

const methods = [{ name: "Pallet", agreed: true }]
const freightToBeAgreed = {
  charged: true,
  zones: [{ name: "Islands", places: ["GB"], methods }],
}

/** Returns a customer whose delivery address has freight to be agreed. */
async function aCustomerOnAnIsland() {
  await applySettings("delivery", freightToBeAgreed)
  const customer = await world.shop.customer()
  const address = { name: "Ada", street: "Dock 4", city: "Leith", postalCode: "EH6 6QN" }
  await world.shop.as(customer)("POST /address", { body: { ...address, country: "GB" } })
  return customer
}

test("an order with freight to be agreed is paid once staff have set the freight", async () => {
  const { shop } = world
  const customer = await aCustomerOnAnIsland()
  const part = await shop.part({ name: "Winch", price: 50 })
  const buyer = await visitAs(world, customer)
  await shop.as(customer)("PATCH /cart", { body: { set: [{ partId: part, quantity: 1 }] } })
  await buyer.page.goto(`/purchase/${part}`)
  await buyer.page.getByText("Delivery by agreement").first().waitFor()
  await buyer.page
    .getByRole("status")
    .getByText("Delivery by agreement to be agreed, $50.00 in total.")
    .waitFor()
  await buyer.page.getByLabel("Phone").fill("1")
  await buyer.page.getByRole("button", { name: "Submit", disabled: false }).click()
  await shown(buyer.page, "We have received your order.")
  await shown(buyer.page, freightText.due)
  expect(await buyer.page.getByRole("link", { name: "Pay now" }).count()).toBe(0)

  const [order] = await shop.as(customer)("GET /myorder")
  const id = order?._id ?? ""
  const number = order?.orderNumber ?? ""
  expect(await serverText(shop, customer, "/checkout")).toContain(
    "Place order for $50.00 plus freight",
  )
  expect(await serverText(shop, customer, "/dashboard/myOrder")).toContain(freightText.due)
  await buyer.page.goto(`/dashboard/order/${id}`)
  await buyer.page.getByRole("heading", { name: `Order ${number}` }).waitFor()
  await shown(buyer.page, freightText.due)
  expect(await findProblems(buyer.page)).toEqual([])
  await buyer.page.goto(`/dashboard/payment/${id}`)
  await shown(buyer.page, freightText.due)
  expect(await buyer.page.getByRole("button", { name: /^Pay/ }).count()).toBe(0)
  expect(await findProblems(buyer.page)).toEqual([])

  const staff = await visitAs(world, shop.admin)
  await staff.page.goto("/dashboard/manageOrder")
  await staff.page.getByText("More filters").click()
  await staff.page.getByLabel("Freight").selectOption(freightText.short)
  const managed = staff.page.getByRole("row", { name: new RegExp(number) })
  await managed.getByText(freightText.short, { exact: true }).waitFor()
  await managed.getByRole("link").first().click()
  await staff.page.getByRole("button", { name: "Set freight" }).click()
  await shown(staff.page, "Freight is Required")
  await staff.page.getByLabel("Freight").fill("120")
  expect(await findProblems(staff.page)).toEqual([])
  await staff.page.getByRole("button", { name: "Set freight" }).click()
  expect(await toastText(staff.page)).toContain("Freight set")
  await expect.poll(() => staff.page.getByRole("button", { name: "Set freight" }).count()).toBe(0)

  await buyer.page.reload()
  await shown(buyer.page, "Please pay: $170.00")
  await buyer.page.getByRole("button", { name: /^Pay/ }).waitFor()
  expect([...buyer.complaints, ...staff.complaints]).toEqual([])
  await Promise.all([buyer.close(), staff.close()])
})

test("a buyer declines the freight, and the order ends", async () => {
  const { shop } = world
  const customer = await aCustomerOnAnIsland()
  const lines = [{ partId: await shop.part({ name: "Crane", price: 50 }), quantity: 1 }]
  const { insertedId: id } = await shop.as(customer)("POST /order", { body: { lines } })
  const params = { id }
  await shop.as(shop.admin)("PUT /order/{id}/freight", { params, body: { amount: 120 } })
  const { page, complaints, close } = await visitAs(world, customer)
  await page.goto(`/dashboard/order/${id}`)
  await page.getByRole("link", { name: "Decline the freight" }).click()
  await shown(
    page,
    "Freight $120.00, $170.00 in total. If you decline, the order is cancelled and its parts go back on sale. You do not need to pay anything.",
  )
  expect(await findProblems(page)).toEqual([])
  await page.getByLabel("Reason").fill("Too dear.")
  await page.getByRole("button", { name: "Decline the freight" }).click()
  await shown(page, "You declined the freight.")
  const { pathname, search } = new URL(page.url())
  expect(await serverText(shop, customer, pathname + search)).toContain("You declined the freight.")
  const order = await shop.as(customer)("GET /order/{id}", { params, query: { cancelled: "true" } })
  expect(order.cancelled).toMatchObject({ declined: true, reason: "Too dear." })
  expect(complaints).toEqual([])
  await close()
})
