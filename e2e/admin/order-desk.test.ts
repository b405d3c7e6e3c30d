import type { Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { payOrder } from "#test/pay.ts"
import type { Person } from "#test/test-shop.ts"
import { holdCall } from "../network-faults.ts"
import { anOrder, openShopBrowser, orderNumberOf, visitAs } from "../shop-browser.ts"

const world = await openShopBrowser()
afterAll(world.close)

async function openOrders(buyer: Person) {
  const visitor = await visitAs(world, world.shop.admin)
  await visitor.page.goto(`/dashboard/manageOrder?buyer=${buyer.email}`)
  return visitor
}

/** Makes an order that is ready to ship, with its number. */
async function approvedOrder(buyer: Person, quantity: number) {
  const { shop } = world
  const order = await anOrder(shop, buyer, { name: "Girder Tower", minimumQuantity: quantity })
  await payOrder(shop, buyer, order.orderId)
  await shop.as(shop.admin)("PUT /order/{id}", { params: { id: order.orderId } })
  return order
}

const shipForm = (page: Page) => page.getByRole("form", { name: "Ship" })
const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name }).waitFor()

test("an order is shipped in two parcels with serial numbers; the form proposes what is left", async () => {
  const { shop } = world
  const { orderId } = await approvedOrder(await shop.customer(), 5)
  const { page, complaints, close } = await visitAs(world, shop.admin)
  await page.goto(`/dashboard/order/${orderId}`)
  const form = shipForm(page)
  const ship = async (quantity: string, numbers: string, shipment: string) => {
    await form.getByRole("textbox", { name: /^Girder/ }).fill(quantity)
    await form.getByText("Batch or serial numbers").click()
    await form.getByRole("textbox", { name: "Numbers of Girder" }).fill(numbers)
    await form.getByRole("button", { name: "Ship" }).click()
    await page.getByRole("heading", { name: shipment }).waitFor()
  }
  const held = await holdCall(page, "POST", `/order/${orderId}/shipment`)
  const shipped = ship("2", "SN-1\nSN-2", "Shipment 1")
  await held.sent
  const tracking = form.getByLabel("Tracking number")
  await tracking.fill("T-2")
  held.release()
  await shipped
  await expect.poll(() => form.getByText("of 3", { exact: true }).count()).toBe(1)
  await tracking.and(page.locator(":focus")).waitFor()
  expect(await tracking.inputValue()).toBe("T-2")
  expect(await form.getByRole("textbox", { name: "Numbers of Girder" }).inputValue()).toBe("")
  await form.getByRole("textbox", { name: "Numbers of Girder" }).fill("SN-3\nSN-4")
  await form.getByText("Batch or serial numbers").click()
  await form.getByRole("textbox", { name: /^Girder/ }).fill("0")
  await form.getByText("2 numbers for 0 units").waitFor()
  await form.getByRole("button", { name: "Ship" }).click()
  const numbers = form.getByRole("textbox", { name: "Numbers of Girder" })
  await numbers.and(page.locator(":focus")).waitFor()
  await form.getByText("Batch or serial numbers").click()
  await ship("3", "SN-3, SN-4", "Shipment 2")
  await expect.poll(() => form.count()).toBe(0)
  await page.getByRole("link", { name: "Recall SN-1" }).waitFor()
  await page.getByRole("link", { name: "Recall SN-4" }).click()
  await page.getByText("1 order of 1 buyer who can be contacted.").waitFor()
  expect(complaints).toEqual([])
  await close()
})

test("an edit of an order stays, with the refusal, when another administrator was first, and if it goes on while it is saved", async () => {
  const { shop } = world
  const buyer = await shop.customer()
  const admin = shop.as(shop.admin)
  const unpaid = await anOrder(shop, buyer, { name: "Girder", price: 10 })
  const { page, close } = await visitAs(world, shop.admin)
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click()
  await page.goto(`/dashboard/order/${unpaid.orderId}`)
  await page
    .getByText("This order is not paid yet. The next step approves it without payment.")
    .waitFor()
  await press("Edit lines and prices")
  const line = page.getByRole("group", { name: "Girder" })
  await line.getByLabel("Quantity").fill("3")
  await page.getByLabel("Message to the buyer").fill("As agreed by phone")
  await press("Check changes")
  const { revision = 0 } = await admin("GET /order/{id}", { params: { id: unpaid.orderId } })
  const lines = [{ number: 1, quantity: 1, ownPrice: 9, priceReason: "Trade fair" }]
  const params = { id: unpaid.orderId }
  await admin("POST /order/{id}/edit", { params, body: { revision, lines } })
  await press("Save and e-mail the buyer")
  await page.getByText("This order has changed. Check it before you edit it again.").waitFor()
  await expect.poll(() => line.getByLabel("Own price").inputValue()).toBe("9")
  expect(await line.getByLabel("Quantity").inputValue()).toBe("3")
  const message = page.getByLabel("Message to the buyer")
  expect(await message.inputValue()).toBe("As agreed by phone")
  await press("Check changes")
  await page.getByText("The order costs $27.00, was $9.00.").waitFor()
  const saving = await holdCall(page, "POST", `/order/${unpaid.orderId}/edit`)
  await press("Save and e-mail the buyer")
  await saving.sent
  await message.fill("See you on Monday")
  saving.release()
  await page.getByText("Order changed. The buyer receives an e-mail.").waitFor()
  expect(await message.inputValue()).toBe("See you on Monday")
  await press("Check changes")
  await page.getByText("The order costs $27.00, was $27.00.").waitFor()
  await close()
})

/** Opens a draft of two girders and a joist for a new customer. */
async function openDraft() {
  const { shop } = world
  const { email } = await shop.customer()
  const girder = await shop.part({ name: "Girder" })
  const lines = [
    { partId: girder, quantity: 2 },
    { partId: await shop.part({ name: "Joist" }), quantity: 1 },
  ]
  const admin = shop.as(shop.admin)
  const { insertedId: id } = await admin("POST /draft-order", { body: { email, lines } })
  const visitor = await visitAs(world, shop.admin)
  await visitor.page.goto(`/dashboard/draft-orders/${id}`)
  const read = () => admin("GET /draft-order/{id}", { params: { id } })
  return { ...visitor, id, girder, read }
}

test("what is typed while a draft is saved stays, in a new draft too", async () => {
  const { page, read, id, close } = await openDraft()
  const note = page.getByLabel("Message to the customer")
  const saveAndType = async (method: string, path: string, text: string) => {
    const held = await holdCall(page, method, path)
    await page.getByRole("button", { name: "Save draft" }).click()
    await held.sent
    await note.fill(text)
    held.release()
  }
  await note.fill("First")
  const reloaded = page.waitForResponse(
    (answer) => answer.url().endsWith(`/draft-order/${id}`) && answer.request().method() === "GET",
  )
  await saveAndType("PUT", `/draft-order/${id}`, "Second")
  await reloaded
  await page.getByText("Save your changes before you send the draft.").waitFor()
  expect((await read()).note).toBe("First")
  await page.getByRole("button", { name: "Save draft" }).click()
  await expect.poll(async () => (await read()).note).toBe("Second")
  await page.getByRole("button", { name: "Send to the customer", disabled: false }).waitFor()
  await note.fill("Third")
  await world.shop.as(world.shop.admin)("POST /draft-order/{id}/withdraw", { params: { id } })
  await page.getByRole("button", { name: "Save draft" }).click()
  await page.getByText("This offer has already been answered or withdrawn.").waitFor()
  await page.getByText("Withdrawn", { exact: true }).waitFor()
  expect(await note.inputValue()).toBe("Third")

  const { email } = await read()
  await world.shop.part({ name: "Purlin", sku: "CA-DRAFT-1" })
  await page.goto(`/dashboard/draft-orders/new?for=${email}`)
  await page.getByLabel("Add a part by its number").fill("CA-DRAFT-1")
  await page.getByRole("button", { name: "Add part" }).click()
  const line = page.getByRole("group", { name: "Purlin" })
  await line.getByLabel("Quantity").fill("4")
  await line.getByLabel("Own price").fill("2.50")
  await line.getByLabel("Reason for this price").fill("Trade fair")
  await page.getByLabel("Price of delivery").fill("7")
  await page.getByText(/^Total\s*\$17\.00$/).waitFor()
  await saveAndType("POST", "/draft-order", "Fourth")
  await page.getByRole("heading", { name: /^Draft order D-/ }).waitFor()
  expect(await note.inputValue()).toBe("Fourth")
  await close()
})

test("a draft that a colleague changed meanwhile is shown with both changes, and saved", async () => {
  const { page, read, id, girder, close } = await openDraft()
  const { shop } = world
  const line = (name: string) => page.getByRole("group", { name })
  await line("Girder").getByLabel("Quantity").fill("3")
  await page.getByLabel("Message to the customer").fill("By phone")
  const lines = [
    { partId: await shop.part({ name: "Purlin" }), quantity: 5 },
    { partId: girder, quantity: 2 },
  ]
  const body = { lines, deliveryPrice: 6 }
  await shop.as(shop.admin)("PUT /draft-order/{id}", { params: { id }, body })
  const save = () => page.getByRole("button", { name: "Save draft" }).click()
  await save()
  await page.getByText(/^This draft order was changed meanwhile\./).waitFor()
  await line("Purlin").waitFor()
  expect(await line("Joist").count()).toBe(0)
  expect(await page.getByLabel("Price of delivery").inputValue()).toBe("6")
  await save()
  await expect.poll(async () => (await read()).version).toBe(3)
  expect(await read()).toMatchObject({
    wanted: [{ quantity: 5 }, { partId: girder, quantity: 3 }],
    deliveryPrice: 6,
    note: "By phone",
  })
  await line("Purlin").getByRole("button", { name: "Remove Purlin" }).click()
  await page.locator(":focus").and(page.getByLabel("Add a part by its number")).waitFor()
  await page.getByRole("button", { name: "Withdraw" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Withdraw" }).click()
  await page.getByText("Withdrawn", { exact: true }).waitFor()
  const state = page.getByRole("region", { name: "State and next step" })
  await state.and(page.locator(":focus")).waitFor()
  await close()
})

test("an empty quantity is refused at its field, one below the minimum with its line; 0 removes a line, which the page says", async () => {
  const { shop } = world
  const buyer = await shop.customer()
  const lines = [
    { partId: await shop.part({ name: "Bulk Girder", minimumQuantity: 50 }), quantity: 50 },
    { partId: await shop.part({ name: "Joist" }), quantity: 1 },
  ]
  const { insertedId: id } = await shop.as(buyer)("POST /order", { body: { lines } })
  const { page, close } = await visitAs(world, shop.admin)
  await page.goto(`/dashboard/order/${id}`)
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click()
  await press("Edit lines and prices")
  const joist = page.getByRole("group", { name: "Joist" })
  await joist.getByLabel("Quantity").fill("")
  await press("Check changes")
  await joist.getByText("Quantity must be a whole number").waitFor()
  await joist.getByLabel("Quantity").fill("0")
  await joist.getByRole("status").getByText("This line will be removed.").waitFor()
  await press("Check changes")
  await page.getByText("Joist: removed").waitFor()
  await joist.getByRole("button", { name: "Keep Joist" }).click()
  await joist.getByRole("button", { name: "Remove Joist" }).and(page.locator(":focus")).waitFor()
  expect(await joist.getByLabel("Quantity").inputValue()).toBe("1")
  await page.getByRole("group", { name: "Bulk Girder" }).getByLabel("Quantity").fill("47")
  await press("Check changes")
  await page
    .getByText(/^Line \d, Bulk Girder: The minimum is 50\. Nearest possible quantity: 50\. Nothing/)
    .waitFor()
  await close()
})

test("what is typed for a shipment stays when another administrator ships it, or changes another field of its tracking", async () => {
  const { shop } = world
  const { orderId: id } = await approvedOrder(await shop.customer(), 2)
  const admin = shop.as(shop.admin)
  const { page, close } = await visitAs(world, shop.admin)
  await page.goto(`/dashboard/order/${id}`)
  const form = shipForm(page)
  await form.getByLabel("Tracking number").fill("TRACK-2")
  const sent = { carrier: "UPS", trackingNumber: "T-1", lines: [{ number: 1, quantity: 2 }] }
  await admin("POST /order/{id}/shipment", { params: { id }, body: sent })
  await form.getByRole("button", { name: "Ship" }).click()
  await form.getByText("This order has nothing left to ship.").waitFor()
  await page.getByRole("heading", { name: "Shipment 1" }).waitFor()
  expect(await form.getByLabel("Tracking number").inputValue()).toBe("TRACK-2")

  await page.getByRole("button", { name: "Change tracking of shipment 1" }).click()
  const params = { id, number: "1" }
  await admin("PUT /order/{id}/shipment/{number}", { params, body: { carrier: "DHL" } })
  const saveTracking = page.getByRole("button", { name: "Save tracking" })
  const changed = page.locator("form").filter({ has: saveTracking })
  const trackingNumber = changed.getByLabel("Tracking number")
  await trackingNumber.fill("T-2")
  const saving = await holdCall(page, "PUT", `/order/${id}/shipment/1`)
  await saveTracking.click()
  await saving.sent
  await trackingNumber.fill("T-2 and T-3")
  saving.release()
  await page.getByText("Shipment 1 changed").waitFor()
  expect(await trackingNumber.inputValue()).toBe("T-2 and T-3")
  const shipment = async () => (await admin("GET /order/{id}", { params: { id } })).shipments?.[0]
  await expect.poll(shipment).toMatchObject({ carrier: "DHL", trackingNumber: "T-2" })
  await close()
})

test("a wrong number of units in a line that is not shown is shown and focused", async () => {
  const { shop } = world
  const buyer = await shop.customer()
  const lines: { partId: string; quantity: number }[] = []
  for (let n = 1; n <= 12; n += 1)
    lines.push({ partId: await shop.part({ name: `Girder ${n} m` }), quantity: 2 })
  const { insertedId: id } = await shop.as(buyer)("POST /order", { body: { lines } })
  await payOrder(shop, buyer, id)
  const { page, close } = await visitAs(world, shop.admin)
  await page.goto(`/dashboard/order/${id}`)
  await page.getByRole("button", { name: "Choose lines" }).click()
  const dialog = page.getByRole("dialog")
  const wrong = dialog.getByRole("textbox", { name: /^Girder 12 m/ })
  await wrong.fill("3")
  await dialog.getByLabel("Find a line").fill("Girder 3 m")
  await wrong.waitFor({ state: "detached" })
  await dialog.getByRole("button", { name: "Use these" }).click()
  await wrong.and(page.locator(":focus")).waitFor()
  await wrong.fill("2")
  await dialog.getByRole("button", { name: "Use these" }).click()
  await page.getByText("For 2 units of 1 line").waitFor()
  await close()
})

test("orders are processed one after the other in their list, which names the company and keeps the selection", async () => {
  const { shop } = world
  const buyer = await shop.customer()
  const place = { street: "9 Rue des Lilas", postalCode: "75011", city: "Paris", country: "FR" }
  const { insertedId: billingAddressId } = await shop.as(buyer)("POST /address", {
    body: { name: "Ada", company: "Byron SARL", ...place },
  })
  const body = { purchaseId: await shop.part(), quantity: 1, billingAddressId }
  const { insertedId: oldest } = await shop.as(buyer)("POST /purchase", { body })
  const numbers = [await orderNumberOf(shop, oldest)]
  for (let n = 0; n < 2; n += 1) numbers.unshift((await anOrder(shop, buyer)).orderNumber)
  const [first = "", second = "", third = ""] = numbers
  const { page, complaints, close } = await openOrders(buyer)
  await page.getByText(`Byron SARL · ${buyer.name} · ${buyer.email}`).first().waitFor()
  await page.getByRole("link", { name: first, exact: true }).click()
  await heading(page, `Order ${first}`)
  await page.getByRole("link", { name: `Next order ${second}` }).click()
  await heading(page, `Order ${second}`)
  await page.reload()
  await page.getByRole("link", { name: `Next order ${third}` }).click()
  await heading(page, `Order ${third}`)
  await page.getByText("The last of the list").waitFor()
  await page.getByRole("link", { name: "Back to the list" }).click()
  await page.getByText("3 orders", { exact: true }).waitFor()

  const box = (number: string) => page.getByLabel(`Select order ${number}`)
  const selected = page.getByRole("region", { name: "Selected orders" })
  for (const number of [first, second]) await box(number).check()
  await selected.getByText(/^2 selected/).waitFor()
  await page.getByRole("link", { name: third, exact: true }).click()
  await heading(page, `Order ${third}`)
  await page.goBack()
  await selected.getByText(/^2 selected/).waitFor()
  await expect.poll(() => box(first).isChecked()).toBe(true)
  await expect.poll(() => box(third).isChecked()).toBe(false)
  expect(complaints).toEqual([])
  await close()
})

test("what was typed and opened for an order is gone at the next order", async () => {
  const { shop } = world
  const buyer = await shop.customer()
  const orders = [await approvedOrder(buyer, 3), await approvedOrder(buyer, 2)]
  for (const { orderId: id } of orders)
    await shop.as(shop.admin)("POST /order/{id}/shipment", {
      params: { id },
      body: { lines: [{ number: 1, quantity: 1 }], trackingNumber: `T-${id}` },
    })
  const [next, first] = orders
  const { page, complaints, close } = await openOrders(buyer)
  await page.getByRole("link", { name: first?.orderNumber, exact: true }).click()
  await heading(page, `Order ${first?.orderNumber}`)
  const change = page.getByRole("button", { name: "Change tracking of shipment 1" })
  await change.click()
  const fields = [
    page.getByLabel("Reason", { exact: true }),
    page.getByLabel("Note for administrators"),
    page.getByLabel("New tag"),
  ]
  for (const field of fields) await field.fill("For the first order")
  await page.getByRole("link", { name: `Next order ${next?.orderNumber}` }).click()
  await heading(page, `Order ${next?.orderNumber}`)
  expect(await change.getAttribute("aria-expanded")).toBe("false")
  for (const field of fields) expect(await field.inputValue()).toBe("")
  const left = await shop.as(buyer)("GET /order/{id}", { params: { id: next?.orderId ?? "" } })
  const amount = page.getByLabel("Amount", { exact: true }).last()
  expect(Number((await amount.inputValue()).replace(",", ""))).toBe(left.price)
  expect(complaints).toEqual([])
  await close()
})

test("a buyer who opens an administrator's link does not see the list", async () => {
  const { shop } = world
  const buyer = await shop.customer()
  const { orderId, orderNumber } = await anOrder(shop, buyer)
  const { page, complaints, close } = await visitAs(world, buyer)
  await page.goto(`/dashboard/order/${orderId}?list=paid%3Dtrue`)
  await heading(page, `Order ${orderNumber}`)
  expect(await page.getByRole("navigation", { name: "List of orders" }).count()).toBe(0)
  expect(complaints).toEqual([])
  await close()
})
