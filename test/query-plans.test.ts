import { sql } from "drizzle-orm"
import { drizzle } from "drizzle-orm/node-postgres"
import pg from "pg"
import { afterAll, beforeAll, expect, test } from "vitest"
import * as users from "#db/accounts/users.ts"
import type { Database } from "#db/connection/client.ts"
import { listLineUnits } from "#db/orders/line-units.ts"
import { findShownOrder } from "#db/orders/orders.ts"
import { lockOrderContext, readOrderContext, writeLockedOrder } from "#db/orders/place-order.ts"
import * as payments from "#db/payments/payments.ts"
import { listStockLevels } from "#db/shop/stock-levels.ts"
import { testDatabase } from "./database.ts"
import { manyRows } from "./many-rows.ts"
import { accountQueries } from "./queries/account-queries.ts"
import { cartQueries } from "./queries/cart-queries.ts"
import { catalogueQueries } from "./queries/catalogue-queries.ts"
import { orderQueries } from "./queries/order-queries.ts"
import { partReviewQueries } from "./queries/part-review-queries.ts"
import { paymentQueries } from "./queries/payment-queries.ts"
import { email, id, type Queries, recently, tokenHash, user } from "./queries/queries.ts"
import { shopQueries } from "./queries/shop-queries.ts"

/** Takes ten seconds, and much longer on a busy machine. */
const FILLED_MS = 240_000

let pool: pg.Pool
let db: Database
let dropDatabase: () => Promise<void>
let sentQueries: { text: string; values: unknown[] }[] = []
beforeAll(async () => {
  const { url, close } = await testDatabase()
  dropDatabase = close
  pool = new pg.Pool({ connectionString: url, max: 2 })
  for (const statement of [...manyRows, jobCounts]) await pool.query(statement)
  const logger = {
    logQuery: (text: string, values: unknown[]) => {
      if (!/^(begin|commit|rollback)/i.test(text)) sentQueries.push({ text, values })
    },
  }
  db = drizzle({ client: pool, logger })
}, FILLED_MS)
afterAll(async () => {
  await pool.end()
  await dropDatabase()
})

/** Creates the table that the job queue creates when a shop starts. */
const jobCounts = `create schema jobs create table queue
  (name text, queued_count integer, active_count integer, failed_count integer)`

const buyer = { id: user, email, name: "Buyer" }
const part = { id, name: "A part", version: 1 }

const queries: Queries = {
  ...accountQueries,
  ...catalogueQueries,
  ...orderQueries,
  ...paymentQueries,
  ...cartQueries,
  ...shopQueries,
  ...partReviewQueries,
}

test.each(Object.entries(queries))("%s: no large table is scanned in full", async (_, query) => {
  sentQueries = []
  await db
    .transaction(async (tx) => {
      await query(tx)
      tx.rollback()
    })
    .catch(onlyRolledBack)
  expect(sentQueries.length).toBeGreaterThan(0)
  expect(await fullScans()).toEqual([])
})

test("reconciling open payments: no large table is scanned in full", async () => {
  sentQueries = []
  await payments.claimOpenPayments(db, { startedBefore: recently, checkedBefore: recently }, 1)
  expect(await fullScans()).toEqual([])
})

test("looking up a token's user: no large table is scanned in full", async () => {
  sentQueries = []
  expect(await users.findTokenUser(db, tokenHash, 60_000_000)).toMatchObject({ id: user })
  expect(await fullScans()).toEqual([])
})

test("placing an order: no large table is scanned in full", async () => {
  sentQueries = []
  const claimed = { key: "another key", requestHash: tokenHash, response: {} }
  const network = "203.0.113.7"
  const groups = ["delivery", "tax"]
  const start = { buyerId: user, partIds: [part.id], groups, key: claimed.key, network }
  await readOrderContext(db, start)
  await db
    .transaction(async (tx) => {
      await lockOrderContext(tx, start)
      const line = { part, quantity: 40, unitPriceCents: 1077, priceFacts: { from: 1 } }
      const written = await writeLockedOrder(tx, {
        orderId: "f".repeat(24),
        buyer,
        lines: [line],
        details: { phone: "" },
        terms: { charges: [] },
        language: "en",
        settings: {},
        unpaidOrdersAllowed: { proved: 50, unproved: 10 },
        lapsedOrdersAllowed: 2,
        network,
        claim: claimed,
        event: { name: "order.placed", subject: "f".repeat(24), data: {} },
      })
      expect(written).toBe(true)
      // Plans do not show reads inside a database function.
      const { rows } = await tx.execute<{ relname: string }>(
        sql`select relname from pg_stat_xact_user_tables where seq_scan > 0`,
      )
      expect(rows.filter(({ relname }) => large.has(relname))).toEqual([])
      tx.rollback()
    })
    .catch(onlyRolledBack)
  expect(await fullScans()).toEqual([])
})

test("reading a shipped order of a thousand lines compares no line with every other", async () => {
  const orderId = "9".repeat(24)
  const lines = 1000
  const values = [orderId, lines]
  for (const statement of [
    `insert into orders (id, user_id, quantity, total_cents, line_count, email, user_name)
     select $1, 'user-1', $2, 1000 * $2, $2, 'buyer-1@example.com', 'Buyer'`,
    `insert into order_lines (order_id, number, part_id, sku, name, quantity, unit_price_cents, total_cents)
     select $1, n, lpad(n::text, 24, '0'), 'SKU-' || n, 'Part', 1, 1000, 1000 from generate_series(1, $2) n`,
    "insert into shipments (order_id, number) select $1, 1 where $2 > 0",
    "insert into shipment_lines (order_id, number, shipment, quantity) select $1, n, 1, 1 from generate_series(1, $2) n",
  ])
    await pool.query(statement.replaceAll("$1", "$1::text").replaceAll("$2", "$2::int"), values)
  for (const read of [findShownOrder, listLineUnits]) {
    sentQueries = []
    await read(db, orderId)
    const nodes = await analyzedNodes()
    const compared = nodes.map(
      (node) => (node["Rows Removed by Join Filter"] ?? 0) * node["Actual Loops"],
    )
    expect(Math.max(...compared)).toBeLessThan(10 * lines)
  }
})

test("a page of the stock counts the units of its own parts alone", async () => {
  const limit = 10
  const filter = { search: "", reorder: false }
  for (const after of [undefined, part.id]) {
    sentQueries = []
    const levels = await listStockLevels(db, filter, { after, limit })
    expect(levels).toHaveLength(limit)
    const nodes = await analyzedNodes()
    const counted = nodes.filter((node) => node["Relation Name"] === "order_lines")
    expect(Math.max(...counted.map((node) => node["Actual Loops"]))).toBeLessThan(10 * limit)
  }
})

function onlyRolledBack(error: unknown): void {
  if (!(error instanceof Error && error.message === "Rollback")) throw error
}

/** Runs the first query that was sent once more and returns the nodes of its plan. */
async function analyzedNodes(): Promise<PlanNode[]> {
  const [{ text, values } = { text: "", values: [] }] = sentQueries
  const { rows } = await pool.query({ text: `explain (analyze, format json) ${text}`, values })
  return nodesOf(rows[0]["QUERY PLAN"][0].Plan)
}

/** Lists scans of large tables. Reading a page in the order of an index is no such scan. */
async function fullScans(): Promise<string[]> {
  const read: string[] = []
  for (const { text, values } of sentQueries) {
    const { rows } = await pool.query({ text: `explain (format json) ${text}`, values })
    for (const node of nodesOf(rows[0]["QUERY PLAN"][0].Plan))
      if (node["Node Type"] === "Seq Scan" && large.has(node["Relation Name"] ?? ""))
        read.push(`${node["Relation Name"]} by ${text}`)
  }
  return read
}

interface PlanNode {
  "Node Type": string
  "Relation Name"?: string
  "Rows Removed by Join Filter"?: number
  "Actual Loops": number
  Plans?: PlanNode[]
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

const large = new Set(
  [
    "users profiles sessions access_tokens accounts parts orders order_lines stock_movements payments",
    "refunds shipments shipment_lines line_cancellations trace_numbers order_changes order_notes carts cart_lines part_lists part_list_revisions part_list_lines idempotency_keys audit_log mail_outbox webhook_events expected_batches uploads reviews part_reviews part_review_reports returns return_lines part_search part_writes",
  ].flatMap((names) => names.split(" ")),
)
