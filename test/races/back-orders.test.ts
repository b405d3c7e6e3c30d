import { afterAll, beforeAll, expect, test } from "vitest"
import type { TestShop } from "../test-shop.ts"
import { figure, rounds } from "../torture.ts"
import { buyLines, expectNoDeadlocks, expectWholeOrders, importOver } from "./line-buyers.ts"
import { atOnce, openRaceShop, type RaceShop, tally } from "./race-shop.ts"

let race: RaceShop
let shop: TestShop
beforeAll(async () => {
  race = await openRaceShop()
  shop = race.shop
})
afterAll(() => shop.close())

const restock = async (id: string, delta: number) => {
  const body = { delta, reason: "restock" }
  const { token } = shop.admin
  expect(await shop.send(`POST /part/${id}/stock`, { token, body })).toMatchObject({ status: 200 })
}
const waitsFor = async (partIds: string[]): Promise<unknown> => {
  const query =
    "select coalesce(sum(waiting), 0)::int as n from back_orders where part_id = any($1)"
  return (await shop.sql(query, [partIds]))[0]?.n
}

test("concurrent buyers of a part with back-orders all get an order, and the missing units wait", async () => {
  const buyers = rounds(20, 200)
  const part = await shop.part({ availableQuantity: 40, backorder: "yes" })
  const [answers] = await Promise.all([
    atOnce(buyers, (n) => race.buy(race.buyer(n), part, 3)),
    atOnce(5, () => restock(part, 2)),
  ])
  expect(tally(answers)).toEqual({ 200: buyers })
  expect(await race.availableOf(part)).toBe(0)
  expect(await waitsFor([part])).toBe(buyers * 3 - 50)
  await restock(part, buyers * 3)
  expect(await waitsFor([part])).toBe(0)
  expect(await race.availableOf(part)).toBe(50)
  await race.booksAreRight()
})

test("concurrent orders of scarce and back-ordered parts stay consistent while stock arrives", async (context) => {
  const buyers = rounds(10, 100)
  const lineCount = rounds(5, 20)
  const times = rounds(1, 10)
  const stock = rounds(10, 50)
  let sold = 0
  for (let round = 0; round < times; round += 1) {
    const ids = await atOnce(rounds(12, 30), (n) =>
      shop.part({ price: 1 + n, availableQuantity: stock, backorder: n % 2 ? "yes" : null }),
    )
    const [orders] = await Promise.all([
      buyLines(race, ids, { buyers, lineCount }),
      importOver(shop, ids, { files: rounds(1, 5), stock }),
      atOnce(rounds(6, 100), (n) => restock(ids[n % ids.length] ?? "", 3)),
    ])
    sold += orders.length
    await expectWholeOrders(shop, ids, { orders, lineCount })
    // Parts that must be in stock never wait.
    expect(await waitsFor(ids.filter((_, n) => n % 2 === 0))).toBe(0)
    await race.booksAreRight()
  }
  expect(sold).toBeGreaterThan(0)
  await expectNoDeadlocks(shop)
  figure(
    context,
    `${times} × ${buyers} buyers × ${lineCount} lines: ${sold} orders, 0 half, 0 beyond what back-order allows, 0 deadlocks`,
  )
})
