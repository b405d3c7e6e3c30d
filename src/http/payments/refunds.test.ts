import { sql } from "drizzle-orm"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { finishRefund } from "#operations/payments/finish-refund.ts"
import { reconcilePayments } from "#operations/payments/reconcile-payments.ts"
import { expectBooksRight } from "#test/books.ts"
import { type Customer, manyCustomers } from "#test/many-customers.ts"
import { payOrder } from "#test/pay.ts"
import { openPaymentShop, type PaymentShop } from "#test/payment-shop.ts"
import type { TestShop } from "#test/test-shop.ts"
import { whileItWaits } from "#test/waiting.ts"

let payments: PaymentShop
let shop: TestShop
let buyer: Customer
beforeAll(async () => {
  payments = await openPaymentShop()
  shop = payments.shop
})
beforeEach(async () => {
  ;[buyer = shop.admin] = await manyCustomers(shop, 1)
})
afterEach(async () => {
  payments.setFault(undefined)
  await reconcilePayments(payments.deps, 0)
  await payments.deliverAll()
  await expectBooksRight(shop)
})
afterAll(() => payments.close())

const aPaidOrder = async (price = 200) => {
  const id = await payments.orderAt(price, buyer)
  await payOrder(shop, buyer, id)
  return id
}
const refund = (id: string, body: unknown, headers: Record<string, string> = {}) =>
  shop.send(`POST /order/${id}/refund`, { token: shop.admin.token, body, headers })
const reason = "It arrived with a dent."
const orderOf = (id: string) => shop.as(buyer)("GET /order/{id}", { params: { id } })
const refundsOf = (id: string) =>
  shop.sql(
    `select r.amount_cents, r.state, r.reason, r.requested_by from refunds r
     join payments p on p.id = r.payment_id where p.order_id = $1 order by r.created_at`,
    [id],
  )
const paidBack = async (id: string) =>
  (
    await shop.sql(
      `select c.amount_refunded::int as cents from sandbox.charges c
       join orders o on o.transaction_id = c.payment_intent_id where o.id = $1`,
      [id],
    )
  )[0]?.cents
const stockOf = async (orderId: string) =>
  (
    await shop.sql(
      "select available_quantity from parts p join order_lines l on l.part_id = p.id where l.order_id = $1",
      [orderId],
    )
  )[0]?.available_quantity
const advance = (id: string) => shop.send(`PUT /order/${id}`, { token: shop.admin.token })

describe("POST /order/{id}/refund", () => {
  test("gives back all of the money, with a reason, a record and a mail", async () => {
    const id = await aPaidOrder()
    const answer = await refund(id, { reason })
    expect(answer).toMatchObject({ status: 200 })
    expect(answer.body).toEqual({
      acknowledged: true,
      success: true,
      modifiedCount: 1,
      refundId: expect.stringMatching(/^[0-9a-f]{24}$/),
      refunded: 200,
      refundStatus: "succeeded",
    })
    expect(await paidBack(id)).toBe(20_000)
    expect(await orderOf(id)).toMatchObject({ paid: true, refunded: 200, status: "pending" })
    expect(await refundsOf(id)).toEqual([
      { amount_cents: 20_000, state: "succeeded", reason, requested_by: shop.admin.id },
    ])
    const audit =
      "select actor_id, detail, request_id from audit_log where target = $1 and action = $2"
    expect(await shop.sql(audit, [id, "order.refund"])).toMatchObject([
      {
        actor_id: shop.admin.id,
        detail: { amountCents: 20_000, reason, restock: false },
        request_id: answer.headers.get("x-request-id"),
      },
    ])
    const mails =
      "select data from mail_outbox where template = 'order-refunded' and recipient = $1"
    expect(await shop.sql(mails, [buyer.email])).toHaveLength(1)
    expect(await stockOf(id)).toBe(99)
  })

  test("in parts, and never more than was paid", async () => {
    const id = await aPaidOrder()
    expect(await refund(id, { amount: 50.25, reason })).toMatchObject({ body: { refunded: 50.25 } })
    expect(await refund(id, { amount: "99.75", reason })).toMatchObject({ body: { refunded: 150 } })
    expect(await refund(id, { amount: 50.01, reason })).toMatchObject({
      status: 409,
      body: { success: false, modifiedCount: 0, code: "refund_too_large", refundable: 50 },
    })
    expect(await refund(id, { reason })).toMatchObject({ body: { refunded: 200 } })
    expect(await refund(id, { reason })).toMatchObject({
      status: 409,
      body: { code: "nothing_to_refund" },
    })
    expect(await paidBack(id)).toBe(20_000)
  })

  test("brings the goods back on sale with the last of the money", async () => {
    const id = await aPaidOrder()
    expect(await refund(id, { amount: 10, reason, restock: true })).toMatchObject({
      status: 409,
      body: { code: "restock_needs_whole_refund", refundable: 200 },
    })
    await refund(id, { amount: 10, reason })
    expect(await refund(id, { amount: 190, reason, restock: true })).toMatchObject({ status: 200 })
    expect(await stockOf(id)).toBe(100)
    const moved = "select delta, reason from stock_movements where order_id = $1 order by id"
    expect(await shop.sql(moved, [id])).toEqual([
      { delta: -1, reason: "order" },
      { delta: 1, reason: "refund_return" },
    ])
  })

  describe("by line", () => {
    /** Paid: 5 at $3.00 and 4 at $10.00, of parts that have 95 and 96 left. */
    const anOrder = async () => {
      const parts = await Promise.all([3, 10].map((price) => shop.part({ price })))
      const lines = parts.map((partId, index) => ({ partId, quantity: 5 - index }))
      const { body } = await shop.send("POST /order", { token: buyer.token, body: { lines } })
      const id = String(body.insertedId)
      await payOrder(shop, buyer, id)
      const stock = async () =>
        (
          await shop.sql(
            "select available_quantity as n from parts where id = any($1) order by price_cents",
            [parts],
          )
        ).map(({ n }) => n)
      return { id, stock }
    }
    const two = (quantity: number) => [{ number: 2, quantity }]

    test("costs what the goods did, and brings these alone back on sale", async () => {
      const { id, stock } = await anOrder()
      const lines = [{ number: 1, quantity: 2 }, ...two(1)]
      const first = await refund(id, { reason, lines, restock: true })
      expect(first).toMatchObject({ status: 200, body: { refunded: 16 } })
      expect(await stock()).toEqual([97, 97])
      expect(await refund(id, { reason, lines: two(1), amount: 4 })).toMatchObject({
        ...{ status: 200, body: { refunded: 20 } },
      })
      expect(await stock()).toEqual([97, 97])
      const history = await shop.as(buyer)("GET /order/{id}/history", { params: { id } })
      expect(history.map(({ lines: of }) => of)).toEqual([undefined, undefined, lines, two(1)])
      expect(await paidBack(id)).toBe(2000)
      expect(await advance(id)).toMatchObject({ status: 200 })
    })

    test("never exceeds a line, and keeps what came back out of the whole", async () => {
      const { id, stock } = await anOrder()
      const exceeding = await refund(id, { reason, lines: [{ number: 3, quantity: 1 }, ...two(5)] })
      expect(exceeding).toMatchObject({
        ...{ status: 409 },
        body: {
          code: "refund_lines_exceed",
          lines: [
            { number: 3, refundable: 0 },
            { number: 2, refundable: 4 },
          ],
        },
      })
      for (const lines of [[], [...two(1), ...two(1)], two(0), [{ number: 2 }]])
        expect(await refund(id, { reason, lines })).toMatchObject({ status: 400 })
      await refund(id, { amount: 45, reason })
      expect(await refund(id, { reason, lines: two(2) })).toMatchObject({
        ...{ status: 409, body: { code: "refund_too_large", refundable: 10 } },
      })
      await refund(id, { reason, lines: two(2), amount: 5, restock: true })
      expect(await refund(id, { reason, restock: true })).toMatchObject({
        ...{ status: 409, body: { code: "restock_needs_lines" } },
      })
      expect(await stock()).toEqual([95, 98])
    })

    test("is made once by several at once", async () => {
      const { id, stock } = await anOrder()
      const ask = () => refund(id, { reason, lines: two(3), amount: 1, restock: true })
      const answers = await Promise.all([ask(), ask(), ask()])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
      expect(await stock()).toEqual([95, 99])
    })

    test("that the provider refuses leaves its goods to the next", async () => {
      const { id, stock } = await anOrder()
      const { transactionId } = await orderOf(id)
      const { stripe } = payments.provider
      await stripe.refunds.create({ payment_intent: String(transactionId), amount: 3500 })
      const answer = await refund(id, { reason, lines: two(3), restock: true })
      expect(answer).toMatchObject({ status: 409, body: { code: "refund_refused" } })
      expect(await stock()).toEqual([95, 96])
      await payments.deliverAll()
      expect((await refund(id, { reason, lines: two(2), restock: true })).status).toBe(200)
      expect(await stock()).toEqual([95, 98])
    })
  })

  test("ends the way of the order, once all is given back", async () => {
    const id = await aPaidOrder()
    await refund(id, { amount: 199.99, reason })
    expect(await advance(id)).toMatchObject({ status: 200, body: { status: "approved" } })
    await refund(id, { reason })
    expect(await advance(id)).toMatchObject({
      status: 403,
      body: { modifiedCount: 0, message: "Order is refunded" },
    })
  })

  test("is for administrators, of orders that are paid", async () => {
    const unpaid = await payments.orderAt(20, buyer)
    const paid = await aPaidOrder()
    const asBuyer = { token: buyer.token, body: { reason } }
    expect(await shop.send(`POST /order/${paid}/refund`, asBuyer)).toMatchObject({ status: 403 })
    expect(await refund(unpaid, { reason })).toMatchObject({
      status: 409,
      body: { code: "nothing_to_refund" },
    })
    expect(await refund("0".repeat(24), { reason })).toMatchObject({ status: 404 })
    await shop.as(buyer)("DELETE /order/{id}", { params: { id: unpaid } })
    expect(await refund(unpaid, { reason })).toMatchObject({ status: 404 })
    expect(await refundsOf(paid)).toEqual([])
  })

  test("of an order that an administrator has hidden works too", async () => {
    const id = await aPaidOrder()
    await shop.as(shop.admin)("DELETE /order/{id}", { params: { id } })
    expect(await refund(id, { reason })).toMatchObject({ status: 200, body: { refunded: 200 } })
  })

  test.each([
    [{}, "reason"],
    [{ reason: "   " }, "reason"],
    [{ reason: "x".repeat(501) }, "reason"],
    [{ reason, amount: 0 }, "amount"],
    [{ reason, amount: -5 }, "amount"],
    [{ reason, amount: 1.005 }, "amount"],
    [{ reason, amount: Number.POSITIVE_INFINITY }, "amount"],
    [{ reason, amount: { $gt: 0 } }, "amount"],
    [{ reason, restock: "yes" }, "restock"],
  ])("%j is refused", async (body, field) => {
    expect(await refund("0".repeat(24), body)).toMatchObject({
      status: 400,
      body: { code: "invalid_input", fields: { [field]: expect.any(String) } },
    })
  })

  test("twenty whole refunds at once give the money back once", async () => {
    const id = await aPaidOrder()
    const answers = await Promise.all(Array.from({ length: 20 }, () => refund(id, { reason })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
    expect(await paidBack(id)).toBe(20_000)
  })

  test("thirty parts of a tenth at once are ten", async () => {
    const id = await aPaidOrder()
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => refund(id, { amount: 20, reason })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(await paidBack(id)).toBe(20_000)
  })

  test("with one Idempotency-Key is one refund, however often it is sent", async () => {
    const id = await aPaidOrder()
    const headers = { "idempotency-key": `refund of ${id}` }
    const send = (amount: number) => refund(id, { amount, reason }, headers)
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(30)))
    expect(new Set(answers.map(({ body }) => body.refundId)).size).toBe(1)
    expect(await send(30)).toMatchObject({ status: 200, body: { refunded: 30 } })
    expect(await send(31)).toMatchObject({ status: 422, body: { modifiedCount: 0 } })
    expect(await paidBack(id)).toBe(3000)
  })

  test("races with shipping: what is given back whole is not shipped afterwards", async () => {
    const id = await aPaidOrder()
    await advance(id)
    const [refunded, shipped] = await Promise.all([refund(id, { reason }), advance(id)])
    expect(refunded).toMatchObject({ status: 200 })
    expect([200, 403]).toContain(shipped.status)
    expect(await advance(id)).toMatchObject({ status: 403 })
  })
})

/** Everything an operator finds in the log about a refund of an order. */
const saidOf = (refundId: unknown) =>
  shop.logged.map((line) => JSON.parse(line)).filter((line) => line.refundId === refundId)
const rowsOf = (id: string) =>
  shop.sql(
    `select r.id, r.state, r.provider_id from refunds r join payments p on p.id = r.payment_id
     where p.order_id = $1`,
    [id],
  )

describe("a refund that the provider refuses", () => {
  test("counts as not given back, and is recorded", async () => {
    const id = await aPaidOrder()
    const { transactionId } = await orderOf(id)
    const { stripe } = payments.provider
    await stripe.refunds.create({ payment_intent: String(transactionId), amount: 15_000 })
    expect(await refund(id, { reason, restock: true })).toMatchObject({
      status: 409,
      body: { success: false, modifiedCount: 0, code: "refund_refused" },
    })
    expect(await orderOf(id)).toMatchObject({ refunded: 0 })
    expect(await stockOf(id)).toBe(99)
    const mails = "select id from mail_outbox where template = 'order-refunded' and recipient = $1"
    expect(await shop.sql(mails, [buyer.email])).toEqual([])
    const [failed] = await rowsOf(id)
    expect(failed).toMatchObject({ state: "failed", provider_id: null })
    const audit =
      "select actor_id, detail from audit_log where target = $1 and action = 'order.refund_failed'"
    expect(await shop.sql(audit, [id])).toEqual([
      { actor_id: null, detail: { refundId: failed?.id, amountCents: 20_000 } },
    ])
    expect(saidOf(failed?.id)).toMatchObject([
      { orderId: id, why: "not_allowed", msg: "refund_refused_by_provider" },
    ])
  })

  test("because all of the money is back already is made", async () => {
    const id = await aPaidOrder()
    const { transactionId } = await orderOf(id)
    await payments.provider.stripe.refunds.create({ payment_intent: String(transactionId) })
    expect(await refund(id, { reason })).toMatchObject({
      status: 200,
      body: { refunded: 200, refundStatus: "succeeded" },
    })
    expect(await rowsOf(id)).toMatchObject([{ state: "succeeded", provider_id: null }])
  })

  test("because its keys know no such payment is made once they do", async () => {
    const id = await aPaidOrder()
    const { transactionId } = await orderOf(id)
    const call = (intentId: string) =>
      shop.sql(
        `with called as (update payments set intent_id = $2 where order_id = $1)
         update orders set transaction_id = $2 where id = $1`,
        [id, intentId],
      )
    await call(`pi_of_${id}`)
    expect(await refund(id, { reason })).toMatchObject({
      status: 202,
      body: { refunded: 200, refundStatus: "pending" },
    })
    expect(await rowsOf(id)).toMatchObject([{ state: "due" }])
    await call(String(transactionId))
    // What was asked with the wrong keys, the account of the right ones never heard.
    await shop.sql("delete from sandbox.idempotency")
    await reconcilePayments(payments.deps, 0)
    expect(await rowsOf(id)).toMatchObject([{ state: "succeeded" }])
  })
})

describe("goods that come back with the last of several refunds", () => {
  /** 150 that nobody knows the end of, then 50 with the goods. */
  const twoRefunds = async () => {
    const id = await aPaidOrder()
    payments.setFault((_, path) => (path === "/v1/refunds" ? { fail: "before" } : undefined))
    expect(await refund(id, { amount: 150, reason })).toMatchObject({ status: 202 })
    payments.setFault(undefined)
    expect(await refund(id, { reason, restock: true })).toMatchObject({ status: 200 })
    return id
  }
  const moved = (id: string) =>
    shop.sql("select delta, actor_id from stock_movements where order_id = $1 and delta > 0", [id])

  test("wait for those before, and are on sale once all of the money is back", async () => {
    const id = await twoRefunds()
    expect(await stockOf(id)).toBe(99)
    expect(await advance(id)).toMatchObject({ status: 403 })
    await Promise.all([1, 2].map(() => reconcilePayments(payments.deps, 0)))
    expect(await stockOf(id)).toBe(100)
    expect(await moved(id)).toEqual([{ delta: 1, actor_id: shop.admin.id }])
  })

  test("stay with the order when one before fails late, which may go on its way then", async () => {
    const id = await twoRefunds()
    const { transactionId } = await orderOf(id)
    const { stripe } = payments.provider
    await stripe.refunds.create({ payment_intent: String(transactionId), amount: 10_000 })
    await reconcilePayments(payments.deps, 0)
    expect(await refundsOf(id)).toMatchObject([{ state: "failed" }, { state: "succeeded" }])
    expect(await stockOf(id)).toBe(99)
    expect(await advance(id)).toMatchObject({ status: 200 })
    await payments.deliverAll()
    // Whoever gives back the rest says anew whether the goods come back.
    expect(await refund(id, { reason })).toMatchObject({ status: 200, body: { refunded: 200 } })
    expect(await stockOf(id)).toBe(99)
    expect(await moved(id)).toEqual([])
  })
})

describe("a refund that is cut off", () => {
  test("is finished once by whoever comes, goods and all", async () => {
    const id = await aPaidOrder()
    payments.setFault(() => ({ fail: "before" }))
    const { body } = await refund(id, { reason, restock: true })
    expect(saidOf(body.refundId)).toMatchObject([
      { msg: "card_provider_unavailable", reason: expect.any(String) },
    ])
    payments.setFault(undefined)
    const finished = await whileItWaits(
      shop,
      (tx) => tx.execute(sql`select from orders where id = ${id} for update`),
      () => Promise.all([1, 2].map(() => finishRefund(payments.deps, String(body.refundId)))),
      async () => undefined,
      2,
    )
    expect(finished).toEqual(["succeeded", "succeeded"])
    payments.setFault(() => ({ fail: "before" }))
    expect(await finishRefund(payments.deps, String(body.refundId))).toBe("succeeded")
    expect(await stockOf(id)).toBe(100)
    expect(await paidBack(id)).toBe(20_000)
  })

  test.each(["before", "after"] as const)(
    "because the provider fails %s doing it, is accepted and finished later, once",
    async (fail) => {
      const id = await aPaidOrder()
      payments.setFault(() => ({ fail }))
      const answer = await refund(id, { amount: 80, reason })
      expect(answer).toMatchObject({
        status: 202,
        body: { success: true, refunded: 80, refundStatus: "pending" },
      })
      expect(await orderOf(id)).toMatchObject({ refunded: 80 })
      expect(await refund(id, { amount: 121, reason })).toMatchObject({ status: 409 })
      await reconcilePayments(payments.deps, 0)
      expect(await refundsOf(id)).toMatchObject([{ state: "due" }])
      payments.setFault(undefined)
      await Promise.all([1, 2, 3].map(() => reconcilePayments(payments.deps, 0)))
      expect(await refundsOf(id)).toMatchObject([{ state: "succeeded" }])
      expect(await paidBack(id)).toBe(8000)
    },
  )

  test("is known to be made, even when the provider has forgotten the key", async () => {
    const id = await aPaidOrder()
    payments.setFault((_, path) => (path === "/v1/refunds" ? { fail: "after" } : undefined))
    await refund(id, { amount: 80, reason })
    payments.setFault(undefined)
    await shop.sql("delete from sandbox.idempotency")
    await reconcilePayments(payments.deps, 0)
    expect(await refundsOf(id)).toMatchObject([{ state: "succeeded" }])
    expect(await paidBack(id)).toBe(8000)
  })

  test("by the same key is asked for again, and answered with what became of it", async () => {
    const id = await aPaidOrder()
    const headers = { "idempotency-key": "once more" }
    payments.setFault((_, path) => (path === "/v1/refunds" ? { fail: "before" } : undefined))
    expect(await refund(id, { reason }, headers)).toMatchObject({ status: 202 })
    payments.setFault(undefined)
    expect(await refund(id, { reason }, headers)).toMatchObject({
      status: 200,
      body: { refunded: 200, refundStatus: "succeeded" },
    })
  })
})
