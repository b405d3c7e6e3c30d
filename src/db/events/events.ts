import { and, asc, eq, inArray, notInArray, sql } from "drizzle-orm"
import type { Executor, Transaction } from "../connection/client.ts"
import { hasRows } from "../connection/query-parts.ts"
import { events } from "../schema/records.ts"

export type EventRow = Pick<typeof events.$inferSelect, "name" | "subject" | "data">

export async function insertEvent(tx: Executor, event: EventRow): Promise<void> {
  await tx.insert(events).values(event)
}

export const hasEvents = (db: Executor): Promise<boolean> =>
  hasRows(db.select({ id: events.id }).from(events).limit(1))

interface OldestEvents {
  names: readonly string[]
  /** Ids of events to leave out. */
  except: readonly number[]
  limit: number
}

/** Returns the oldest events of these names in order. Waits for concurrent calls, so that all events keep their order. */
export const lockOldestEvents = (
  tx: Transaction,
  { names, except, limit }: OldestEvents,
): Promise<(EventRow & { id: number })[]> =>
  tx
    .select({ id: events.id, name: events.name, subject: events.subject, data: events.data })
    .from(events)
    .where(and(inArray(events.name, [...names]), notInArray(events.id, [...except])))
    .orderBy(asc(events.id))
    .limit(limit)
    .for("update")

export async function deleteEvents(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx.delete(events).where(inArray(events.id, [...ids]))
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
 * Deletes events older than 30 days: those that could not be written, and those whose names no process handles, for
 * example after a rollback to an earlier release.
 */
export async function deleteOldEvents(db: Executor): Promise<void> {
  await db.execute(sql`delete from ${events} where created_at < now() - interval '30 days'`)
}
