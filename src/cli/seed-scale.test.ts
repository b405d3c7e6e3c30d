import pino from "pino"
import { expect, test } from "vitest"
import { connectDatabase } from "#db/connection/client.ts"
import { auditBooks } from "#db/shop/books.ts"
import { testDatabase } from "#test/database.ts"
import { seedScale } from "./seed-scale.ts"

test("a large shop is added in batches with correct books, and a second run adds only what is missing", async () => {
  const { url, close } = await testDatabase()
  const log = pino({ level: "silent" })
  const { db, pool, close: disconnect } = await connectDatabase({ url, maxConnections: 2, log })
  const output: string[] = []
  const tools = { pool, withLedger: true, say: (line: string) => output.push(line) }
  await seedScale(tools, { users: 30, parts: 24, orders: 200 })
  await seedScale(tools, { users: 30, parts: 24, orders: 300 })

  const { rows } = await pool.query(
    `select (select count(*)::int from users) as users, (select count(*)::int from parts) as parts,
      (select count(*)::int from orders) as orders, (select count(distinct status)::int from orders) as states,
      (select string_agg(line_count::text, ' ' order by id) from orders where line_count > 1) as lines,
      (select count(*)::int from part_search where cardinality(facets) > 1) as searched`,
  )
  const lines = "3 2 5 8 40 12 25 4 16 6"
  expect(rows).toEqual([{ users: 30, parts: 24, orders: 300, states: 5, lines, searched: 24 }])
  expect(output).toContain("orders: 300 of 300")
  const findings = await auditBooks(db, { withLedger: true })
  expect(findings.filter(({ breaches }) => breaches.length > 0)).toEqual([])
  await disconnect()
  await close()
})
