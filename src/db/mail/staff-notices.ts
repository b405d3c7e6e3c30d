import { and, eq, isNull, sql } from "drizzle-orm"
import { type StaffTopic, staffTopics } from "#domain/shop/staff-topics.ts"
import type { Executor, Transaction } from "../connection/client.ts"
import { profiles, users } from "../schema/identity.ts"
import { staffNotifications } from "../schema/records.ts"

export async function listTopicsOf(db: Executor, userId: string): Promise<StaffTopic[]> {
  const rows = await db
    .select({ topic: staffNotifications.topic })
    .from(staffNotifications)
    .where(eq(staffNotifications.userId, userId))
  const chosen = new Set(rows.map(({ topic }) => topic))
  return staffTopics.filter((topic) => chosen.has(topic))
}

export async function replaceTopics(
  tx: Transaction,
  userId: string,
  topics: readonly StaffTopic[],
): Promise<void> {
  await tx.delete(staffNotifications).where(eq(staffNotifications.userId, userId))
  const rows = [...new Set(topics)].map((topic) => ({ userId, topic }))
  if (rows.length > 0) await tx.insert(staffNotifications).values(rows)
}

/** Lists the administrators who want mails about a topic. Ignores users who are no longer administrators. */
export const listStaffFor = (db: Executor, topic: StaffTopic) =>
  db
    .select({ id: users.id, email: users.email, name: users.name, language: users.language })
    .from(staffNotifications)
    .innerJoin(users, eq(users.id, staffNotifications.userId))
    .innerJoin(profiles, and(eq(profiles.userId, users.id), eq(profiles.role, "admin")))
    .where(and(eq(staffNotifications.topic, topic), isNull(users.closedAt)))

/** Mail to staff, and seconds until the next mail of its topic may go out. */
interface RecentNotice extends Record<string, unknown> {
  id: number
  secondsLeft: number
}

/** Finds the newest mail of a topic to an administrator that was due in the last `seconds` or is due later. */
export async function findRecentNotice(
  tx: Executor,
  { recipient, topic, seconds }: { recipient: string; topic: StaffTopic; seconds: number },
): Promise<RecentNotice | undefined> {
  const { rows } = await tx.execute<RecentNotice>(sql`
    select id, (extract(epoch from coalesce(send_after, created_at) - clock_timestamp()) + ${seconds})::float8 as "secondsLeft"
    from mail_outbox
    where template = 'staff-notice' and recipient = ${recipient} and starts_with(dedupe_key, ${`staff-${topic}:`})
      and coalesce(send_after, created_at) > statement_timestamp() - make_interval(secs => ${seconds}::float8)
    order by coalesce(send_after, created_at) desc limit 1`)
  return rows[0]
}

/**
 * Adds one to the number of further events in a delayed mail. Returns false if the mail is not delayed any more.
 */
export async function countInNotice(tx: Executor, id: number): Promise<boolean> {
  const { rowCount } = await tx.execute<never>(sql`
    update mail_outbox set data = data || jsonb_build_object('more', coalesce((data->>'more')::int, 0) + 1)
    where id = ${id} and handed_over_at is null and send_after > clock_timestamp()`)
  return (rowCount ?? 0) > 0
}

/** Begins an alert. Returns false if the alert is already on. */
export async function beginAlert(tx: Transaction, topic: StaffTopic): Promise<boolean> {
  const { rowCount } = await tx.execute<never>(
    sql`insert into staff_alerts (topic, subject) values (${topic}, '') on conflict do nothing`,
  )
  return (rowCount ?? 0) > 0
}

export async function endAlert(tx: Transaction, topic: StaffTopic): Promise<void> {
  await tx.execute(sql`delete from staff_alerts where topic = ${topic}`)
}

export interface LowPart extends Record<string, unknown> {
  id: string
  name: string
  available: number
}

/**
 * Begins an alert for each part that runs low, up to `most`, and ends the alerts of other parts. Returns the parts
 * with new alerts.
 */
export async function updateLowStockAlerts(tx: Transaction, most: number): Promise<LowPart[]> {
  await tx.execute(sql`
    delete from staff_alerts where topic = 'low_stock' and subject not in (
      select id from parts where archived_at is null and runs_low)`)
  const { rows } = await tx.execute<LowPart>(sql`
    with low as (
      select id, name, available_quantity as available from parts
      where archived_at is null and runs_low and not exists (
        select from staff_alerts a where a.topic = 'low_stock' and a.subject = parts.id)
      order by position limit ${most}
    ), begun as (
      insert into staff_alerts (topic, subject) select 'low_stock', id from low on conflict do nothing returning subject
    )
    select low.* from low join begun on begun.subject = low.id`)
  return rows
}
