import { describe, expect, test } from "vitest"
import { expectBooksRight } from "#test/books.ts"
import { expectRefusal } from "#test/expect-refusal.ts"
import { orderTests } from "#test/orders/order-tests.ts"
import { openCheckout, payOrder } from "#test/pay.ts"
import { paidBack, refund, renamePayment } from "#test/services/refunds.ts"
import type { Answer, Person } from "#test/test-shop.ts"

const { shop, buyer, other, get, stockOf, advance } = await orderTests()

type Units = { number: number; quantity: number }[]
interface CancelOptions {
  by?: Person
  reason?: string
  preview?: boolean
}
const cancel = (id: string, lines?: Units, { by = buyer(), ...more }: CancelOptions = {}) =>
  shop.send(`POST /order/${id}/cancel`, {
    token: by.token,
    body: { lines, ...more },
  })
function refused(answer: Answer, status: number, code?: string) {
  expectRefusal(answer, status)
  if (code) expect(answer.body).toMatchObject({ code })
  return answer.body
}
const units = (quantity: number, number = 1): Units => [{ number, quantity }]
const allow = (cancelling: string) => shop.saveSettings("order-changes", { cancelling })
const history = (id: string, by = buyer()) =>
  shop.as(by)("GET /order/{id}/history", { params: { id } })
/** Counts the mails to the test's buyer; the content of a sent mail is erased. */
const mailed = async (template: string) =>
  (
    await shop.sql("select id from mail_outbox where template = $1 and recipient = $2", [
      template,
      buyer().email,
    ])
  ).length

/** Places an order of ten at $10.00 and four at $5.00. */
async function anOrder(rules: object = {}) {
  const ten = await shop.part({ name: "Anvil", price: 10, availableQuantity: 10, ...rules })
  const four = await shop.part({ name: "Beam", price: 5, availableQuantity: 4 })
  const lines = [
    { partId: ten, quantity: 10 },
    { partId: four, quantity: 4 },
  ]
  const { insertedId: id } = await shop.as(buyer())("POST /order", { body: { lines } })
  return { id, ten, four }
}

async function aPaidOrder(rules: object = {}) {
  const order = await anOrder(rules)
  await payOrder(shop, buyer(), order.id)
  return order
}

describe("cancelling part of an unpaid order", () => {
  test("returns the units' stock and price; the buyer pays the rest", async () => {
    const { id, ten, four } = await anOrder()
    expect((await cancel(id, [...units(4), ...units(4, 2)], { reason: "Too many." })).body).toEqual(
      {
        acknowledged: true,
        success: true,
        modifiedCount: 1,
        whole: false,
        units: 8,
        amount: 60,
        price: 60,
      },
    )
    expect(await get(id)).toMatchObject({
      price: 60,
      quantity: 6,
      lineCount: 1,
      productName: "Anvil",
      unitPrice: 10,
      lines: [{ number: 1, quantity: 6, total: 60 }],
    })
    expect([await stockOf(ten), await stockOf(four)]).toEqual([4, 4])
    expect(await history(id)).toMatchObject([
      { event: "placed" },
      {
        event: "cancelled",
        reason: "Too many.",
        lines: [
          { number: 1, name: "Anvil", quantity: 4 },
          { number: 2, name: "Beam", quantity: 4 },
        ],
      },
    ])
    expect((await history(id, shop.admin))[1]).toMatchObject({ by: buyer().email })
    expect(await mailed("order-cancelled")).toBe(1)
    await payOrder(shop, buyer(), id)
    expect(await get(id)).toMatchObject({ paid: true, price: 60 })
    await expectBooksRight(shop)
  })

  test("ends a started payment first, so that it cannot charge the old total", async () => {
    const { id } = await anOrder()
    const { pay } = await openCheckout(shop, buyer(), id)
    expect((await cancel(id, units(2))).body).toMatchObject({ price: 100 })
    expect(await pay()).toBe("payment_intent_unexpected_state")
    await payOrder(shop, buyer(), id)
    expect(await get(id)).toMatchObject({ paid: true, price: 100 })
    await expectBooksRight(shop)
  })

  test("cancels the whole order when all units are cancelled, named or not", async () => {
    const one = await anOrder()
    expect((await cancel(one.id)).body).toMatchObject({
      whole: true,
      units: 14,
      amount: 120,
      price: 0,
    })
    const two = await anOrder()
    await cancel(two.id, units(10))
    expect((await cancel(two.id, units(4, 2))).body).toMatchObject({ whole: true, units: 4 })
    const who = "select actor_id as id from stock_movements where order_id = $1 and delta > 0"
    expect(await shop.sql(who, [one.id])).toEqual([{ id: buyer().id }, { id: buyer().id }])
    for (const { id, ten, four } of [one, two]) {
      await expect(get(id)).rejects.toMatchObject({ status: 404 })
      expect([await stockOf(ten), await stockOf(four)]).toEqual([10, 4])
      refused(await cancel(id), 409, "order_cancelled")
    }
    expect(await mailed("order-cancelled")).toBe(3)
    await expectBooksRight(shop)
  })

  test("cancels back-ordered units first and updates the promise", async () => {
    const part = await shop.part({ availableQuantity: 5, backorder: "yes", price: 10 })
    const body = { purchaseId: part, quantity: 12 }
    const { insertedId: id } = await shop.as(buyer())("POST /purchase", { body })
    await cancel(id, units(3))
    expect((await get(id)).lines).toMatchObject([
      { quantity: 9, waiting: 4, promise: [{ from: "stock", quantity: 5 }, { quantity: 4 }] },
    ])
    expect(await stockOf(part)).toBe(0)
    await cancel(id, units(6))
    expect((await get(id)).lines[0]).not.toHaveProperty("waiting")
    expect(await stockOf(part)).toBe(2)
    await expectBooksRight(shop)
    await cancel(id)
    expect(await stockOf(part)).toBe(5)
    await expectBooksRight(shop)
  })
})

describe("the units that remain", () => {
  test("are none or a quantity that can be ordered at that price", async () => {
    const rules = { minimumQuantity: 2, orderMultiple: 2, breaks: [{ quantity: 6, price: 8 }] }
    const { id } = await anOrder(rules)
    const kept = async (quantity: number) =>
      refused(await cancel(id, units(quantity)), 409, "lines_not_cancellable").lines
    expect(await kept(3)).toEqual([
      {
        number: 1,
        quantity: 3,
        cancellable: 10,
        suggestions: [2, 4],
        message: "3 × Anvil cannot be cancelled, but 2 or 4 can: a multiple of 2 must remain",
      },
    ])
    expect(await kept(6)).toMatchObject([{ suggestions: [4, 10] }])
    expect(await kept(11)).toMatchObject([{ cancellable: 10, suggestions: [10] }])
    const many = [...units(11), ...units(5, 2), ...units(1, 7), ...units(1, 8)]
    expect(refused(await cancel(id, many), 409).fields).toEqual({
      lines: [
        "11 × Anvil cannot be cancelled, but 10 can",
        "5 × Beam cannot be cancelled, but 4 can",
        "1 × line 7 cannot be cancelled",
      ].join(". "),
    })
    expect((await cancel(id, units(4))).body).toMatchObject({ amount: 32, price: 68 })
    expect((await cancel(id, units(6))).body).toMatchObject({ amount: 48, price: 20 })
    refused(await cancel(id, units(1)), 409, "lines_not_cancellable")
    await expectBooksRight(shop)
  })

  test("on a part's other lines can be ordered, too", async () => {
    const partId = await shop.part({ name: "Bolt", minimumQuantity: 10, orderMultiple: 10 })
    const lines = [1, 9].map((quantity) => ({ partId, quantity }))
    const { insertedId: id } = await shop.as(buyer())("POST /order", { body: { lines } })
    expect(refused(await cancel(id, units(9, 2)), 409).fields).toEqual({
      lines: "9 × Bolt cannot be cancelled: the part's other lines cannot be ordered alone",
    })
    expect((await cancel(id, [...units(1), ...units(9, 2)])).status).toBe(200)
    await expectBooksRight(shop)
  })
})

test("only the buyer may cancel, and a preview shows the outcome", async () => {
  const { id, ten } = await anOrder()
  refused(await cancel(id, units(1), { by: other }), 403)
  refused(await cancel(id, units(1), { by: shop.admin }), 403)
  refused(await cancel("0".repeat(24)), 404)
  const preview = { preview: true }
  expect((await cancel(id, units(4), preview)).body).toMatchObject({
    whole: false,
    amount: 40,
    price: 80,
  })
  refused(await cancel(id, units(4), { by: other, ...preview }), 403)
  expect(await stockOf(ten)).toBe(0)
})

test("a repeated cancellation, or ten at once, cancels once", async () => {
  const { id } = await anOrder()
  const headers = { "idempotency-key": "once" }
  const ask = () =>
    shop.send(`POST /order/${id}/cancel`, {
      token: buyer().token,
      body: { lines: units(1) },
      headers,
    })
  const replies = await Promise.all(Array.from({ length: 10 }, ask))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await get(id)).toMatchObject({ price: 110 })
  const others = { token: buyer().token, body: { lines: units(2) }, headers }
  refused(await shop.send(`POST /order/${id}/cancel`, others), 422, "idempotency_key_reused")
  const without = await Promise.all(Array.from({ length: 10 }, () => cancel(id, units(5))))
  expect(without.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await get(id)).toMatchObject({ price: 60 })
  await expectBooksRight(shop)
})

describe("cancelling part of a paid order", () => {
  test("is refused unless the shop allows it until some stage", async () => {
    const { id } = await aPaidOrder()
    refused(await cancel(id), 409, "order_paid")
    await allow("until approved")
    expect((await cancel(id, units(1))).status).toBe(200)
    await advance(id)
    refused(await cancel(id, units(1)), 409, "change_not_allowed")
    await allow("until shipped")
    expect((await cancel(id, units(1))).status).toBe(200)
    await advance(id)
    refused(await cancel(id, units(1)), 409, "change_not_allowed")
    await expectBooksRight(shop)
  })

  test("refunds units with their goods, and the last units refund all that is left", async () => {
    await allow("until shipped")
    const { id, ten, four } = await aPaidOrder()
    expect((await cancel(id, units(4), { reason: "Too many." })).body).toMatchObject({
      whole: false,
      amount: 40,
      price: 120,
      refundStatus: "succeeded",
    })
    expect(await get(id)).toMatchObject({ price: 120, refunded: 40 })
    expect([await paidBack(shop, id), await stockOf(ten)]).toEqual([4000, 4])
    expect(await history(id)).toMatchObject([
      { event: "placed" },
      { event: "paid" },
      { event: "cancelled", state: "succeeded" },
      { event: "refunded", amount: 40 },
    ])
    expect([await mailed("order-refunded"), await mailed("order-cancelled")]).toEqual([1, 0])
    await refund(shop, id, { reason: "A gift.", amount: 5 })
    expect((await cancel(id)).body).toMatchObject({ whole: true, units: 10, amount: 75 })
    expect([await paidBack(shop, id), await stockOf(ten), await stockOf(four)]).toEqual([
      12000, 10, 4,
    ])
    refused(await cancel(id), 409)
    await expect(advance(id)).rejects.toMatchObject({ status: 403 })
    await expectBooksRight(shop)
  })

  test("takes the order out of the lists of work once nothing is to be sent", async () => {
    await allow("until shipped")
    const staff = shop.as(shop.admin)
    const today = new Date().toISOString().slice(0, 10)
    const atWork = async (id: string) => {
      const filters = await staff("GET /order-filter")
      const names: string[] = []
      for (const { name, query } of filters.filter(({ fixed }) => fixed))
        if ((await staff("GET /order", { query })).some(({ _id }) => _id === id)) names.push(name)
      const period = { query: { from: today, to: today } }
      const { unshipped } = await staff("GET /sales-report", period)
      if (unshipped.some(({ _id }) => _id === id)) names.push("unshipped")
      return names
    }
    const { id } = await aPaidOrder()
    expect(await atWork(id)).toEqual(["To approve", "unshipped"])
    await advance(id)
    await cancel(id, units(9))
    expect(await atWork(id)).toEqual(["To ship", "unshipped"])
    await cancel(id)
    expect(await atWork(id)).toEqual([])
    expect(await get(id)).toMatchObject({ status: "approved", refunded: 120 })
  })

  test("refunds at most the money that is left", async () => {
    await allow("until shipped")
    const { id, ten } = await aPaidOrder()
    await refund(shop, id, { reason: "A gift.", amount: 100 })
    expect((await cancel(id, units(4))).body).toMatchObject({ whole: false, amount: 20 })
    expect([await paidBack(shop, id), await stockOf(ten)]).toEqual([12000, 4])
    refused(await cancel(id, units(1)), 409, "lines_not_cancellable")
    await expectBooksRight(shop)
  })

  test("is undone if the provider refuses the refund, and answers 202 while the refund is pending", async () => {
    await allow("until shipped")
    const { id, ten } = await aPaidOrder()
    const { transactionId } = await get(id)
    const back = "update sandbox.charges set amount_refunded = $2 where payment_intent_id = $1"
    const giveBackElsewhere = (cents: number) => shop.sql(back, [transactionId, cents])
    await giveBackElsewhere(9000)
    refused(await cancel(id, units(4)), 409, "refund_refused")
    expect((await history(id)).at(-2)).toMatchObject({ event: "cancelled", state: "failed" })
    expect([(await get(id)).lines[0], await stockOf(ten)]).toMatchObject([{ quantity: 10 }, 0])
    await giveBackElsewhere(0)
    await renamePayment(shop, id, `pi_of_${id}`)
    expect(await cancel(id, units(10))).toMatchObject({
      status: 202,
      body: { amount: 100, refundStatus: "pending" },
    })
    expect(await mailed("order-cancelled")).toBe(0)
    await renamePayment(shop, id, String(transactionId))
    await expectBooksRight(shop)
  })

  test("ten at once, beside a full refund, never refund more than was paid", async () => {
    await allow("until shipped")
    const { id, ten } = await aPaidOrder()
    await Promise.all([
      ...Array.from({ length: 9 }, () => cancel(id, units(2))),
      refund(shop, id, { reason: "All.", restock: true }),
    ])
    expect(Number(await paidBack(shop, id))).toBeLessThanOrEqual(12000)
    expect(Number(await stockOf(ten))).toBeLessThanOrEqual(10)
    await expectBooksRight(shop)
  })
})

test("a shop may forbid buyers to cancel any order; an administrator still can", async () => {
  await allow("nothing")
  const { id } = await anOrder()
  refused(await cancel(id), 409, "change_not_allowed")
  const remove = shop.as(buyer())("DELETE /order/{id}", { params: { id } })
  await expect(remove).rejects.toMatchObject({ status: 409 })
  await shop.as(shop.admin)("DELETE /order/{id}", { params: { id } })
  await allow("unpaid")
})
