import { beforeEach, describe, expect, test } from "vitest"
import { addDays } from "#domain/shop/days.ts"
import { EventCounts } from "#operations/kernel/shop.ts"
import { expireUnpaidOrders } from "#operations/orders/unpaid-orders.ts"
import { expectBooksRight } from "#test/books.ts"
import { orderTests } from "#test/orders/order-tests.ts"
import { openCheckout, payOrder } from "#test/pay.ts"
import { refund, refundsOf, stockOf } from "#test/services/refunds.ts"

const { shop, buyer, other, get, anOrder, advance, remove, place, detailsOf } = await orderTests()
await shop.holdMails()

const { token } = shop.admin
const account = { holder: "Shop Ltd", account: "DE89370400440532013000", bic: "cobadeffxxx" }
const put = shop.saveSettings
const today = new Date().toISOString().slice(0, 10)

const prove = (id: string) => shop.sql("update users set email_verified = true where id = $1", [id])
beforeEach(async () => {
  await put("bank-transfer", { on: true, ...account })
  await put("invoices", {})
  await prove(buyer().id)
})

const choose = (id: string, by = buyer()) =>
  shop.send(`POST /order/${id}/bank-transfer`, { token: by.token })
const mark = (id: string, amount: unknown, more: object = {}, headers = {}) =>
  shop.send(`POST /order/${id}/transfer`, {
    token,
    body: { amount, day: today, ...more },
    headers,
  })
const undo = (id: string, number = 1) =>
  shop.send(`POST /order/${id}/transfer/${number}/undo`, { token })
/** Places an order of $149.00 to be paid by transfer. */
const aChosenOrder = async () => {
  const id = await anOrder()
  expect((await choose(id)).status).toBe(200)
  return id
}
const mailsOf = async (id: string) => {
  const keys = "select dedupe_key as key from mail_outbox where dedupe_key like $1 order by id"
  return (await shop.sql(keys, [`%:${id}%`])).map(({ key }) => String(key).split(":")[0])
}
const staffSee = (id: string) =>
  shop.as(shop.admin)("GET /order/{id}", { params: { id }, query: { cancelled: "true" } })

describe("settings", () => {
  test("are off by default, require an account, and check the IBAN", async () => {
    expect((await put("bank-transfer", {})).status).toBe(200)
    expect(await shop.as()("GET /site")).not.toHaveProperty("bankTransfer")
    const wrong = { ...account, account: "DE88370400440532013000" }
    for (const [body, field] of [
      [{ on: true }, "holder"],
      [{ on: true, holder: "Shop Ltd" }, "account"],
      [{ on: true, ...wrong }, "account"],
      [{ ...account, bic: "COBA" }, "bic"],
      [{ on: true, ...account, days: null }, "days"],
    ] as const)
      expect(await put("bank-transfer", body)).toMatchObject({
        status: 400,
        body: { fields: { [field]: expect.any(String) } },
      })
    const { settings } = await shop.as(shop.admin)("GET /settings/bank-transfer")
    expect(settings).toMatchObject({ on: false, days: 7, reminderDays: 2 })
    const id = await anOrder()
    expect(await choose(id)).toMatchObject({
      status: 409,
      body: { code: "bank_transfer_not_offered" },
    })
    expect(await mark(id, 149)).toMatchObject({ body: { code: "bank_transfer_not_offered" } })
    expect(await get(id)).not.toHaveProperty("payment")
  })
})

describe("POST /order/{id}/bank-transfer", () => {
  test("shows the account, holds the order for seven days and mails its buyer, once", async () => {
    const id = await anOrder()
    const { intentId } = await openCheckout(shop, buyer(), id)
    const answers = await Promise.all([choose(id), choose(id), choose(id)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const order = await get(id)
    expect(order).toMatchObject({
      payment: {
        method: "transfer",
        due: 149,
        received: 0,
        reference: order.orderNumber,
        account: { holder: "Shop Ltd", account: "DE89 3704 0044 0532 0130 00", bic: "COBADEFFXXX" },
      },
    })
    expect(order.payment).not.toHaveProperty("transfers")
    const days = (Date.parse(order.payment?.until ?? "") - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(6.9)
    expect(days).toBeLessThan(7.1)
    expect(answers.filter(({ body }) => body.modifiedCount === 1)).toHaveLength(1)
    expect((await mailsOf(id)).filter((key) => key === "order-transfer")).toHaveLength(1)
    expect(
      await shop.sql("select state, intent_id from payments where order_id = $1", [id]),
    ).toEqual([{ state: "canceled", intent_id: intentId }])
    await expectBooksRight(shop)
  })

  test("is for the order's owner with a verified address, while the order can be paid", async () => {
    const id = await anOrder()
    await prove(other.id)
    expect((await choose(id, other)).status).toBe(403)
    expect((await choose(id, shop.admin)).status).toBe(403)
    expect((await shop.send(`POST /order/${id}/bank-transfer`)).status).toBe(401)
    await shop.sql("update users set email_verified = false where id = $1", [buyer().id])
    expect(await choose(id)).toMatchObject({ body: { code: "transfer_needs_confirmed_email" } })
    await payOrder(shop, buyer(), id)
    expect(await choose(id)).toMatchObject({ body: { code: "order_paid" } })
    expect((await choose("0".repeat(24))).status).toBe(404)
  })

  test("still lets the buyer pay by card", async () => {
    const id = await aChosenOrder()
    await payOrder(shop, buyer(), id)
    expect(await get(id)).toMatchObject({ paid: true, payment: { method: "card", due: 0 } })
    await expectBooksRight(shop)
  })

  test("is the only way to pay more than a card allows", async () => {
    const part = await shop.part({ price: 900_000, availableQuantity: 9 })
    const id = await place(part, 2)
    const request = { token: buyer().token, body: { orderId: id } }
    expect(await shop.send("POST /create-payment-intent", request)).toMatchObject({
      status: 409,
      body: { code: "above_card_limit" },
    })
    await choose(id)
    expect(await mark(id, 1_800_000)).toMatchObject({ body: { paid: true } })
    await put("bank-transfer", {})
    const body = { purchaseId: part, quantity: 2 }
    expect(await shop.send("POST /purchase", { ...request, body })).toMatchObject({
      body: { code: "total_not_chargeable" },
    })
    await expectBooksRight(shop)
  })
})

describe("POST /order/{id}/transfer", () => {
  test("adds up transfers, and pays the order with mail and invoice when they reach its total", async () => {
    await put("invoices", { from: "2020-01-01", country: "DE" })
    const id = await aChosenOrder()
    expect(await mark(id, 100, { reference: "TX 1" })).toMatchObject({
      status: 200,
      body: { number: 1, paid: false, payment: { received: 100, due: 49 } },
    })
    expect(await get(id)).toMatchObject({ paid: false, payment: { received: 100, due: 49 } })
    expect(await mark(id, 49)).toMatchObject({ body: { number: 2, paid: true } })
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
    expect(await mailsOf(id)).toEqual(["order-placed", "order-transfer", "order-paid"])
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

  test("keeps an overpayment until it is returned", async () => {
    const id = await aChosenOrder()
    expect(await mark(id, 200)).toMatchObject({ body: { paid: true, payment: { overpaid: 51 } } })
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

/** Dependencies of the job that ends orders; no card payment is open by then. */
const silent = () => undefined
const depsOf = () => ({
  db: shop.db,
  payments: undefined,
  log: { debug: silent, info: silent, warn: silent, error: silent },
  counters: new EventCounts(),
})

describe("an order that waits for a transfer", () => {
  const late = (id: string, time: string) =>
    shop.sql(`update orders set transfer_until = now() + interval '${time}' where id = $1`, [id])
  const age = (id: string) =>
    shop.sql("update orders set created_at = now() - interval '90 hours' where id = $1", [id])

  test("expires after its own period, with one reminder, but not once part of the money came", async () => {
    const ids = await Promise.all([aChosenOrder(), aChosenOrder(), aChosenOrder()])
    const [early = "", over = "", part = ""] = ids
    for (const id of ids) await age(id)
    await mark(part, 100)
    await late(early, "47 hours")
    await late(over, "-1 minute")
    await late(part, "-1 minute")
    await Promise.all([expireUnpaidOrders(depsOf(), 48), expireUnpaidOrders(depsOf(), 48)])
    expect((await staffSee(early)).cancelled).toBeUndefined()
    expect((await staffSee(over)).cancelled).toMatchObject({ by: "time" })
    expect((await staffSee(part)).cancelled).toBeUndefined()
    expect((await mailsOf(early)).filter((key) => key === "order-transfer-due")).toHaveLength(1)
    const query = { transfer: "awaited" as const, buyer: buyer().email }
    const awaited = await shop.as(shop.admin)("GET /order", { query })
    expect(awaited.map(({ _id }) => _id).toSorted()).toEqual([early, part].toSorted())
    await expectBooksRight(shop)
  })

  test("with part of its money cannot be cancelled or paid by card until that is returned", async () => {
    const id = await aChosenOrder()
    await mark(id, 100)
    const send = (route: string, by = buyer(), body: unknown = undefined) =>
      shop.send(route, { token: by.token, ...(body !== undefined && { body }) })
    const refused = { status: 409, body: { code: "order_part_paid" } }
    expect(await send(`DELETE /order/${id}`)).toMatchObject(refused)
    expect(await send(`DELETE /order/${id}`, shop.admin)).toMatchObject(refused)
    expect(await send(`POST /order/${id}/cancel`, buyer(), {})).toMatchObject(refused)
    expect(await send("POST /create-payment-intent", buyer(), { orderId: id })).toMatchObject(
      refused,
    )
    expect((await get(id)).can).toMatchObject({
      pay: { allowed: true },
      cancel: { reason: "order_part_paid" },
      delete: { reason: "order_part_paid" },
    })
    const holder = await send(`DELETE /unpaid/${buyer().email}`, shop.admin)
    expect(holder).toMatchObject({ body: { deletedCount: 0, leftCount: 0 } })
    await mark(id, 100, { kind: "returned" })
    expect((await send(`DELETE /order/${id}`)).status).toBe(200)
    await expectBooksRight(shop)
  })
})

describe("POST /order/{id}/transfer/{number}/undo", () => {
  test("undoes a transfer and the payment it made, once", async () => {
    const id = await aChosenOrder()
    await mark(id, 149)
    const answers = await Promise.all([undo(id), undo(id), undo(id)])
    expect(answers.map(({ body }) => body.modifiedCount).toSorted()).toEqual([0, 0, 1])
    expect(await get(id)).toMatchObject({ paid: false, payment: { received: 0, due: 149 } })
    expect((await staffSee(id)).payment?.transfers).toMatchObject([{ undone: true }])
    expect((await detailsOf(id)).map(({ action }) => action)).toEqual([
      "order.transfer",
      "order.paid",
      "order.transfer_undo",
    ])
    await mark(id, 149)
    expect(await get(id)).toMatchObject({ paid: true })
    await expectBooksRight(shop)
  })

  test("is refused to customers, and after an invoice, a shipment or a refund", async () => {
    await put("invoices", { from: "2020-01-01", country: "DE" })
    const invoiced = await aChosenOrder()
    await mark(invoiced, 149)
    const path = `POST /order/${invoiced}/transfer/1/undo`
    expect((await shop.send(path, { token: buyer().token })).status).toBe(403)
    expect(await undo(invoiced)).toMatchObject({ body: { code: "transfer_invoiced" } })
    expect(await undo(invoiced, 2)).toMatchObject({ status: 404 })
    await put("invoices", {})
    const shipped = await aChosenOrder()
    await mark(shipped, 149)
    for (const seen of ["pending", "approved"]) await advance(shipped, seen)
    expect(await undo(shipped)).toMatchObject({ body: { code: "transfer_shipped" } })
    const refunded = await aChosenOrder()
    await mark(refunded, 149)
    await refund(shop, refunded, { amount: 1, reason: "A dent." })
    expect(await undo(refunded)).toMatchObject({ body: { code: "transfer_refunded" } })
    const sentBack = await aChosenOrder()
    await mark(sentBack, 100)
    await mark(sentBack, 60, { kind: "returned" })
    expect(await undo(sentBack)).toMatchObject({ body: { code: "transfer_sent_back" } })
    await expectBooksRight(shop)
  })

  test("and a concurrent invoice exclude each other", async () => {
    await put("invoices", { from: "2020-01-01", country: "DE" })
    const ids = await Promise.all(Array.from({ length: 6 }, () => aChosenOrder()))
    await Promise.all(ids.flatMap((id) => [mark(id, 149), undo(id), undo(id)]))
    for (const id of ids) {
      const { paid, invoice } = await staffSee(id)
      expect(invoice === undefined || paid).toBe(true)
    }
    await expectBooksRight(shop)
  })
})

describe("a refund of an order paid by transfer", () => {
  const sent = (id: string, refundId: string, by = shop.admin) =>
    shop.send(`POST /order/${id}/refund/${refundId}/sent`, {
      token: by.token,
      body: { day: today, reference: "OUT 9" },
    })

  test("waits until staff send it, with mail and credit note, once", async () => {
    await put("invoices", { from: "2020-01-01", country: "DE" })
    const id = await aChosenOrder()
    await mark(id, 149)
    const lines = [{ number: 1, quantity: 1 }]
    const made = await refund(shop, id, { reason: "A dent.", lines, restock: true })
    expect(made).toMatchObject({ status: 202, body: { refundStatus: "pending", refunded: 149 } })
    const [due] = (await staffSee(id)).payment?.refundsDue ?? []
    expect(due).toMatchObject({ amount: 149, reason: "A dent." })
    const query = { transfer: "due" as const, buyer: buyer().email }
    expect(await shop.as(shop.admin)("GET /order-count", { query })).toEqual({ count: 1 })
    expect((await sent(id, due?._id ?? "", buyer())).status).toBe(403)
    expect((await sent(await anOrder(), due?._id ?? "")).status).toBe(404)
    const answers = await Promise.all([1, 2, 3].map(() => sent(id, due?._id ?? "")))
    expect(answers.map(({ body }) => body.modifiedCount).toSorted()).toEqual([0, 0, 1])
    expect(await refundsOf(shop, id)).toMatchObject([{ state: "succeeded", provider_id: null }])
    expect(await stockOf(shop, id)).toBe(100)
    expect(await staffSee(id)).toMatchObject({ creditNotes: [expect.any(String)] })
    expect((await mailsOf(id)).at(-1)).not.toBe("order-refunded")
    const references =
      "select data->>'reference' as reference from mail_outbox where dedupe_key = $1"
    expect(await shop.sql(references, [`order-refunded:${due?._id}`])).toEqual([
      { reference: "OUT 9" },
    ])
    await expectBooksRight(shop)
  })

  test("does not apply to a card payment", async () => {
    const id = await anOrder()
    await payOrder(shop, buyer(), id)
    const { body } = await refund(shop, id, { amount: 1, reason: "A dent." })
    expect(await sent(id, String(body.refundId))).toMatchObject({
      status: 404,
      body: { code: "refund_not_found" },
    })
  })
})
