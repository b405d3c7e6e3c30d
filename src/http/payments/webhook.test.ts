import Stripe from "stripe"
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest"
import { payIntent, payOrder } from "#test/pay.ts"
import { readObject } from "#test/read-json.ts"
import { WEBHOOK_SECRET } from "#test/services/card-sandbox.ts"
import { anEvent, openPaymentShop, type Signing } from "#test/services/payment-shop.ts"
import { renamePayment, stockOf } from "#test/services/refunds.ts"
import { openTestApi, type Person } from "#test/test-shop.ts"
import { figure, randomUpTo, rounds } from "#test/torture.ts"

const payments = await openPaymentShop()
const shop = payments.shop
let buyer: Person
beforeEach(async () => {
  buyer = await shop.customer()
})
afterEach(() => payments.setFault(undefined))
afterAll(() => payments.close())

/** Makes an order that is paid at the provider and unpaid in the shop. */
async function paidAtProvider() {
  const id = await payments.orderAt(2000, buyer)
  const api = shop.as(buyer)
  const { clientSecret } = await api("POST /create-payment-intent", { body: { orderId: id } })
  return { id, intentId: await payIntent(shop, clientSecret) }
}
const orderOf = (id: string) => shop.as(buyer)("GET /order/{id}", { params: { id } })
const remove = (id: string) => shop.send(`DELETE /order/${id}`, { token: buyer.token })

const deliverDispute = (intentId: string, id: string, type: string) =>
  payments.deliver(
    JSON.stringify({
      id: `evt_${type}_${id}`,
      type: `charge.dispute.${type}`,
      data: { object: { object: "dispute", id, payment_intent: intentId } },
    }),
  )

describe("POST /webhook/stripe", () => {
  test("marks the order paid, however often and in whatever order events arrive", async () => {
    const { id, intentId } = await paidAtProvider()
    const succeeded = anEvent(intentId)
    const failed = anEvent(intentId, "payment_intent.created")
    const events = [failed, succeeded, succeeded, failed, succeeded]
    const answers = await Promise.all(events.map((event) => payments.deliver(event)))
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 200, body: { received: true } })
    expect(await orderOf(id)).toMatchObject({ paid: true, transactionId: intentId })
    const paid = shop.logged.filter((line) => line.includes("order_paid") && line.includes(id))
    expect(paid).toHaveLength(1)
  })

  test("accepts the provider's own delivery", async () => {
    const { id, intentId } = await paidAtProvider()
    await payments.provider.deliverDue()
    expect(await orderOf(id)).toMatchObject({ paid: true, transactionId: intentId })
  })

  test("trusts the provider's state, not the event's", async () => {
    const id = await payments.orderAt(2000, buyer)
    const api = shop.as(buyer)
    const { clientSecret } = await api("POST /create-payment-intent", { body: { orderId: id } })
    const [intentId = ""] = clientSecret.split("_secret")
    expect(await payments.deliver(anEvent(intentId))).toMatchObject({ status: 200 })
    expect(await orderOf(id)).toMatchObject({ paid: false })
  })

  const now = () => Math.floor(Date.now() / 1000)
  test.each<[string, () => Signing]>([
    ["signed by somebody else", () => ({ secret: "whsec_other" })],
    ["not signed", () => ({ header: "" })],
    ["signed with nonsense", () => ({ header: `t=${now()},v1=${"0".repeat(64)}` })],
    ["signed without a time", () => ({ header: "v1=00" })],
    ["older than 300 seconds", () => ({ timestamp: now() - 301 })],
  ])("refuses an event that is %s", async (_, signing) => {
    const { id, intentId } = await paidAtProvider()
    const refused = await payments.deliver(anEvent(intentId), signing())
    expect(refused).toMatchObject({
      status: 400,
      body: { code: "invalid_event", message: expect.any(String) },
    })
    expect(refused.headers.get("x-request-id")).toEqual(expect.any(String))
    expect(await orderOf(id)).toMatchObject({ paid: false })
  })

  test("refuses a genuine signature on another body", async () => {
    const mine = await paidAtProvider()
    const theirs = await paidAtProvider()
    const genuine = anEvent(mine.intentId)
    const header = Stripe.webhooks.generateTestHeaderString({
      payload: genuine,
      secret: WEBHOOK_SECRET,
    })
    const forged = genuine.replace(mine.intentId, theirs.intentId)
    expect(await payments.deliver(forged, { header })).toMatchObject({ status: 400 })
    expect(await payments.deliver(`${genuine} `, { header })).toMatchObject({ status: 400 })
    expect(await orderOf(theirs.id)).toMatchObject({ paid: false })
  })

  test("does not let genuine payments of a smaller amount pay an order of $2000", async (context) => {
    const count = rounds(3, 50)
    const tooLittle = [100, 199_999, 50, 2000, 20_000]
    for (let n = 0; n < count; n += 1) {
      const id = await payments.orderAt(2000, buyer)
      const intent = await payments.provider.stripe.paymentIntents.create({
        amount: tooLittle[n] ?? 50 + randomUpTo(199_949),
        currency: "usd",
        metadata: { order_id: id, user_id: buyer.id },
      })
      await payIntent(shop, String(intent.client_secret))
      expect(await payments.deliver(anEvent(intent.id))).toMatchObject({ status: 200 })
      expect(await orderOf(id)).toMatchObject({ paid: false })
      await remove(id)
    }
    figure(context, `0 of ${count} accepted`)
  })

  test("does not let the payment of one order pay another", async () => {
    const paid = await paidAtProvider()
    await payments.deliver(anEvent(paid.intentId))
    const id = await payments.orderAt(2000, buyer)
    await shop.as(buyer)("POST /create-payment-intent", { body: { orderId: id } })
    await payments.deliver(anEvent(paid.intentId))
    expect(await orderOf(id)).toMatchObject({ paid: false })
  })

  const about = { object: "customer", id: "cus_1" }

  test("accepts events of other kinds and of unknown intents", async () => {
    const other = JSON.stringify({ id: "evt_1", type: "customer.created", data: { object: about } })
    expect(await payments.deliver(other)).toMatchObject({ status: 200 })
    for (const type of ["payment_intent.succeeded", "payment_intent.payment_failed"])
      expect(await payments.deliver(anEvent("pi_unknown", type))).toMatchObject({ status: 200 })
  })

  test.each(["", "{", "[]", "null", `{"id":"evt_1"}`, `{"id":1,"type":{},"data":[]}`])(
    "refuses %j, even signed",
    async (payload) => {
      expect(await payments.deliver(payload)).toMatchObject({ status: 400 })
    },
  )

  test("refuses a body longer than any event", async () => {
    expect(await payments.deliver(`{"id":"${"x".repeat(70_000)}"}`)).toMatchObject({ status: 413 })
  })

  test("logs once for operators: money without an order, disputes and failed refunds", async () => {
    const { intentId } = await paidAtProvider()
    shop.logged.splice(0)
    for (const [type, about, event, level] of [
      ["payment_intent.succeeded", "pi_of_nobody", "payment_for_no_order", 40],
      ["charge.dispute.created", intentId, "payment_disputed", 50],
      ["refund.failed", intentId, "refund_failed_at_provider", 50],
    ] as const) {
      const payload = anEvent(about, type)
      await Promise.all(["first", "repeated"].map(() => payments.deliver(payload)))
      await payments.deliver(anEvent(intentId))
      await payments.deliver(anEvent("pi_of_nobody", "payment_intent.created"))
      expect(shop.loggedEvents(event)).toMatchObject([{ level, intentId: about }])
      const { id: eventId } = readObject(payload)
      const taken = shop.loggedEvents("payment_event").filter((line) => line.eventId === eventId)
      expect(taken).toMatchObject([{ type, intentId: about }])
    }
  })

  test("records a dispute once in the staff's history and in the audit log", async () => {
    const { id, intentId } = await paidAtProvider()
    const dispute = anEvent(intentId, "charge.dispute.created")
    await Promise.all(["first", "repeated"].map(() => payments.deliver(dispute)))
    const params = { id }
    const disputes = async (person: typeof buyer) => {
      const events = await shop.as(person)("GET /order/{id}/history", {
        params,
        query: { all: "true" },
      })
      return events.filter(({ event }) => event === "disputed")
    }
    expect(await disputes(shop.admin)).toHaveLength(1)
    expect(await disputes(buyer)).toEqual([])
    const query = { action: "order.dispute" }
    const { entries } = await shop.as(shop.admin)("GET /audit", { query })
    expect(entries.filter(({ target }) => target === id)).toHaveLength(1)
  })

  test("notifies staff of each dispute of an order, once", async () => {
    await shop.holdMails()
    const topics = { topics: ["dispute" as const] }
    await shop.as(shop.admin)("PUT /staff-notification", { body: topics })
    const { id, intentId } = await paidAtProvider()
    for (const dispute of ["du_one", "du_two", "du_two"]) {
      await deliverDispute(intentId, dispute, "created")
      await shop.sql("update mail_outbox set created_at = now() - interval '1 hour'")
    }
    const notices = "select dedupe_key as key from mail_outbox where data->>'path' = $1 order by id"
    const keys = ["du_one", "du_two"].map((one) => `staff-dispute:${id}:${one}:${shop.admin.id}`)
    expect((await shop.sql(notices, [`/dashboard/order/${id}`])).map(({ key }) => key)).toEqual(
      keys,
    )
    await shop.as(shop.admin)("PUT /staff-notification", { body: { topics: [] } })
  })

  test("a dispute is open until it is closed, in whatever order the events arrive", async () => {
    const { intentId } = await paidAtProvider()
    const deliver = (id: string, type: string) => deliverDispute(intentId, id, type)
    const countOpen = async () => (await shop.as(shop.admin)("GET /overview")).work.disputes
    const before = await countOpen()
    await deliver("du_late", "closed")
    expect(await deliver("du_late", "created")).toMatchObject({ status: 200 })
    expect(await countOpen()).toBe(before)
    await deliver("du_next", "created")
    expect(await countOpen()).toBe(before + 1)
    await deliver("du_other", "created")
    for (const [id, left] of [
      ["du_next", 1],
      ["du_other", 0],
    ] as const) {
      await deliver(id, "closed")
      expect(await countOpen()).toBe(before + left)
    }
    // An earlier release recorded no ids.
    const unnamed = `disputed_at = now(), open_disputes = '{""}'`
    await shop.sql(`update payments set ${unnamed} where intent_id = $1`, [intentId])
    expect(await countOpen()).toBe(before + 1)
    await deliver("du_old", "closed")
    expect(await countOpen()).toBe(before)
  })

  test("does not query the provider for handled events or unknown intents", async () => {
    const { intentId } = await paidAtProvider()
    const taken = anEvent(intentId)
    await payments.deliver(taken)
    payments.setFault(() => ({ fail: "before" }))
    for (const event of [
      taken,
      anEvent("pi_of_nobody"),
      anEvent("pi_of_nobody", "charge.refunded"),
      JSON.stringify({ id: "evt_2", type: "refund.created", data: { object: about } }),
    ])
      expect(await payments.deliver(event)).toMatchObject({ status: 200 })
  })

  test("asks for another delivery while the provider is unavailable", async () => {
    const { id, intentId } = await paidAtProvider()
    const event = anEvent(intentId)
    payments.setFault(() => ({ fail: "before" }))
    expect(await payments.deliver(event)).toMatchObject({ status: 503 })
    payments.setFault(undefined)
    expect(await payments.deliver(event)).toMatchObject({ status: 200 })
    expect(await orderOf(id)).toMatchObject({ paid: true })
  })
})

describe("deleting an order during its payment", () => {
  test("ends the payment, so that its secret no longer works", async () => {
    const id = await payments.orderAt(2000, buyer)
    const api = shop.as(buyer)
    const { clientSecret } = await api("POST /create-payment-intent", { body: { orderId: id } })
    expect(await remove(id)).toMatchObject({ body: { deletedCount: 1 } })
    const intentId = await payIntent(shop, clientSecret)
    expect(await payments.provider.provider.findIntent(intentId)).toMatchObject({
      status: "canceled",
    })
  })

  test("loses to a payment the shop has not yet seen", async () => {
    const { id, intentId } = await paidAtProvider()
    expect(await remove(id)).toMatchObject({
      status: 409,
      body: { deletedCount: 0, message: "Order is paid" },
    })
    expect(await orderOf(id)).toMatchObject({ paid: true, transactionId: intentId })
    expect(await stockOf(shop, id)).toBe(99)
  })

  test("while the provider is down deletes nothing and can be retried", async () => {
    const id = await payments.orderAt(2000, buyer)
    await shop.as(buyer)("POST /create-payment-intent", { body: { orderId: id } })
    payments.setFault(() => ({ fail: "before" }))
    expect(await remove(id)).toMatchObject({
      status: 503,
      body: { deletedCount: 0, code: "payment_provider_unavailable" },
    })
    expect(await stockOf(shop, id)).toBe(99)
    payments.setFault(undefined)
    expect(await remove(id)).toMatchObject({ status: 200, body: { deletedCount: 1 } })
    expect(await stockOf(shop, id)).toBe(100)
  })

  test("of a paid order keeps the money and its record", async () => {
    const id = await payments.orderAt(2000, buyer)
    const intentId = await payOrder(shop, buyer, id)
    expect(await remove(id)).toMatchObject({ status: 409 })
    const charges = "select amount_refunded from sandbox.charges where payment_intent_id = $1"
    expect((await payments.provider.pool.query(charges, [intentId])).rows).toEqual([
      { amount_refunded: "0" },
    ])
  })

  test("while the card keys are removed loses no payment: its event counts once they are back", async () => {
    const { id, intentId } = await paidAtProvider()
    const { databaseUrl } = payments.provider
    const without = await openTestApi({ databaseUrl, sandbox: false })
    const removed = await without.send(`DELETE /order/${id}`, { token: buyer.token })
    expect(removed).toMatchObject({ body: { deletedCount: 1 } })
    expect(await stockOf(shop, id)).toBe(100)
    const event = anEvent(intentId)
    const refused = await without.send("POST /webhook/stripe", { body: event })
    expect(refused, "so that the provider delivers it again").toMatchObject({ status: 503 })
    await without.close()
    expect(await payments.deliver(event)).toMatchObject({ status: 200 })
    expect(await orderOf(id)).toMatchObject({ paid: true, transactionId: intentId })
    expect(await stockOf(shop, id)).toBe(99)
  })

  test("waits for staff if its payment names another order", async () => {
    const id = await payments.orderAt(2000, buyer)
    const other = await payments.orderAt(2000, buyer)
    await shop.as(buyer)("POST /create-payment-intent", { body: { orderId: id } })
    const { id: intentId, client_secret } = await payments.provider.stripe.paymentIntents.create({
      amount: 200_000,
      currency: "usd",
      metadata: { order_id: other },
    })
    await payIntent(shop, String(client_secret))
    await renamePayment(shop, id, intentId)
    const unclear = { status: 409, body: { code: "payment_unclear" } }
    expect(await remove(id)).toMatchObject(unclear)
    await shop.sql("update orders set cancelling_at = null where id = $1", [id])
    await expect(
      shop.as(buyer)("POST /create-payment-intent", { body: { orderId: id } }),
    ).rejects.toMatchObject(unclear)
    expect(await orderOf(id)).toMatchObject({ paid: false, status: "pending" })
    expect(await shop.sql("select state from payments where order_id = $1", [id])).toEqual([
      { state: "live" },
    ])
    const refunds = "select key from refunds where key = $1"
    expect(await shop.sql(refunds, [`refund:${intentId}`])).toEqual([])
  })
})
