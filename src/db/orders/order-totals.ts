import { sql } from "drizzle-orm"
import type { Client } from "pg"
import type { Executor } from "../connection/client.ts"

const MERGED_AT_ONCE = 100_000

/**
 * Merges the many rows that order changes leave for each day into one. Processes may run this concurrently, each on
 * its own rows. Concurrent readers see the same sums.
 */
export async function mergeOrderTotals(db: Executor): Promise<void> {
  while ((await mergeSome(db)) === MERGED_AT_ONCE);
}

async function mergeSome(db: Executor): Promise<number> {
  const { rows } = await db.execute<{ merged: number }>(sql`
    with many as (
      select ctid from order_totals
      where day in (select day from order_totals group by day having count(*) > 1)
      limit ${MERGED_AT_ONCE} for update skip locked
    ), taken as (
      delete from order_totals where ctid = any(array(select ctid from many)) returning *
    ), put as (
      insert into order_totals
      select day, sum(orders), sum(unpaid), sum(unpaid_cents), sum(paid_cents), sum(refunded_cents)
      from taken group by day
    )
    select count(*)::int as merged from taken`)
  return rows[0]?.merged ?? 0
}

/**
 * Merges the rows of each day and rewrites the table without the space of old rows. Requires that nothing else uses
 * the table.
 */
export async function rewriteOrderTotals(client: Client): Promise<void> {
  await client.query("create temp table day_totals (like order_totals) on commit drop")
  await client.query(`
    insert into day_totals
    select day, sum(orders), sum(unpaid), sum(unpaid_cents), sum(paid_cents), sum(refunded_cents)
    from order_totals group by day`)
  await client.query("truncate order_totals")
  await client.query("insert into order_totals select * from day_totals")
}
