import { expect, onTestFinished, test } from "vitest"
import { expectBooksRight } from "#test/books.ts"
import { aCustomer } from "#test/many-customers.ts"
import { orderTests } from "#test/orders/order-tests.ts"
import { payOrder } from "#test/pay.ts"
import { openTestApi } from "#test/test-shop.ts"

const { shop, buyer, anOrder, get, mine, stockOf, auditOf } = await orderTests()
await shop.holdMails()
const desk = shop.as(shop.admin)

const orderFor = (
  email: string,
  lines: { partId: string; quantity: number; unitPrice?: number }[],
  key?: string,
) =>
  desk(
    "POST /order/for",
    { body: { email, lines, purchaseOrder: "PO-7", note: "By phone." } },
    key ? { headers: { "idempotency-key": key } } : {},
  )

test("an order by staff belongs to the customer: they are mailed, see it and pay it", async () => {
  const me = buyer()
  const partId = await shop.part({ price: 5, breaks: [{ quantity: 10, price: 4 }] })
  const lines = [{ partId, quantity: 10 }]
  const orderBody = { email: me.email.toUpperCase(), lines }
  const priced = await desk("POST /order/for/price", { body: orderBody })
  expect(priced).toMatchObject({ name: me.name, total: 40, addresses: [] })
  const { insertedId: id } = await orderFor(me.email, lines, "once")
  expect(await orderFor(me.email, lines, "once")).toMatchObject({ insertedId: id })
  expect(await mine(me)).toMatchObject([
    { _id: id, price: 40, email: me.email, purchaseOrder: "PO-7", placedByStaff: true },
  ])
  expect(await stockOf(partId)).toBe(90)
  const [mail] = await shop.sql("select recipient, data from mail_outbox where dedupe_key = $1", [
    `order-placed:${id}`,
  ])
  expect(mail).toMatchObject({ recipient: me.email, data: { placedByStaff: true } })
  const history = (by = me) => shop.as(by)("GET /order/{id}/history", { params: { id } })
  expect(await history(shop.admin)).toMatchObject([{ event: "placed", by: shop.admin.email }])
  expect(await history()).toEqual([{ event: "placed", at: expect.any(String) }])
  expect(await auditOf(id)).toMatchObject([{ actor_id: shop.admin.id, action: "order.place_for" }])
  await payOrder(shop, me, id)
  expect(await get(id, me)).toMatchObject({ paid: true })
  await expectBooksRight(shop)
})

test("an order repeated with the same key for another customer is refused", async () => {
  const partId = await shop.part({ availableQuantity: 9 })
  const lines = [{ partId, quantity: 1 }]
  const { insertedId } = await orderFor(buyer().email, lines, "corrected")
  const other = await shop.customer()
  await expect(orderFor(other.email, lines, "corrected")).rejects.toMatchObject({
    status: 422,
    body: { code: "idempotency_key_reused" },
  })
  expect(await mine(other)).toEqual([])
  expect(await stockOf(partId)).toBe(8)
  expect(await orderFor(buyer().email, lines, "corrected")).toMatchObject({ insertedId })
  await expectBooksRight(shop)
})

test("of two orders at once with the same key for two customers one is placed", async () => {
  const lines = [{ partId: await shop.part(), quantity: 1 }]
  const customers = [await aCustomer(shop), await aCustomer(shop)]
  const placed = await Promise.allSettled(
    customers.map(({ email }) => orderFor(email, lines, "both")),
  )
  expect(placed.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
  await expectBooksRight(shop)
})

test("staff may set a line's price and delivery; administrators see the reason", async () => {
  const me = buyer()
  const partId = await shop.part({ price: 5 })
  const lines = [{ partId, quantity: 3, ownPrice: 4, priceReason: "Trade fair" }]
  const body = { email: me.email, lines, deliveryPrice: 6 }
  expect(await desk("POST /order/for/price", { body })).toMatchObject({
    total: 18,
    lines: [{ unitPrice: 4, listPrice: 5, price: { from: 1 } }],
  })
  const { insertedId: id } = await desk("POST /order/for", { body })
  expect(await get(id, me)).toMatchObject({
    price: 18,
    lines: [{ unitPrice: 4 }],
    charges: [{ kind: "delivery", amount: 6, sentence: "As agreed." }],
  })
  expect((await get(id, me)).lines[0]).not.toHaveProperty("ownPrice")
  expect((await get(id, shop.admin)).lines[0]).toMatchObject({
    ownPrice: { reason: "Trade fair", listPrice: 5 },
  })
  const noReason = [{ partId, quantity: 3, ownPrice: 4 }]
  await expect(
    desk("POST /order/for", { body: { ...body, lines: noReason } }),
  ).rejects.toMatchObject({ status: 400 })
  await payOrder(shop, me, id)
  await expectBooksRight(shop)
})

test("an order for an unknown customer, unavailable parts or beyond the customer's limit is refused", async () => {
  const me = await shop.customer()
  const partId = await shop.part({ availableQuantity: 3, price: 9 })
  const one = [{ partId, quantity: 1 }]
  const expectRefused = (code: string, ...order: Parameters<typeof orderFor>) =>
    expect(orderFor(...order)).rejects.toMatchObject({ body: { code } })
  await expectRefused("user_not_found", "nobody@shop.example", one)
  await expectRefused("lines_refused", me.email, [{ partId, quantity: 4 }])
  await expectRefused("lines_refused", me.email, [{ partId, quantity: 1, unitPrice: 8 }])
  await shop.applySettings("orders", { confirmedEmail: true })
  await expectRefused("customer_not_confirmed", me.email, one)
  await shop.applySettings("orders", {})
  expect(await mine(me)).toEqual([])
  expect(await stockOf(partId)).toBe(3)
})

test("an order beyond the customer's unpaid limit is refused, in words for staff", async () => {
  const strict = await openTestApi({ rateLimitScale: 0.1 })
  onTestFinished(() => strict.close())
  const { email } = await aCustomer(strict)
  const lines = [{ partId: await strict.part(), quantity: 1 }]
  const body = { email, lines }
  const place = () => strict.send("POST /order/for", { token: strict.admin.token, body })
  expect((await place()).status).toBe(200)
  expect(await place()).toMatchObject({ status: 409, body: { code: "customer_unpaid_orders" } })
})

test("the last unit is sold once, whichever customer it is for", async () => {
  const partId = await shop.part({ availableQuantity: 1 })
  const customers = [await shop.customer(), await shop.customer()]
  const placed = await Promise.allSettled(
    customers.map(({ email }) => orderFor(email, [{ partId, quantity: 1 }])),
  )
  expect(placed.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
  expect(await stockOf(partId)).toBe(0)
})

test("an order that a customer places does not say that staff placed it", async () => {
  expect(await get(await anOrder())).not.toHaveProperty("placedByStaff")
})
