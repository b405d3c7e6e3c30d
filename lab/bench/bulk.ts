import { randomUUID } from "node:crypto"
import { type Customer, manyCustomers } from "#test/many-customers.ts"
import type { BenchShop } from "./bench-shop.ts"
import { atLeast, atMost, type Figure, median, note, quantile } from "./figure.ts"
import { measureSequentially } from "./load.ts"
import { measureFit, measureMatch } from "./matching.ts"
import { measureOrderPage } from "./my-orders.ts"
import { buyBySql, publishPlaced, purchaseStatements } from "./purchases.ts"

const LINES = 1_000
const MAX_LINES = 5_000
const BUYERS = 200

/** Measures orders and prices of many lines, compared with the same orders in plain SQL. */
export async function measureBulk(shop: BenchShop, seconds: number): Promise<Figure[]> {
  const partIds = await manyParts(shop)
  const parts = partIds.slice(0, LINES)
  const buyers = await manyCustomers(shop.database, BUYERS)
  const [buyer] = buyers
  if (!buyer) throw new Error("no customers")
  const sqlPerSecond = await buyBySql({
    databaseUrl: shop.databaseUrl,
    connections: 1,
    seconds,
    parts,
    buyers,
    statements: orderOfAllParts,
  })
  const ask = requester(shop, buyers, seconds)
  const medianOf = async (route: string, of: string[]) => median(await ask(route, of))
  const orderMs = await medianOf("POST /order", parts)
  const sqlMs = 1000 / sqlPerSecond
  return [
    atMost({
      name: `Order of ${LINES} lines placed, median`,
      goal: 500,
      value: orderMs,
      unit: " ms",
    }),
    atLeast({
      name: `Order of ${LINES} lines, against SQL alone`,
      goal: 0.5,
      value: sqlMs / orderMs,
      digits: 2,
      from: `${orderMs.toFixed(0)} of ${sqlMs.toFixed(0)} ms`,
    }),
    note(
      `Order of ${MAX_LINES} lines placed, median`,
      shown(await medianOf("POST /order", partIds)),
    ),
    note(`POST /price of ${LINES} lines, median`, shown(await medianOf("POST /price", parts))),
    note(
      `POST /price of ${MAX_LINES} lines, median`,
      shown(await medianOf("POST /price", partIds)),
    ),
    ...(await measureFit(shop, seconds)),
    ...(await measureCart(shop, parts, buyer, seconds)),
    ...(await measureOrderPage(shop, MAX_LINES)),
    ...(await measureMatch(shop)),
  ]
}

const shown = (ms: number): string => `${ms.toFixed(0)} ms`

/** Inserts cheap parts with practically unlimited stock. */
async function manyParts({ database }: BenchShop): Promise<string[]> {
  const { rows } = await database.pool.query(
    `insert into parts (id, sku, slug, name, category, description, image, minimum_quantity, price_cents, available_quantity)
     select substr(md5('bulk' || n), 1, 24), 'BULK-' || n, 'bulk-' || n, 'Bulk ' || n, 'Bulk', 'Many.', '', 1, 50 + n % 100, 1000000000
     from generate_series(1, $1) n returning id`,
    [MAX_LINES],
  )
  await database.pool.query("analyze parts")
  return rows.map(({ id }) => id)
}

/** Returns a function that measures requests, each with another buyer and key. */
function requester(shop: BenchShop, buyers: Customer[], seconds: number) {
  let next = 0
  return (route: string, parts: string[]): Promise<number[]> => {
    const lines = parts.map((partId) => ({ partId, quantity: 1 }))
    return measureSequentially(shop, seconds, () => {
      next += 1
      const { token } = buyers[next % buyers.length] ?? {}
      return { route, token, headers: { "idempotency-key": randomUUID() }, body: { lines } }
    })
  }
}

/** Measures single quantity changes in a large cart, and reading the cart. */
async function measureCart(
  shop: BenchShop,
  parts: string[],
  { token }: Customer,
  seconds: number,
): Promise<Figure[]> {
  let next = 0
  const set = (partIds: string[], quantity: number) => ({
    route: "PATCH /cart",
    token,
    body: { set: partIds.map((partId) => ({ partId, quantity })) },
  })
  await measureSequentially(shop, 0, () => set(parts, 1))
  const changes = await measureSequentially(shop, seconds, () => {
    next += 1
    return set(parts.slice(next % parts.length).slice(0, 1), 1 + (next % 7))
  })
  const reads = await measureSequentially(shop, seconds, () => ({ route: "GET /cart", token }))
  return [
    atMost({
      name: `One quantity changed in a cart of ${parts.length} lines, p95`,
      goal: 60,
      value: quantile(changes, 0.95),
      unit: " ms",
      from: `median ${shown(median(changes))}`,
    }),
    note(`GET /cart of ${parts.length} lines, median`, shown(median(reads))),
  ]
}

/** An order of one unit of each part in plain SQL: locks, checks, stock, order, lines, ledger, mail. */
const orderOfAllParts = [
  ...purchaseStatements,
  `select id, name, price_cents, minimum_quantity, available_quantity from parts
     where id in (select part_id from bench_parts) and archived_at is null order by id for no key update`,
  `update parts set available_quantity = available_quantity - 1
     where id in (select part_id from bench_parts) and available_quantity >= 1`,
  `with placed as (
     insert into orders (id, user_id, quantity, total_cents, line_count, email, user_name)
     select substr(md5(gen_random_uuid()::text), 1, 24), u.id, s.lines, s.total, s.lines, u.email, u.name
     from bench_buyers b join users u on u.id = b.user_id,
       (select count(*) as lines, sum(price_cents) as total from parts where id in (select part_id from bench_parts)) s
     where b.number = :buyer returning *
   ), lined as (
     insert into order_lines (order_id, number, part_id, sku, name, quantity, unit_price_cents, total_cents)
     select placed.id, n.number, p.id, p.sku, p.name, 1, p.price_cents, p.price_cents
     from placed, bench_parts n join parts p on p.id = n.part_id returning *
   ), published as (${publishPlaced})
   insert into stock_movements (part_id, delta, reason, order_id, order_line, actor_id)
     select lined.part_id, -lined.quantity, 'order', id, lined.number, user_id from placed, lined`,
  "commit",
]
