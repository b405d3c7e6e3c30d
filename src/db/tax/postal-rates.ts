import { asc, count, eq, sql } from "drizzle-orm"
import type { PostalRate } from "#domain/tax/postal-rate.ts"
import type { Executor, Transaction } from "../connection/client.ts"
import { first } from "../connection/query-parts.ts"
import { users } from "../schema/identity.ts"
import { auditLog, postalTaxRates, shopSettings } from "../schema/records.ts"

export const findPostalRate = (db: Executor, postalCode: string): Promise<PostalRate | undefined> =>
  first(db.select().from(postalTaxRates).where(eq(postalTaxRates.postalCode, postalCode)))

export const countPostalRates = (db: Executor): Promise<{ state: string; count: number }[]> =>
  db
    .select({ state: postalTaxRates.state, count: count() })
    .from(postalTaxRates)
    .groupBy(postalTaxRates.state)
    .orderBy(asc(postalTaxRates.state))

/** Finds when the table was last replaced, and by whom. */
export const findLastReplacement = (db: Executor) =>
  first(
    db
      .select({ at: auditLog.createdAt, by: users.name })
      .from(auditLog)
      .leftJoin(users, eq(users.id, auditLog.actorId))
      .where(eq(auditLog.action, "tax_rates.replace"))
      .orderBy(sql`${auditLog.createdAt} desc, ${auditLog.id} desc`)
      .limit(1),
  )

const rowsOf = (rates: readonly PostalRate[]) => sql`
  select * from jsonb_to_recordset(${JSON.stringify(rates)}::jsonb)
    as r ("postalCode" text, "state" text, "name" text, "milliPercent" numeric)`

/** Counts the rates that a file would add, change and remove. */
export async function comparePostalRates(db: Executor, rates: readonly PostalRate[]) {
  const { rows } = await db.execute<{ added: number; changed: number; removed: number }>(sql`
    with wanted as (${rowsOf(rates)})
    select (count(*) filter (where p.postal_code is null))::int as added,
      (count(*) filter (where p.milli_percent <> w."milliPercent" or p.name <> w.name or p.state <> w.state))::int as changed,
      (count(*) filter (where w."postalCode" is null))::int as removed
    from postal_tax_rates p full join wanted w on w."postalCode" = p.postal_code`)
  const [{ added, changed, removed } = { added: 0, changed: 0, removed: 0 }] = rows
  return { added, changed, removed }
}

/**
 * Replaces the whole table and returns how many rates it had. Raises the version of the tax settings, so that
 * orders decided by old rates are decided again.
 */
export async function writePostalRates(
  tx: Transaction,
  taxGroup: string,
  rates: readonly PostalRate[],
): Promise<number> {
  await tx.execute(sql`lock table ${postalTaxRates} in share row exclusive mode`)
  const { rowCount } = await tx.delete(postalTaxRates)
  await tx.execute(sql`
    insert into postal_tax_rates (postal_code, state, name, milli_percent) ${rowsOf(rates)}`)
  await tx
    .update(shopSettings)
    .set({ version: sql`${shopSettings.version} + 1` })
    .where(eq(shopSettings.name, taxGroup))
  return rowCount ?? 0
}
