import { describe, expect, test } from "vitest"
import { expectBooksRight } from "#test/books.ts"
import { cartTests } from "#test/cart/cart-tests.ts"
import type { Person } from "#test/test-shop.ts"
import { aCart } from "#test/visitors-cart.ts"

const { shop, buyer, cartOf, change, quantities } = await cartTests()

describe("ordering a cart", () => {
  const order = (person: Person, expected: object, key?: string) =>
    shop.send("POST /cart/order", {
      token: person.token,
      body: { expected, phone: "1", purchaseOrder: "PO-7", shipTo: "Dock 4" },
      ...(key && { headers: { "idempotency-key": key } }),
    })
  const filled = async (availableQuantity = 100) => {
    const person = await shop.customer()
    const parts = [
      await shop.part({ price: 1.25, availableQuantity }),
      await shop.part({ price: 3 }),
    ]
    const add = parts.map((partId) => ({ partId, quantity: 4 }))
    const { total, version } = await shop.as(person)("PATCH /cart", { body: { add } })
    return { person, parts, expected: { total, version } }
  }
  const ordersOf = ({ id }: Person) =>
    shop.sql("select id, line_count, total_cents from orders where user_id = $1", [id])

  test("makes one order of all lines and empties the cart", async () => {
    const { person, parts, expected } = await filled()
    const { status, body } = await order(person, expected)
    expect(status).toBe(200)
    const params = { id: String(body.insertedId) }
    const placed = await shop.as(person)("GET /order/{id}", { params })
    expect(quantities(placed)).toEqual(parts.map((partId) => [partId, 4]))
    expect(placed).toMatchObject({
      price: 17,
      phone: "1",
      purchaseOrder: "PO-7",
      shipTo: "Dock 4",
    })
    expect(await cartOf(person)).toMatchObject({ version: expected.version + 1, lines: [] })
    expect(await order(person, { total: 0, version: expected.version + 1 })).toMatchObject({
      status: 409,
      body: { code: "cart_empty" },
    })
    await expectBooksRight(shop)
  })

  test("twice at once, with or without a key, makes one order", async () => {
    for (const key of ["the same", undefined]) {
      const { person, parts, expected } = await filled()
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => order(person, expected, key)),
      )
      const placed = answers.filter(({ status }) => status === 200)
      expect(placed).toHaveLength(key ? 6 : 1)
      expect(new Set(placed.map(({ body }) => body.insertedId)).size).toBe(1)
      expect(await ordersOf(person)).toHaveLength(1)
      if (!key) continue
      // The key still returns the first order, whatever the cart contains now.
      await change(person, { add: [{ partId: parts[0], quantity: 1 }] })
      const [first] = placed
      expect(await order(person, expected, key)).toMatchObject({ status: 200, body: first?.body })
      expect(await order(person, { ...expected, total: 1 }, key)).toMatchObject({ status: 422 })
      expect(await cartOf(person)).toMatchObject({ units: 1 })
      expect(await ordersOf(person)).toHaveLength(1)
    }
  })

  test("is refused line by line if something changed, and the cart stays", async () => {
    const { person, parts, expected } = await filled(10)
    const higherTotal = await order(person, { ...expected, total: expected.total + 1 })
    expect(higherTotal.body).toMatchObject({ code: "price_changed", price: expected.total })
    expect(higherTotal.body).not.toHaveProperty("unitPrice")
    const [raised = "", scarce = ""] = parts.toReversed()
    await shop.as(shop.admin)("PATCH /part/{id}", {
      params: { id: raised },
      body: { version: 1, price: 3.5 },
    })
    await shop.as(buyer)("POST /purchase", { body: { purchaseId: scarce, quantity: 8 } })
    expect(await order(person, expected)).toMatchObject({
      status: 409,
      body: {
        code: "lines_refused",
        lines: [
          { index: 0, partId: scarce, code: "not_available", availableQuantity: 2 },
          { index: 1, partId: raised, code: "price_changed", unitPrice: 3.5 },
        ],
      },
    })
    expect((await cartOf(person)).lines).toHaveLength(2)
    // Accepted, but with the old total.
    const { version } = await shop.as(person)("PATCH /cart", {
      body: { remove: [scarce], accept: [{ partId: raised, unitPrice: 3.5 }] },
    })
    expect(await order(person, { total: 12, version })).toMatchObject({
      status: 409,
      body: { code: "price_changed", price: 14 },
    })
    expect(await order(person, { total: 14, version })).toMatchObject({ status: 200 })
  })

  test("is refused for an outdated version of the cart, and for a visitor", async () => {
    const { person, parts, expected } = await filled()
    await change(person, { remove: parts.slice(1) })
    expect(await order(person, expected)).toMatchObject({
      status: 409,
      body: { code: "cart_changed", version: expected.version + 1 },
    })
    const cookie = await aCart(shop, [{ partId: parts[0] ?? "", quantity: 1 }])
    const asVisitor = await shop.send("POST /cart/order", {
      headers: { cookie },
      body: { expected: { total: 1.25, version: 1 } },
    })
    expect(asVisitor.status).toBe(401)
    // A token orders its account's cart, whatever the cookie.
    const asBuyer = await shop.send("POST /cart/order", {
      token: buyer.token,
      headers: { cookie },
      body: { expected: { total: 1.25, version: 1 } },
    })
    expect(asBuyer).toMatchObject({ status: 409, body: { code: "cart_changed", version: 0 } })
  })

  test("during a concurrent change orders either the old cart or none", async () => {
    const { person, parts, expected } = await filled()
    const [ordered, changed] = await Promise.all([
      order(person, expected),
      change(person, { add: [{ partId: parts[0], quantity: 3 }] }),
    ])
    expect(changed.status).toBe(200)
    const { units } = await cartOf(person)
    if (ordered.status === 200) {
      expect(await ordersOf(person)).toMatchObject([{ line_count: 2, total_cents: 1700 }])
      expect(units).toBe(3)
    } else expect(units).toBe(11)
  })
})
