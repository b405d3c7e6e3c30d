import { drizzle } from "drizzle-orm/node-postgres"
import { afterAll, beforeAll, expect, test } from "vitest"
import { connectDatabase } from "#db/connection/client.ts"
import { postgresRateCounter } from "#db/connection/rate-limits.ts"
import { defaultLimits, EventCounts } from "#operations/kernel/shop.ts"
import { placeOrder } from "#operations/orders/place-order.ts"
import { openLog } from "../../src/runtime/log.ts"
import { anOrderOfLines } from "../orders/order-of-lines.ts"
import type { TestShop } from "../test-shop.ts"
import { figure, rounds } from "../torture.ts"
import { buyLines, expectNoDeadlocks, expectWholeOrders, importOver } from "./line-buyers.ts"
import { atOnce, openRaceShop, type RaceShop } from "./race-shop.ts"

let race: RaceShop
let shop: TestShop
beforeAll(async () => {
  race = await openRaceShop()
  shop = race.shop
})
afterAll(() => shop.close())

test("an order is found by the name of any of its parts", async () => {
  const lines = [
    { partId: await shop.part({ name: "Anvil" }), quantity: 3 },
    { partId: await shop.part({ name: "Beam" }), quantity: 2 },
  ]
  const id = await anOrderOfLines(shop, race.buyer(1), lines)
  const found = await shop.as(shop.admin)("GET /order", { query: { q: "Beam" } })
  expect(found.map(({ _id }) => _id)).toEqual([id])
})

test("an order takes one statement to read and one to write, also after charges were on", async () => {
  const silent = openLog("silent", { write: () => undefined })
  const connection = { url: shop.databaseUrl, maxConnections: 2, log: silent }
  const database = await connectDatabase(connection)
  const statements: string[] = []
  const logQuery = (text: string) => {
    statements.push(text.includes("place_order") ? "write" : "read")
  }
  const deps = {
    db: drizzle({ client: database.pool, logger: { logQuery } }),
    limits: { ...defaultLimits, rateScale: 0 },
    rates: postgresRateCounter(database.pool),
    counters: new EventCounts(),
    taxIds: { kinds: [], check: () => Promise.reject(new Error("asked")) },
    log: silent,
  }
  const actor = { ...race.buyer(2), role: "user" as const }
  const lines = [{ partId: await shop.part(), quantity: 1 }]
  const order = { expected: {}, email: undefined, details: { phone: "" }, lines }
  const place = async () => {
    statements.length = 0
    await placeOrder(deps, actor, order, { key: undefined, request: [] })
    return [...statements]
  }
  const charge = (charged: boolean) =>
    shop.applySettings("delivery", { charged, collection: { offered: true } })
  expect(await place()).toEqual(["read", "write"])
  await charge(true)
  await expect(place()).rejects.toMatchObject({ code: "address_needed" })
  await charge(false)
  expect(await place()).toEqual(["read", "write"])
  await database.close()
})

test("an order in the database may exceed a card's limit, up to the safe number of cents", async () => {
  const partId = await shop.part({ price: 999_999.99, availableQuantity: 1_000_000_000 })
  const written = (quantity: number) => anOrderOfLines(shop, race.buyer(3), [{ partId, quantity }])
  await written(90_071_992)
  await expect(written(90_071_994)).rejects.toThrow("orders_total_is_safe")
})

test("concurrent orders of several scarce parts are placed whole or not at all", async (context) => {
  const buyers = rounds(32, 100)
  const lineCount = rounds(8, 20)
  const times = rounds(1, 10)
  const stock = rounds(12, 50)
  let sold = 0
  let imported = 0
  for (let round = 0; round < times; round += 1) {
    const ids = await atOnce(30, (n) => shop.part({ price: 1 + n, availableQuantity: stock }))
    const [orders, files] = await Promise.all([
      buyLines(race, ids, { buyers, lineCount }),
      importOver(shop, ids, { files: rounds(2, 5), stock }),
    ])
    sold += orders.length
    imported += files
    await expectWholeOrders(shop, ids, { orders, lineCount })
    const available = await Promise.all(ids.map((id) => race.availableOf(id)))
    expect(Math.min(...available.map(Number))).toBeGreaterThanOrEqual(0)
    await race.booksAreRight()
  }
  expect(sold).toBeGreaterThan(0)
  await expectNoDeadlocks(shop)
  figure(
    context,
    `${times} × ${buyers} buyers × ${lineCount} lines, a third by cart, ${imported} imports: ${sold} orders, 0 half, 0 oversold, 0 deadlocks`,
  )
})
