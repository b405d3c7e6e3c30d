import { describe, expect, test } from "vitest"
import { addDays } from "#domain/shop/days.ts"
import { expireUnpaidOrders } from "#operations/orders/unpaid-orders.ts"
import { expectBooksRight } from "#test/books.ts"
import { mailText } from "#test/mail-text.ts"
import { transferTests } from "#test/orders/transfer-tests.ts"
import { openCheckout, payOrder } from "#test/pay.ts"

const {
  shop,
  buyer,
  other,
  get,
  anOrder,
  advance,
  remove,
  today,
  mark,
  aChosenOrder,
  mailsOf,
  staffSee,
  depsOf,
} = await transferTests()

describe("POST /order/{id}/transfer", () => {
  test("adds up transfers, and pays the order with mail and invoice when they reach its total", async () => {
    await shop.saveSettings("invoices", { from: "2020-01-01", country: "DE" })
    const owed = async () => {
      const { unpaidTotal } = await shop.as(shop.admin)("GET /overview")
      const [customer] = await shop.as(shop.admin)("GET /customer", { query: { q: buyer().email } })
      return { unpaidTotal, unpaid: customer?.unpaid }
    }
    const before = await owed()
    const id = await aChosenOrder()
    expect(await mark(id, 100, { reference: "TX 1" })).toMatchObject({
      status: 200,
      body: { number: 1, paid: false, payment: { received: 100, due: 49 } },
    })
    expect(await get(id)).toMatchObject({ paid: false, payment: { received: 100, due: 49 } })
    const { unpaidTotal, unpaid = 0 } = before
    expect(await owed()).toEqual({ unpaidTotal: unpaidTotal + 49, unpaid: unpaid + 49 })
    expect(await mark(id, 49)).toMatchObject({ body: { number: 2, paid: true } })
    expect(await owed()).toEqual(before)
    const order = await staffSee(id)
    expect(order).toMatchObject({
      paid: true,
      invoice: expect.any(String),
      payment: {
        method: "transfer",
        due: 0,
        received: 149,
        transfers: [
          { number: 1, kind: "received", amount: 100, day: today, reference: "TX 1" },
          { number: 2, by: shop.admin.email },
        ],
      },
    })
    expect(order).not.toHaveProperty("transactionId")
    const mails = ["order-placed", "order-transfer", "order-part-paid", "order-paid"]
    expect(await mailsOf(id)).toEqual(mails)
    const { body } = await shop.send(`GET /order/${id}/history`, { token: buyer().token })
    expect(body).toMatchObject([
      { event: "placed" },
      { event: "transfer_received", amount: 100 },
      { event: "transfer_received", amount: 49 },
      { event: "paid" },
    ])
    expect(await advance(id)).toMatchObject({ status: "approved" })
    await expectBooksRight(shop)
  })

  test("tells the buyer what arrived and what is left, while part of the total is missing", async () => {
    const id = await aChosenOrder()
    await mark(id, 100)
    await mark(id, 20)
    const told = "select data from mail_outbox where dedupe_key like $1 order by id"
    expect(await shop.sql(told, [`order-part-paid:${id}%`])).toMatchObject([
      { data: { amountCents: 10_000, transfer: { receivedCents: 10_000, missingCents: 4_900 } } },
      { data: { amountCents: 2_000, transfer: { receivedCents: 12_000, missingCents: 2_900 } } },
    ])
    await mark(id, 5, { kind: "returned" })
    const mails = await mailsOf(id)
    expect(mails.filter((key) => key === "order-part-paid")).toHaveLength(2)
    const params = { id }
    const history = await shop.as(shop.admin)("GET /order/{id}/history", {
      params,
      query: { all: "true" },
    })
    const templates = history.flatMap(({ mail }) => mail?.template ?? [])
    expect(templates.filter((template) => template === "order-part-paid")).toHaveLength(2)
    await expectBooksRight(shop)
  })

  test("shows part of the total in the buyer's list, which no longer offers to delete the order", async () => {
    const id = await aChosenOrder()
    const mine = async () => {
      const orders = await shop.as(buyer())("GET /myorder", { query: { limit: 1 } })
      const { unpaidTotal } = await shop.as(buyer())("GET /myorder/count")
      return { order: orders.find(({ _id }) => _id === id), unpaidTotal }
    }
    const before = await mine()
    expect(before.order?.can.delete).toEqual({ allowed: true })
    expect(before.order).not.toHaveProperty("received")
    await mark(id, 100)
    const after = await mine()
    expect(after.order).toMatchObject({
      received: 100,
      can: { delete: { allowed: false, reason: "order_part_paid" } },
    })
    expect(after.unpaidTotal).toBe(before.unpaidTotal - 100)
  })

  test("keeps an overpayment until it is returned", async () => {
    const id = await aChosenOrder()
    expect(await mark(id, 200)).toMatchObject({ body: { paid: true, payment: { overpaid: 51 } } })
    const [receipt] = await shop.sql("select data from mail_outbox where dedupe_key = $1", [
      `order-paid:${id}:1`,
    ])
    expect(mailText("order-paid", receipt?.data, shop.url)).toContain(
      "You paid $51.00 too much. We will send it back.",
    )
    expect(await get(id)).toMatchObject({ payment: { overpaid: 51 } })
    const due = { transfer: "due" as const, buyer: buyer().email }
    expect(await shop.as(shop.admin)("GET /order-count", { query: due })).toEqual({ count: 1 })
    expect(await mark(id, 51.01, { kind: "returned" })).toMatchObject({
      status: 409,
      body: { code: "transfer_exceeds_balance", returnable: 51 },
    })
    expect((await mark(id, 51, { kind: "returned" })).status).toBe(200)
    expect((await staffSee(id)).payment).not.toHaveProperty("overpaid")
    expect(await shop.as(shop.admin)("GET /order-count", { query: due })).toEqual({ count: 0 })
    await expectBooksRight(shop)
  })

  test("is for administrators, validates amount and day, and refuses an ended order", async () => {
    const id = await aChosenOrder()
    const body = { amount: 149, day: today }
    for (const by of [buyer(), other])
      expect(
        (await shop.send(`POST /order/${id}/transfer`, { token: by.token, body })).status,
      ).toBe(403)
    for (const [amount, day, field] of [
      [0, today, "amount"],
      [-1, today, "amount"],
      [1.005, today, "amount"],
      [1, "2026-02-30", "day"],
      [1, "2999-01-01", "day"],
      [1, addDays(today, -1), "day"],
    ] as const)
      expect(await mark(id, amount, { day })).toMatchObject({
        status: 400,
        body: { fields: { [field]: expect.any(String) } },
      })
    await remove(id)
    expect((await mark(id, 149)).status).toBe(404)
    await expectBooksRight(shop)
  })

  test("records money for an order paid by card as an overpayment", async () => {
    const id = await anOrder()
    await payOrder(shop, buyer(), id)
    expect(await mark(id, 149)).toMatchObject({
      body: { paid: true, payment: { method: "card", overpaid: 149 } },
    })
    await expectBooksRight(shop)
  })

  test("records one transfer once, also when several people or requests record it", async () => {
    const id = await aChosenOrder()
    const answers = await Promise.all([1, 2, 3].map(() => mark(id, 149, { reference: "TX 7" })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await mark(id, 149, { reference: "tx 7" })).toMatchObject({
      body: { code: "transfer_recorded" },
    })
    const another = await aChosenOrder()
    const key = { "idempotency-key": `one ${another}` }
    const same = await Promise.all([1, 2, 3].map(() => mark(another, 149, {}, key)))
    expect(same.map(({ body }) => body)).toEqual([same[0]?.body, same[0]?.body, same[0]?.body])
    for (const one of [id, another])
      expect((await staffSee(one)).payment).toMatchObject({ received: 149, transfers: [{}] })
    await expectBooksRight(shop)
  })

  test("concurrent with a card payment pays the order once", async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => anOrder()))
    await Promise.all(
      ids.map(async (id) => {
        const { pay } = await openCheckout(shop, buyer(), id)
        const [, marked] = await Promise.all([pay(), mark(id, 149)])
        expect(marked.status).toBe(200)
      }),
    )
    await expectBooksRight(shop)
    for (const id of ids) {
      const { paid, payment } = await staffSee(id)
      expect(paid).toBe(true)
      expect(payment?.received).toBe(149)
      expect(payment?.overpaid).toBe(payment?.method === "card" ? 149 : undefined)
    }
  })

  test("concurrent with the end of the hold: one of them wins", async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => aChosenOrder()))
    const past = "update orders set transfer_until = now() - interval '1 minute' where id = any($1)"
    await shop.sql(past, [ids])
    const answers = await Promise.all([
      ...ids.map((id) => mark(id, 149)),
      expireUnpaidOrders(depsOf(), 48),
    ])
    for (const [index, id] of ids.entries()) {
      const { paid, cancelled } = await staffSee(id)
      expect(paid).toBe(answers[index]?.status === 200)
      expect(cancelled === undefined).toBe(paid)
    }
    await expectBooksRight(shop)
  })
})
