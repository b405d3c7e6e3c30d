import { levels } from "pino"
import { afterAll, afterEach, describe, expect, test } from "vitest"
import { orderEndings } from "#test/races/order-endings.ts"
import { readObject } from "#test/read-json.ts"
import { anEvent } from "#test/services/payment-shop.ts"
import { issueInvoices } from "../invoices/issue-invoices.ts"
import { EventCounts } from "../kernel/shop.ts"
import { reconcilePayments } from "../orders/reconcile-payments.ts"
import { settleIntent } from "./settle-payment.ts"

const ends = await orderEndings()
const shop = ends.shop
afterEach(() => ends.conclude())
afterAll(() => ends.close())

/** Makes a cancelled order whose lost intent is paid later. */
async function paidTooLate({ approved = false, stockLeft = 100 } = {}) {
  const id = await ends.anOrder()
  if (approved) await shop.as(shop.admin)("PUT /order/{id}", { params: { id } })
  const { intentId, pay } = await ends.checkout(id)
  const point = "update payments set intent_id = $2 where order_id = $1"
  await shop.sql(point, [id, `pi_lost_${id}`])
  await ends.remove(id)
  expect(await ends.orderOf(id)).toMatchObject({ status: "cancelled" })
  await shop.sql(point, [id, intentId])
  const part = String((await ends.partOf(id))?.id)
  const body = { delta: stockLeft - 100, reason: "correction", note: "" } as const
  if (stockLeft !== 100)
    await shop.as(shop.admin)("POST /part/{id}/stock", { params: { id: part }, body })
  expect(await pay()).toBe("succeeded")
  return { id, intentId }
}

const reasonsOf = async (id: string) => {
  const query = `select r.reason from refunds r join payments p on p.id = r.payment_id
    where p.order_id = $1`
  return (await shop.sql(query, [id])).map(({ reason }) => reason)
}
const detailsOf = async (id: string) => {
  const query =
    "select action, actor_id, detail from audit_log where target = $1 and action <> 'order.advance' order by id"
  return shop.sql(query, [id])
}
/** Log entries about an intent, with their level. */
const loggedOf = (intentId: string) =>
  shop.logged
    .map(readObject)
    .filter((line) => line.intentId === intentId && line.orderId)
    .map(({ level, msg, orderId }) => ({ level: levels.labels[Number(level)], msg, orderId }))

describe("a payment for a cancelled order", () => {
  test("reinstates the order, with its status, if its stock is still available", async () => {
    const { id, intentId } = await paidTooLate({ approved: true })
    await Promise.all(Array.from({ length: 5 }, () => ends.deliver(anEvent(intentId))))
    expect(await ends.orderOf(id)).toMatchObject({
      status: "approved",
      paid: true,
      paid_by: intentId,
      cancel_reason: null,
    })
    expect(await ends.partOf(id)).toMatchObject({ available: 99 })
    expect(await ends.auditOf(id)).toEqual(["order.advance", "order.revive", "order.paid"])
    const transactionId = intentId
    expect(await detailsOf(id)).toEqual([
      { action: "order.revive", actor_id: null, detail: { cancelReason: "deleted" } },
      { action: "order.paid", actor_id: null, detail: { transactionId, totalCents: 30_000 } },
    ])
    const traces =
      "select cancelling_at, cancelling_by, cancelled_at, cancelled_from from orders where id = $1"
    expect(Object.values((await shop.sql(traces, [id]))[0] ?? {})).toEqual([null, null, null, null])
    const moved = "select delta, reason from stock_movements where order_id = $1 order by id"
    expect((await shop.sql(moved, [id])).at(-1)).toEqual({ delta: -1, reason: "order_revived" })
    expect(loggedOf(intentId)).toEqual([{ level: "warn", msg: "order_revived", orderId: id }])
    expect(await shop.as(ends.buyer)("GET /order/{id}", { params: { id } })).toMatchObject({
      paid: true,
      refunded: 0,
    })
  })

  test("is refunded by the shop itself if the stock is gone", async () => {
    const { id, intentId } = await paidTooLate({ stockLeft: 0 })
    await Promise.all(Array.from({ length: 5 }, () => ends.deliver(anEvent(intentId))))
    expect(await ends.orderOf(id)).toMatchObject({ status: "cancelled", paid: false })
    expect(await ends.refundsOf(id)).toEqual([
      { key: `refund:${intentId}`, amount_cents: 30_000, state: "due" },
    ])
    const reason = "The payment came after the order was cancelled, and its stock is gone."
    expect(await reasonsOf(id)).toEqual([reason])
    expect(await detailsOf(id)).toEqual([
      { action: "order.refund_due", actor_id: null, detail: { intentId, reason } },
    ])
    expect(loggedOf(intentId)).toEqual([{ level: "warn", msg: "payment_refund_due", orderId: id }])
    await Promise.all([ends.reconcile(), ends.reconcile(), ends.reconcile()])
    expect(await ends.paymentsOf(id)).toMatchObject([{ state: "refunded" }])
    expect(await ends.refundsOf(id)).toMatchObject([{ state: "succeeded" }])
    await ends.deliverAll()
    await ends.deliver(anEvent(intentId))
    expect(await ends.paymentsOf(id)).toMatchObject([{ state: "refunded" }])
    const mails = `select m.id from mail_outbox m
      join refunds r on m.dedupe_key = 'order-refunded:' || r.id
      join payments p on p.id = r.payment_id where p.order_id = $1`
    expect(await shop.sql(mails, [id])).toHaveLength(1)
  })

  test("is refunded if there is no buyer any more", async () => {
    const { id, intentId } = await paidTooLate()
    await shop.sql("update orders set email = '' where id = $1", [id])
    await ends.deliver(anEvent(intentId))
    await ends.reconcile()
    expect(await ends.orderOf(id)).toMatchObject({ status: "cancelled", paid: false })
    expect(await ends.paymentsOf(id)).toMatchObject([{ state: "refunded" }])
    expect(await shop.sql("select id from mail_outbox where recipient = ''")).toEqual([])
    expect(await reasonsOf(id)).toEqual([
      "The payment came after the order was cancelled, and its buyer's account is closed.",
    ])
  })

  test("never takes the last unit from another order", async () => {
    const { id, intentId } = await paidTooLate({ stockLeft: 1 })
    const purchaseId = String((await ends.partOf(id))?.id)
    const [, bought] = await Promise.all([
      ends.deliver(anEvent(intentId)),
      shop.send("POST /purchase", {
        token: ends.buyer.token,
        body: { purchaseId, quantity: 1 },
      }),
    ])
    const isReinstated = (await ends.orderOf(id))?.paid
    expect([bought.status, isReinstated]).toEqual(isReinstated ? [409, true] : [200, false])
    expect(await ends.partOf(id)).toMatchObject({ available: 0 })
  })
})

describe("the shop's own payment that does not match its order", () => {
  const underpaid = async () => {
    const id = await ends.anOrder()
    const { intentId, pay } = await ends.checkout(id)
    await shop.sql("update sandbox.payment_intents set amount = 100 where id = $1", [intentId])
    await pay()
    return { id, intentId }
  }

  test("pays nothing, is refunded, and leaves the order unpaid", async () => {
    const { id, intentId } = await underpaid()
    await ends.deliver(anEvent(intentId))
    expect(await ends.orderOf(id)).toMatchObject({ paid: false })
    expect(await ends.refundsOf(id)).toMatchObject([{ amount_cents: 100, state: "due" }])
    expect(await reasonsOf(id)).toEqual(["The payment was of another amount."])
    expect(loggedOf(intentId)).toEqual([
      { level: "error", msg: "payment_does_not_cover_order", orderId: id },
    ])
    await ends.reconcile()
    expect(await ends.paymentsOf(id)).toMatchObject([{ state: "refunded" }])
    expect(await (await ends.checkout(id)).pay()).toBe("succeeded")
    await ends.reconcile()
    expect(await ends.orderOf(id)).toMatchObject({ paid: true })
  })

  test("does not block the deletion of its order", async () => {
    const { id } = await underpaid()
    expect(await ends.remove(id)).toMatchObject({ status: 200 })
    await ends.reconcile()
    expect(await ends.orderOf(id)).toMatchObject({ status: "cancelled" })
    expect(await ends.paymentsOf(id)).toMatchObject([{ state: "refunded" }])
  })
})

/** Makes a succeeded intent that is not settled yet. */
async function paidIntent(id: string) {
  const { intentId, pay } = await ends.checkout(id)
  await pay()
  const intent = await ends.provider.provider.findIntent(intentId)
  if (!intent) throw new Error("the provider knows no such intent")
  return intent
}

describe("settling reports", () => {
  test("that the order is paid, also if it already was, and that an unknown intent pays nothing", async () => {
    const id = await ends.anOrder()
    const intent = await paidIntent(id)
    expect(await settleIntent(ends.deps, { ...intent, id: "pi_unknown" })).toBe("not_paid")
    expect(await settleIntent(ends.deps, { ...intent, status: "open" })).toBe("not_paid")
    expect(await ends.paymentsOf(id)).toMatchObject([{ state: "live" }])
    expect(await settleIntent(ends.deps, intent)).toBe("paid")
    expect(await settleIntent(ends.deps, intent)).toBe("paid")
  })

  test("that a cancelled payment pays nothing, and closes it", async () => {
    const id = await ends.anOrder()
    const { intentId } = await ends.checkout(id)
    const ended = await ends.provider.provider.cancelIntent(intentId)
    expect(await settleIntent(ends.deps, ended)).toBe("not_paid")
    expect(await ends.paymentsOf(id)).toMatchObject([{ state: "canceled" }])
  })

  test("that a payment in another currency is refunded, before and after the refund", async () => {
    const id = await ends.anOrder()
    const intent = { ...(await paidIntent(id)), currency: "cad" }
    for (let times = 0; times < 2; times += 1) {
      expect(await settleIntent(ends.deps, intent)).toBe("refund_due")
      expect(await ends.paymentsOf(id)).toMatchObject([{ state: "refund_due" }])
    }
    await ends.reconcile()
    expect(await settleIntent(ends.deps, intent)).toBe("refund_due")
    expect(await ends.paymentsOf(id)).toMatchObject([{ state: "refunded" }])
  })

  test.each([
    ["reinstates its order", 100, "paid", "order_revived"],
    ["is refunded", 0, "refund_due", "payment_refund_due"],
  ] as const)("that a late payment %s, and counts it", async (_, stockLeft, settled, event) => {
    const { intentId } = await paidTooLate({ stockLeft })
    const intent = await ends.provider.provider.findIntent(intentId)
    const counters = new EventCounts()
    expect(intent && (await settleIntent({ ...ends.deps, counters }, intent))).toBe(settled)
    expect([...counters.entries()].filter(([, count]) => count > 0)).toEqual([[event, 1]])
  })
})

/** Makes an order that its second intent pays before the first one does. */
async function paidTwice() {
  const id = await ends.anOrder()
  const first = await ends.checkout(id)
  await shop.sql("update payments set state = 'canceled' where order_id = $1", [id])
  const second = await ends.checkout(id)
  await first.pay()
  await second.pay()
  await ends.deliver(anEvent(second.intentId))
  await ends.deliver(anEvent(first.intentId))
  return { id, first, second }
}

test("a second payment for a paid order is refunded", async () => {
  const { id, first, second } = await paidTwice()
  expect(await ends.orderOf(id)).toMatchObject({ paid: true, paid_by: second.intentId })
  expect(await ends.refundsOf(id)).toEqual([
    { key: `refund:${first.intentId}`, amount_cents: 30_000, state: "due" },
  ])
  expect(await reasonsOf(id)).toEqual(["The payment came when the order was paid."])
  expect(loggedOf(second.intentId)).toEqual([{ level: "info", msg: "order_paid", orderId: id }])
  expect(loggedOf(first.intentId)).toEqual([
    { level: "warn", msg: "payment_refund_due", orderId: id },
  ])
})

test("the refund of a second payment gets no credit note, because its order stays paid", async () => {
  await shop.applySettings("invoices", { from: "2020-01-01", country: "US" })
  const { id } = await paidTwice()
  await reconcilePayments(ends.deps, 0)
  expect(await ends.refundsOf(id)).toMatchObject([{ state: "succeeded" }])
  await issueInvoices(ends.deps, {})
  expect(await shop.sql("select kind from invoices where order_id = $1", [id])).toEqual([
    { kind: "invoice" },
  ])
  await shop.applySettings("invoices", {})
})

test("a payment with a test card pays nothing in a shop with live keys", async () => {
  const id = await ends.anOrder()
  await (await ends.checkout(id)).pay()
  const live = { ...ends.provider.provider, livemode: true }
  await reconcilePayments({ ...ends.deps, payments: live }, 0)
  expect(await ends.orderOf(id)).toMatchObject({ paid: false })
  expect(await ends.paymentsOf(id)).toMatchObject([{ state: "live" }])
  expect(await ends.refundsOf(id)).toEqual([])
})
