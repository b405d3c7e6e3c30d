import { sql } from "drizzle-orm"
import type { Executor } from "../connection/client.ts"

/** Reads when the shop's command last saved everything, and when the shop began. */
export async function findBackup(
  db: Executor,
): Promise<{ madeAt: Date | undefined; shopBeganAt: Date }> {
  const { rows } = await db.execute<{ made_at: string | null; began_at: string }>(sql`
    select (select made_at from last_backup) as made_at,
      coalesce((select min(applied_at) from schema_migrations), now()) as began_at`)
  const [row] = rows
  return {
    madeAt: row?.made_at ? new Date(row.made_at) : undefined,
    shopBeganAt: new Date(row?.began_at ?? Date.now()),
  }
}

export interface JobState extends Record<string, unknown> {
  name: string
  waiting: number
  failed: number
  doneAt: string | null
}

/** Lists the queues of background work, each with when its last job was done. */
export async function listJobStates(db: Executor): Promise<JobState[]> {
  const { rows } = await db.execute<JobState>(sql`
    select q.name, q.queued_count as waiting, q.failed_count as failed, done.at as "doneAt"
    from jobs.queue q left join (
      select name, max(completed_on) as at from jobs.job where state = 'completed' group by name
    ) done on done.name = q.name order by q.name`)
  return rows
}

/** Counts what waits for staff beside orders, returns and reviews. */
export async function countStaffWork(db: Executor) {
  const { rows } = await db.execute<
    Record<"freight" | "disputes" | "refunds" | "lowStock", string>
  >(sql`
    select (select count(*) from (select 1 from orders where freight_due and deleted_at is null
        and status <> 'cancelled' limit 1000) counted) as freight,
      (select count(distinct order_id) from payments where disputed_at is not null) as disputes,
      (select count(*) from refunds where state = 'failed') as refunds,
      (select count(*) from (select 1 from parts where runs_low and archived_at is null limit 1000) counted) as "lowStock"`)
  const [row] = rows
  return {
    freight: Number(row?.freight),
    disputes: Number(row?.disputes),
    refunds: Number(row?.refunds),
    lowStock: Number(row?.lowStock),
  }
}

/** When a tax id was last answered by an authority, and how many wait for an answer. */
export async function findTaxIdChecks(db: Executor) {
  const { rows } = await db.execute<{ checked_at: string | null; unanswered: string }>(sql`
    select max(checked_at) as checked_at,
      count(*) filter (where state = 'waiting' and checked_at is null and kind <> 'us_certificate') as unanswered
    from tax_ids`)
  const [row] = rows
  return {
    answeredAt: row?.checked_at ? new Date(row.checked_at) : undefined,
    unanswered: Number(row?.unanswered),
  }
}
