import type { Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { anOrderOfLines, anOrderOfSeven, anOrderOfThreeMore } from "#test/orders/order-of-lines.ts"
import { payOrder } from "#test/pay.ts"
import { findProblems } from "../screens/accessibility.ts"
import {
  anOrder,
  openShopBrowser,
  orderNumberOf,
  serverText,
  shown,
  visitAs,
} from "../shop-browser.ts"

const world = await openShopBrowser({ unpaidOrderHours: 48 })
afterAll(world.close)
const { shop } = world
const customer = await shop.customer()

test("a customer sees an order paid elsewhere, reads its history, prints its receipt, and orders the same again", async () => {
  const order = await anOrderOfThreeMore(shop, customer)
  await shop.saveSettings("shop", {
    address: "Dock 4",
    taxIds: [{ label: "VAT", number: "GB1" }],
  })
  const { page, complaints, close } = await visitAs(world, customer)
  await page.clock.install()
  await page.goto("/dashboard/myOrder")
  await page
    .getByRole("row", { name: new RegExp(await orderNumberOf(shop, order.id)) })
    .getByRole("link")
    .first()
    .click()
  await page.getByRole("heading", { name: /^Order/, level: 1 }).waitFor()
  await page.getByRole("link", { name: "Pay", exact: true }).waitFor()
  await expect.poll(() => page.getByRole("button", { name: "Print receipt" }).count()).toBe(0)
  await expect.poll(() => page.getByRole("button", { name: /^Status/ }).count()).toBe(0)

  await page.getByRole("status").getByText("Not paid", { exact: true }).waitFor()
  const transaction = await payOrder(shop, customer, order.id)
  await page.clock.runFor(5_500)
  await page.getByRole("status").getByText("Paid", { exact: true }).waitFor()
  await page.getByRole("region", { name: "Order facts" }).getByText(transaction).waitFor()
  await expect
    .poll(() => page.getByRole("region", { name: "History" }).getByRole("listitem").count())
    .toBe(2)
  await page.getByRole("button", { name: "Print receipt" }).waitFor()
  await page.emulateMedia({ media: "print" })
  await shown(page, "Computer Assembler: receipt")
  await page.getByText(/^Computer Assembler\s+Dock 4\s+VAT GB1$/).waitFor()
  await expect.poll(() => page.getByRole("navigation").count()).toBe(0)
  await page.emulateMedia({ media: "screen" })

  await page.getByRole("button", { name: "Add to cart" }).click()
  await page.getByRole("status").getByText("1 line added to your cart.").waitFor()
  await page.getByRole("button", { name: "Undo" }).click()
  await page.getByRole("button", { name: "Undo" }).waitFor({ state: "detached" })
  await page.getByRole("link", { name: "Order again" }).click()
  const quantity = page.getByLabel("Quantity", { exact: true })
  await quantity.waitFor()
  await expect.poll(() => quantity.inputValue()).toBe(String(order.quantity))
  expect(complaints).toEqual([])
  await close()
})

const partNamed = async (name: string) =>
  String(
    (
      await shop.sql(
        "select id from parts where name = $1 and archived_at is null order by created_at desc",
        [name],
      )
    )[0]?.id,
  )

test("an order of several lines is one row that expands, and a page with every line", async () => {
  const id = await anOrderOfSeven(shop, customer)
  const { page, complaints, close } = await visitAs(world, customer)
  await page.goto("/dashboard/myOrder")
  const number = await orderNumberOf(shop, id)
  const row = page.getByRole("row", { name: new RegExp(number) })
  for (const name of ["91", "$431.20"]) await row.getByRole("cell", { name, exact: true }).waitFor()
  await row.getByText("Anvil and 6 more").click()
  await row.getByText("11 × Beam").waitFor()
  await row.getByRole("link", { name: `All 7 lines of order ${number}` }).click()
  const lines = page.getByRole("region", { name: "Order lines" })
  await lines.getByText("$39.60").waitFor()
  await expect.poll(() => lines.getByRole("rowheader").count()).toBe(7)
  const facts = page.getByRole("region", { name: "Order facts" })
  await expect.poll(() => facts.textContent()).toMatch(/Lines7Units91Total\$431\.20/)
  await facts.getByRole("link", { name: "7 lines, see below" }).press("Enter")
  await page.locator("h2:focus").getByText("Lines", { exact: true }).waitFor()

  // The intent of a paid order would be refused.
  const intent = page.waitForResponse(/\/create-payment-intent$/)
  await page.getByRole("link", { name: "Pay", exact: true }).click()
  await page.getByRole("heading", { level: 1, name: "Pay for Anvil and 6 more" }).waitFor()
  await shown(page, "Please pay: $431.20")
  await intent
  await payOrder(shop, customer, id)
  await page.goBack()
  await page.emulateMedia({ media: "print" })
  await shown(page, "Computer Assembler: receipt")
  await expect.poll(() => lines.getByRole("rowheader").last().textContent()).toContain("Gauge")
  await expect.poll(() => page.getByRole("link", { name: /^Order again/ }).count()).toBe(0)
  await page.emulateMedia({ media: "screen" })
  const cartOf = () => shop.as(customer)("GET /cart")
  const news = page.getByRole("status").filter({ hasText: "added to your cart" })
  await shop.sql("update parts set price_cents = 90 where name = 'Anvil'")
  await shop.sql("update parts set archived_at = now() where name = 'Forge'")
  await shop.as(shop.admin)("POST /part/{id}/stock", {
    params: { id: await partNamed("Gauge") },
    body: { delta: -80, reason: "correction" },
  })
  await page.getByRole("button", { name: "Order again" }).click()
  await news.getByText("6 lines added to your cart.").waitFor()
  await expect
    .poll(() => news.getByRole("listitem").allTextContents())
    .toEqual([
      "1 · Anvil: $0.90 each, was $1.10",
      "6 · Forge: is no longer sold",
      "7 · Gauge: only 4 of 16 are available now",
    ])
  await expect.poll(async () => (await cartOf()).units).toBe(76)
  expect(await findProblems(page)).toEqual([])
  await news.getByRole("button", { name: "Undo" }).click()
  await news.waitFor({ state: "detached" })
  await expect.poll(async () => (await cartOf()).lines).toEqual([])
  await page.getByRole("link", { name: "Order again Beam" }).click()
  const quantity = page.getByLabel("Quantity", { exact: true })
  await quantity.waitFor()
  await expect.poll(() => quantity.inputValue()).toBe("11")
  expect(complaints).toEqual([])
  await close()
})

test("of hundreds of lines the server renders the first, and script adds the others", async () => {
  const partId = await shop.part({ price: 1, availableQuantity: 300 })
  const lines = Array.from({ length: 300 }, () => ({ partId, quantity: 1 }))
  const id = await anOrderOfLines(shop, customer, lines)
  const { page, complaints, close } = await visitAs(world, customer)
  const path = `/dashboard/order/${id}`
  const htmlOf = async (address: string) => (await page.request.get(address)).text()
  const rowsIn = (html: string) => html.match(/role="rowheader"/g)?.length
  const html = await htmlOf(path)
  expect(rowsIn(html)).toBe(250)
  expect(html).toContain("Show all 300 lines")
  expect(rowsIn(await htmlOf(`${path}?lines=all`))).toBe(300)
  await page.goto(path)
  const rows = page.getByRole("region", { name: "Order lines" }).getByRole("rowheader")
  await rows.nth(299).waitFor()
  await expect.poll(() => page.getByRole("link", { name: /^Show all/ }).count()).toBe(0)
  expect(complaints).toEqual([])
  await close()
})

test("an administrator changes a detail of an order; what its buyer changed meanwhile stays", async () => {
  const id = await anOrderOfSeven(shop, customer)
  const { page, complaints, close } = await visitAs(world, shop.admin)
  await page.goto(`/dashboard/order/${id}`)
  await page.getByRole("button", { name: "Change details" }).click()
  const dialog = page.getByRole("dialog", { name: "Change details" })
  await dialog.getByLabel("Purchase order").fill("PO-77")
  const params = { id }
  const api = shop.as(customer)
  await api("PUT /order/{id}/details", { params, body: { note: "Ring twice" } })
  await dialog.getByRole("button", { name: "Save" }).click()
  await shown(page, "Order changed. The buyer receives an e-mail.")
  await dialog.waitFor({ state: "detached" })
  await page.getByText("Purchase order: none → PO-77").waitFor()
  const changed = { purchaseOrder: "PO-77", note: "Ring twice" }
  expect(await api("GET /order/{id}", { params })).toMatchObject(changed)
  expect(complaints).toEqual([])
  await close()
})

test("another buyer's order is not found", async () => {
  const { id } = await anOrderOfThreeMore(shop, customer)
  const { cookie } = await shop.customer()
  const { status, body } = await shop.send(`GET /dashboard/order/${id}`, { headers: { cookie } })
  expect(status).toBe(404)
  expect(body.text).toContain("This order does not exist.")
  expect(body.text).toMatch(/<p[^>]*>(?:(?!<\/p>).)*<a[^>]* href="\/dashboard\/myOrder"/)
})

test("a paid order offers its invoice, once the shop issues invoices", async () => {
  const { id } = await anOrderOfThreeMore(shop, customer)
  await shop.saveSettings("invoices", { from: "2020-01-01", country: "DE" })
  await payOrder(shop, customer, id)
  const { page, complaints, close } = await visitAs(world, customer)
  await page.goto(`/dashboard/order/${id}`)
  const invoices = page.getByRole("region", { name: "Invoices" })
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    invoices.getByRole("button", { name: "Invoice (PDF)" }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^INV-\d{4}-\d{6}\.pdf$/)
  await page.reload()
  await page.getByRole("button", { name: "Change details" }).click()
  await page.getByText(/^Invoice INV-\d{4}-\d{6} and its corrections keep the old one\.$/).waitFor()
  expect(complaints).toEqual([])
  await close()
})

const reserved = /^Reserved until (?:\d+ \w+, )?\d\d:\d\d UTC\./
const lastUnits =
  /UTC\. It includes the last units of a part\. Confirm your e-mail to keep it 48 hours\./
const holdOf = (page: Page) => page.getByText(reserved).first().textContent()

/** Places an order for the whole stock of a part. */
const aLastOrder = async () => {
  const buyer = await shop.customer()
  const part = { name: "Anvil 1000", availableQuantity: 2, minimumQuantity: 2 }
  return { buyer, ...(await anOrder(shop, buyer, part)) }
}

/** Lets the hold of an unpaid order expire and runs the job. */
async function lapse(orderId: string): Promise<void> {
  await shop.sql("update orders set created_at = created_at - interval '1 hour' where id = $1", [
    orderId,
  ])
  const status = async () => {
    await shop.sql("update recurring_jobs set due_at = now() where name = 'payments'")
    return (await shop.sql("select status from orders where id = $1", [orderId]))[0]?.status
  }
  await expect.poll(status).toBe("cancelled")
}

test("every page of a new order says until when it is reserved, and why; My Order shows its payment at once", async () => {
  const buyer = await shop.customer()
  const part = { name: "Anvil 1000", availableQuantity: 2, minimumQuantity: 2 }
  const partId = await shop.part(part)
  const { page, complaints, close } = await visitAs(world, buyer)
  await page.goto(`/purchase/${partId}`)
  await page.getByRole("button", { name: "Submit" }).click()
  await shown(page, "We have received your order.")
  expect(await holdOf(page)).toMatch(lastUnits)
  const [order] = await shop.as(buyer)("GET /myorder")
  for (const path of ["payment", "order"])
    expect(await serverText(shop, buyer, `/dashboard/${path}/${order?._id}`)).toMatch(lastUnits)
  // Staff see no hint to verify the buyer's e-mail.
  const text = await serverText(shop, shop.admin, `/dashboard/order/${order?._id}`)
  expect(text).toMatch(/UTC\. It includes the last units of a part\./)
  expect(text).not.toContain("Confirm your e-mail")

  await page.getByRole("link", { name: "My Order" }).first().click()
  await page.getByText("Confirm your e-mail to keep unpaid orders 48 hours.").waitFor()
  expect(await holdOf(page)).toMatch(/UTC\. It includes the last units of a part\.$/)
  await page.getByRole("main").getByRole("link", { name: "Confirm your e-mail" }).click()
  await page.getByRole("button", { name: "E-mail me a confirmation link" }).waitFor()
  await page.goBack()
  await shown(page, "1 unpaid, $298.00")
  // My Order shows a payment that arrives while it is open.
  const transaction = await payOrder(shop, buyer, String(order?._id))
  await shown(page, "Everything is paid.")
  await shown(page, transaction)
  expect(complaints).toEqual([])
  await close()
})

test("the payment page of a lapsed order says so, and offers to order again", async () => {
  const { buyer, orderId } = await aLastOrder()
  const { page, complaints, close } = await visitAs(world, buyer)
  const prepared = page.waitForResponse((answer) => answer.url().endsWith("/create-payment-intent"))
  await page.goto(`/dashboard/payment/${orderId}`)
  await page.getByText(reserved).waitFor()
  await prepared
  await lapse(orderId)
  const ended = /^Cancelled, because it was not paid by (?:\d+ \w+, )?\d\d:\d\d UTC$/
  // The page updates without a reload.
  await page.getByRole("heading", { name: ended }).waitFor()
  const response = await page.request.get(`/dashboard/payment/${orderId}`)
  expect(response.status()).toBe(200)
  expect(await response.text()).toContain("Cancelled, because it was not paid by")
  await page.getByRole("button", { name: "Add to cart" }).click()
  await shown(page, "1 line added to your cart.")
  expect(complaints).toEqual([])
  await close()
})

test("a cancelled order has a page for its buyer and for staff only", async () => {
  const { buyer, orderId, orderNumber } = await aLastOrder()
  await shop.as(buyer)("DELETE /order/{id}", { params: { id: orderId } })
  const { page, complaints, close } = await visitAs(world, buyer)
  await page.goto("/dashboard/myOrder?state=cancelled")
  await shown(page, "Cancelled by the buyer")
  await page.getByRole("link", { name: orderNumber, exact: true }).click()
  await page.getByRole("heading", { name: `Order ${orderNumber}` }).waitFor()
  await shown(page, "Cancelled by the buyer")
  await page.getByRole("main").getByRole("link", { name: "Order again" }).waitFor()
  await expect.poll(() => page.getByRole("link", { name: "Pay", exact: true }).count()).toBe(0)
  expect(complaints).toEqual([])
  await close()

  const list = await serverText(shop, shop.admin, "/dashboard/manageOrder?status=cancelled")
  expect(list).toContain(orderNumber)
  const managed = await serverText(shop, shop.admin, `/dashboard/order/${orderId}`)
  expect(managed).toContain("Cancelled by the buyer")
  expect(managed).not.toContain("Manage this order")
  const { cookie } = await shop.customer()
  const path = `/dashboard/order/${orderId}`
  expect(await shop.send(`GET ${path}`, { headers: { cookie } })).toMatchObject({ status: 404 })
})
