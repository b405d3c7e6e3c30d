import { sql } from "drizzle-orm"
import { describe, expect, test } from "vitest"
import { reconcilePayments } from "#operations/orders/reconcile-payments.ts"
import { finishRefund } from "#operations/payments/finish-refund.ts"
import { payOrder } from "#test/pay.ts"
import { readObject } from "#test/read-json.ts"
import { refundTests } from "#test/services/payment-tests.ts"
import { paidBack, refund, refundsOf, renamePayment, stockOf } from "#test/services/refunds.ts"
import { whileItWaits } from "#test/waiting.ts"

const { payments, shop, buyer, aPaidOrder, orderOf, advance, reason } = await refundTests()

test("each of several refunds drops the units that waited when it was asked for, in any order", async () => {
  const partId = await shop.part({ price: 3, availableQuantity: 4, backorder: "yes" })
  const { insertedId: id } = await shop.as(buyer())("POST /order", {
    body: { lines: [{ partId, quantity: 10 }] },
  })
  await payOrder(shop, buyer(), id)
  const ask = (quantity: number) => refund(shop, id, { reason, lines: [{ number: 1, quantity }] })
  payments.setFault((_, path) => (path === "/v1/refunds" ? { fail: "before" } : undefined))
  expect(await ask(6)).toMatchObject({ status: 202 })
  payments.setFault(undefined)
  expect(await ask(4)).toMatchObject({ status: 200 })
  await reconcilePayments(payments.deps, 0)
  expect(await refundsOf(shop, id)).toMatchObject([{ state: "succeeded" }, { state: "succeeded" }])
  // The four units that were in stock were not to be restocked.
  expect(await stockOf(shop, id)).toBe(0)
})

/** Returns the log lines about refunds of an order. */
const loggedOf = (refundId: unknown) =>
  shop.logged.map(readObject).filter((line) => line.refundId === refundId)
describe("a refund that the provider refuses", () => {
  test("is not counted, and is audited, while the refund at the provider is counted", async () => {
    const id = await aPaidOrder()
    const { transactionId } = await orderOf(id)
    const { stripe } = payments.provider
    await stripe.refunds.create({ payment_intent: String(transactionId), amount: 15_000 })
    expect(await refund(shop, id, { reason, restock: true })).toMatchObject({
      status: 409,
      body: { success: false, modifiedCount: 0, code: "refund_refused" },
    })
    expect(await orderOf(id)).toMatchObject({ refunded: 150 })
    expect(await stockOf(shop, id)).toBe(99)
    const mails = "select id from mail_outbox where template = 'order-refunded' and recipient = $1"
    expect(await shop.sql(mails, [buyer().email])).toHaveLength(1)
    const [failed, made] = await refundsOf(shop, id)
    expect(failed).toMatchObject({ state: "failed", provider_id: null })
    expect(made).toMatchObject({ amount_cents: 15_000, state: "succeeded" })
    const audit =
      "select actor_id, detail from audit_log where target = $1 and action = 'order.refund_failed'"
    expect(await shop.sql(audit, [id])).toEqual([
      { actor_id: null, detail: { refundId: failed?.id, amountCents: 20_000 } },
    ])
    expect(loggedOf(failed?.id)).toMatchObject([
      { orderId: id, why: "not_allowed", msg: "refund_refused_by_provider" },
    ])
  })

  test("because all of the money is already refunded succeeds", async () => {
    const id = await aPaidOrder()
    const { transactionId } = await orderOf(id)
    await payments.provider.stripe.refunds.create({ payment_intent: String(transactionId) })
    expect(await refund(shop, id, { reason })).toMatchObject({
      status: 200,
      body: { refunded: 200, refundStatus: "succeeded" },
    })
    expect(await refundsOf(shop, id)).toMatchObject([{ state: "succeeded", provider_id: null }])
  })

  test("because its keys do not know the payment succeeds once they do", async () => {
    const id = await aPaidOrder()
    const { transactionId } = await orderOf(id)
    await renamePayment(shop, id, `pi_of_${id}`)
    expect(await refund(shop, id, { reason })).toMatchObject({
      status: 202,
      body: { refunded: 200, refundStatus: "pending" },
    })
    expect(await refundsOf(shop, id)).toMatchObject([{ state: "due" }])
    await renamePayment(shop, id, String(transactionId))
    // The request with wrong keys never reached the right account.
    await shop.sql("delete from sandbox.idempotency")
    await reconcilePayments(payments.deps, 0)
    expect(await refundsOf(shop, id)).toMatchObject([{ state: "succeeded" }])
  })
})

describe("goods returned with the last of several refunds", () => {
  /** Refunds 150 with unknown result, then 50 with restocking. */
  const twoRefunds = async () => {
    const id = await aPaidOrder()
    payments.setFault((_, path) => (path === "/v1/refunds" ? { fail: "before" } : undefined))
    expect(await refund(shop, id, { amount: 150, reason })).toMatchObject({ status: 202 })
    payments.setFault(undefined)
    expect(await refund(shop, id, { reason, restock: true })).toMatchObject({ status: 200 })
    return id
  }
  const moved = (id: string) =>
    shop.sql("select delta, actor_id from stock_movements where order_id = $1 and delta > 0", [id])

  test("wait for the earlier refunds, and are back on sale once all money is refunded", async () => {
    const id = await twoRefunds()
    expect(await stockOf(shop, id)).toBe(99)
    expect(await advance(id)).toMatchObject({ status: 403 })
    await Promise.all([1, 2].map(() => reconcilePayments(payments.deps, 0)))
    expect(await stockOf(shop, id)).toBe(100)
    expect(await moved(id)).toEqual([{ delta: 1, actor_id: shop.admin.id }])
  })

  test("stay with the order if an earlier refund fails, and the order can advance", async () => {
    const id = await twoRefunds()
    const { transactionId } = await orderOf(id)
    const { stripe } = payments.provider
    await stripe.refunds.create({ payment_intent: String(transactionId), amount: 10_000 })
    await reconcilePayments(payments.deps, 0)
    expect(await refundsOf(shop, id)).toMatchObject([
      { state: "failed" },
      { state: "succeeded" },
      { state: "succeeded", amount_cents: 10_000 },
    ])
    expect(await stockOf(shop, id)).toBe(99)
    expect(await advance(id)).toMatchObject({ status: 200 })
    await payments.deliverAll()
    // A refund of the rest has its own choice of restocking.
    expect(await refund(shop, id, { reason })).toMatchObject({
      status: 200,
      body: { refunded: 200 },
    })
    expect(await stockOf(shop, id)).toBe(99)
    expect(await moved(id)).toEqual([])
  })
})

describe("an interrupted refund", () => {
  test("is finished once by concurrent workers, including the goods", async () => {
    const id = await aPaidOrder()
    payments.setFault(() => ({ fail: "before" }))
    const { body } = await refund(shop, id, { reason, restock: true })
    expect(loggedOf(body.refundId)).toMatchObject([
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
    expect(await stockOf(shop, id)).toBe(100)
    expect(await paidBack(shop, id)).toBe(20_000)
  })

  test.each(["before", "after"] as const)(
    "because the provider fails %s making it, is accepted and finished later, once",
    async (fail) => {
      const id = await aPaidOrder()
      payments.setFault(() => ({ fail }))
      const answer = await refund(shop, id, { amount: 80, reason })
      expect(answer).toMatchObject({
        status: 202,
        body: { success: true, refunded: 80, refundStatus: "pending" },
      })
      expect(await orderOf(id)).toMatchObject({ refunded: 80 })
      expect(await refund(shop, id, { amount: 121, reason })).toMatchObject({ status: 409 })
      await reconcilePayments(payments.deps, 0)
      expect(await refundsOf(shop, id)).toMatchObject([{ state: "due" }])
      payments.setFault(undefined)
      await Promise.all([1, 2, 3].map(() => reconcilePayments(payments.deps, 0)))
      expect(await refundsOf(shop, id)).toMatchObject([{ state: "succeeded" }])
      expect(await paidBack(shop, id)).toBe(8000)
    },
  )

  test("is found at the provider even after its key has expired", async () => {
    const id = await aPaidOrder()
    payments.setFault((_, path) => (path === "/v1/refunds" ? { fail: "after" } : undefined))
    await refund(shop, id, { amount: 80, reason })
    payments.setFault(undefined)
    await shop.sql("delete from sandbox.idempotency")
    await reconcilePayments(payments.deps, 0)
    expect(await refundsOf(shop, id)).toMatchObject([{ state: "succeeded" }])
    expect(await paidBack(shop, id)).toBe(8000)
  })

  test("is retried with the same key, which returns the result", async () => {
    const id = await aPaidOrder()
    const headers = { "idempotency-key": "once more" }
    payments.setFault((_, path) => (path === "/v1/refunds" ? { fail: "before" } : undefined))
    expect(await refund(shop, id, { reason }, headers)).toMatchObject({ status: 202 })
    payments.setFault(undefined)
    expect(await refund(shop, id, { reason }, headers)).toMatchObject({
      status: 200,
      body: { refunded: 200, refundStatus: "succeeded" },
    })
  })
})
