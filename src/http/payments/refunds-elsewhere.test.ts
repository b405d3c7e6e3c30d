import { describe, expect, test } from "vitest"
import { reconcilePayments } from "#operations/orders/reconcile-payments.ts"
import { syncProviderRefunds } from "#operations/payments/receive-payment-event.ts"
import { openCheckout, payOrder } from "#test/pay.ts"
import { anEvent } from "#test/services/payment-shop.ts"
import { refundTests } from "#test/services/payment-tests.ts"

const { payments, shop, buyer, orderOf } = await refundTests()

const aPaidOrder = async () => {
  const id = await payments.orderAt(200, buyer())
  return { id, intentId: await payOrder(shop, buyer(), id) }
}

/** Refunds in the provider's dashboard. */
const giveBack = (intentId: string, amount?: number) =>
  payments.provider.stripe.refunds.create({ payment_intent: intentId, amount })
const mailed = () =>
  shop.sql(
    "select data from mail_outbox where template = 'order-refunded' and recipient = $1 order by id",
    [buyer().email],
  )
const countMails = async () => (await mailed()).length

describe("a refund made in the provider's dashboard", () => {
  test("is recorded on the order and mailed once, as soon as its event arrives", async () => {
    const { id, intentId } = await aPaidOrder()
    const { id: providerId } = await giveBack(intentId, 5000)
    await payments.deliverAll()
    expect(await orderOf(id)).toMatchObject({ refunded: 50 })
    const [refund] = await shop.sql("select * from refunds where provider_id = $1", [providerId])
    const reason = "Refunded at the card provider."
    expect(refund).toMatchObject({
      key: `provider:${providerId}`,
      amount_cents: 5000,
      state: "succeeded",
      reason,
      requested_by: null,
    })
    const audit = "select actor_id, detail from audit_log where target = $1 and action = $2"
    expect(await shop.sql(audit, [id, "order.refund"])).toEqual([
      { actor_id: null, detail: { refundId: refund?.id, providerId, amountCents: 5000, reason } },
    ])
    await Promise.all([1, 2, 3].map(() => payments.deliver(anEvent(intentId, "charge.refunded"))))
    expect(await orderOf(id)).toMatchObject({ refunded: 50 })
    expect(await countMails()).toBe(1)
    const history = await shop.as(shop.admin)("GET /order/{id}/history", { params: { id } })
    expect(history.at(-1)).toMatchObject({ event: "refunded", amount: 50 })
  })

  test("leaves only the rest to be refunded here", async () => {
    const { id, intentId } = await aPaidOrder()
    await giveBack(intentId, 5000)
    await payments.deliverAll()
    const refund = (body: object) =>
      shop.send(`POST /order/${id}/refund`, { token: shop.admin.token, body })
    expect(await refund({ amount: 151, reason: "A dent." })).toMatchObject({ status: 409 })
    expect(await refund({ reason: "A dent." })).toMatchObject({
      status: 200,
      body: { refunded: 200 },
    })
  })

  test("in two parts counts in full when only one event arrives", async () => {
    const { id, intentId } = await aPaidOrder()
    await giveBack(intentId, 5000)
    await giveBack(intentId)
    await payments.deliver(anEvent(intentId, "charge.refunded"))
    expect(await orderOf(id)).toMatchObject({ refunded: 200 })
    expect(await countMails()).toBe(2)
  })

  test("of the whole order ends its back-orders, and its mail says that nothing more is sent", async () => {
    const partId = await shop.part({ price: 200, availableQuantity: 1, backorder: "yes" })
    const body = { purchaseId: partId, quantity: 3 }
    const { insertedId: id } = await shop.as(buyer())("POST /purchase", { body })
    const intentId = await payOrder(shop, buyer(), id)
    await giveBack(intentId, 10_000)
    await payments.deliverAll()
    const waiting = () => shop.sql("select waiting from back_orders where order_id = $1", [id])
    expect(await waiting()).toEqual([{ waiting: 2 }])
    await giveBack(intentId)
    await payments.deliverAll()
    expect(await waiting()).toEqual([{ waiting: 0 }])
    const params = { id: partId }
    const restock = { delta: 5, reason: "restock" as const }
    await shop.as(shop.admin)("POST /part/{id}/stock", { params, body: restock })
    expect(await shop.as()("GET /part/{id}/stock", { params })).toMatchObject({ availables: 5 })
    const [first, second] = await mailed()
    expect(first?.data).not.toHaveProperty("isWhole")
    expect(second?.data).toMatchObject({ isWhole: true, notSent: { lines: [{ quantity: 3 }] } })
  })

  test("counts even if there is no buyer to mail", async () => {
    const { id, intentId } = await aPaidOrder()
    await shop.sql("update orders set email = '' where id = $1", [id])
    await giveBack(intentId, 5000)
    await payments.deliverAll()
    expect(await orderOf(id)).toMatchObject({ refunded: 50 })
    const mails = "select recipient from mail_outbox where dedupe_key = 'order-refunded:' || $1"
    const [refund] = await shop.sql("select id from refunds order by created_at desc limit 1")
    expect(await shop.sql(mails, [refund?.id])).toEqual([])
  })

  test("counts once it has succeeded, not while it is pending", async () => {
    const { id, intentId } = await aPaidOrder()
    await giveBack(intentId, 5000)
    const { provider } = payments.provider
    const undecided = async (intent: string) =>
      (await provider.listRefunds(intent)).map((made) => ({ ...made, status: "pending" as const }))
    const slow = { ...provider, listRefunds: undecided }
    await syncProviderRefunds({ ...payments.deps, payments: slow }, intentId)
    expect(await orderOf(id)).toMatchObject({ refunded: 0 })
    await syncProviderRefunds(payments.deps, intentId)
    expect(await orderOf(id)).toMatchObject({ refunded: 50 })
  })

  test("of a payment that did not pay the order is not counted for the order", async () => {
    const id = await payments.orderAt(200, buyer())
    const first = await openCheckout(shop, buyer(), id)
    await shop.sql("update payments set state = 'canceled' where order_id = $1", [id])
    const second = await openCheckout(shop, buyer(), id)
    await second.pay()
    await payments.deliverAll()
    await first.pay()
    await payments.deliverAll()
    await giveBack(first.intentId)
    await payments.deliverAll()
    expect(await orderOf(id)).toMatchObject({ transactionId: second.intentId, refunded: 0 })
    expect(await countMails()).toBe(0)
    await reconcilePayments(payments.deps, 0)
    expect(await countMails()).toBe(1)
  })

  test("is distinguished from the shop's own interrupted refund, before or after it is made", async () => {
    for (const fail of ["before", "after"] as const) {
      const { id, intentId } = await aPaidOrder()
      payments.setFault((_, path) => (path === "/v1/refunds" ? { fail } : undefined))
      const body = { amount: 80, reason: "A dent." }
      await shop.send(`POST /order/${id}/refund`, { token: shop.admin.token, body })
      payments.setFault(undefined)
      await giveBack(intentId, 5000)
      await payments.deliver(anEvent(intentId, "charge.refunded"))
      expect(await orderOf(id)).toMatchObject({ refunded: 130 })
      await reconcilePayments(payments.deps, 0)
      const made = await payments.provider.provider.listRefunds(intentId)
      expect(made.map(({ amountCents }) => amountCents).toSorted()).toEqual([5000, 8000])
    }
  })

  test.each([
    [150, 100],
    [200, 100],
    [150, 200],
  ])(
    "counts in full beside the shop's due refund of %d, if it is one of %d",
    async (due, given) => {
      const { id, intentId } = await aPaidOrder()
      payments.setFault((_, path) => (path === "/v1/refunds" ? { fail: "before" } : undefined))
      const body = { amount: due, reason: "A dent." }
      await shop.send(`POST /order/${id}/refund`, { token: shop.admin.token, body })
      payments.setFault(undefined)
      await giveBack(intentId, given * 100)
      await payments.deliverAll()
      await reconcilePayments(payments.deps, 0)
      expect(await orderOf(id)).toMatchObject({ refunded: given })
    },
  )

  test("counts once while one of the shop's own is still due", async () => {
    const { id, intentId } = await aPaidOrder()
    payments.setFault((_, path) => (path === "/v1/refunds" ? { fail: "before" } : undefined))
    await shop.send(`POST /order/${id}/refund`, {
      token: shop.admin.token,
      body: { reason: "A dent." },
    })
    payments.setFault(undefined)
    await giveBack(intentId)
    await payments.deliverAll()
    await reconcilePayments(payments.deps, 0)
    expect(await orderOf(id)).toMatchObject({ refunded: 200 })
    expect(await countMails()).toBe(1)
  })
})
