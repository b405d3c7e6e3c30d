import { manyCustomers } from "#test/many-customers.ts"
import type { BenchShop } from "./bench-shop.ts"
import { atMost, type Figure } from "./figure.ts"
import { putLoad } from "./load.ts"

const BUYERS = 100
const ORDERS_EACH = 20

/** The data of the signed-in page of one's orders, at a hundred requests a second. */
export async function measureMyOrders(shop: BenchShop, seconds: number): Promise<Figure[]> {
  const buyers = await manyCustomers(shop.database, BUYERS)
  await shop.database.pool.query(
    `with placed as (
       insert into orders (id, user_id, quantity, total_cents, line_count, email, user_name)
       select substr(md5(random()::text || u.id || n), 1, 24), u.id, 20, 20000, 1, u.email, u.name
       from users u, generate_series(1, $2) n where u.id = any($1) returning id
     )
     insert into order_lines (order_id, number, part_id, sku, name, quantity, unit_price_cents, total_cents)
     select placed.id, 1, p.id, p.sku, 'A part', 20, 1000, 20000 from placed, (select id, sku from parts limit 1) p`,
    [buyers.map(({ id }) => id), ORDERS_EACH],
  )
  const requests = buyers.map(({ token }) => ({
    method: "GET" as const,
    path: "/myorder",
    headers: { authorization: `Bearer ${token}` },
  }))
  await putLoad({ url: shop.url, seconds: 2, connections: 10, rate: 100, requests })
  const answers = await putLoad({ url: shop.url, seconds, connections: 10, rate: 100, requests })
  return [
    atMost({
      name: "Signed-in data of My Order at 100/s, p99",
      goal: 25,
      value: answers.p99Ms,
      unit: " ms",
      from: `${answers.perSecond.toFixed(0)}/s, ${answers.failed} failed`,
    }),
  ]
}
