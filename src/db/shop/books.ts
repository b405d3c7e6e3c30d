import { sql } from "drizzle-orm"
import type { Database, Executor } from "../connection/client.ts"
import { type BookRule, orderRules, stockRules } from "./book-rules.ts"
import { invoiceRules } from "./invoice-rules.ts"
import { ledgerRules } from "./ledger-rules.ts"
import { returnRules } from "./return-rules.ts"
import { shipmentRules } from "./shipment-rules.ts"

export interface Finding {
  id: string
  says: string
  /** What breaks the rule: ids of parts, orders, charges or users. */
  breaches: string[]
}

export interface BookCheck {
  /** Compares with the card stand-in's own ledger, which a shop on real cards has no use for. */
  withLedger: boolean
  /** How long a charge may take to reach the shop. */
  graceSeconds?: number
}

const GRACE_SECONDS = 60

/** Every rule of the books with what breaks it, all as of one moment, while the shop goes on. */
export const auditBooks = (db: Database, check: BookCheck): Promise<Finding[]> =>
  db.transaction(
    async (tx) => {
      // What sums over millions of rows is sorted in memory, not on disk.
      await tx.execute(sql`set local work_mem = '128MB'`)
      return findBreaches(tx, check)
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  )

export async function findBreaches(db: Executor, check: BookCheck): Promise<Finding[]> {
  const { withLedger, graceSeconds = GRACE_SECONDS } = check
  const rules = [
    ...stockRules,
    ...orderRules,
    ...invoiceRules,
    ...shipmentRules,
    ...returnRules,
    ...(withLedger ? ledgerRules(graceSeconds) : []),
  ]
  const findings: Finding[] = []
  for (const rule of rules) findings.push(await find(db, rule))
  return findings
}

/** Whether a card stand-in ever ran on this database. */
export async function hasCardLedger(db: Executor): Promise<boolean> {
  const { rows } = await db.execute<{ has: boolean }>(
    sql`select to_regclass('sandbox.charges') is not null as has`,
  )
  return rows[0]?.has === true
}

async function find(db: Executor, { id, says, breaches }: BookRule): Promise<Finding> {
  const { rows } = await db.execute<{ id: string }>(
    sql.raw(`select breach.id from (${breaches}) as breach (id) order by 1`),
  )
  return { id, says, breaches: rows.map((row) => row.id) }
}
