import { afterAll, expect, test } from "vitest"
import { threeParts } from "#test/orders/order-of-lines.ts"
import { openTestApi } from "#test/test-shop.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
afterAll(() => shop.close())
const { cable, card, packed } = await threeParts(shop)
const NOWHERE = "0".repeat(24)

const skuOf = async (id: string) =>
  String((await shop.sql("select sku from parts where id = $1", [id]))[0]?.sku)
const price = (lines: unknown) => shop.send("POST /price", { body: { lines } })

test("visitors get many lines priced and checked in the requested order", async () => {
  const answer = await price([
    { partId: cable, quantity: 10 },
    { sku: await skuOf(card), quantity: "6" },
    { partId: packed, quantity: 50 },
    { partId: card, quantity: 2 },
    { partId: NOWHERE, quantity: 1 },
    { sku: "no such number", quantity: 1 },
  ])
  expect(answer.status).toBe(200)
  expect(answer.headers.get("cache-control")).toBe("no-store")
  const known = { price: { from: 1 }, hints: [] }
  const unknown = {
    problem: { code: "part_not_found", message: "This part is not on sale.", suggestions: [] },
  }
  expect(answer.body).toEqual({
    lines: [
      {
        ...known,
        partId: cable,
        sku: await skuOf(cable),
        name: "Cable",
        quantity: 10,
        unitPrice: 3.4,
        total: 34,
        availableQuantity: 500,
      },
      {
        ...known,
        partId: card,
        sku: await skuOf(card),
        name: "Card",
        quantity: 6,
        unitPrice: 149.99,
        total: 899.94,
        availableQuantity: 40,
      },
      {
        ...known,
        partId: packed,
        sku: await skuOf(packed),
        name: "Packed",
        quantity: 50,
        unitPrice: 1.1,
        total: 55,
        availableQuantity: 600,
        problem: {
          code: "not_a_multiple",
          message: "Not a multiple of 12. Use 48 or 60.",
          suggestions: [48, 60],
        },
      },
      {
        ...known,
        partId: card,
        sku: await skuOf(card),
        name: "Card",
        quantity: 2,
        unitPrice: 149.99,
        total: 299.98,
        availableQuantity: 40,
      },
      unknown,
      unknown,
    ],
    units: 68,
    total: 1288.92,
    currency: "USD",
  })
})

test("lines of the same part count together, and each gets its own suggestion", async () => {
  const { body } = await price([
    { partId: packed, quantity: 30 },
    { partId: packed, quantity: 20 },
    { partId: card, quantity: 30 },
    { partId: card, quantity: 30 },
  ])
  const problem = (code: string, suggestions: number[]) => ({ problem: { code, suggestions } })
  expect(body.lines).toMatchObject([
    problem("not_a_multiple", [28, 40]),
    problem("not_a_multiple", [18, 30]),
    problem("not_available", [10]),
    problem("not_available", [10]),
  ])
})

test("a part is identified by id or number, and by id if both are given", async () => {
  const sku = await skuOf(card)
  const byNumber = await price([{ sku, quantity: 5 }])
  expect(byNumber.body).toMatchObject({ lines: [{ partId: card, total: 749.95 }], total: 749.95 })
  const byBoth = await price([{ partId: cable, sku, quantity: 5 }])
  expect(byBoth.body).toMatchObject({ lines: [{ partId: cable, total: 17 }], total: 17 })
})

test("a total too large to count to the cent is refused", async () => {
  const mostExpensive = await shop.part({ price: 999_999.99 })
  const million = { partId: mostExpensive, quantity: 1_000_000 }
  const most = await price(Array(90).fill(million))
  expect(most.body).toMatchObject({ units: 90_000_000, total: 89_999_999_100_000 })
  expect(await price(Array(91).fill(million))).toMatchObject({
    status: 400,
    body: { code: "total_not_chargeable" },
  })
})

test("units that are not in stock are promised for parts that accept back-orders", async () => {
  const partId = await shop.part({ availableQuantity: 4, backorder: "yes" })
  const { body } = await price([{ partId, quantity: 6 }])
  expect(body.lines).toMatchObject([{ promise: [{ from: "stock", quantity: 4 }, { quantity: 2 }] }])
})
