import { glob, readFile } from "node:fs/promises"
import { join } from "node:path"
import { afterAll, expect, test } from "vitest"
import { expectBooksRight } from "#test/books.ts"
import { openTestApi } from "#test/test-shop.ts"
import { moveStock } from "./move-stock.ts"

const shop = await openTestApi()
afterAll(shop.close)

const stockOf = async (ids: string[]) => {
  const query =
    "select available_quantity as n from parts where id = any($1) order by array_position($1, id)"
  return (await shop.sql(query, [ids])).map(({ n }) => n)
}
const move = (moves: [string, number][]) =>
  shop.db.transaction((tx) =>
    moveStock(
      tx,
      moves.map(([partId, delta]) => ({ partId, delta })),
      { reason: "correction", note: "counted" },
    ),
  )

test("a set of moves is applied whole and recorded, even with a part repeated", async () => {
  const one = await shop.part({ availableQuantity: 5 })
  const two = await shop.part()
  const moves: [string, number][] = [
    [one, -4],
    [two, 7],
    [one, 2],
    [two, 0],
  ]
  expect(await move(moves)).toEqual([])
  expect(await stockOf([one, two])).toEqual([3, 107])
  const written = "select part_id, delta from stock_movements where note = 'counted' order by id"
  expect(await shop.sql(written)).toEqual(
    moves.slice(0, 3).map(([part_id, delta]) => ({ part_id, delta })),
  )
  await expectBooksRight(shop)
})

test("if any part is short nothing moves, and every short part is reported", async () => {
  const ids = [
    await shop.part({ availableQuantity: 5 }),
    await shop.part({ availableQuantity: 0 }),
    await shop.part({ availableQuantity: 9 }),
  ]
  const [one = "", two = "", three = ""] = ids
  const short = await move([
    [three, -9],
    [one, -3],
    [two, -1],
    [one, -3],
  ])
  expect(
    new Map(short.map(({ partId, availableQuantity }) => [partId, availableQuantity])),
  ).toEqual(
    new Map([
      [one, 5],
      [two, 0],
    ]),
  )
  expect(await stockOf(ids)).toEqual([5, 0, 9])
  await expectBooksRight(shop)
})

test("crossing sets wait for each other and never deadlock", async () => {
  const ids = await Promise.all(Array.from({ length: 6 }, () => shop.part()))
  const sets = [ids, ids.toReversed(), ids.slice(3), ids.slice(0, 3).toReversed()]
  const taken = sets.flatMap((set) => Array.from({ length: 8 }, () => set))
  await Promise.all(taken.map((set) => move(set.map((id) => [id, -1]))))
  expect(await stockOf(ids)).toEqual(ids.map(() => 76))
  const deadlocks = "select deadlocks::int from pg_stat_database where datname = current_database()"
  expect(await shop.sql(deadlocks)).toEqual([{ deadlocks: 0 }])
})

/** Patterns of stock writes in SQL and in queries. */
const STOCK_WRITES = [
  /insert\s+into\s+(?:stock_movements|\$\{stockMovements\})/i,
  /insert\(stockMovements\)|update\(stockMovements\)/,
  /insert\s+into\s+(?:parts|\$\{parts\})\s*\([^)]*available_quantity/i,
  /available_quantity\s*=/i,
  /\.set\([^)]*availableQuantity/,
  /\bmove_stock\(/,
]

test("nothing else moves stock, in the code or in the database", async () => {
  const root = join(import.meta.dirname, "../..")
  const files = (await Array.fromAsync(glob("**/*.{ts,tsx}", { cwd: root }))).filter(
    (file) => !file.includes(".test."),
  )
  const writers: string[] = []
  for (const file of files) {
    const text = await readFile(join(root, file), "utf8")
    if (STOCK_WRITES.some((pattern) => pattern.test(text))) writers.push(file)
  }
  // The scale seed writes years of back-dated movements.
  expect(writers.toSorted()).toEqual(["cli/seed-scale.ts", "db/stock/move-stock.ts"])
  const functions = await shop.sql(
    `select proname as name from pg_proc where pronamespace = 'public'::regnamespace
       and prosrc ~* 'insert into stock_movements|available_quantity *=' order by 1`,
  )
  expect(functions).toEqual([{ name: "give_to_waiting" }, { name: "move_stock" }])
})
