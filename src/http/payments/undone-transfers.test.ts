import { describe, expect, test } from "vitest"
import { expectBooksRight } from "#test/books.ts"
import { transferTests } from "#test/orders/transfer-tests.ts"
import { payOrder } from "#test/pay.ts"
import { refund, refundsOf, stockOf } from "#test/services/refunds.ts"

const {
  shop,
  buyer,
  get,
  anOrder,
  advance,
  detailsOf,
  today,
  mark,
  aChosenOrder,
  mailsOf,
  staffSee,
} = await transferTests()
const undo = (id: string, number = 1, by = shop.admin) =>
  shop.send(`POST /order/${id}/transfer/${number}/undo`, { token: by.token })

describe("POST /order/{id}/transfer/{number}/undo", () => {
  test("undoes a transfer and the payment it made, once", async () => {
    const id = await aChosenOrder()
    await mark(id, 149)
    const answers = await Promise.all([undo(id), undo(id), undo(id)])
    for (const { body } of answers) expect(body).toMatchObject({ modifiedCount: 1, paid: false })
    const byOther = await undo(id, 1, await shop.administrator())
    expect(byOther).toMatchObject({ status: 200, body: { modifiedCount: 0 } })
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

  test("withdraws a receipt that is not sent yet, and the right transfer has its own", async () => {
    const receipts = async (id: string) =>
      (await mailsOf(id)).filter((template) => template === "order-paid")
    const sentOrFailed = async (change: string) => {
      const id = await aChosenOrder()
      await mark(id, 149)
      expect(await receipts(id)).toHaveLength(1)
      await shop.sql(
        `update mail_outbox set ${change} where dedupe_key like 'order-paid:' || $1 || '%'`,
        [id],
      )
      await undo(id)
      await mark(id, 149)
      return receipts(id)
    }
    expect(await sentOrFailed("state = 'sent', data = null, sent_at = now()")).toHaveLength(2)
    expect(await sentOrFailed("last_error = 'ECONNREFUSED'")).toHaveLength(1)
  })

  test("is refused to customers, and after an invoice, a shipment or a refund", async () => {
    await shop.saveSettings("invoices", { from: "2020-01-01", country: "DE" })
    const invoiced = await aChosenOrder()
    await mark(invoiced, 149)
    const path = `POST /order/${invoiced}/transfer/1/undo`
    expect((await shop.send(path, { token: buyer().token })).status).toBe(403)
    expect(await undo(invoiced)).toMatchObject({ body: { code: "transfer_invoiced" } })
    expect(await undo(invoiced, 2)).toMatchObject({ status: 404 })
    await shop.saveSettings("invoices", {})
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
    await shop.saveSettings("invoices", { from: "2020-01-01", country: "DE" })
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
  const sent = (id: string, refundId: string, by = shop.admin, reference = "OUT 9") =>
    shop.send(`POST /order/${id}/refund/${refundId}/sent`, {
      token: by.token,
      body: { day: today, reference },
    })

  test("waits until staff send it, with mail and credit note, once", async () => {
    await shop.saveSettings("invoices", { from: "2020-01-01", country: "DE" })
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
    for (const { body } of answers) expect(body).toMatchObject({ modifiedCount: 1, refunded: 149 })
    for (const other of [
      await sent(id, due?._id ?? "", await shop.administrator()),
      await sent(id, due?._id ?? "", shop.admin, "OUT 10"),
    ])
      expect(other).toMatchObject({ status: 200, body: { modifiedCount: 0 } })
    const recorded = (await detailsOf(id)).filter(({ action }) => action === "order.refund_sent")
    expect(recorded).toHaveLength(1)
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
