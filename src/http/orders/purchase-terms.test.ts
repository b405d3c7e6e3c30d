import fc from "fast-check"
import { afterAll, describe, expect, test } from "vitest"
import { aLadder } from "#test/ladders.ts"
import { openTestApi } from "#test/test-shop.ts"
import { priceOf } from "#web/catalogue/shared/price-of.ts"

/** Tests that a purchase uses the part's current prices, stock and state. */

const shop = await openTestApi({ rateLimitScale: 0 })
const buyer = await shop.customer()
const others = await Promise.all(Array.from({ length: 5 }, () => shop.customer()))
afterAll(() => shop.close())

interface Order {
  purchaseId: string
  quantity: number
  [more: string]: unknown
}
const order = (body: Order, by = buyer) => shop.as(by)("POST /purchase", { body })
const availableOf = async (id: string) =>
  (await shop.as(buyer)("GET /part/{id}", { params: { id } })).availableQuantity
const getOrder = (id: string) => shop.as(buyer)("GET /order/{id}", { params: { id } })
const admin = () => shop.as(shop.admin)
/** Makes a part that was sold once and then changed. */
const soldAndChanged = async (change: (id: string) => Promise<unknown>) => {
  const id = await shop.part({ price: 10, availableQuantity: 100 })
  await order({ purchaseId: id, quantity: 1 })
  await change(id)
  return { purchaseId: id, quantity: 2 }
}
const edited = (body: object) => (id: string) =>
  admin()("PATCH /part/{id}", { params: { id }, body: { version: 1, ...body } })

test("a part sold before is sold at its new price and name", async () => {
  const body = await soldAndChanged(edited({ price: 12, name: "Anvil 2000" }))
  for (const price of [20, 12])
    await expect(order({ ...body, price })).rejects.toMatchObject({
      status: 409,
      body: { code: "price_changed", price: 24, unitPrice: 12 },
    })
  for (const price of [undefined, 24]) {
    const { insertedId } = await order({ ...body, ...(price && { price }) })
    expect(await getOrder(insertedId)).toMatchObject({ price: 24, productName: "Anvil 2000" })
  }
  expect(await availableOf(body.purchaseId)).toBe(95)
})

test("a part sold before has its present minimum", async () => {
  const body = await soldAndChanged(edited({ minimumQuantity: 3 }))
  await expect(order(body)).rejects.toMatchObject({ body: { code: "below_minimum" } })
  expect(await order({ ...body, quantity: 3 })).toMatchObject({ success: true })
})

test("a part sold before has its present stock", async () => {
  const restock = { delta: -98, reason: "correction" as const }
  const body = await soldAndChanged((id) =>
    admin()("POST /part/{id}/stock", { params: { id }, body: restock }),
  )
  await expect(order(body)).rejects.toMatchObject({
    body: { code: "not_available", availableQuantity: 1 },
  })
  expect(await order({ ...body, quantity: 1 })).toMatchObject({ success: true })
})

test("a part sold before cannot be ordered once discontinued", async () => {
  const body = await soldAndChanged((id) => admin()("DELETE /part/{id}", { params: { id } }))
  await expect(order(body)).rejects.toMatchObject({ status: 404 })
})

test("a part sold before is refused at an outdated price or above the card limit", async () => {
  const body = await soldAndChanged(async () => undefined)
  await expect(order({ ...body, price: 9 })).rejects.toMatchObject({
    body: { code: "price_changed", price: 20 },
  })
  await expect(order({ ...body, quantity: 1_000_000 })).rejects.toMatchObject({
    body: { code: "not_available" },
  })
  expect(await availableOf(body.purchaseId)).toBe(99)
})

describe("price breaks", () => {
  const breaks = [
    { quantity: 10, price: 9.5 },
    { quantity: 50, price: 9 },
  ]

  test("apply from their quantity on, and the order records which one applied", async () => {
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
  ])("accept %s, and the order costs the lower total", async (_, seen) => {
    const purchaseId = await shop.part({
      price: 10,
      availableQuantity: 50,
      breaks: [{ quantity: 50, price: 9.5 }],
    })
    const { insertedId } = await order({ purchaseId, quantity: 50, ...seen })
    expect(await getOrder(insertedId)).toMatchObject({ price: 475, unitPrice: 9.5 })
  })

  test("refuse any other price and state the right one", async () => {
    const purchaseId = await shop.part({ price: 10, breaks })
    for (const seen of [{ price: 450 }, { price: 499.99 }, { price: 474 }, { unitPrice: 9 }])
      await expect(order({ purchaseId, quantity: 49, ...seen })).rejects.toMatchObject({
        status: 409,
        body: { message: "Price changed", price: 465.5, unitPrice: 9.5 },
      })
  })

  test("of any ladder give the same price on page, order and books", async () => {
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

describe("a price sent with an order", () => {
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

  test("is the total of the order: a buyer who saw 5 for $10 does not pay $50", async () => {
    const id = await shop.part({ price: 10, availableQuantity: 5 })
    for (const seen of [{ price: 10 }, { price: 50, unitPrice: 50 }, { unitPrice: 2 }])
      await expect(order({ purchaseId: id, quantity: 5, ...seen })).rejects.toMatchObject({
        status: 409,
        body: { success: false, message: "Price changed", price: 50, unitPrice: 10 },
      })
    expect(await availableOf(id)).toBe(5)
  })

  test("may be a JavaScript product, a number or a form field, and not a cent more", async () => {
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

  test("that differs is refused with the right price", async () => {
    const id = await shop.part({ price: 10.5, availableQuantity: 5 })
    for (const price of [0, 0.01, 20.99, 21.01, "1", 999_999_999_999])
      await expect(order({ purchaseId: id, quantity: 2, price })).rejects.toMatchObject({
        status: 409,
        body: { success: false, message: "Price changed", price: 21, unitPrice: 10.5 },
      })
    expect(await availableOf(id)).toBe(5)
    expect(await shop.sql("select from order_lines where part_id = $1", [id])).toEqual([])
  })
})

describe("concurrently", () => {
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

  test("an archived part is ordered before it is archived or not at all", async () => {
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
