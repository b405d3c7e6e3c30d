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

/** Lists the administrators who want to be told; rights that were taken away end it. */
export const listStaffFor = (db: Executor, topic: StaffTopic) =>
  db
    .select({ id: users.id, email: users.email, name: users.name, language: users.language })
    .from(staffNotifications)
    .innerJoin(users, eq(users.id, staffNotifications.userId))
    .innerJoin(profiles, and(eq(profiles.userId, users.id), eq(profiles.role, "admin")))
    .where(and(eq(staffNotifications.topic, topic), isNull(users.closedAt)))

/** Begins an alert. Returns false if it is on already. */
export async function beginAlert(tx: Transaction, topic: StaffTopic): Promise<boolean> {
  const { rowCount } = await tx.execute(
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

/** Begins an alert for each part that runs low, and ends those of others. Returns the new ones. */
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
