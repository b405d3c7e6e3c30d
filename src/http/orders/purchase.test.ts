import fc from "fast-check"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { aLadder } from "#test/ladders.ts"
import { openTestApi, type Person, type TestShop } from "#test/test-shop.ts"
import { priceOf } from "#web/parts/price-of.ts"

let shop: TestShop
let buyer: Person
let others: Person[]
beforeAll(async () => {
  shop = await openTestApi({ rateLimitScale: 0 })
  others = await Promise.all(Array.from({ length: 5 }, () => shop.customer()))
})
beforeEach(async () => {
  buyer = await shop.customer()
})
afterAll(() => shop.close())

interface Order {
  purchaseId: string
  quantity: number | string
  [more: string]: unknown
}
const order = (body: Order, by = buyer, key?: string) =>
  shop.as(by)("POST /purchase", { body }, key ? { headers: { "idempotency-key": key } } : {})

const availableOf = async (id: string) =>
  (await shop.as(buyer)("GET /part/{id}", { params: { id } })).availableQuantity
const numberOf = async (id: string) =>
  (await shop.as(buyer)("GET /part/{id}", { params: { id } })).sku
const ordersOf = (person: Person) => shop.as(person)("GET /myorder")
const getOrder = (id: string) => shop.as(buyer)("GET /order/{id}", { params: { id } })

describe("an order", () => {
  test("reserves the stock and freezes price, name and buyer", async () => {
    const id = await shop.part({ minimumQuantity: 20, availableQuantity: 100, price: 118.35 })
    const placed = await order({ purchaseId: id, quantity: 20, phone: "555 0100" })
    expect(placed).toEqual({ acknowledged: true, success: true, insertedId: expect.any(String) })
    expect(await getOrder(placed.insertedId)).toEqual({
      _id: placed.insertedId,
      purchaseId: id,
      quantity: 20,
      price: 2367,
      unitPrice: 118.35,
      productName: "Anvil 1000",
      partNumber: await numberOf(id),
      email: buyer.email,
      userName: buyer.name,
      phone: "555 0100",
      refunded: 0,
      status: "pending",
      paid: false,
      createdAt: expect.any(String),
      lineCount: 1,
      lines: [
        {
          number: 1,
          partId: id,
          sku: await numberOf(id),
          name: "Anvil 1000",
          quantity: 20,
          unitPrice: 118.35,
          total: 2367,
        },
      ],
    })
    expect(await availableOf(id)).toBe(80)
    const moved = "select delta, reason, actor_id from stock_movements where order_id = $1"
    expect(await shop.sql(moved, [placed.insertedId])).toEqual([
      { delta: -20, reason: "order", actor_id: buyer.id },
    ])
  })

  test("names its part by the maker's number, where its own is but an id", async () => {
    const purchaseId = await shop.part()
    const { insertedId } = await order({ purchaseId, quantity: 1 })
    await shop.sql("update parts set sku = gen_random_uuid(), mpn = 'F75' where id = $1", [
      purchaseId,
    ])
    expect(await getOrder(insertedId)).toMatchObject({ partNumber: "F75" })
    expect(await ordersOf(buyer)).toMatchObject([{ partNumber: "F75" }])
  })

  test("is the same when an HTML form sends its numbers as strings", async () => {
    const purchaseId = await shop.part({ price: 10.5 })
    const { insertedId } = await order({ purchaseId, quantity: " 3 ", price: "31.50" })
    expect(await getOrder(insertedId)).toMatchObject({ quantity: 3, price: 31.5 })
  })

  test("takes the buyer's phone as a JSON number too", async () => {
    const purchaseId = await shop.part({ price: 10 })
    const { insertedId } = await order({ purchaseId, quantity: 1, phone: 5550100 })
    expect(await getOrder(insertedId)).toMatchObject({ phone: "5550100" })
  })

  test("takes only quantity, phone and the part from its body", async () => {
    const purchaseId = await shop.part({ price: 10 })
    const { insertedId } = await order({
      purchaseId,
      quantity: 1,
      productName: "Gold bar",
      userName: "Somebody Else",
      status: "delivered",
      paid: true,
      transactionId: "pi_1",
      total: 1,
      unitPriceCents: 1,
      _id: "f".repeat(24),
      userId: "someone",
    })
    expect(insertedId).not.toBe("f".repeat(24))
    const stored = await getOrder(insertedId)
    expect(stored).toMatchObject({
      productName: "Anvil 1000",
      userName: buyer.name,
      email: buyer.email,
      price: 10,
      status: "pending",
      paid: false,
    })
    expect(stored).not.toHaveProperty("transactionId")
  })

  test("stays as it was when the part changes its price and name, or goes", async () => {
    const id = await shop.part({ price: 10 })
    const { insertedId } = await order({ purchaseId: id, quantity: 2 })
    const admin = shop.as(shop.admin)
    const edit = { version: 1, price: 99, name: "Other" }
    await admin("PATCH /part/{id}", { params: { id }, body: edit })
    await admin("DELETE /part/{id}", { params: { id } })
    expect(await getOrder(insertedId)).toMatchObject({ price: 20, productName: "Anvil 1000" })
  })
})

describe("price breaks", () => {
  const breaks = [
    { quantity: 10, price: 9.5 },
    { quantity: 50, price: 9 },
  ]

  test("hold from their quantity on, and the order keeps which one it was", async () => {
    const purchaseId = await shop.part({ price: 10, breaks, availableQuantity: 1000 })
    const kept = "select unit_price_cents::int, price_facts from order_lines where order_id = $1"
    for (const [quantity, unitPrice, from] of [
      [9, 10, 1],
      [10, 9.5, 10],
      [49, 9.5, 10],
      [50, 9, 50],
    ] as const) {
      const { insertedId } = await order({ purchaseId, quantity })
      expect(await getOrder(insertedId)).toMatchObject({ unitPrice, price: quantity * unitPrice })
      expect(await shop.sql(kept, [insertedId])).toEqual([
        { unit_price_cents: unitPrice * 100, price_facts: { from } },
      ])
    }
  })

  test.each([
    ["the total with them", { price: 475 }],
    ["the total of a client that knows none", { price: 500 }],
    ["the price of one with them", { unitPrice: 9.5 }],
    ["the price of one of a client that knows none", { price: "500", unitPrice: 10 }],
  ])("go with %s, and the lower total is what the order costs", async (_, seen) => {
    const purchaseId = await shop.part({
      ...{ price: 10, availableQuantity: 50 },
      breaks: [{ quantity: 50, price: 9.5 }],
    })
    const { insertedId } = await order({ purchaseId, quantity: 50, ...seen })
    expect(await getOrder(insertedId)).toMatchObject({ price: 475, unitPrice: 9.5 })
  })

  test("refuse any other difference, and say what it costs", async () => {
    const purchaseId = await shop.part({ price: 10, breaks })
    for (const seen of [{ price: 450 }, { price: 499.99 }, { price: 474 }, { unitPrice: 9 }])
      await expect(order({ purchaseId, quantity: 49, ...seen })).rejects.toMatchObject({
        status: 409,
        body: { message: "Price changed", price: 465.5, unitPrice: 9.5 },
      })
  })

  test("of whatever ladder: page, order and books agree to the cent", async () => {
    const id = await shop.part({ availableQuantity: 1_000_000 })
    const params = { params: { id } }
    const ladders = aLadder({ min: 50, max: 10_000, farthest: 1000 })
    const about = fc.integer({ min: -1, max: 1 })
    const quantities = fc.tuple(fc.nat(10), about, fc.integer({ min: 1, max: 2000 }))
    await fc.assert(
      fc.asyncProperty(ladders, quantities, async ({ priceCents, breaks }, [step, near, other]) => {
        const { version } = await shop.as(buyer)("GET /part/{id}", params)
        const wire = breaks.map((it) => ({ quantity: it.from, price: it.unitPriceCents / 100 }))
        const body = { version, price: priceCents / 100, breaks: wire }
        await shop.as(shop.admin)("PATCH /part/{id}", { ...params, body })
        const shown = await shop.as(buyer)("GET /part/{id}", params)
        const quantity = Math.max(1, breaks[step] ? breaks[step].from + near : other)
        const seen = priceOf(shown, quantity)
        const { insertedId } = await order({ purchaseId: id, quantity })
        const { price, unitPrice } = await getOrder(insertedId)
        expect([price, unitPrice]).toEqual([
          (seen?.totalCents ?? 0) / 100,
          (seen?.unitPriceCents ?? 0) / 100,
        ])
        expect(price).toBe(Math.round(quantity * (unitPrice ?? 0) * 100) / 100)
      }),
      { numRuns: 25 },
    )
  })
})

describe("the price that comes with it", () => {
  test.each([
    ["the total", { price: 21 }],
    ["the total as text", { price: "21.00" }],
    ["the price of one beside it", { price: 21, unitPrice: 10.5 }],
    ["the price of one alone", { unitPrice: "10.50" }],
  ])("may be %s", async (_, seen) => {
    const purchaseId = await shop.part({ price: 10.5 })
    const { insertedId } = await order({ purchaseId, quantity: 2, ...seen })
    expect(await getOrder(insertedId)).toMatchObject({ price: 21 })
  })

  test("means the whole order: who saw 5 for $10 is not sold 5 for $50", async () => {
    const id = await shop.part({ price: 10, availableQuantity: 5 })
    for (const seen of [{ price: 10 }, { price: 50, unitPrice: 50 }, { unitPrice: 2 }])
      await expect(order({ purchaseId: id, quantity: 5, ...seen })).rejects.toMatchObject({
        status: 409,
        body: { success: false, message: "Price changed", price: 50, unitPrice: 10 },
      })
    expect(await availableOf(id)).toBe(5)
  })

  test("may be as JavaScript multiplies, as a number or in a form's field, and not a cent more", async () => {
    const purchaseId = await shop.part({ price: 46.2, availableQuantity: 1000 })
    expect(51 * 46.2).toBe(2356.2000000000003)
    for (const price of [51 * 46.2, String(51 * 46.2)]) {
      const { insertedId } = await order({ purchaseId, quantity: 51, price })
      expect(await getOrder(insertedId)).toMatchObject({ price: 2356.2 })
    }
    for (const price of [51 * 46.2 + 0.01, 51 * 46.2 - 0.01])
      await expect(order({ purchaseId, quantity: 51, price })).rejects.toMatchObject({
        status: 409,
        body: { message: "Price changed" },
      })
    for (const price of [2356.201, "2356.201", 2356.205])
      await expect(order({ purchaseId, quantity: 51, price })).rejects.toMatchObject({
        status: 400,
      })
  })

  test("refuses the order when it is another, and says what it costs", async () => {
    const id = await shop.part({ price: 10.5, availableQuantity: 5 })
    for (const price of [0, 0.01, 20.99, 21.01, "1", 999_999_999_999])
      await expect(order({ purchaseId: id, quantity: 2, price })).rejects.toMatchObject({
        status: 409,
        body: { success: false, message: "Price changed", price: 21, unitPrice: 10.5 },
      })
    expect(await availableOf(id)).toBe(5)
    expect(await ordersOf(buyer)).toEqual([])
  })
})

describe("an order is refused", () => {
  test("below the part's minimum", async () => {
    const purchaseId = await shop.part({ minimumQuantity: 10 })
    for (const quantity of [9, 1, 0, -10, "-1"])
      await expect(order({ purchaseId, quantity })).rejects.toMatchObject({
        status: 400,
        body: { success: false, message: "Less than Minimun Order Quantity", minimumQuantity: 10 },
      })
    expect(await availableOf(purchaseId)).toBe(100)
  })

  test("between packs and above the most, with what is allowed instead", async () => {
    const packed = { minimumQuantity: 24, maximumQuantity: 480, orderMultiple: 12 }
    const purchaseId = await shop.part({ ...packed, availableQuantity: 1000 })
    await expect(order({ purchaseId, quantity: 50 })).rejects.toMatchObject({
      status: 400,
      body: {
        success: false,
        code: "not_a_multiple",
        message: "Not a multiple of 12. Use 48 or 60.",
        orderMultiple: 12,
        suggestions: [48, 60],
      },
    })
    await expect(order({ purchaseId, quantity: 492 })).rejects.toMatchObject({
      status: 400,
      body: { code: "above_maximum", message: "At most 480 in one order.", suggestions: [480] },
    })
    expect(await availableOf(purchaseId)).toBe(1000)
    await order({ purchaseId, quantity: 480 })
    expect(await availableOf(purchaseId)).toBe(520)
  })

  test("above the stock, whole or not", async () => {
    const purchaseId = await shop.part({ availableQuantity: 5, price: 9.99 })
    await order({ purchaseId, quantity: 1 })
    for (const quantity of [6, 100.5, "100.5", 4.5, 1_000_000_001, 2 ** 53, 1e300, "9".repeat(20)])
      await expect(order({ purchaseId, quantity })).rejects.toMatchObject({
        status: 409,
        body: { success: false, message: "Not Available", availableQuantity: 4 },
      })
    expect(await availableOf(purchaseId)).toBe(4)
  })

  test("in pieces of one", async () => {
    const purchaseId = await shop.part({ availableQuantity: 5, price: 9.99 })
    await order({ purchaseId, quantity: 1 })
    for (const quantity of [1.5, "1.5", 0.5, -1e300])
      await expect(order({ purchaseId, quantity })).rejects.toMatchObject({
        status: 400,
        body: { success: false, code: "below_minimum", availableQuantity: 4 },
      })
    expect(await availableOf(purchaseId)).toBe(4)
  })

  test("when the part is unknown or no longer made", async () => {
    const archived = await shop.part()
    await shop.as(shop.admin)("DELETE /part/{id}", { params: { id: archived } })
    for (const purchaseId of [archived, "0".repeat(24), "../part", "$ne", "x".repeat(100)])
      await expect(order({ purchaseId, quantity: 1 })).rejects.toMatchObject({
        status: 404,
        body: { success: false },
      })
  })

  test("in another customer's name", async () => {
    const purchaseId = await shop.part()
    const email = others[0]?.email
    await expect(order({ purchaseId, quantity: 1, email })).rejects.toMatchObject({ status: 403 })
    await expect(order({ purchaseId, quantity: 1, email }, shop.admin)).rejects.toMatchObject({
      status: 403,
      body: { success: false },
    })
    const own = ` ${buyer.email.toUpperCase()} `
    expect(await order({ purchaseId, quantity: 1, email: own })).toMatchObject({ success: true })
  })

  test("when no card could be charged with its total", async () => {
    const purchaseId = await shop.part({ price: 999_999.99, availableQuantity: 1_000_000_000 })
    for (const quantity of [2, 1_000_000_000])
      await expect(order({ purchaseId, quantity })).rejects.toMatchObject({
        status: 400,
        body: { success: false, code: "total_not_chargeable" },
      })
    expect(await availableOf(purchaseId)).toBe(1_000_000_000)
  })

  test("with what each field lacks, by name", async () => {
    await expect(order({ purchaseId: "", quantity: "some", price: "ten" })).rejects.toMatchObject({
      status: 400,
      body: {
        code: "invalid_input",
        fields: {
          purchaseId: "purchaseId is Required",
          quantity: "Quantity must be a whole number",
          price: expect.stringContaining("Price must be dollars"),
        },
      },
    })
  })
})

describe("at once", () => {
  test("the last units are sold once", async () => {
    const purchaseId = await shop.part({ availableQuantity: 3 })
    const attempts = await Promise.allSettled(
      [...others, ...others, ...others, ...others].map((by) =>
        order({ purchaseId, quantity: 1 }, by),
      ),
    )
    const refusals = attempts.filter(({ status }) => status === "rejected")
    expect(refusals).toHaveLength(17)
    for (const refusal of refusals)
      expect(refusal).toMatchObject({ reason: { status: 409, body: { code: "not_available" } } })
    expect(await availableOf(purchaseId)).toBe(0)
  })

  test("an archived part is either ordered before or not at all", async () => {
    for (let round = 0; round < 10; round += 1) {
      const id = await shop.part({ availableQuantity: 10 })
      const [[placed]] = await Promise.all([
        Promise.allSettled([order({ purchaseId: id, quantity: 4 }, others[0])]),
        shop.as(shop.admin)("DELETE /part/{id}", { params: { id } }),
      ])
      const [part] = await shop.sql("select available_quantity from parts where id = $1", [id])
      const sold = placed?.status === "fulfilled"
      expect(part?.available_quantity).toBe(sold ? 6 : 10)
      if (!sold) expect(placed).toMatchObject({ reason: { status: 404 } })
    }
  })
})

describe("an Idempotency-Key", () => {
  test("gives the first answer again and orders once", async () => {
    const purchaseId = await shop.part({ availableQuantity: 100 })
    const body = { purchaseId, quantity: 2, price: 298 }
    const first = await order(body, buyer, "key-1")
    expect(await order({ ...body, price: "298.00", status: "x" }, buyer, "key-1")).toEqual(first)
    expect(await availableOf(purchaseId)).toBe(98)
  })

  test("fifty times at once is one order and fifty equal answers", async () => {
    const purchaseId = await shop.part({ availableQuantity: 100 })
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => order({ purchaseId, quantity: 2 }, buyer, "key-1")),
    )
    expect(new Set(answers.map(({ insertedId }) => insertedId)).size).toBe(1)
    expect(await availableOf(purchaseId)).toBe(98)
  })

  test("of another request is refused", async () => {
    const purchaseId = await shop.part()
    await order({ purchaseId, quantity: 1 }, buyer, "key-1")
    await expect(order({ purchaseId, quantity: 2 }, buyer, "key-1")).rejects.toMatchObject({
      status: 422,
      body: { success: false, code: "idempotency_key_reused" },
    })
    expect(await availableOf(purchaseId)).toBe(99)
  })

  test("belongs to one person", async () => {
    const purchaseId = await shop.part()
    const [mine, theirs] = await Promise.all([
      order({ purchaseId, quantity: 1 }, buyer, "key-1"),
      order({ purchaseId, quantity: 1 }, others[0], "key-1"),
    ])
    expect(mine.insertedId).not.toBe(theirs.insertedId)
  })

  test("is free again after a refusal", async () => {
    const id = await shop.part({ availableQuantity: 0 })
    await expect(order({ purchaseId: id, quantity: 1 }, buyer, "key-1")).rejects.toMatchObject({
      status: 409,
    })
    const restock = { delta: 1, reason: "restock" as const }
    await shop.as(shop.admin)("POST /part/{id}/stock", { params: { id }, body: restock })
    expect(await order({ purchaseId: id, quantity: 1 }, buyer, "key-1")).toMatchObject({
      success: true,
    })
  })

  test("has 255 characters at most", async () => {
    const purchaseId = await shop.part()
    await expect(order({ purchaseId, quantity: 1 }, buyer, "k".repeat(256))).rejects.toMatchObject({
      status: 400,
      body: { fields: { "idempotency-key": expect.any(String) } },
    })
    expect(await order({ purchaseId, quantity: 1 }, buyer, "k".repeat(255))).toMatchObject({
      success: true,
    })
  })
})
