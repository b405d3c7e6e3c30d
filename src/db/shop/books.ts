import { sql } from "drizzle-orm"
import { toProviderUnits } from "#domain/pricing/card-limits.ts"
import { shopCurrency } from "#domain/pricing/currency.ts"
import type { Database, Executor } from "../connection/client.ts"
import { invoiceRules, returnRules, shipmentRules } from "./after-sale-rules.ts"
import { type BookRule, orderRules, stockRules } from "./book-rules.ts"

function ledgerRules(graceSeconds: number): BookRule[] {
  const { code } = shopCurrency()
  const units = toProviderUnits(1, code)
  return [
    {
      id: "I3.6",
      description: "every order that a card has paid has its charge in the card provider's ledger",
      breaches: `select o.id from orders o where o.paid_at is not null
      and not exists (select from payments t where t.order_id = o.id and t.state = 'succeeded' and t.method = 'transfer')
      and not exists (
      select from sandbox.charges c join sandbox.payment_intents i on i.id = c.payment_intent_id
      join payments p on p.intent_id = i.id and p.order_id = o.id
      where p.state = 'succeeded' and c.status = 'succeeded' and c.amount = o.total_cents * ${units}
        and c.currency = '${code.toLowerCase()}' and i.metadata->>'order_id' = coalesce(p.made_for, o.id))`,
    },
    {
      id: "I4.1",
      description: "every charge has paid an order or is being refunded",
      breaches: `select c.id from sandbox.charges c
      join sandbox.payment_intents i on i.id = c.payment_intent_id
      left join payments p on p.intent_id = i.id and coalesce(p.made_for, p.order_id) = i.metadata->>'order_id'
      left join orders o on o.id = p.order_id
      where c.status = 'succeeded' and c.created_at < now() - interval '${graceSeconds} seconds'
        and not coalesce(
          case p.state when 'succeeded' then o.paid_at is not null
            when 'refund_due' then true
            when 'refunded' then c.amount_refunded = c.amount end, false)`,
    },
    {
      id: "I4.4",
      description: "the provider's refunds are those of the shop",
      breaches: `select c.id from sandbox.charges c
      join payments p on p.intent_id = c.payment_intent_id
      left join (
        select payment_id, sum(amount_cents) as begun, sum(amount_cents) filter (where state = 'succeeded') as made
        from refunds where state <> 'failed' group by payment_id
      ) back on back.payment_id = p.id
      where c.status = 'succeeded' and c.amount_refunded not between coalesce(made, 0) * ${units} and coalesce(begun, 0) * ${units}`,
    },
    {
      id: "I5.2",
      description: "no order was charged twice",
      breaches: `select coalesce(p.order_id, i.metadata->>'order_id') from sandbox.charges c
      join sandbox.payment_intents i on i.id = c.payment_intent_id
      left join payments p on p.intent_id = i.id
      where c.status = 'succeeded' and c.amount_refunded < c.amount
      group by 1 having count(*) > 1`,
    },
    {
      id: "I5.3",
      description: "no order has two intents that can be paid, and no cancelled one has any",
      breaches: `select o.id from orders o
      join (
        select coalesce(p.order_id, i.metadata->>'order_id') as order_id, i.status
        from sandbox.payment_intents i left join payments p on p.intent_id = i.id
      ) i on i.order_id = o.id
      where i.status in ('requires_payment_method', 'requires_action')
      group by o.id having count(*) > 1 or o.status = 'cancelled' or o.paid_at is not null`,
    },
  ]
}

export interface Finding {
  id: string
  description: string
  breaches: string[]
}

interface BookCheck {
  /** Compares with the ledger of the card stand-in, if there is one. */
  withLedger: boolean
  graceSeconds?: number
}

const GRACE_SECONDS = 60

/** Checks every rule against one snapshot, while the shop runs. */
export const auditBooks = (db: Database, check: BookCheck): Promise<Finding[]> =>
  db.transaction(
    async (tx) => {
      // Lets sums over millions of rows sort in memory, not on disk.
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

/**
 * Reports whether the stand-in's ledger is in the database and has the newest card payment. A shop that has moved to a
 * real provider keeps the ledger of its trial.
 */
export async function isCardLedgerInUse(db: Executor): Promise<boolean> {
  const ledger = await db.execute<{ exists: boolean }>(
    sql`select to_regclass('sandbox.charges') is not null as exists`,
  )
  if (ledger.rows[0]?.exists !== true) return false
  const { rows } = await db.execute<{ id: string }>(sql`select id from payments
    where method = 'card' and state = 'succeeded'
    and created_at > coalesce((select max(created_at) from sandbox.charges), '-infinity') limit 1`)
  return rows.length === 0
}

async function find(db: Executor, { id, description, breaches }: BookRule): Promise<Finding> {
  const { rows } = await db.execute<{ id: string }>(
    sql.raw(`select breach.id from (${breaches}) as breach (id) order by 1`),
  )
  return { id, description, breaches: rows.map((row) => row.id) }
}
