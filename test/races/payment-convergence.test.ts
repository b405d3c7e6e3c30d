import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { reconcilePayments } from "#operations/orders/reconcile-payments.ts"
import { expectBooksRight } from "../books.ts"
import { type Customer, manyCustomers } from "../many-customers.ts"
import { cards, openCheckout } from "../pay.ts"
import { anEvent, openPaymentShop, type PaymentShop } from "../services/payment-shop.ts"
import type { TestShop } from "../test-shop.ts"
import { figure, randomUpTo, rounds } from "../torture.ts"

/**
 * Webhook, browser and reconciler can each settle a payment. The result is the same in any order and
 * number of attempts.
 */
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
afterAll(() => payments.close())

interface PaidOrder {
  id: string
  intentId: string
  events: string[]
}

const signals = {
  webhook: async ({ events }: PaidOrder) => {
    for (const event of events) await payments.deliver(event)
  },
  browser: ({ id, intentId }: PaidOrder) =>
    shop.send(`PATCH /order/${id}`, { token: buyer.token, body: { transactionId: intentId } }),
  reconciler: () => reconcilePayments(payments.deps, 0),
}
type Signal = keyof typeof signals

/** Pays at the provider after a declined card; the shop does not know yet. */
async function paidAtProvider(): Promise<PaidOrder> {
  const id = await payments.orderAt(40, buyer)
  const { intentId, pay } = await openCheckout(shop, buyer, id)
  expect(await pay(cards.declined)).toBe("card_declined")
  expect(await pay()).toBe("succeeded")
  const kinds = ["payment_intent.payment_failed", "payment_intent.succeeded", "charge.succeeded"]
  return { id, intentId, events: kinds.map((kind) => anEvent(intentId, kind)) }
}

/** Expects one successful payment, one audit entry and one mail. */
async function expectPaidOnce({ id, intentId }: PaidOrder) {
  const [order] = await shop.sql(
    `select status, paid_at is not null as paid, refunded_cents, cancelling_at from orders where id = $1`,
    [id],
  )
  const attempts = await shop.sql("select intent_id, state from payments where order_id = $1", [id])
  const audit = await shop.sql("select action from audit_log where target = $1", [id])
  const mails = await shop.sql("select template from mail_outbox where dedupe_key = $1", [
    `order-paid:${id}:1`,
  ])
  expect({ order, attempts, audit, mails }).toEqual({
    order: {
      status: "pending",
      paid: true,
      refunded_cents: 0,
      cancelling_at: null,
    },
    attempts: [{ intent_id: intentId, state: "succeeded" }],
    audit: [{ action: "order.paid" }],
    mails: [{ template: "order-paid" }],
  })
}

const sequences: Signal[][] = [
  ["webhook", "browser", "reconciler"],
  ["webhook", "reconciler", "browser"],
  ["browser", "webhook", "reconciler"],
  ["browser", "reconciler", "webhook"],
  ["reconciler", "webhook", "browser"],
  ["reconciler", "browser", "webhook"],
]

describe.each([1, 10])("payment signals, each %i times", (times) => {
  test.each(sequences)("%s, %s, %s pay the order once", async (...sequence) => {
    const paid = await paidAtProvider()
    for (const name of sequence)
      for (let time = 0; time < times; time += 1) await signals[name](paid)
    await expectPaidOnce(paid)
    await payments.deliverAll()
    await expectPaidOnce(paid)
    await expectBooksRight(shop)
  })
})

test("concurrent payment signals in random order pay an order once", async (context) => {
  const times = rounds(8, 200)
  const names: Signal[] = ["webhook", "browser", "reconciler"]
  for (let round = 0; round < times; round += 1) {
    const paid = await paidAtProvider()
    payments.setFault(() => ({ delayBeforeMs: randomUpTo(10), delayAfterMs: randomUpTo(10) }))
    const runs = Array.from({ length: 12 }, () => names[randomUpTo(2)] ?? "webhook")
    await Promise.all(
      [...names, ...runs].toSorted(() => Math.random() - 0.5).map((name) => signals[name](paid)),
    )
    payments.setFault(undefined)
    await expectPaidOnce(paid)
  }
  await payments.deliverAll()
  await expectBooksRight(shop)
  figure(context, `${times} × all at once: one end`)
})

test("repeated clicks in several tabs charge each order once", async (context) => {
  const times = rounds(20, 500)
  for (let round = 0; round < times; round += 10)
    await Promise.all(
      Array.from({ length: 10 }, async () => {
        const id = await payments.orderAt(40, buyer)
        const tabs = await Promise.all([1, 2, 3].map(() => openCheckout(shop, buyer, id)))
        expect(new Set(tabs.map(({ intentId }) => intentId)).size).toBe(1)
        await Promise.all(tabs.flatMap(({ pay }) => [pay(), pay()]))
        await Promise.all(tabs.map(({ intentId }) => signals.browser({ id, intentId, events: [] })))
        const charges = await shop.sql(
          `select c.id from sandbox.charges c
           join sandbox.payment_intents i on i.id = c.payment_intent_id
           where i.metadata->>'order_id' = $1 and c.status = 'succeeded'`,
          [id],
        )
        expect(charges).toHaveLength(1)
      }),
    )
  await payments.deliverAll()
  await expectBooksRight(shop)
  figure(context, `0 of ${times}`)
})
