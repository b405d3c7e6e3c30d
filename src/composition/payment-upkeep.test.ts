import { setTimeout as delay } from "node:timers/promises"
import { pino } from "pino"
import { afterAll, beforeAll, expect, test } from "vitest"
import { readConfig } from "#runtime/config.ts"
import { expectBooksRight } from "#test/books.ts"
import { freePort } from "#test/free-port.ts"
import { manyCustomers } from "#test/many-customers.ts"
import { openCheckout } from "#test/pay.ts"
import { openPaymentShop, type PaymentShop } from "#test/payment-shop.ts"
import { type RunningShop, startShop } from "../main.ts"

const EVERY_MS = 100

let payments: PaymentShop
let other: RunningShop
beforeAll(async () => {
  payments = await openPaymentShop()
  other = await startOther()
})
afterAll(async () => {
  await other.stop()
  await payments.close()
})

/** Another process of the same shop, that looks after its payments more often. */
async function startOther(): Promise<RunningShop> {
  const { provider, shop } = payments
  const config = readConfig({
    DATABASE_URL: shop.databaseUrl,
    PORT: String(await freePort()),
    SEED: "none",
    UNPAID_ORDER_HOURS: "48",
    STRIPE_SECRET_KEY: "sk_test_stand_in",
    STRIPE_PUBLISHABLE_KEY: "pk_test_stand_in",
    STRIPE_WEBHOOK_SECRET: "whsec_stand_in",
    STRIPE_API_BASE: provider.apiBase,
  })
  const noPages = async () => ({ render: async () => new Response("no pages", { status: 404 }) })
  return startShop(config, pino({ level: "silent" }), noPages, EVERY_MS)
}

test("while the shop runs, payments come to their end and unpaid orders to theirs", async () => {
  const { shop } = payments
  const [buyer = shop.admin] = await manyCustomers(shop, 1)
  const [paid, unpaid] = [await payments.orderAt(10, buyer), await payments.orderAt(20, buyer)]
  await (await openCheckout(shop, buyer, paid)).pay()
  await openCheckout(shop, buyer, unpaid)
  const ends = () =>
    shop.sql(
      "select id, status, paid_at is not null as paid, cancel_reason from orders order by total_cents",
    )
  const waiting = { status: "pending", cancel_reason: null }
  await delay(EVERY_MS * 3)
  expect(await ends()).toEqual([
    { ...waiting, id: paid, paid: false },
    { ...waiting, id: unpaid, paid: false },
  ])

  await shop.sql("update payments set created_at = now() - interval '21 seconds'")
  await shop.sql("update orders set created_at = now() - interval '49 hours'")
  await expect.poll(ends, { timeout: 5000 }).toEqual([
    { ...waiting, id: paid, paid: true },
    { id: unpaid, status: "cancelled", paid: false, cancel_reason: "expired" },
  ])
  await payments.deliverAll()
  await expectBooksRight(shop)
})
