import { and, asc, eq, inArray, sql } from "drizzle-orm"
import type { Executor, Transaction } from "../connection/client.ts"
import { hasRows } from "../connection/query-parts.ts"
import { events } from "../schema/records.ts"

export type EventRow = Pick<typeof events.$inferSelect, "name" | "subject" | "data">

export async function insertEvent(tx: Executor, event: EventRow): Promise<void> {
  await tx.insert(events).values(event)
}

export const hasEvents = (db: Executor): Promise<boolean> =>
  hasRows(db.select({ id: events.id }).from(events).limit(1))

/** Removes the oldest events of these names and returns them in order. Concurrent calls take different events. */
export async function takeEvents(
  tx: Transaction,
  names: readonly string[],
  limit: number,
): Promise<EventRow[]> {
  const oldest = tx
    .select({ id: events.id })
    .from(events)
    .where(inArray(events.name, [...names]))
    .orderBy(asc(events.id))
    .limit(limit)
    .for("update", { skipLocked: true })
  const taken = await tx
    .delete(events)
    .where(inArray(events.id, oldest))
    .returning({ id: events.id, name: events.name, subject: events.subject, data: events.data })
  return taken
    .toSorted((one, other) => one.id - other.id)
    .map(({ name, subject, data }) => ({ name, subject, data }))
}

/** Deletes an event that no subscriber has received yet. Returns false if there is none. */
export const deleteEvent = (
  tx: Transaction,
  { name, subject }: Pick<EventRow, "name" | "subject">,
): Promise<boolean> =>
  hasRows(
    tx
      .delete(events)
      .where(and(eq(events.name, name), eq(events.subject, subject)))
      .returning({ id: events.id }),
  )

/**
 * Deletes events older than 30 days. No process handles their names, for example after a rollback to an earlier
 * release.
 */
export async function deleteUnknownEvents(db: Executor): Promise<void> {
  await db.execute(sql`delete from ${events} where created_at < now() - interval '30 days'`)
}
