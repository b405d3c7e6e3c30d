import { and, desc, eq, lte, sql } from "drizzle-orm"
import type { DailyRate } from "#domain/invoices/national-tax.ts"
import type { Executor, Transaction } from "../connection/client.ts"
import { first } from "../connection/query-parts.ts"
import { currencyRates } from "../schema/records.ts"

/** Finds the newest rate among the `withinDays` days that end with `day`. */
export const findDailyRate = (
  db: Executor,
  { currency, day, withinDays }: { currency: string; day: string; withinDays: number },
): Promise<DailyRate | undefined> =>
  first(
    db
      .select()
      .from(currencyRates)
      .where(
        and(
          eq(currencyRates.currency, currency),
          lte(currencyRates.day, day),
          sql`${currencyRates.day} > ${day}::date - ${withinDays}::integer`,
        ),
      )
      .orderBy(desc(currencyRates.day))
      .limit(1),
  )

export const listDailyRates = (db: Executor, currency: string, limit: number) =>
  db
    .select({ day: currencyRates.day, rate: currencyRates.rate })
    .from(currencyRates)
    .where(eq(currencyRates.currency, currency))
    .orderBy(desc(currencyRates.day))
    .limit(limit)

/** Writes the rate of a day. Returns the previous rate, if there was one. */
export async function putDailyRate(
  tx: Transaction,
  { currency, day, rate }: DailyRate,
): Promise<number | undefined> {
  const [before] = await tx
    .select({ rate: currencyRates.rate })
    .from(currencyRates)
    .where(and(eq(currencyRates.currency, currency), eq(currencyRates.day, day)))
    .for("update")
  await tx
    .insert(currencyRates)
    .values({ currency, day, rate })
    .onConflictDoUpdate({ target: [currencyRates.currency, currencyRates.day], set: { rate } })
  return before?.rate
}

export async function removeDailyRate(
  tx: Transaction,
  currency: string,
  day: string,
): Promise<number | undefined> {
  const [removed] = await tx
    .delete(currencyRates)
    .where(and(eq(currencyRates.currency, currency), eq(currencyRates.day, day)))
    .returning({ rate: currencyRates.rate })
  return removed?.rate
}
