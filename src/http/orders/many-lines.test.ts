import { afterAll, describe, expect, test } from "vitest"
import { z } from "zod"
import { expectBooksRight } from "#test/books.ts"
import { expectRefusal } from "#test/expect-refusal.ts"
import { threeParts } from "#test/orders/order-of-lines.ts"
import { openTestApi, type Person } from "#test/test-shop.ts"

const NOWHERE = "0".repeat(24)

const shop = await openTestApi({ rateLimitScale: 0 })
const buyer = await shop.customer()
const { cable, card, packed } = await threeParts(shop)
afterAll(() => shop.close())

const order = (body: object, headers = {}) =>
  shop.send("POST /order", { body, headers, token: buyer.token })
const orderOf = (id: string) => shop.as(buyer)("GET /order/{id}", { params: { id } })
const ordersOf = (person: Person) => shop.as(person)("GET /myorder")
const stockOf = async (...ids: string[]) => {
  const { body } = await price(ids.map((partId) => ({ partId, quantity: 1 })))
  return z
    .array(z.object({ availableQuantity: z.int() }))
    .parse(body.lines)
    .map(({ availableQuantity }) => availableQuantity)
}
const price = (lines: unknown) => shop.send("POST /price", { body: { lines } })

/** Invalid lines for every call. */
const noLines = [
  null,
  1,
  "a",
  [],
  {},
  { quantity: 1 },
  { partId: 1, quantity: 1 },
  { partId: NOWHERE },
  ...[0, -1, 1.5, "NaN", null, 2 ** 53, 1_000_001, 1e300, [1], "9".repeat(400)].map((quantity) => ({
    partId: NOWHERE,
    quantity,
  })),
]
const noLists = [undefined, null, {}, "lines", [], Array(5001).fill({}), Array(200_000).fill(1)]

test("invalid lines are refused by position, and so are too many lines", async () => {
  const calls = [price, (lines: unknown) => order({ lines })]
  for (const call of calls) {
    for (const line of noLines) {
      const answer = await call([{ partId: cable, quantity: 1 }, line])
      expectRefusal(answer, 400)
      expect(Object.keys(Object(answer.body.fields))[0]).toMatch(/^lines\.1/)
    }
    for (const lines of noLists)
      expect(Object.keys(Object((await call(lines)).body.fields))).toEqual(["lines"])
    const note = "x".repeat(call === price ? 2 ** 20 : 2 ** 21)
    expectRefusal(await call([{ partId: cable, quantity: 1, note }]), 413)
  }
  const odd = await price([
    { sku: "a\u0000", quantity: 1 },
    { partId: "'; --", quantity: 1 },
  ])
  expect(odd.body).toMatchObject({ units: 0, total: 0 })
  expect(await ordersOf(buyer)).toEqual([])
})

describe("an order of many lines", () => {
  test("is placed whole, at the prices the client confirmed", async () => {
    const answer = await order({
      lines: [
        { partId: cable, quantity: 10, unitPrice: 3.4 },
        { partId: card, quantity: "6", unitPrice: "149.99" },
        { partId: packed, quantity: 5 },
        { partId: packed, quantity: 7 },
      ],
      phone: "555 0100",
      paid: true,
      purchaseOrder: " PO\n4711 ",
      shipTo: "Northmere\nDock 4",
      note: "Ring first.",
    })
    expect(answer.status).toBe(200)
    const { insertedId } = answer.body
    expect(answer.body).toEqual({ acknowledged: true, success: true, insertedId })
    const placed = await orderOf(String(insertedId))
    expect(placed).toMatchObject({
      productName: "Cable and 3 more",
      quantity: 28,
      price: 947.14,
      lineCount: 4,
      purchaseId: cable,
      phone: "555 0100",
      paid: false,
      status: "pending",
      purchaseOrder: "PO 4711",
      shipTo: "Northmere\nDock 4",
      note: "Ring first.",
      lines: [
        { number: 1, partId: cable, quantity: 10, unitPrice: 3.4, total: 34 },
        { number: 2, partId: card, quantity: 6, unitPrice: 149.99, total: 899.94 },
        { number: 3, partId: packed, quantity: 5, unitPrice: 1.1, total: 5.5 },
        { number: 4, partId: packed, quantity: 7, unitPrice: 1.1, total: 7.7 },
      ],
    })
    expect(await stockOf(cable, card, packed)).toEqual([490, 34, 588])
    await shop.as(buyer)("DELETE /order/{id}", { params: { id: String(insertedId) } })
    expect(await stockOf(cable, card, packed)).toEqual([500, 40, 600])
    await expectBooksRight(shop)
  })

  test("keeps its purchase order text as sent, and refuses details that are too long or invalid", async () => {
    const lines = [{ partId: cable, quantity: 1 }]
    const key = { "idempotency-key": "with details" }
    const { insertedId } = (await order({ lines, purchaseOrder: 4711 }, key)).body
    expectRefusal(await order({ lines, purchaseOrder: 4712 }, key), 422)
    const placed = await orderOf(String(insertedId))
    expect(placed).toMatchObject({ purchaseOrder: "4711" })
    expect(placed).not.toHaveProperty("shipTo")
    const params = { id: String(insertedId) }
    await shop.as(buyer)("DELETE /order/{id}", { params })
    for (const [field, value] of [
      ["purchaseOrder", "1".repeat(101)],
      ["purchaseOrder", { number: 1 }],
      ["shipTo", "x".repeat(501)],
      ["shipTo", ["Dock 4"]],
      ["note", "x".repeat(1001)],
      ["note", "Charge 4242 4242 4242 4242"],
      ["note", "Charge 4242 4242 4242 4242 12/27 123"],
      ["note", "a\u0000"],
    ] as const)
      expect(await order({ lines, [field]: value })).toMatchObject({
        status: 400,
        body: { fields: { [field]: expect.any(String) } },
      })
    expect(await ordersOf(buyer)).toEqual([])
  })

  test("is refused without a token, and its buyer comes from the token", async () => {
    const lines = [{ partId: cable, quantity: 1 }]
    for (const token of ["", "not one"])
      expectRefusal(await shop.send("POST /order", { body: { lines }, token }), 401)
    expectRefusal(await shop.send("POST /order", { body: "[", token: "not one" }), 401)
    const other = await shop.customer()
    const body = { lines, email: other.email, userId: other.id }
    const { insertedId } = (await order(body)).body
    expect(await orderOf(String(insertedId))).toMatchObject({ email: buyer.email })
    await shop.as(buyer)("DELETE /order/{id}", { params: { id: String(insertedId) } })
  })

  test("is refused whole and lists every invalid line", async () => {
    const answer = await order({
      lines: [
        { partId: cable, quantity: 1, unitPrice: 3.4 },
        { partId: cable, quantity: 2, unitPrice: 3.39 },
        { partId: card, quantity: 41 },
        { partId: packed, quantity: 31 },
        { partId: "no-such-part", quantity: 1 },
      ],
    })
    const lines = [
      { index: 1, partId: cable, code: "price_changed", message: "Price changed", unitPrice: 3.4 },
      {
        index: 2,
        partId: card,
        code: "not_available",
        message: "Not Available",
        availableQuantity: 40,
        suggestion: 40,
      },
      {
        index: 3,
        partId: packed,
        code: "not_a_multiple",
        message: "Not a multiple of 12. Use 24 or 36.",
        availableQuantity: 600,
        suggestion: 36,
      },
      {
        index: 4,
        partId: "no-such-part",
        code: "part_not_found",
        message: "This part is not on sale.",
      },
    ]
    expect(answer.status).toBe(409)
    const message = "Some lines of this order cannot be ordered as they are. Nothing was ordered."
    expect(answer.body).toEqual({ success: false, code: "lines_refused", message, lines })
    const least = await order({ lines: [{ partId: card, quantity: 1 }] })
    expect(least.body.lines).toMatchObject([{ code: "below_minimum", suggestion: 5 }])
    expect(await stockOf(cable, card, packed)).toEqual([500, 40, 600])
    expect(await ordersOf(buyer)).toEqual([])
  })

  test("costs at most what a card can pay", async () => {
    const partId = await shop.part({ price: 999_999.99, availableQuantity: 10 })
    const lines = [
      { partId, quantity: 1 },
      { partId: cable, quantity: 1 },
    ]
    const seenCheaper = [{ partId, quantity: 1, unitPrice: 1 }, ...lines.slice(1)]
    for (const requested of [lines, seenCheaper])
      expect((await order({ lines: requested })).body).toMatchObject({
        code: "total_not_chargeable",
      })
    const all = Array.from({ length: 100 }, () => ({ partId, quantity: 1_000_000 }))
    expect((await price(all)).body).toMatchObject({ code: "total_not_chargeable" })
  })

  test("is placed once per idempotency key, and the key is refused for another request", async () => {
    const key = { "idempotency-key": "a cart" }
    const lines = [
      { partId: cable, quantity: 1 },
      { partId: card, quantity: 5 },
    ]
    const answers = await Promise.all(Array.from({ length: 8 }, () => order({ lines }, key)))
    expect(new Set(answers.map(({ body }) => body.insertedId)).size).toBe(1)
    expect(await stockOf(cable, card)).toEqual([499, 35])
    expect((await order({ lines: lines.slice(1) }, key)).body.code).toBe("idempotency_key_reused")
    const id = String(answers[0]?.body.insertedId)
    await shop.as(buyer)("DELETE /order/{id}", { params: { id } })
  })

  test("of scarce parts by several buyers at once is placed whole or not at all", async () => {
    const scarce = [
      await shop.part({ availableQuantity: 7 }),
      await shop.part({ availableQuantity: 9 }),
    ]
    const buyers = await Promise.all(Array.from({ length: 4 }, () => shop.customer()))
    const answers = await Promise.all(
      buyers.concat(buyers).map(({ token }, index) => {
        const lines = scarce.map((partId) => ({ partId, quantity: 2 }))
        const body = { lines: index % 2 ? lines : lines.toReversed() }
        return shop.send("POST /order", { body, token })
      }),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(answers.filter(({ body }) => body.code === "lines_refused")).toHaveLength(5)
    expect(await stockOf(...scarce)).toEqual([1, 3])
    await expectBooksRight(shop)
  })

  test("may have 5,000 lines, which are priced the same way", async () => {
    await shop.sql(
      `insert into parts (id, sku, slug, name, category, description, image, minimum_quantity, price_cents)
       select lpad(n::text, 24, '0'), 'L-' || n, 'l-' || n, 'Line ' || n, 'Many', 'Many.', '', 1, 50 + n % 100
       from generate_series(1, 5000) n`,
    )
    await shop.sql(
      `select move_stock(array_agg(lpad(n::text, 24, '0')), array_agg(10), 'initial') from generate_series(1, 5000) n`,
    )
    const partOf = (n: number) => String(5000 - n).padStart(24, "0")
    const wanted = Array.from({ length: 5000 }, (_, n) => ({ partId: partOf(n), quantity: 2 }))
    const { lines, total } = await shop.as(buyer)("POST /price", { body: { lines: wanted } })
    const seen = lines.flatMap((line) =>
      "partId" in line ? [{ partId: line.partId, quantity: 2, unitPrice: line.unitPrice }] : [],
    )
    const { body } = await order({ lines: seen })
    expect(await orderOf(String(body.insertedId))).toMatchObject({ lineCount: 5000, price: total })
    const available = () =>
      shop.sql("select distinct available_quantity as n from parts where sku like 'L-%'")
    expect(await available()).toEqual([{ n: 8 }])
    const short = await order({ lines: seen.map((line) => ({ ...line, quantity: 9 })) })
    expect(short.body.lines).toHaveLength(5000)
    await shop.as(buyer)("DELETE /order/{id}", { params: { id: String(body.insertedId) } })
    expect(await available()).toEqual([{ n: 10 }])
    await expectBooksRight(shop)
  })
})
