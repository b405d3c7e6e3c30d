import { setTimeout as delay } from "node:timers/promises"
import { afterAll, beforeAll, expect, test } from "vitest"
import { reconcilePayments } from "#operations/orders/reconcile-payments.ts"
import type { Fault } from "#sandbox/payments/serve-endpoint.ts"
import { expectBooksRight } from "../books.ts"
import { type Customer, manyCustomers } from "../many-customers.ts"
import { openCheckout, payIntent } from "../pay.ts"
import { openPaymentShop, type PaymentShop } from "../services/payment-shop.ts"
import type { TestShop } from "../test-shop.ts"
import { figure, randomUpTo, rounds } from "../torture.ts"

let payments: PaymentShop
let shop: TestShop
let buyer: Customer
beforeAll(async () => {
  payments = await openPaymentShop()
  shop = payments.shop
  ;[buyer = shop.admin] = await manyCustomers(shop, 1)
})
afterAll(() => payments.close())

const AT_ONCE = 10
const slow = (): Fault => ({ delayBeforeMs: randomUpTo(50), delayAfterMs: randomUpTo(50) })

/** Fails one request in ten, before or after its work, except those that create intents. */
const shaky = (method: string, path: string): Fault => {
  if (randomUpTo(9) > 0 || `${method} ${path}` === "POST /v1/payment_intents") return slow()
  return { ...slow(), fail: randomUpTo(1) === 0 ? "before" : "after" }
}

/** Some races have a head start, so that each side wins some. */
const headStarts = ["nobody", "payment", "deletion"] as const

/** The buyer pays in one tab and deletes in another, and an administrator deletes, with random delays. */
async function raceForOrder(headStart: (typeof headStarts)[number] = "nobody"): Promise<string> {
  const id = await payments.orderAt(60, buyer)
  const { clientSecret } = await shop.as(buyer)("POST /create-payment-intent", {
    body: { orderId: id },
  })
  const soon = () => delay(randomUpTo(120))
  const pays = async () => {
    await soon()
    await payIntent(shop, clientSecret)
    await shop.send(`PATCH /order/${id}`, { token: buyer.token, body: {} })
  }
  const deletes = async ({ token }: { token: string }) => {
    await soon()
    return shop.send(`DELETE /order/${id}`, { token })
  }
  const notified = async () => {
    await soon()
    await payments.provider.deliverDue()
  }
  if (headStart === "payment") await pays()
  // If the provider fails, nothing is decided yet.
  if (headStart === "deletion") while ((await deletes(buyer)).status >= 500);
  await Promise.all([deletes(buyer), pays(), notified(), deletes(shop.admin)])
  return id
}

async function endOf(id: string) {
  const [row] = await shop.sql(
    `select o.status, o.paid_at is not null as paid, p.available_quantity as available,
       (select count(*)::int from sandbox.charges c
        join sandbox.payment_intents i on i.id = c.payment_intent_id
        where i.metadata->>'order_id' = o.id and c.status = 'succeeded') as charges
     from orders o join order_lines l on l.order_id = o.id join parts p on p.id = l.part_id where o.id = $1`,
    [id],
  )
  return row
}

const paidEnd = { status: "pending", paid: true, available: 99, charges: 1 }
const deletedEnd = { status: "cancelled", paid: false, available: 100, charges: 0 }

test.for([
  { provider: "slow", fault: slow, races: rounds(20, 500) },
  { provider: "slow and shaky", fault: shaky, races: rounds(20, 200) },
])(
  "with a provider that is $provider, an order is paid or deleted, never both",
  async (given, context) => {
    const ends = { paid: 0, deleted: 0 }
    for (let round = 0; round < given.races; round += AT_ONCE) {
      payments.setFault(given.fault)
      const ids = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, race) =>
          raceForOrder(headStarts[race % headStarts.length]),
        ),
      )
      payments.setFault(undefined)
      await reconcilePayments(payments.deps, 0)
      await payments.deliverAll()
      for (const id of ids) {
        const end = await endOf(id)
        expect(end).toEqual(end?.paid ? paidEnd : deletedEnd)
        ends[end?.paid ? "paid" : "deleted"] += 1
      }
      await expectBooksRight(shop)
    }
    expect(Math.min(ends.paid, ends.deleted)).toBeGreaterThan(0)
    figure(context, `0 of ${given.races} (${ends.paid} paid, ${ends.deleted} deleted)`)
  },
)

const CANCELLED_AT_ONCE = 6

/** The buyer pays and cancels units; an administrator advances or refunds the order. */
async function raceToCancel(race: number): Promise<string> {
  const partId = await shop.part({ price: 12, availableQuantity: 100 })
  const body = { purchaseId: partId, quantity: 10 }
  const { insertedId: id } = await shop.as(buyer)("POST /purchase", { body })
  const { pay } = await openCheckout(shop, buyer, id)
  const soon = () => delay(randomUpTo(150))
  const send = async (route: string, by: { token: string }, body?: object) => {
    await soon()
    return shop.send(route, { token: by.token, body })
  }
  const cancel = (lines?: object[]) => send(`POST /order/${id}/cancel`, buyer, { lines })
  const pays = async () => {
    await soon()
    await pay()
    await shop.send(`PATCH /order/${id}`, { token: buyer.token, body: {} })
  }
  const moves = async () => {
    await send(`PUT /order/${id}`, shop.admin)
    await send(`PUT /order/${id}`, shop.admin)
  }
  const refunds = () =>
    send(`POST /order/${id}/refund`, shop.admin, { reason: "All.", restock: true })
  // Two of each round have a head start, so that there is more than one result.
  if (race === 1) await pays()
  if (race === 2) await cancel()
  await Promise.all([
    pays(),
    moves(),
    cancel([{ number: 1, quantity: 3 }]),
    cancel([{ number: 1, quantity: 4 }]),
    race % 2 === 0 ? cancel() : undefined,
    race % 3 === 0 ? refunds() : undefined,
  ])
  return id
}

test("cancellations concurrent with payment, shipping and refunds keep the books right", async (context) => {
  await shop.applySettings("order-changes", { cancelling: "until shipped" })
  const races = rounds(12, 300)
  const ended = new Set<unknown>()
  for (let round = 0; round < races; round += CANCELLED_AT_ONCE) {
    payments.setFault(slow)
    const ids = await Promise.all(
      Array.from({ length: CANCELLED_AT_ONCE }, (_, race) => raceToCancel(race)),
    )
    payments.setFault(undefined)
    await reconcilePayments(payments.deps, 0)
    await payments.deliverAll()
    for (const id of ids) {
      const [end] = await shop.sql(
        `select o.status, o.paid_at is not null as paid,
             p.available_quantity + l.quantity - coalesce((select sum(m.delta)::int from stock_movements m
               where m.part_id = p.id and m.reason in ('restock', 'order_cancelled', 'refund_return')), 0) as units
           from orders o join order_lines l on l.order_id = o.id join parts p on p.id = l.part_id where o.id = $1`,
        [id],
      )
      expect(end).toMatchObject({ units: 100 })
      ended.add(`${end?.status} ${end?.paid}`)
    }
    await expectBooksRight(shop)
  }
  expect(ended.size).toBeGreaterThan(1)
  figure(context, `0 of ${races} wrong (${[...ended].join(", ")})`)
})
