import { beforeEach, describe, expect, test } from "vitest"
import { expectBooksRight } from "#test/books.ts"
import { expectRefusal } from "#test/expect-refusal.ts"
import { orderTests } from "#test/orders/order-tests.ts"
import { payIntent, payOrder } from "#test/pay.ts"
import { refund } from "#test/services/refunds.ts"

const { shop, buyer, place, get, remove, stockOf, auditOf } = await orderTests()
await shop.holdMails()

const put = shop.applySettings
beforeEach(async () => {
  await put("delivery", {})
  await put("tax", {})
})

interface Edit {
  lines?: object[]
  [field: string]: unknown
}
const seen = async (id: string) => (await get(id, shop.admin)).revision ?? 0
const send = (id: string, body: Edit & { revision: number }, by = shop.admin, key?: string) =>
  shop.send(`POST /order/${id}/edit`, {
    token: by.token,
    body,
    headers: key ? { "idempotency-key": key } : {},
  })
/** Edits the order as it is now. */
const edit = async (id: string, body: Edit) => send(id, { ...body, revision: await seen(id) })
const mailsOf = (id: string) =>
  shop.sql("select data from mail_outbox where dedupe_key like $1 order by id", [
    `order-edited:${id}:%`,
  ])

describe("an unpaid order that staff edit", () => {
  test("gets new quantities, lines and prices; stock, mail, history and audit follow", async () => {
    const kept = await shop.part({ name: "Kept", price: 3 })
    const fewer = await shop.part({
      name: "Fewer",
      price: 10,
      breaks: [{ quantity: 5, price: 8 }],
    })
    const gone = await shop.part({ name: "Gone", price: 1 })
    const added = await shop.part({ name: "Added", price: 7 })
    const lines = [
      { partId: kept, quantity: 1 },
      { partId: fewer, quantity: 5 },
      { partId: gone, quantity: 9 },
    ]
    const { insertedId: id } = await shop.as(buyer())("POST /order", { body: { lines } })
    // Current prices apply to changed lines.
    await shop.sql("update parts set price_cents = 400, version = version + 1 where id = $1", [
      kept,
    ])
    const wanted = {
      lines: [
        { number: 2, quantity: 4 },
        { number: 3, quantity: 0 },
        { partId: added, quantity: 2, ownPrice: 5.5, priceReason: "Agreed by phone." },
      ],
      reason: "As we agreed.",
    }
    const preview = await edit(id, { ...wanted, preview: true })
    expect(preview.body).toMatchObject({
      price: { before: 52, after: 54 },
      changes: [
        { number: 2, before: { quantity: 5, unitPrice: 8 }, after: { quantity: 4, unitPrice: 10 } },
        { number: 3, after: { quantity: 0 } },
        { number: 4, name: "Added", after: { quantity: 2, unitPrice: 5.5 } },
      ],
    })
    expect(await stockOf(added)).toBe(100)
    const answer = await edit(id, wanted)
    expect(answer.body).toMatchObject({ modifiedCount: 1, revision: 1, price: { after: 54 } })
    expect(await get(id)).toMatchObject({
      price: 54,
      quantity: 7,
      lineCount: 3,
      lines: [
        { number: 1, quantity: 1, unitPrice: 3 },
        { number: 2, quantity: 4, unitPrice: 10 },
        { number: 4, quantity: 2, unitPrice: 5.5 },
      ],
    })
    expect((await get(id)).lines[2]).not.toHaveProperty("ownPrice")
    expect((await get(id, shop.admin)).lines[2]).toMatchObject({
      ownPrice: { reason: "Agreed by phone.", listPrice: 7 },
    })
    expect(await Promise.all([kept, fewer, gone, added].map(stockOf))).toEqual([99, 96, 100, 98])
    expect(await mailsOf(id)).toMatchObject([
      {
        data: {
          totalCents: 5400,
          totalBeforeCents: 5200,
          reason: "As we agreed.",
          changes: [{ productName: "Fewer" }, { productName: "Gone" }, { productName: "Added" }],
        },
      },
    ])
    const history = await shop.as(buyer())("GET /order/{id}/history", { params: { id } })
    expect(history.at(-1)).toMatchObject({
      event: "edited",
      reason: "As we agreed.",
      edited: { price: { before: 52, after: 54 }, lines: [{ number: 2 }, {}, {}] },
    })
    expect(await auditOf(id)).toMatchObject([{ action: "order.edit", actor_id: shop.admin.id }])
    await payOrder(shop, buyer(), id)
    const back = { reason: "A dent.", lines: [{ number: 4, quantity: 1 }] }
    expect((await refund(shop, id, back)).body).toMatchObject({ refunded: 5.5 })
    await expectBooksRight(shop)
  })

  test("keeps its own price until staff reset it to the part's price", async () => {
    const partId = await shop.part({ price: 10 })
    const id = await place(partId, 2)
    await edit(id, {
      lines: [{ number: 1, quantity: 2, ownPrice: 9, priceReason: "Old customer" }],
    })
    await edit(id, { lines: [{ number: 1, quantity: 3 }] })
    expect(await get(id)).toMatchObject({ price: 27 })
    await edit(id, { lines: [{ number: 1, quantity: 3, ownPrice: null }] })
    expect(await get(id)).toMatchObject({ price: 30 })
    const same = await edit(id, { lines: [{ number: 1, quantity: 3 }] })
    expect(same.body).toMatchObject({ modifiedCount: 0, revision: 3 })
    expect(await mailsOf(id)).toHaveLength(3)
    await expectBooksRight(shop)
  })

  test("may be reduced to more than a maximum that the part got since", async () => {
    const partId = await shop.part({ price: 1, availableQuantity: 100 })
    const id = await place(partId, 100)
    await shop.sql("update parts set maximum_quantity = 50, version = version + 1 where id = $1", [
      partId,
    ])
    const fewer = await edit(id, { lines: [{ number: 1, quantity: 90 }] })
    expect(fewer.body).toMatchObject({ modifiedCount: 1, price: { after: 90 } })
    const more = await edit(id, { lines: [{ number: 1, quantity: 91 }] })
    expect(more.body).toMatchObject({ code: "lines_refused" })
    await expectBooksRight(shop)
  })

  test("recalculates delivery and tax, and keeps a delivery price that staff set", async () => {
    await put("delivery", {
      charged: true,
      zones: [
        {
          name: "Islands",
          places: ["GB"],
          methods: [{ name: "Van", steps: ["1 kg 4.00", "9 kg 6.00"] }],
        },
      ],
      usualWeightG: 400,
    })
    await put("tax", {
      on: true,
      country: "GB",
      rates: [{ country: "GB", name: "VAT", percent: 10 }],
    })
    const address = { name: "Ada", street: "Dock 4", city: "Leith", postalCode: "EH6 6QN" }
    await shop.as(buyer())("POST /address", { body: { ...address, country: "GB" } })
    const id = await place(await shop.part({ price: 10 }), 2)
    expect(await get(id)).toMatchObject({ price: 26.4 })
    await edit(id, { lines: [{ number: 1, quantity: 4 }] })
    expect(await get(id)).toMatchObject({
      price: 50.6,
      charges: [{ amount: 6 }, { name: "VAT 10%", amount: 4.6 }],
    })
    await edit(id, { deliveryPrice: 1 })
    expect(await get(id)).toMatchObject({ price: 45.1, charges: [{ amount: 1 }, {}] })
    await edit(id, { lines: [{ number: 1, quantity: 2 }] })
    expect(await get(id)).toMatchObject({ price: 23.1 })
    await edit(id, { deliveryPrice: null })
    expect(await get(id)).toMatchObject({ price: 26.4 })
    await expectBooksRight(shop)
  })

  test("back-orders what is missing and releases stock that others wait for", async () => {
    const partId = await shop.part({ availableQuantity: 5, backorder: "yes" })
    const id = await place(partId, 4)
    await edit(id, { lines: [{ number: 1, quantity: 8 }] })
    expect((await get(id)).lines).toMatchObject([{ quantity: 8, waiting: 3 }])
    expect(await stockOf(partId)).toBe(0)
    const other = await shop.customer()
    const waits = await place(partId, 2, other)
    await edit(id, {
      lines: [
        { number: 1, quantity: 2 },
        { partId, quantity: 2 },
      ],
    })
    expect((await get(id)).lines.map(({ waiting = 0 }) => waiting)).toEqual([0, 0])
    expect((await get(waits, other)).lines[0]?.waiting ?? 0).toBe(1)
    await remove(id)
    expect((await get(waits, other)).lines[0]?.waiting ?? 0).toBe(0)
    await expectBooksRight(shop)
  })

  test("ends the payment its buyer had started; the buyer pays the new total", async () => {
    const id = await place(await shop.part({ price: 10 }), 2)
    const intent = await shop.as(buyer())("POST /create-payment-intent", { body: { orderId: id } })
    await edit(id, { lines: [{ number: 1, quantity: 3 }] })
    await payIntent(shop, intent.clientSecret)
    expect(await get(id)).toMatchObject({ paid: false, price: 30 })
    await payOrder(shop, buyer(), id)
    expect(await get(id)).toMatchObject({ paid: true, price: 30 })
    await expectBooksRight(shop)
  })

  test("records when it was edited, which extends the time to pay", async () => {
    const id = await place(await shop.part(), 1)
    await edit(id, { lines: [{ number: 1, quantity: 2 }] })
    const [row] = await shop.sql(
      "select edited_at > now() - interval '1 minute' as is_new from orders where id = $1",
      [id],
    )
    expect(row).toEqual({ is_new: true })
  })
})

describe("an edit is refused", () => {
  const code = async (id: string, body: Edit) => {
    const answer = await edit(id, body)
    expectRefusal(answer)
    return answer.body.code
  }

  test("to anyone but administrators, and without a change", async () => {
    const id = await place(await shop.part(), 1)
    const body = { revision: 0, lines: [{ number: 1, quantity: 2 }] }
    expectRefusal(await send(id, body, buyer()), 403)
    for (const lines of [
      [{ quantity: 1 }],
      [{ number: 1, partId: "0".repeat(24), quantity: 1 }],
      [{ partId: "0".repeat(24), quantity: 0 }],
      [{ number: 1, quantity: -1 }],
      [{ number: 1, quantity: "" }],
      [{ number: 1, quantity: 1, ownPrice: 5 }],
      [{ number: 1, quantity: 1, ownPrice: 0, priceReason: "A gift" }],
      [
        { number: 1, quantity: 1 },
        { number: 1, quantity: 2 },
      ],
      [{ number: 7, quantity: 1 }],
    ])
      expectRefusal(await edit(id, { lines }), 400)
    expect(await seen(id)).toBe(0)
  })

  test("of a paid or deleted order, without lines, and beyond quantity rules and stock", async () => {
    const partId = await shop.part({
      availableQuantity: 24,
      minimumQuantity: 12,
      orderMultiple: 12,
    })
    const paid = await place(partId, 12)
    await payOrder(shop, buyer(), paid)
    expect(await code(paid, { lines: [{ number: 1, quantity: 24 }] })).toBe("order_paid")
    expect((await get(paid, shop.admin)).can.edit).toMatchObject({ reason: "order_paid" })
    const id = await place(partId, 12)
    expect((await get(id, shop.admin)).can.edit).toEqual({ allowed: true })
    expect(await code(id, { lines: [{ number: 1, quantity: 0 }] })).toBe("order_empty")
    for (const quantity of [13, 6, 24])
      expect(await code(id, { lines: [{ number: 1, quantity }] })).toBe("lines_refused")
    const below = await send(id, { revision: 0, lines: [{ number: 1, quantity: 6 }] })
    expect(below.body).toMatchObject({
      message:
        "Line 1, Anvil 1000: The minimum is 12. Nearest possible quantity: 12. Nothing was changed.",
      lines: [{ index: 0, code: "below_minimum", suggestion: 12 }],
    })
    const beyond = await send(id, { revision: 0, lines: [{ partId, quantity: 36 }] })
    expect(beyond.body.message).toBe("Anvil 1000: Only 12 available. Nothing was changed.")
    const tooHigh = { ownPrice: 999_999, priceReason: "A typo" }
    expect(await code(id, { lines: [{ number: 1, quantity: 12, ...tooHigh }] })).toBe(
      "total_not_chargeable",
    )
    await remove(id)
    expect((await send(id, { revision: 0 })).status).toBe(404)
    await expectBooksRight(shop)
  })

  test("if an added line would get a number above the maximum", async () => {
    const partId = await shop.part({ availableQuantity: 5000 })
    const added = await shop.part()
    const lines = Array.from({ length: 5000 }, () => ({ partId, quantity: 1 }))
    const { insertedId: id } = await shop.as(buyer())("POST /order", { body: { lines } })
    expect((await edit(id, { lines: [{ partId: added, quantity: 1 }] })).body).toMatchObject({
      code: "invalid_input",
      fields: { lines: "An order has at most 5,000 lines, including removed lines." },
    })
    await remove(id)
  })

  test("of an outdated revision; one of two concurrent edits succeeds", async () => {
    const partId = await shop.part({ price: 10, availableQuantity: 100 })
    const id = await place(partId, 1)
    const answers = await Promise.all(
      [2, 3, 4, 5].map((quantity) => send(id, { revision: 0, lines: [{ number: 1, quantity }] })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    const { price } = await get(id)
    expect(await stockOf(partId)).toBe(100 - price / 10)
    const once = { revision: 1, lines: [{ number: 1, quantity: 9 }] }
    const twice = [
      await send(id, once, shop.admin, "once"),
      await send(id, once, shop.admin, "once"),
    ]
    expect(twice.map(({ body }) => body.revision)).toEqual([2, 2])
    const paying = payOrder(shop, buyer(), id)
    await Promise.allSettled([paying, edit(id, { lines: [{ number: 1, quantity: 8 }] })])
    await expectBooksRight(shop)
  })

  test("if a concurrent purchase takes the last units, or refuses the purchase", async () => {
    const partId = await shop.part({ availableQuantity: 3 })
    const id = await place(partId, 1)
    const { token } = await shop.customer()
    const answers = await Promise.all([
      shop.send("POST /purchase", { token, body: { purchaseId: partId, quantity: 2 } }),
      edit(id, { lines: [{ number: 1, quantity: 3 }] }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await stockOf(partId)).toBe(0)
    await expectBooksRight(shop)
  })
})
