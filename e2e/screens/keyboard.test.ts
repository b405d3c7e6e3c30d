import { afterAll, expect, test } from "vitest"
import { withoutNetworkErrors } from "../network-faults.ts"
import {
  anOrder,
  focusedText,
  isFocused,
  openShopBrowser,
  shown,
  visitAs,
} from "../shop-browser.ts"
import { button, expectFocus, heading, tabTo, tabToAndPress, tabToAndType } from "./keyboard.ts"

const world = await openShopBrowser()
afterAll(world.close)

test("a whole purchase by keyboard alone, from the login to the paid order", async () => {
  const customer = await world.shop.customer()
  const partId = await world.shop.part({ name: "Tempo DDR5", minimumQuantity: 5, price: 118 })
  const { page, complaints, close } = await visitAs(world, undefined, {
    viewport: { width: 1280, height: 900 },
  })
  await page.goto(`/purchase/${partId}`)
  await heading(page, "Login")
  await page.keyboard.press("Tab")
  await expectFocus(page)
  await expect.poll(() => focusedText(page)).toBe("Skip to content")
  await page.keyboard.press("Enter")
  await tabToAndType(page, page.getByLabel("Email"), customer.email)
  await tabToAndType(page, page.getByLabel("Password", { exact: true }), customer.password)
  await page.keyboard.press("Enter")

  await heading(page, "Tempo DDR5")
  await expectFocus(page)
  await tabToAndPress(page, button(page, "Decrease quantity"), "Space")
  await shown(page, "Less than Minimun Order Quantity")
  const quantity = page.getByLabel("Quantity", { exact: true })
  await tabToAndPress(page, quantity, "PageUp")
  await expect.poll(() => quantity.inputValue()).toBe("14")
  await tabToAndType(page, page.getByLabel("Phone"), "555 0100")
  await tabToAndPress(page, button(page, "Submit"))
  await shown(page, "We have received your order.")
  await expectFocus(page)

  await tabToAndPress(page, page.getByRole("link", { name: "Pay now" }))
  await heading(page, "Pay for Tempo DDR5")
  await shown(page, "Please pay: $1,652.00")
  await expectFocus(page)
  await tabToAndType(page, page.getByLabel("Card number"), "4000000000000002")
  await tabToAndType(page, page.getByLabel("Expiry"), "1234")
  await tabToAndType(page, page.getByLabel("CVC"), "123")
  // Enter does nothing until the payment has started and the button is enabled.
  await expect.poll(() => button(page, "Pay").isEnabled()).toBe(true)
  await page.keyboard.press("Enter")
  await shown(page, "Your card was declined.")
  await expectFocus(page)
  const number = page.getByLabel("Card number")
  await expect.poll(() => number.evaluate(isFocused)).toBe(true)
  await page.keyboard.press("ControlOrMeta+A")
  await page.keyboard.type("4242424242424242")
  await expect.poll(() => number.inputValue()).toBe("4242 4242 4242 4242")
  await tabToAndPress(page, button(page, "Pay"))
  await page.getByRole("heading", { name: "Congrats! Your payment is completed." }).waitFor()
  await expectFocus(page)
  await tabToAndPress(page, page.getByRole("main").getByRole("link", { name: "My Order" }).last())
  await heading(page, "My Order")
  await expectFocus(page)
  await page
    .getByRole("row", { name: /Tempo DDR5/ })
    .getByText("Paid", { exact: true })
    .waitFor()
  expect(withoutNetworkErrors(complaints)).toEqual([])
  await close()
})

test("five parts are bought by keyboard alone, with a correction, a new price and an undone removal", async () => {
  const { shop } = world
  const customer = await shop.customer()
  const names = ["Anvil 850", "Beam 240", "Crest ITX", "Drum 8 TB", "Easel Mini"]
  const parts = await Promise.all(
    names.map((name) => shop.part({ name, price: 10, availableQuantity: 480 })),
  )
  const [short = "", changed = ""] = parts
  const add = parts.map((partId) => ({ partId, quantity: partId === short ? 500 : 2 }))
  await shop.as(customer)("PATCH /cart", { body: { add } })
  await shop.sql("update parts set price_cents = 1200 where id = $1", [changed])
  const { page, complaints, close } = await visitAs(world, customer, {
    viewport: { width: 1280, height: 900 },
  })
  await page.goto("/cart")
  await heading(page, "Cart")
  const field = (name: string) => page.getByLabel(`Quantity, ${name}`)
  const checkout = button(page, "Checkout")
  await shown(page, "2 lines need attention.")
  await expect.poll(() => checkout.isDisabled()).toBe(true)

  await tabTo(page, field("Anvil 850"))
  await shown(page, "480 now.")
  await page.keyboard.press("ArrowRight")
  await expectFocus(page)
  await page.keyboard.press("Enter")
  await shown(page, "1 line needs attention.")
  await expect.poll(() => field("Anvil 850").inputValue()).toBe("480")
  await page.keyboard.press("Enter")
  await expectFocus(page)
  await shown(page, "$12.00, was $10.00")
  await page.keyboard.press("ArrowRight")
  await page.keyboard.press("Enter")
  await checkout.and(page.locator(":enabled")).waitFor()

  await page.keyboard.press("ArrowDown")
  await page.keyboard.type("7")
  await page.keyboard.press("Enter")
  await expect.poll(() => field("Drum 8 TB").evaluate(isFocused)).toBe(true)
  await page.keyboard.press("Delete")
  await shown(page, "4 lines · 491 units")
  await expect.poll(() => field("Easel Mini").evaluate(isFocused)).toBe(true)
  await expectFocus(page)
  await page.keyboard.press("ControlOrMeta+Z")
  await shown(page, "5 lines · 493 units")
  await expect.poll(() => field("Drum 8 TB").evaluate(isFocused)).toBe(true)
  await expectFocus(page)

  await tabToAndPress(page, checkout)
  await heading(page, "Checkout")
  await expectFocus(page)
  await tabToAndPress(page, button(page, "Change Contact"))
  await expect.poll(() => page.getByLabel("Phone").evaluate(isFocused)).toBe(true)
  await page.keyboard.type("555 0100")
  await page.keyboard.press("Enter")
  await shown(page, `${customer.name}, ${customer.email}, 555 0100`)
  await expect.poll(() => page.getByLabel("Ship to").evaluate(isFocused)).toBe(true)
  await page.keyboard.type("Dock 4")
  await tabToAndPress(page, button(page, "Continue"))
  await expectFocus(page)
  await tabToAndPress(page, button(page, "Continue"))
  const purchaseOrder = page.getByRole("textbox", { name: "Purchase order" })
  await expect.poll(() => purchaseOrder.evaluate(isFocused)).toBe(true)
  await page.keyboard.type("PO-4711")
  // Enter in a text field closes the section and does not place the order.
  await page.keyboard.press("Enter")
  await shown(page, "PO-4711")
  await expectFocus(page)
  expect(await shop.as(customer)("GET /myorder")).toEqual([])
  await tabToAndPress(page, button(page, "Place order for $4,934.00"))
  await heading(page, "We have received your order.")
  await expectFocus(page)
  await tabToAndPress(page, page.getByRole("link", { name: "Pay now" }))
  await heading(page, /^Pay for Anvil 850/)
  await shown(page, "Please pay: $4,934.00")
  await button(page, "Pay").and(page.locator(":enabled")).waitFor()
  await tabToAndType(page, page.getByLabel("Card number"), "4242424242424242")
  await tabToAndType(page, page.getByLabel("Expiry"), "1234")
  await tabToAndType(page, page.getByLabel("CVC"), "123")
  await tabToAndPress(page, button(page, "Pay"))
  await page.getByRole("heading", { name: "Congrats! Your payment is completed." }).waitFor()
  await expect.poll(() => shop.as(customer)("GET /cart")).toMatchObject({ lines: [] })
  const placed = async () => (await shop.as(customer)("GET /myorder"))[0]
  await expect.poll(placed).toMatchObject({
    lineCount: 5,
    quantity: 493,
    paid: true,
    purchaseOrder: "PO-4711",
    shipTo: "Dock 4",
  })
  expect(withoutNetworkErrors(complaints)).toEqual([])
  await close()
})

test("an administrator finds, advances and deletes an order and logs out, by keyboard alone", async () => {
  const { shop } = world
  const customer = await shop.customer()
  const { orderId } = await anOrder(shop, customer, { name: "Girder Tower" })
  const { page, complaints, close } = await visitAs(world, undefined, {
    viewport: { width: 1280, height: 900 },
  })
  await page.goto("/login")
  await tabToAndType(page, page.getByLabel("Email"), shop.admin.email)
  await tabToAndType(page, page.getByLabel("Password", { exact: true }), shop.admin.password)
  await tabToAndPress(page, button(page, "Login"))
  await page.getByRole("heading", { name: "Our Manufactured Parts" }).waitFor()
  await tabTo(page, page.getByRole("link", { name: "DashBoard" }), "Shift+Tab")
  await page.keyboard.press("Enter")
  await page.getByRole("navigation", { name: "Dashboard" }).waitFor()
  await expectFocus(page)
  await tabTo(page, page.getByRole("link", { name: "Manage Orders" }), "Shift+Tab")
  await page.keyboard.press("Enter")
  await heading(page, "Manage Orders")
  await expectFocus(page)
  await tabToAndType(page, page.getByRole("main").getByRole("searchbox"), "Girder")
  await page.keyboard.press("Enter")
  await shown(page, "1 order")
  await expectFocus(page)
  const row = page.locator(`[data-row="${orderId}"]`)
  await tabToAndPress(page, row.getByRole("button", { name: /^Status: pending/ }))
  await row.getByRole("button", { name: /^undo approved/ }).waitFor()
  await expectFocus(page)

  await page.keyboard.press("Shift+Tab")
  await expectFocus(page)
  await page.keyboard.press("Enter")
  const dialog = page.getByRole("alertdialog")
  await dialog.waitFor()
  await expectFocus(page)
  await page.keyboard.press("Escape")
  await dialog.waitFor({ state: "detached" })
  await expectFocus(page)
  await page.keyboard.press("Enter")
  await tabToAndPress(page, dialog.getByRole("button", { name: "Delete" }))
  await page.getByText("Order deleted.").waitFor()
  await row.waitFor({ state: "detached" })
  await expectFocus(page)
  await page.getByText(/^No orders match/).waitFor()

  await tabTo(page, button(page, "Logout"), "Shift+Tab")
  await page.keyboard.press("Enter")
  await page.getByRole("navigation", { name: "Main" }).getByText("Login").waitFor()
  expect(withoutNetworkErrors(complaints)).toEqual([])
  await close()
})

test("an offer is accepted, paid by bank transfer and marked as paid, by keyboard alone", async () => {
  const { shop } = world
  await shop.holdMails()
  const admin = shop.as(shop.admin)
  const account = { on: true, holder: "Shop Ltd", account: "DE89370400440532013000" }
  await admin("PUT /settings/bank-transfer", { body: account }, { headers: { "if-match": "*" } })
  const customer = await shop.customer()
  await shop.sql("update users set email_verified = true where id = $1", [customer.id])
  const lines = [{ partId: await shop.part({ name: "Winch", price: 50 }), quantity: 4 }]
  const draft = { email: customer.email, lines }
  const { insertedId: id } = await admin("POST /draft-order", { body: draft })
  const { version } = await admin("GET /draft-order/{id}", { params: { id } })
  const seen = { headers: { "if-match": String(version) } }
  await admin("POST /draft-order/{id}/send", { params: { id } }, seen)
  const [mail] = await shop.sql("select data from mail_outbox where template = 'order-offer'")
  const { pathname } = new URL(Object(mail?.data).link)

  const buyer = await visitAs(world, customer, { viewport: { width: 1280, height: 900 } })
  await buyer.page.goto(pathname)
  await heading(buyer.page, /^Your offer D-/)
  await tabToAndPress(buyer.page, button(buyer.page, "Decline"))
  await expectFocus(buyer.page)
  await buyer.page.keyboard.press("Escape")
  await tabToAndType(buyer.page, buyer.page.getByLabel("Your purchase order"), "PO 7", "Shift+Tab")
  await tabToAndPress(buyer.page, button(buyer.page, "Accept and pay $200.00"))
  await heading(buyer.page, "Pay for Winch")
  await tabToAndPress(buyer.page, button(buyer.page, "Pay by bank transfer"))
  await shown(buyer.page, "To transfer")
  await expectFocus(buyer.page)

  const staff = await visitAs(world, shop.admin, { viewport: { width: 1280, height: 900 } })
  const [order] = await shop.as(customer)("GET /myorder")
  await staff.page.goto(`/dashboard/order/${order?._id}`)
  await tabToAndPress(staff.page, staff.page.getByLabel("Amount received"))
  await shown(staff.page, "Paid by")
  await shown(buyer.page, "This order is paid")
  expect([...buyer.complaints, ...staff.complaints]).toEqual([])
  await Promise.all([buyer.close(), staff.close()])
})
