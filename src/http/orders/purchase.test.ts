import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { payOrder } from "#test/pay.ts"
import { openTestApi, type Person } from "#test/test-shop.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
const other = await shop.customer()
let buyer: Person
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
      orderNumber: expect.stringMatching(/^CA-\d{4}-\d{6}$/),
      purchaseId: id,
      quantity: 20,
      price: 2367,
      currency: "USD",
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
      can: expect.any(Object),
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

  test("shows the manufacturer's part number if the part has only a generated one", async () => {
    const purchaseId = await shop.part()
    await shop.sql("update parts set sku = gen_random_uuid(), mpn = 'F75' where id = $1", [
      purchaseId,
    ])
    const { insertedId } = await order({ purchaseId, quantity: 1 })
    const named = { partNumber: "F75", lines: [{ mpn: "F75" }] }
    expect(await getOrder(insertedId)).toMatchObject(named)
    expect(await ordersOf(buyer)).toMatchObject([named])
    await payOrder(shop, buyer, String(insertedId))
    expect(await shop.as(buyer)("GET /bought")).toMatchObject([{ mpn: "F75" }])
  })

  test("is the same when an HTML form sends its numbers as strings", async () => {
    const purchaseId = await shop.part({ price: 10.5 })
    const { insertedId } = await order({ purchaseId, quantity: " 3 ", price: "31.50" })
    expect(await getOrder(insertedId)).toMatchObject({ quantity: 3, price: 31.5 })
  })

  test("accepts the buyer's phone as a JSON number", async () => {
    const purchaseId = await shop.part({ price: 10 })
    const { insertedId } = await order({ purchaseId, quantity: 1, phone: 5550100 })
    expect(await getOrder(insertedId)).toMatchObject({ phone: "5550100" })
  })

  test("takes only quantity, phone and part from its body", async () => {
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

  test("stays unchanged when the part is renamed, repriced or removed", async () => {
    const id = await shop.part({ price: 10 })
    const { insertedId } = await order({ purchaseId: id, quantity: 2 })
    const admin = shop.as(shop.admin)
    const edit = { version: 1, price: 99, name: "Other" }
    await admin("PATCH /part/{id}", { params: { id }, body: edit })
    await admin("DELETE /part/{id}", { params: { id } })
    expect(await getOrder(insertedId)).toMatchObject({ price: 20, productName: "Anvil 1000" })
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

  test("between packs and above the maximum, with allowed quantities suggested", async () => {
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
      body: {
        code: "above_maximum",
        message: "At most 480 in one order.",
        suggestions: [480],
        maximumQuantity: 480,
      },
    })
    expect(await availableOf(purchaseId)).toBe(1000)
    await order({ purchaseId, quantity: 480 })
    expect(await availableOf(purchaseId)).toBe(520)
  })

  test("above the stock, as a whole", async () => {
    const purchaseId = await shop.part({ availableQuantity: 5, price: 9.99 })
    await order({ purchaseId, quantity: 1 })
    for (const quantity of [6, 100.5, "100.5", 4.5, 1_000_000_001, 2 ** 53, 1e300, "9".repeat(20)])
      await expect(order({ purchaseId, quantity })).rejects.toMatchObject({
        status: 409,
        body: { success: false, message: "Not Available", availableQuantity: 4 },
      })
    expect(await availableOf(purchaseId)).toBe(4)
  })

  test("for fractions of a unit", async () => {
    const purchaseId = await shop.part({ availableQuantity: 5, price: 9.99 })
    await order({ purchaseId, quantity: 1 })
    for (const quantity of [1.5, "1.5", 0.5, -1e300])
      await expect(order({ purchaseId, quantity })).rejects.toMatchObject({
        status: 400,
        body: { success: false, code: "below_minimum", availableQuantity: 4 },
      })
    expect(await availableOf(purchaseId)).toBe(4)
  })

  test("for an unknown or discontinued part", async () => {
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
    const email = other.email
    await expect(order({ purchaseId, quantity: 1, email })).rejects.toMatchObject({ status: 403 })
    await expect(order({ purchaseId, quantity: 1, email }, shop.admin)).rejects.toMatchObject({
      status: 403,
      body: { success: false },
    })
    const own = ` ${buyer.email.toUpperCase()} `
    expect(await order({ purchaseId, quantity: 1, email: own })).toMatchObject({ success: true })
  })

  test("if a card cannot be charged with its total", async () => {
    const purchaseId = await shop.part({ price: 999_999.99, availableQuantity: 1_000_000_000 })
    for (const quantity of [2, 1_000_000_000])
      await expect(order({ purchaseId, quantity })).rejects.toMatchObject({
        status: 400,
        body: { success: false, code: "total_not_chargeable" },
      })
    expect(await availableOf(purchaseId)).toBe(1_000_000_000)
  })

  test("with an error for each missing field", async () => {
    await expect(order({ purchaseId: "", quantity: "some", price: "ten" })).rejects.toMatchObject({
      status: 400,
      body: {
        code: "invalid_input",
        fields: {
          purchaseId: "purchaseId is Required",
          quantity: "Quantity must be a whole number",
          price: expect.stringContaining("Price must be an amount in dollars"),
        },
      },
    })
  })
})

describe("an Idempotency-Key", () => {
  test("returns the first answer again and orders once", async () => {
    const purchaseId = await shop.part({ availableQuantity: 100 })
    const body = { purchaseId, quantity: 2, price: 298 }
    const first = await order(body, buyer, "key-1")
    expect(await order({ ...body, price: "298.00", status: "x" }, buyer, "key-1")).toEqual(first)
    expect(await availableOf(purchaseId)).toBe(98)
  })

  test("sent fifty times at once places one order and gives fifty equal answers", async () => {
    const purchaseId = await shop.part({ availableQuantity: 100 })
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => order({ purchaseId, quantity: 2 }, buyer, "key-1")),
    )
    expect(new Set(answers.map(({ insertedId }) => insertedId)).size).toBe(1)
    expect(await availableOf(purchaseId)).toBe(98)
  })

  test("is refused for another request", async () => {
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
      order({ purchaseId, quantity: 1 }, other, "key-1"),
    ])
    expect(mine.insertedId).not.toBe(theirs.insertedId)
  })

  test("can be used again after a refusal", async () => {
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

  test("has at most 255 characters", async () => {
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
