import type { Pool, PoolClient } from "pg"
import { queriesOn } from "#db/connection/bulk.ts"
import { foldOrderTotals } from "#db/orders/order-totals.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { makeCardTables } from "#sandbox/payments/make-tables.ts"
import { scaleId, scaleLedger, scaleOrders, scaleParts, scaleUsers } from "./scale-rows.ts"

export interface Scale {
  users: number
  parts: number
  orders: number
}

/** What the shop's figures are promised for. */
export const fullScale: Scale = { users: 100_000, parts: 46_245, orders: 1_000_000 }

const ROUND = 50_000

interface Tools {
  pool: Pool
  /** Whether to write the same payments in the card stand-in's ledger, too. */
  withLedger: boolean
  say: (line: string) => void
}

/**
 * Adds people, parts and orders up to these numbers, beside what the shop has. Each round is one transaction
 * and leaves the books right; a run that was interrupted is continued by the next.
 */
export async function seedScale({ pool, withLedger, say }: Tools, scale: Scale): Promise<void> {
  if (withLedger) await makeCardTables(pool)
  const count = async (query: string) =>
    Number((await pool.query<{ count: string }>(query)).rows[0]?.count)
  const users = await count("select count(*) from users where id like 'scale-user-%'")
  await inRounds("users", users, scale.users, (from, to) =>
    inTransaction(pool, (client) => runAll(client, scaleUsers, [from, to])),
  )
  const parts = await count("select count(*) from parts where id >= 'ca1e' and id < 'ca1f'")
  await inRounds("parts", parts, scale.parts, (from, to) =>
    inTransaction(pool, (client) => runAll(client, scaleParts, [from, to])),
  )
  await pool.query("analyze")
  const orders = await count("select count(*) from orders where id >= 'ca1e' and id < 'ca1f'")
  await inRounds("orders", orders, scale.orders, (from, to) =>
    inTransaction(pool, async (client) => {
      const [placing = "", ...belonging] = scaleOrders
      await client.query(placing, [from, to, scale.users, scale.parts])
      const rest = [...belonging, ...(withLedger ? scaleLedger : [])]
      await runAll(client, rest, [scaleId(from), scaleId(to)])
      await foldOrderTotals(queriesOn(client))
    }),
  )
  say("Collecting statistics for the planner …")
  await pool.query("vacuum analyze")

  async function inRounds(
    what: string,
    done: number,
    goal: number,
    round: (from: number, to: number) => Promise<void>,
  ) {
    for (let last = done; last < goal; ) {
      const to = Math.min(last + ROUND, goal)
      await round(last + 1, to)
      last = to
      say(`${what}: ${formatCount(last)} of ${formatCount(goal)}`)
    }
  }
}

async function runAll(client: PoolClient, statements: string[], values: unknown[]): Promise<void> {
  for (const statement of statements) await client.query(statement, values)
}

async function inTransaction(pool: Pool, work: (client: PoolClient) => Promise<void>) {
  const client = await pool.connect()
  try {
    await client.query("begin")
    await work(client)
    await client.query("commit")
  } catch (error) {
    await client.query("rollback").catch(() => undefined) // The connection may be what failed.
    throw error
  } finally {
    client.release()
  }
}
