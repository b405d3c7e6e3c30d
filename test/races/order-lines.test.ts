import { drizzle } from "drizzle-orm/node-postgres"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { connectDatabase, type DatabaseConnection } from "#db/connection/client.ts"
import { postgresRateCounter } from "#db/connection/rate-limits.ts"
import { cents } from "#domain/pricing/money.ts"
import { Refusal } from "#operations/kernel/refusal.ts"
import { defaultLimits, EventCounts } from "#operations/kernel/shop.ts"
import { type NewOrder, placeOrder } from "#operations/orders/place-order.ts"
import { openLog } from "../../src/runtime/log.ts"
import type { Customer } from "../many-customers.ts"
import { anOrderOfLines } from "../orders/order-of-lines.ts"
import { payOrder } from "../pay.ts"
import type { TestShop } from "../test-shop.ts"
import { figure, rounds } from "../torture.ts"
import { buyLines, expectNoDeadlocks, expectWholeOrders, importOver } from "./line-buyers.ts"
import { atOnce, openRaceShop, type RaceShop } from "./race-shop.ts"

let race: RaceShop
let shop: TestShop
let database: DatabaseConnection
beforeAll(async () => {
  race = await openRaceShop()
  shop = race.shop
  const log = openLog("silent", { write: () => undefined })
  database = await connectDatabase({ url: shop.databaseUrl, maxConnections: 20, log })
})
afterAll(async () => {
  await database.close()
  await shop.close()
})

type Line = [partId: string, quantity: number, expectedUnitPriceCents?: number]

/** Returns the id of the new order, or the refusal. */
async function place(
  by: Customer,
  lines: Line[],
  { key, ...order }: Partial<NewOrder> & { key?: string } = {},
  db = database.db,
): Promise<string | Refusal> {
  const deps = {
    db,
    limits: { ...defaultLimits, rateScale: 0 },
    rates: postgresRateCounter(database.pool),
    counters: new EventCounts(),
    taxIds: { kinds: [], check: () => Promise.reject(new Error("asked")) },
    log: { info: () => {}, warn: () => {}, error: () => {} },
  }
  const wanted = lines.map(([partId, quantity, price]) => ({
    partId,
    quantity,
    ...(price !== undefined && { expectedUnitPriceCents: cents(price) }),
  }))
  const orderInput = {
    expected: {},
    email: undefined,
    details: { phone: "" },
    ...order,
  }
  try {
    const actor = { ...by, role: "user" as const }
    const request = [lines, order]
    return (await placeOrder(deps, actor, { ...orderInput, lines: wanted }, { key, request }))
      .orderId
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

const placed = async (...input: Parameters<typeof place>): Promise<string> => {
  const answer = await place(...input)
  if (answer instanceof Refusal) throw answer
  return answer
}
const stockOf = (ids: string[]) => Promise.all(ids.map((id) => race.availableOf(id)))
const parts = (count: number, availableQuantity: number) =>
  atOnce(count, (n) => shop.part({ name: `Part ${n}`, price: 1 + n, availableQuantity }))
const linesOf = (id: string) =>
  shop.sql(
    `select number, name, quantity, unit_price_cents::int as price, total_cents::float8 as total
     from order_lines where order_id = $1 order by number`,
    [id],
  )

describe("an order of several lines", () => {
  test("reserves the stock of all, and sums its lines in the documented fields", async () => {
    const [one = "", two = ""] = await parts(2, 10)
    const by = race.buyer(1)
    const id = await placed(by, [
      [two, 3],
      [one, 2],
      [two, 4, 200],
    ])
    expect(await stockOf([one, two])).toEqual([8, 3])
    expect(await linesOf(id)).toEqual([
      { number: 1, name: "Part 1", quantity: 3, price: 200, total: 600 },
      { number: 2, name: "Part 0", quantity: 2, price: 100, total: 200 },
      { number: 3, name: "Part 1", quantity: 4, price: 200, total: 800 },
    ])
    const order = await shop.as(by)("GET /order/{id}", { params: { id } })
    const documented = { quantity: 9, price: 16, productName: "Part 1 and 2 more" }
    expect(order).toMatchObject({ ...documented, purchaseId: two })
    expect((await shop.as(by)("GET /myorder"))[0]).toMatchObject(documented)
    const found = await shop.as(shop.admin)("GET /order", { query: { q: "Part 0" } })
    expect(found.map(({ _id }) => _id)).toContain(id)
    await race.remove(by, id)
    expect(await stockOf([one, two])).toEqual([10, 10])
    await race.booksAreRight()
  })

  test("takes one statement to read and one to write, also after charges were on for a while", async () => {
    const sentStatements: string[] = []
    const db = drizzle({
      client: database.pool,
      logger: {
        logQuery: (text) =>
          void sentStatements.push(text.includes("place_order") ? "write" : "read"),
      },
    })
    const [part = ""] = await parts(1, 10)
    const by = race.buyer(6)
    const statements = async () => {
      sentStatements.length = 0
      expect(await place(by, [[part, 1]], {}, db)).toMatch(/^[0-9a-f]{24}$/)
      return [...sentStatements]
    }
    const charge = (charged: boolean) =>
      shop.applySettings("delivery", { charged, collection: { offered: true } })
    expect(await statements()).toEqual(["read", "write"])
    await charge(true)
    const answer = await place(by, [[part, 1]], {}, db)
    expect(answer).toMatchObject({ code: "address_needed" })
    await charge(false)
    expect(await statements()).toEqual(["read", "write"])
  })

  test("returns all lines with a refund", async () => {
    const ids = await parts(3, 10)
    const by = race.buyer(2)
    const id = await placed(
      by,
      ids.map((part) => [part, 4]),
    )
    await payOrder(shop, by, id)
    expect(await stockOf(ids)).toEqual([6, 6, 6])
    const body = { reason: "It came back.", restock: true }
    await shop.as(shop.admin)("POST /order/{id}/refund", { params: { id }, body })
    expect(await stockOf(ids)).toEqual([10, 10, 10])
    await race.booksAreRight()
  })

  test("is refused whole, naming every invalid line", async () => {
    const [one = "", two = "", three = ""] = await parts(3, 5)
    const answer = await place(race.buyer(3), [
      [one, 1],
      [two, 3],
      ["0".repeat(24), 1],
      [two, 3],
      [three, 0],
      [three, 6, 300],
      [one, 1, 99],
    ])
    const short = { code: "not_available", availableQuantity: 5 }
    expect(answer).toMatchObject({
      code: "lines_refused",
      payload: {
        lines: [
          { index: 1, partId: two, ...short, message: "Not Available", suggestion: 2 },
          { index: 2, code: "part_not_found" },
          { index: 3, partId: two, ...short, suggestion: 2 },
          { index: 4, partId: three, ...short },
          { index: 5, partId: three, ...short, suggestion: 5 },
          { index: 6, code: "price_changed", unitPrice: 1 },
        ],
      },
    })
    expect(await stockOf([one, two, three])).toEqual([5, 5, 5])
    expect(await shop.sql("select from orders where user_id = $1", [race.buyer(3).id])).toEqual([])
  })

  test("checks its expected total and the card limit", async () => {
    const [one = "", two = ""] = await parts(2, 1_000_000_000)
    const by = race.buyer(4)
    const lines: Line[] = [
      [one, 2],
      [two, 2],
    ]
    const seen = (expected: number) => ({ expected: { totalCents: cents(expected) } })
    expect(await place(by, lines, seen(599))).toMatchObject({
      code: "price_changed",
      payload: { price: 6 },
    })
    expect(await placed(by, lines, seen(600))).toMatch(/^[0-9a-f]{24}$/)
    const tooMuch: Line[] = [
      [one, 600_000],
      [two, 300_000],
    ]
    expect(await place(by, tooMuch)).toMatchObject({ code: "total_not_chargeable" })
  })

  test("may exceed a card's limit in the database, up to the safe number of cents", async () => {
    const partId = await shop.part({ price: 999_999.99, availableQuantity: 1_000_000_000 })
    const written = (quantity: number) =>
      anOrderOfLines(shop, race.buyer(6), [{ partId, quantity }])
    const id = await written(90_071_992)
    expect(await linesOf(id)).toHaveLength(1)
    await expect(written(90_071_994)).rejects.toThrow("orders_total_is_safe")
  })

  test("is placed once per key, however often it is sent concurrently", async () => {
    const ids = await parts(3, 100)
    const lines = ids.map((id): Line => [id, 2])
    const answers = await atOnce(20, () => place(race.buyer(5), lines, { key: "a cart" }))
    expect(new Set(answers).size).toBe(1)
    expect(await place(race.buyer(5), lines.slice(1), { key: "a cart" })).toMatchObject({
      code: "idempotency_key_reused",
    })
    expect(await stockOf(ids)).toEqual([98, 98, 98])
  })
})

test("concurrent orders of several scarce parts are placed whole or not at all", async (context) => {
  const buyers = rounds(32, 100)
  const lineCount = rounds(8, 20)
  const times = rounds(1, 10)
  const stock = rounds(12, 50)
  let sold = 0
  let imported = 0
  for (let round = 0; round < times; round += 1) {
    const ids = await parts(30, stock)
    const [orders, files] = await Promise.all([
      buyLines(race, ids, { buyers, lineCount }),
      importOver(shop, ids, { files: rounds(2, 5), stock }),
    ])
    sold += orders.length
    imported += files
    await expectWholeOrders(shop, ids, { orders, lineCount })
    expect(Math.min(...(await stockOf(ids)).map(Number))).toBeGreaterThanOrEqual(0)
    await race.booksAreRight()
  }
  expect(sold).toBeGreaterThan(0)
  await expectNoDeadlocks(shop)
  figure(
    context,
    `${times} × ${buyers} buyers × ${lineCount} lines, a third by cart, ${imported} imports: ${sold} orders, 0 half, 0 oversold, 0 deadlocks`,
  )
})
