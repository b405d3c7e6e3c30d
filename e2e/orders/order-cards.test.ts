import type { Locator, Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { anOrderOfLines, anOrderOfSeven } from "#test/orders/order-of-lines.ts"
import { payOrder } from "#test/pay.ts"
import { holdCall, withoutNetworkErrors } from "../network-faults.ts"
import { findProblems, scrollsSideways } from "../screens/accessibility.ts"
import {
  anOrder,
  isFocused,
  openShopBrowser,
  orderNumberOf,
  serverText,
  shown,
  visitAs,
} from "../shop-browser.ts"

const world = await openShopBrowser()
afterAll(world.close)

const rowOf = (page: Page, orderId: string) => page.locator(`[data-row="${orderId}"]`)

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

/** Reports whether a control is a good touch target: at least 44 × 44 px and fully on screen. */
async function isInReach(control: Locator) {
  const box = await control.boundingBox()
  if (!box) return false
  return box.width >= 44 && box.height >= 44 && box.x >= 0 && box.x + box.width <= 390
}

async function rightOf(shown: Locator) {
  const box = await shown.boundingBox()
  return box ? Math.round(box.x + box.width) : Number.NaN
}

test("on a phone each order is a card, in which it is paid and deleted by keyboard and touch", async () => {
  const customer = await world.shop.customer()
  const part = { name: "Part 1", price: 100, sku: "P-1" }
  const { orderId, orderNumber, partId } = await anOrder(world.shop, customer, part)
  const several = await anOrderOfLines(world.shop, customer, [
    { partId, quantity: 2 },
    { partId: await world.shop.part({ name: "Part 2" }), quantity: 3 },
  ])
  const number = await orderNumberOf(world.shop, several)
  const { orderId: newest, orderNumber: newestNumber } = await anOrder(world.shop, customer)
  const { page, complaints, close } = await visitAs(world, customer, phone)
  await page.goto("/dashboard/myOrder")
  const card = page.getByRole("row", { name: new RegExp(number) })
  for (const words of [/ 2 lines$/, /unpaid$/, "5 units", "Not paid"])
    await card.getByRole("cell", { name: words }).waitFor()
  await expect.poll(() => card.getByRole("rowheader").textContent()).toContain("Part 1 and 1 more")
  const pay = card.getByRole("link", { name: `Pay order ${number}` })
  const remove = card.getByRole("button", { name: `Delete order ${number}` })
  await card.getByText("Part 1 and 1 more").tap()
  await card.getByText("3 × Part 2").waitFor()
  for (const control of [pay, remove]) await expect.poll(() => isInReach(control)).toBe(true)
  const rest = rowOf(page, orderId)
  await rest.getByRole("cell", { name: "P-1", exact: true }).waitFor()
  const price = rest.getByRole("cell", { name: "$100.00 unpaid", exact: true })
  await expect
    .poll(async () => (await rightOf(rest.getByRole("time"))) === (await rightOf(price)), {
      message: "the date is at the right, beside the part number",
    })
    .toBe(true)
  await expect.poll(() => scrollsSideways(page)).toBe(false)

  await rowOf(page, newest).getByRole("link").first().focus()
  for (const name of [`Copy order number ${newestNumber}`, `Pay order ${newestNumber}`]) {
    await page.keyboard.press("Tab")
    const control = page.getByRole("link", { name }).or(page.getByRole("button", { name }))
    await expect.poll(() => control.evaluate(isFocused), { message: name }).toBe(true)
  }
  await page.keyboard.press("Tab")
  await page.keyboard.press("Enter")
  const dialog = page.getByRole("alertdialog")
  await dialog.waitFor()
  await page.keyboard.press("Tab")
  await page.keyboard.press("Enter")
  await rowOf(page, newest).waitFor({ state: "detached" })
  const next = rowOf(page, several).getByRole("link").first()
  await expect.poll(() => next.evaluate(isFocused)).toBe(true)

  await remove.tap()
  await dialog.getByRole("button", { name: "Delete" }).tap()
  await card.waitFor({ state: "detached" })
  await expect.poll(() => rest.getByRole("link").first().evaluate(isFocused)).toBe(true)
  await rest.getByRole("link", { name: `Pay order ${orderNumber}` }).tap()
  await page.getByRole("heading", { name: "Pay for Part 1" }).waitFor()
  expect(complaints).toEqual([])
  await close()
})

test("on a phone administrators see each order as a card, without scrolling sideways", async () => {
  const id = await anOrderOfSeven(world.shop, await world.shop.customer())
  const viewport = { width: 390, height: 844 }
  const { page, complaints, close } = await visitAs(world, world.shop.admin, { viewport })
  await page.goto(`/dashboard/manageOrder?q=${id}`)
  const number = await orderNumberOf(world.shop, id)
  const card = page.getByRole("row", { name: new RegExp(number) })
  await card.getByRole("cell", { name: / 7 lines$/ }).waitFor()
  await card.getByRole("cell", { name: "$431.20 unpaid", exact: true }).waitFor()
  for (const name of [`Delete order ${number}`, `Status: pending, update order ${number}`]) {
    const box = await card.getByRole("button", { name }).boundingBox()
    expect(box?.height, name).toBeGreaterThanOrEqual(44)
    expect((box?.x ?? 390) + (box?.width ?? 390), name).toBeLessThanOrEqual(390)
  }
  await expect.poll(() => scrollsSideways(page)).toBe(false)
  await card.getByRole("button", { name: /^Status/ }).click()
  const undo = card.getByRole("button", { name: /^undo/ })
  expect((await undo.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await undo.click()
  await card.getByRole("button", { name: /^Status: pending/ }).waitFor()

  await card.getByRole("link").first().click()
  const lines = page.getByRole("table", { name: "Order lines" })
  await lines.getByRole("row", { name: /Beam/ }).getByRole("cell", { name: /^11/ }).waitFor()
  await expect
    .poll(() => lines.evaluate((table) => table.scrollWidth <= table.clientWidth))
    .toBe(true)
  await expect.poll(() => scrollsSideways(page)).toBe(false)
  expect(complaints).toEqual([])
  await close()
})

test("by keyboard a buyer returns a line, and an administrator receives and refunds it", async () => {
  const { shop } = world
  const buyer = await shop.customer()
  const part = await shop.part({ name: "Bent Fan", price: 10 })
  const id = await anOrderOfLines(shop, buyer, [{ partId: part, quantity: 3 }])
  await payOrder(shop, buyer, id)
  for (const _ of ["approved", "shipped"])
    await shop.as(shop.admin)("PUT /order/{id}", { params: { id } })
  await shop.saveSettings("order-returns", { on: true, sendTo: "Dock 4, Leith" })

  const visit = await visitAs(world, buyer)
  await visit.page.goto(`/dashboard/order/${id}`)
  await visit.page.getByRole("link", { name: "Return goods" }).press("Enter")
  await visit.page.getByLabel("Quantity").fill("3")
  await visit.page.getByRole("button", { name: "Request return" }).press("Enter")
  await visit.page
    .getByRole("group", { name: "There is a problem" })
    .getByRole("link", { name: "Choose a reason" })
    .press("Enter")
  await visit.page.getByLabel("Reason").selectOption("Does not work")
  await visit.page.getByLabel("What is wrong").fill("It rattles.")
  expect(await findProblems(visit.page)).toEqual([])
  await visit.page.getByRole("button", { name: "Request return" }).press("Enter")
  const returns = visit.page.getByRole("region", { name: "Returns" })
  await returns.getByText("3 × Bent Fan").waitFor()
  await returns.getByText("Does not work: It rattles.").waitFor()
  await returns.getByRole("button", { name: "Withdraw" }).press("Enter")
  const withdrawal = visit.page.getByRole("alertdialog")
  await withdrawal.waitFor()

  const desk = await visitAs(world, shop.admin)
  await desk.page.goto("/dashboard/returns")
  await desk.page.getByRole("link", { name: "Bent Fan" }).press("Enter")
  await desk.page.getByText("“It rattles.”").waitFor()
  await desk.page.getByRole("button", { name: "Refuse" }).press("Enter")
  await desk.page.getByText("Enter the reason for refusing").waitFor()
  await desk.page.getByLabel("Message to the buyer").fill("Sorry about that.")
  const approved = desk.page.getByLabel("Units to approve, line 1")
  await approved.fill("0")
  await desk.page.getByRole("button", { name: "Approve" }).press("Enter")
  await desk.page.getByText("Approve at least one unit, or refuse the return").first().waitFor()
  await approved.fill("2")
  expect(await findProblems(desk.page)).toEqual([])
  await desk.page.getByRole("button", { name: "Approve" }).press("Enter")
  const onSale = desk.page.getByLabel("Back on sale")
  await onSale.waitFor()
  await withdrawal.getByRole("button", { name: "Withdraw" }).press("Enter")
  await shown(visit.page, "Not withdrawn: the shop has answered meanwhile.")
  await returns.getByText("Approved", { exact: true }).waitFor()
  await expect.poll(() => onSale.inputValue()).toBe("0")
  await onSale.fill("1")
  expect(await findProblems(desk.page)).toEqual([])
  await desk.page.getByRole("button", { name: "Mark as received" }).press("Enter")
  await desk.page.getByText("2 received, 1 back on sale").waitFor()
  await desk.page
    .getByText("$20.00 can be refunded for the received goods, including tax")
    .waitFor()
  await shop.sql("update payments set intent_id = 'pi_unknown' where order_id = $1", [id])
  await desk.page.getByRole("button", { name: "Refund" }).press("Enter")
  const confirmation = desk.page.getByRole("alertdialog")
  await confirmation.getByRole("button", { name: "Refund" }).press("Enter")
  await shown(desk.page, "Refund recorded. The shop sends it when the card provider answers")
  await desk.page.getByText("Refund of $20.00 on its way").waitFor()

  const setRefundState = (state: string) =>
    shop.sql(
      `update refunds set state = $2 from payments p where p.id = payment_id and p.order_id = $1`,
      [id, state],
    )
  await desk.page.goto("/dashboard/returns?state=refunded")
  await desk.page.getByRole("row", { name: /Bent Fan.*Refund on its way/ }).waitFor()
  expect(await serverText(shop, buyer, `/dashboard/order/${id}`)).toContain("Refund on its way")
  await setRefundState("succeeded")
  await desk.page.getByRole("link", { name: "Return rates" }).click()
  await desk.page.getByRole("row", { name: /Bent Fan.*66\.7%.*Does not work: 2/ }).waitFor()
  const missing = await desk.page.request.get("/dashboard/returns/none")
  expect(missing.status()).toBe(404)
  expect(await missing.text()).toContain("This return does not exist.")

  await visit.page.reload()
  await returns.getByText("$20.00 refunded.").waitFor()
  expect(withoutNetworkErrors([...visit.complaints, ...desk.complaints])).toEqual([])
  await visit.close()
  await desk.close()
})

test("a buyer changes an order's details, and cancels as much of it as is allowed, after a preview", async () => {
  const customer = await world.shop.customer()
  const id = await anOrderOfSeven(world.shop, customer)
  await world.shop.sql(
    "update parts set minimum_quantity = 10 from order_lines where order_id = $1 and part_id = parts.id and number = 7",
    [id],
  )
  const office = { name: "Ada Byron", street: "9 Quay", city: "Leith", postalCode: "EH6 6QN" }
  await world.shop.as(customer)("POST /address", { body: { ...office, country: "GB" } })
  const { page, complaints, close } = await visitAs(world, customer)
  await page.goto(`/dashboard/order/${id}`)
  const changes = page.getByRole("region", { name: "Change this order" })
  await changes.getByRole("button", { name: "Change details" }).click()
  const details = page.getByRole("dialog", { name: "Change details" })
  await details.getByLabel("Purchase order").fill("PO-4711")
  await details.getByLabel("Ship to").fill("Dock 4\nLeith")
  await details.getByLabel("Billing address").selectOption({ index: 2 })
  expect(await findProblems(page)).toEqual([])
  await details.getByRole("button", { name: "Save" }).click()
  const past = page.getByRole("region", { name: "History" })
  await past.getByText("Purchase order: none → PO-4711").waitFor()
  await past.getByText("Ship to: none → Dock 4, Leith").waitFor()
  await past.getByText(/Bill to: none → .*9 Quay/).waitFor()

  await changes.getByRole("button", { name: "Cancel part of it" }).click()
  const lines = page.getByRole("dialog", { name: "What do you want to cancel?" })
  await lines.getByLabel(/^Gauge/).fill("10")
  await lines.getByRole("button", { name: "Continue" }).click()
  await lines
    .getByText("10 × Gauge cannot be cancelled, but 6 or 16 can: at least 10 or none must remain")
    .waitFor()
  expect(await findProblems(page)).toEqual([])
  await lines.getByLabel(/^Gauge/).fill("0")
  await lines.getByLabel(/^Anvil/).fill("4")
  await lines.getByLabel(/^Beam/).fill("11")
  await lines.getByText("15 units of 2 lines").waitFor()
  await lines.getByRole("button", { name: "Continue" }).click()
  const sure = page.getByRole("alertdialog", { name: "Cancel 15 units of 2 lines?" })
  await sure.getByText("You will pay $402.60 instead of $431.20.").waitFor()
  await sure.getByLabel("Reason").fill("Too many.")
  expect(await findProblems(page)).toEqual([])
  await sure.getByRole("button", { name: "Cancel these" }).click()
  await past.getByText("4 × Anvil, 11 × Beam").waitFor()
  await page.getByRole("region", { name: "Order facts" }).getByText("$402.60").waitFor()

  await changes.getByRole("button", { name: "Cancel order" }).click()
  const all = page.getByRole("alertdialog", { name: "Cancel this order?" })
  await all.getByText("There will be nothing to pay, and the goods go back on sale.").waitFor()
  await all.getByRole("button", { name: "Cancel order" }).click()
  await page.waitForURL("**/dashboard/myOrder")
  expect(withoutNetworkErrors(complaints)).toEqual([])
  await close()
})

test("an administrator ships in parts, with numbers from a file, and the buyer sees each shipment", async () => {
  const { shop } = world
  const customer = await shop.customer()
  const id = await anOrderOfSeven(shop, customer)
  await payOrder(shop, customer, id)
  await shop.as(shop.admin)("PUT /order/{id}", { params: { id } })
  const { page, complaints, close } = await visitAs(world, shop.admin, phone)
  await page.goto(`/dashboard/order/${id}`)
  const form = page.getByRole("form", { name: "Ship" })
  await form.getByRole("button", { name: "None", exact: true }).press("Enter")
  await form.getByText("Nothing chosen").waitFor()
  const units = form.getByRole("textbox", { name: /^Anvil/ })
  await units.fill("11")
  await form.getByText("0 to 10").waitFor()
  await units.fill("4")
  await form.getByText("4 units of 1 line").waitFor()
  await form.getByText("Batch or serial numbers of Anvil").press("Enter")
  await form.getByLabel("Numbers of Anvil from a file").setInputFiles({
    name: "numbers.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("B-1;B-2\nB-3\n"),
  })
  await form.getByText("3 numbers").waitFor()
  await form.getByLabel("Carrier").fill("UPS")
  await form.getByLabel("Tracking link").fill("http://track.example")
  await form.getByRole("button", { name: "Ship", exact: true }).click()
  await form.getByText("Tracking link must begin with https://").waitFor()
  await form.getByLabel("Tracking link").fill("https://track.example/9")
  await form.getByRole("button", { name: "Ship", exact: true }).press("Enter")
  const heading = page.getByRole("heading", { name: "Shipments" })
  await expect.poll(() => heading.evaluate(isFocused)).toBe(true)
  const shipments = page.getByRole("region", { name: "Shipments" })
  const recalls = shipments.getByRole("link", { name: /^Recall / })
  await expect.poll(() => recalls.allInnerTexts()).toHaveLength(3)
  await shipments.getByRole("button", { name: "Delivered shipment 1" }).click()
  await shipments.getByText(/^Delivered \d/).waitFor()
  await form.getByText("of 6").waitFor()
  await page.getByRole("status").getByText("Partly shipped", { exact: true }).waitFor()
  expect(await scrollsSideways(page)).toBe(false)

  const buyer = await visitAs(world, customer, phone)
  await buyer.page.goto(`/dashboard/order/${id}`)
  await buyer.page.getByRole("region", { name: "Shipments" }).getByText("UPS").waitFor()
  expect(await findProblems(buyer.page)).toEqual([])
  await buyer.close()

  const firstSearch = /[?&]number=B-2(?:&|$)/
  const search = await holdCall(page, "GET", firstSearch)
  await page.getByRole("link", { name: "Recall B-2" }).click()
  const traced = page.getByLabel("Batch or serial number")
  await expect.poll(() => traced.inputValue()).toBe("B-2")
  await traced.fill("b-2")
  await page.getByRole("button", { name: "Find" }).press("Enter")
  await page.getByRole("table", { name: "Orders with b-2", exact: true }).waitFor()
  const firstAnswer = page.waitForResponse(firstSearch)
  search.release()
  await firstAnswer
  await page.getByText("1 order of 1 buyer who can be contacted.").waitFor()
  await page.getByLabel("Subject").fill("Please send it back")
  await page.getByLabel("Message").fill("It may spark.")
  await page.getByRole("button", { name: "Write to them" }).click()
  expect(await findProblems(page)).toEqual([])
  await page.getByRole("alertdialog").getByRole("button", { name: "Send" }).click()
  await page.getByText("Sent to 1 buyer", { exact: true }).waitFor()
  await page.getByText("“Please send it back” was sent to 1 buyer.").waitFor()
  await page.getByRole("heading", { name: "Write again to 1 buyer" }).waitFor()
  expect(await scrollsSideways(page)).toBe(false)
  expect([...withoutNetworkErrors(complaints), ...buyer.complaints]).toEqual([])
  await close()
})

test("staff return goods for a buyer, and give a reason only after the period", async () => {
  const { shop } = world
  const buyer = await shop.customer()
  const part = await shop.part({ name: "Late Fan", price: 10 })
  const id = await anOrderOfLines(shop, buyer, [{ partId: part, quantity: 3 }])
  await payOrder(shop, buyer, id)
  for (const _ of ["approved", "shipped"])
    await shop.as(shop.admin)("PUT /order/{id}", { params: { id } })
  await shop.saveSettings("order-returns", { on: true, days: 30, sendTo: "Dock 4, Leith" })
  const { page, close } = await visitAs(world, shop.admin)
  const reason = page.getByLabel("Reason for accepting it late")
  const request = page.getByRole("button", { name: "Request return" })
  const path = `/dashboard/order/${id}?return=1`
  const inTime = await serverText(shop, shop.admin, path)
  expect(inTime).toContain("Request return")
  expect(inTime).not.toContain("Reason for accepting it late")
  const sent = "update shipments set created_at = now() - interval '31 days' where order_id = $1"
  await shop.sql(sent, [id])
  await page.goto(path)
  await page.getByLabel("Reason", { exact: true }).last().selectOption("Does not work")
  await request.click()
  await page
    .getByRole("group", { name: "There is a problem" })
    .getByRole("link", { name: "Enter the reason for accepting it late" })
    .click()
  await reason.and(page.locator(":focus")).fill("Agreed on the phone.")
  expect(await findProblems(page)).toEqual([])
  await request.click()
  await page.getByRole("region", { name: "Returns" }).getByText("3 × Late Fan").waitFor()
  await close()
})
