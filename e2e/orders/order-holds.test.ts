import type { Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { payOrder } from "#test/pay.ts"
import { anOrder, openShopBrowser, shown, visitAs } from "../shop-browser.ts"

const world = await openShopBrowser({ unpaidOrderHours: 48 })
const { shop } = world
afterAll(world.close)

const reserved = /^Reserved until (?:\d+ \w+, )?\d\d:\d\d UTC\./
const toKeep = / Confirm your e-mail to keep it 48 hours\.$/
const holdOf = (page: Page) => page.getByText(reserved).first().textContent()

/** Places an order for the whole stock of a part. */
const aLastOrder = async () => {
  const customer = await shop.customer()
  const part = { name: "Anvil 1000", availableQuantity: 2, minimumQuantity: 2 }
  return { customer, ...(await anOrder(shop, customer, part)) }
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

test("a new order's panel, page, payment and My Order say until when it is held", async () => {
  const customer = await shop.customer()
  const partId = await shop.part({ name: "Anvil 1000", availableQuantity: 10 })
  const { page, complaints, close } = await visitAs(world, customer)
  await page.goto(`/purchase/${partId}`)
  await page.getByRole("button", { name: "Submit" }).click()
  await shown(page, "We have received your order.")
  expect(await holdOf(page)).toMatch(toKeep)
  const [order] = await shop.as(customer)("GET /myorder")
  for (const path of [`payment/${order?._id}`, `order/${order?._id}`]) {
    await page.goto(`/dashboard/${path}`)
    expect(await holdOf(page), path).toMatch(toKeep)
  }
  await page.goto("/dashboard/myOrder")
  expect(await holdOf(page)).toMatch(/UTC\.$/)
  await page.getByText("Confirm your e-mail to keep unpaid orders 48 hours.").waitFor()
  await page.getByRole("main").getByRole("link", { name: "Confirm your e-mail" }).click()
  await page.getByRole("button", { name: "E-mail me a confirmation link" }).waitFor()
  expect(complaints).toEqual([])
  await close()
})

test("the hold of an order for the last units gives the reason; staff see no hint to verify", async () => {
  const { customer, orderId } = await aLastOrder()
  const buyers = await visitAs(world, customer)
  await buyers.page.goto(`/dashboard/payment/${orderId}`)
  expect(await holdOf(buyers.page)).toMatch(
    /UTC\. It includes the last units of a part\. Confirm your e-mail to keep it 48 hours\.$/,
  )
  await buyers.close()
  const staffs = await visitAs(world, shop.admin)
  await staffs.page.goto(`/dashboard/order/${orderId}`)
  expect(await holdOf(staffs.page)).toMatch(/UTC\. It includes the last units of a part\.$/)
  await staffs.close()
})

test("the payment page of a lapsed order says so, and offers to order again", async () => {
  const { customer, orderId } = await aLastOrder()
  const { page, complaints, close } = await visitAs(world, customer)
  const prepared = page.waitForResponse((answer) => answer.url().endsWith("/create-payment-intent"))
  await page.goto(`/dashboard/payment/${orderId}`)
  await page.getByText(reserved).waitFor()
  await prepared
  await lapse(orderId)
  const ended = /^Cancelled, because it was not paid by (?:\d+ \w+, )?\d\d:\d\d UTC$/
  // The page updates without a reload.
  await page.getByRole("heading", { name: ended }).waitFor()
  const response = await page.goto(`/dashboard/payment/${orderId}`)
  expect(response?.status()).toBe(200)
  await page.getByRole("heading", { name: ended }).waitFor()
  await page.getByRole("button", { name: "Add to cart" }).click()
  await shown(page, "1 line added to your cart.")
  expect(complaints).toEqual([])
  await close()
})

test("a cancelled order has a page for its buyer and for staff only", async () => {
  const { customer, orderId, orderNumber } = await aLastOrder()
  await shop.as(customer)("DELETE /order/{id}", { params: { id: orderId } })
  const buyers = await visitAs(world, customer)
  await buyers.page.goto("/dashboard/myOrder?state=cancelled")
  await shown(buyers.page, "Cancelled by the buyer")
  await buyers.page.getByRole("link", { name: orderNumber, exact: true }).click()
  await buyers.page.getByRole("heading", { name: `Order ${orderNumber}` }).waitFor()
  await shown(buyers.page, "Cancelled by the buyer")
  await buyers.page.getByRole("main").getByRole("link", { name: "Order again" }).waitFor()
  await expect
    .poll(() => buyers.page.getByRole("link", { name: "Pay", exact: true }).count())
    .toBe(0)
  expect(buyers.complaints).toEqual([])
  await buyers.close()

  const staffs = await visitAs(world, shop.admin)
  await staffs.page.goto("/dashboard/manageOrder?status=cancelled")
  await staffs.page.getByRole("link", { name: orderNumber }).click()
  await shown(staffs.page, "Cancelled by the buyer")
  await expect
    .poll(() => staffs.page.getByRole("heading", { name: "Manage this order" }).count())
    .toBe(0)
  expect(staffs.complaints).toEqual([])
  await staffs.close()

  const strangers = await visitAs(world, await shop.customer())
  const response = await strangers.page.goto(`/dashboard/order/${orderId}`)
  expect(response?.status()).toBe(404)
  await strangers.close()
})

test("My Order shows a payment that arrives while it is open", async () => {
  const { customer, orderId } = await aLastOrder()
  const { page, complaints, close } = await visitAs(world, customer)
  await page.goto("/dashboard/myOrder")
  await shown(page, "1 unpaid, $298.00")
  const transaction = await payOrder(shop, customer, orderId)
  await shown(page, "Everything is paid.")
  await shown(page, transaction)
  expect(complaints).toEqual([])
  await close()
})
