import { afterAll, afterEach, beforeEach, expect } from "vitest"
import { reconcilePayments } from "#operations/orders/reconcile-payments.ts"
import { expectBooksRight } from "../books.ts"
import { aCustomer, type Customer } from "../many-customers.ts"
import { payOrder } from "../pay.ts"
import { openPaymentShop } from "./payment-shop.ts"

/** Shares one shop among a file's tests of payments, with a buyer for each test. */
export async function paymentTests() {
  const payments = await openPaymentShop()
  const { shop } = payments
  let buyer: Customer = shop.admin
  beforeEach(async () => {
    buyer = await aCustomer(shop)
  })
  afterEach(() => payments.setFault(undefined))
  afterAll(() => payments.close())

  const orderAt = (price: number, by = buyer) => payments.orderAt(price, by)
  return {
    payments,
    shop,
    /** Belongs to the running test. */
    buyer: () => buyer,
    orderAt,
    aPaidOrder: async (price = 200) => {
      const id = await orderAt(price)
      await payOrder(shop, buyer, id)
      return id
    },
    orderOf: (id: string, by = buyer) => shop.as(by)("GET /order/{id}", { params: { id } }),
    ask: (body: Record<string, unknown>, by = buyer, headers: Record<string, string> = {}) =>
      shop.send("POST /create-payment-intent", { token: by.token, body, headers }),
    attemptsFor: (id: string) =>
      shop.sql(
        "select attempt, state, intent_id from payments where order_id = $1 order by attempt",
        [id],
      ),
  }
}

/** Adds refunds to `paymentTests` and holds mails. Reconciles payments and checks the books after each test. */
export async function refundTests() {
  const tests = await paymentTests()
  const { payments, shop } = tests
  await shop.holdMails()
  afterEach(async () => {
    payments.setFault(undefined)
    await reconcilePayments(payments.deps, 0)
    await payments.deliverAll()
    await expectBooksRight(shop)
  })
  const advance = (id: string) => shop.send(`PUT /order/${id}`, { token: shop.admin.token })
  return {
    ...tests,
    advance,
    reason: "It arrived with a dent.",
    /** Places a paid order: 5 at $3.00 and 4 at $10.00; the parts have 95 and 96 left. */
    aPaidOrderOfTwo: async (by = tests.buyer()) => {
      const parts = await Promise.all([3, 10].map((price) => shop.part({ price })))
      const lines = parts.map((partId, index) => ({ partId, quantity: 5 - index }))
      const { insertedId: id } = await shop.as(by)("POST /order", { body: { lines } })
      await payOrder(shop, by, id)
      const left =
        "select available_quantity as n from parts where id = any($1) order by price_cents"
      return { id, parts, stock: async () => (await shop.sql(left, [parts])).map(({ n }) => n) }
    },
    /** Chooses units of the second line. */
    two: (quantity: number) => [{ number: 2, quantity }],
    /** Expects these mails, one for each refund of the order. */
    expectMails: (id: string, mails: object[]) =>
      expect
        .poll(async () => {
          const rows = await shop.sql(
            `select m.data from mail_outbox m join refunds r on m.dedupe_key = 'order-refunded:' || r.id
             where m.data->>'orderId' = $1 order by r.created_at`,
            [id],
          )
          return rows.map(({ data }) => data)
        })
        .toMatchObject(mails),
  }
}
