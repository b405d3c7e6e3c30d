import { beforeEach, expect } from "vitest"
import { EventCounts } from "#operations/kernel/shop.ts"
import { orderTests } from "./order-tests.ts"

/** Adds to `orderTests` a shop that takes bank transfers, and what its tests do with them. */
export async function transferTests() {
  const tests = await orderTests()
  const { shop, buyer, anOrder } = tests
  await shop.holdMails()

  const account = { holder: "Shop Ltd", account: "DE89370400440532013000", bic: "cobadeffxxx" }
  const today = new Date().toISOString().slice(0, 10)
  beforeEach(async () => {
    await shop.saveSettings("bank-transfer", { on: true, ...account })
    await shop.saveSettings("invoices", {})
    await shop.verifyEmail(buyer())
  })

  const choose = (id: string, by = buyer()) =>
    shop.send(`POST /order/${id}/bank-transfer`, { token: by.token })
  const silent = () => undefined
  return {
    ...tests,
    account,
    today,
    choose,
    mark: (id: string, amount: unknown, more: object = {}, headers = {}) =>
      shop.send(`POST /order/${id}/transfer`, {
        token: shop.admin.token,
        body: { amount, day: today, ...more },
        headers,
      }),
    /** Places an order of $149.00 to be paid by transfer. */
    aChosenOrder: async () => {
      const id = await anOrder()
      expect((await choose(id)).status).toBe(200)
      return id
    },
    mailsOf: async (id: string) => {
      const keys = "select dedupe_key as key from mail_outbox where dedupe_key like $1 order by id"
      return (await shop.sql(keys, [`%:${id}%`])).map(({ key }) => String(key).split(":")[0])
    },
    staffSee: (id: string) =>
      shop.as(shop.admin)("GET /order/{id}", { params: { id }, query: { cancelled: "true" } }),
    /** Dependencies of the job that ends orders; no card payment is open by then. */
    depsOf: () => ({
      db: shop.db,
      payments: undefined,
      log: { debug: silent, info: silent, warn: silent, error: silent },
      counters: new EventCounts(),
    }),
  }
}
