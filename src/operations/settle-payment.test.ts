import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { type OrderEndings, orderEndings } from "#test/order-endings.ts"
import { anEvent } from "#test/payment-shop.ts"
import type { TestShop } from "#test/test-shop.ts"
import { reconcilePayments } from "./reconcile-payments.ts"

let ends: OrderEndings
let shop: TestShop
beforeAll(async () => {
  ends = await orderEndings()
  shop = ends.shop
})
afterEach(() => ends.conclude())
afterAll(() => ends.close())

/** A cancelled order whose payment arrives all the same: the shop had lost sight of the intent. */
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

describe("a payment for an order that is cancelled", () => {
  test("revives the order, with its status, when its stock is still there", async () => {
    const { id, intentId } = await paidTooLate({ approved: true })
    await Promise.all(Array.from({ length: 5 }, () => ends.deliver(anEvent(intentId))))
    expect(await ends.orderOf(id)).toMatchObject({
      status: "approved",
      paid: true,
      transaction_id: intentId,
      cancel_reason: null,
    })
    expect(await ends.partOf(id)).toMatchObject({ available: 99 })
    expect(await ends.auditOf(id)).toEqual(["order.advance", "order.revive", "order.paid"])
    expect(await shop.as(ends.buyer)("GET /order/{id}", { params: { id } })).toMatchObject({
      paid: true,
      refunded: 0,
    })
  })

  test("is given back by the shop itself when the stock is gone", async () => {
    const { id, intentId } = await paidTooLate({ stockLeft: 0 })
    await Promise.all(Array.from({ length: 5 }, () => ends.deliver(anEvent(intentId))))
    expect(await ends.orderOf(id)).toMatchObject({ status: "cancelled", paid: false })
    expect(await ends.refundsOf(id)).toEqual([
      { key: `refund:${intentId}`, amount_cents: 30_000, state: "due" },
    ])
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

  test("is given back when there is no buyer any more", async () => {
    const { id, intentId } = await paidTooLate()
    await shop.sql("update orders set email = '' where id = $1", [id])
    await ends.deliver(anEvent(intentId))
    await ends.reconcile()
    expect(await ends.orderOf(id)).toMatchObject({ status: "cancelled", paid: false })
    expect(await ends.paymentsOf(id)).toMatchObject([{ state: "refunded" }])
  })

  test("takes the last one in stock from nobody", async () => {
    const { id, intentId } = await paidTooLate({ stockLeft: 1 })
    const purchaseId = String((await ends.partOf(id))?.id)
    const [, bought] = await Promise.all([
      ends.deliver(anEvent(intentId)),
      shop.send("POST /purchase", {
        token: ends.buyer.token,
        body: { purchaseId, quantity: 1 },
      }),
    ])
    const revived = (await ends.orderOf(id))?.paid
    expect([bought.status, revived]).toEqual(revived ? [409, true] : [200, false])
    expect(await ends.partOf(id)).toMatchObject({ available: 0 })
  })
})

describe("a payment of ours that does not fit its order", () => {
  const underpaid = async () => {
    const id = await ends.anOrder()
    const { intentId, pay } = await ends.checkout(id)
    await shop.sql("update sandbox_payment_intents set amount = 100 where id = $1", [intentId])
    await pay()
    return { id, intentId }
  }

  test("pays nothing, goes back, and leaves the order to be paid", async () => {
    const { id, intentId } = await underpaid()
    await ends.deliver(anEvent(intentId))
    expect(await ends.orderOf(id)).toMatchObject({ paid: false })
    expect(await ends.refundsOf(id)).toMatchObject([{ amount_cents: 100, state: "due" }])
    await ends.reconcile()
    expect(await ends.paymentsOf(id)).toMatchObject([{ state: "refunded" }])
    expect(await (await ends.checkout(id)).pay()).toBe("succeeded")
    await ends.reconcile()
    expect(await ends.orderOf(id)).toMatchObject({ paid: true })
    expect(shop.logged.join("")).toContain("payment_does_not_cover_order")
  })

  test("does not keep its order from being deleted", async () => {
    const { id } = await underpaid()
    expect(await ends.remove(id)).toMatchObject({ status: 200 })
    await ends.reconcile()
    expect(await ends.orderOf(id)).toMatchObject({ status: "cancelled" })
    expect(await ends.paymentsOf(id)).toMatchObject([{ state: "refunded" }])
  })
})

test("a payment with test money pays nothing in a shop of real money", async () => {
  const id = await ends.anOrder()
  await (await ends.checkout(id)).pay()
  const realMoney = { ...ends.provider.provider, livemode: true }
  await reconcilePayments({ ...ends.desk, payments: realMoney }, 0)
  expect(await ends.orderOf(id)).toMatchObject({ paid: false })
  expect(await ends.paymentsOf(id)).toMatchObject([{ state: "live" }])
  expect(await ends.refundsOf(id)).toEqual([])
})
