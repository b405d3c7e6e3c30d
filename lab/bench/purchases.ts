import { randomUUID } from "node:crypto"
import { setTimeout as delay } from "node:timers/promises"
import { type Customer, manyCustomers } from "#test/many-customers.ts"
import type { BenchShop } from "./bench-shop.ts"
import { atLeast, type Figure, note } from "./figure.ts"
import { type Load, putLoad } from "./load.ts"
import { buyBySql, type SqlLoad } from "./sql-purchases.ts"

const BUYERS = 3_000
const CONNECTIONS = 32
const PARTS = 50

/**
 * Purchases through HTTP, each with token, stock ledger, idempotency key and mail, against the same
 * transaction on the same database without the shop.
 */
export async function measurePurchases(shop: BenchShop, seconds: number): Promise<Figure[]> {
  const partIds = await partsWithoutEnd(shop)
  const figures: Figure[] = []
  let by = ""
  for (const { name, goal, parts } of [
    { name: `POST /purchase over ${PARTS} parts`, goal: 0.5, parts: partIds },
    { name: "POST /purchase on one hot part", goal: 0.7, parts: partIds.slice(0, 1) },
  ]) {
    const load: SqlLoad = { databaseUrl: shop.databaseUrl, connections: CONNECTIONS, seconds }
    const bySql = await buyBySql({
      ...load,
      parts,
      buyers: await manyCustomers(shop.database, BUYERS),
    })
    by = bySql.by
    const bought = await buyByHttp(shop, parts, seconds)
    figures.push(
      atLeast({
        name: `${name}, against SQL alone`,
        goal,
        value: bought.perSecond / bySql.perSecond,
        digits: 2,
        from: `${Math.round(bought.perSecond)} of ${Math.round(bySql.perSecond)}/s, p99 ${bought.p99Ms} ms, ${bought.failed} failed`,
      }),
    )
    await delay(1_000)
  }
  return [...figures, note("SQL alone", by)]
}

/** Parts of which nobody buys the last. */
export async function partsWithoutEnd({ database }: BenchShop): Promise<string[]> {
  const { rows } = await database.pool.query(
    `update parts set available_quantity = 1000000000, minimum_quantity = 1
     where id in (select id from parts where archived_at is null order by position limit $1) returning id`,
    [PARTS],
  )
  return rows.map(({ id }) => id)
}

async function buyByHttp(shop: BenchShop, parts: string[], seconds: number) {
  const buyers = await manyCustomers(shop.database, BUYERS)
  await putLoad(purchaseLoad(shop, parts, buyers, 2))
  return putLoad(purchaseLoad(shop, parts, buyers, seconds))
}

let next = 0

/** Each purchase is another buyer's, with a key of its own. */
export function purchaseLoad(
  shop: BenchShop,
  parts: string[],
  buyers: Customer[],
  seconds: number,
): Load {
  return {
    url: shop.url,
    seconds,
    connections: CONNECTIONS,
    requests: [
      {
        method: "POST" as const,
        path: "/purchase",
        setupRequest: (request: object) => {
          next += 1
          return {
            ...request,
            headers: {
              "content-type": "application/json",
              authorization: `Bearer ${buyers[next % buyers.length]?.token}`,
              "idempotency-key": randomUUID(),
            },
            body: JSON.stringify({ purchaseId: parts[next % parts.length], quantity: 1 }),
          }
        },
      },
    ],
  }
}
