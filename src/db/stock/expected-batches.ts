import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm"
import type { ExpectedBatch } from "#domain/stock/promise.ts"
import type { Executor, Transaction } from "../connection/client.ts"
import { first } from "../connection/query-parts.ts"
import { expectedBatches } from "../schema/parts.ts"

export type BatchRow = typeof expectedBatches.$inferSelect
type BatchFields = Pick<BatchRow, "quantity" | "expectedOn" | "note">

const open = isNull(expectedBatches.receivedAt)

/** SQL: expected batches of each row of `parts`, soonest first. Looks up no part if no batch is expected at all. */
export const expectedOfPart: SQL<ExpectedBatch[] | null> = sql<ExpectedBatch[] | null>`
  case when (select min(part_id) from expected_batches where received_at is null) is not null then (
    select json_agg(json_build_object('quantity', b.quantity, 'on', b.expected_on) order by b.expected_on, b.id)
    from expected_batches b where b.part_id = parts.id and b.received_at is null) end`

export const listOpenBatches = (db: Executor, partId: string): Promise<BatchRow[]> =>
  db
    .select()
    .from(expectedBatches)
    .where(and(eq(expectedBatches.partId, partId), open))
    .orderBy(asc(expectedBatches.expectedOn), asc(expectedBatches.id))

export const countOpenBatches = (db: Executor, partId: string): Promise<number> =>
  db.$count(expectedBatches, and(eq(expectedBatches.partId, partId), open))

export const findBatch = (db: Executor, id: string): Promise<BatchRow | undefined> =>
  first(db.select().from(expectedBatches).where(eq(expectedBatches.id, id)))

export const lockBatch = (tx: Transaction, id: string): Promise<BatchRow | undefined> =>
  first(tx.select().from(expectedBatches).where(eq(expectedBatches.id, id)).for("update"))

export async function insertBatch(
  tx: Transaction,
  batch: BatchFields & { id: string; partId: string },
): Promise<void> {
  await tx.insert(expectedBatches).values(batch)
}

export async function updateBatch(
  tx: Transaction,
  id: string,
  changes: Partial<BatchFields & Pick<BatchRow, "receivedAt">>,
): Promise<void> {
  await tx
    .update(expectedBatches)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(eq(expectedBatches.id, id))
}

export async function deleteBatch(tx: Transaction, id: string): Promise<void> {
  await tx.delete(expectedBatches).where(eq(expectedBatches.id, id))
}

/** SQL: back-ordered units of each row of `parts`. Looks up no part if no unit is back-ordered at all. */
export const waitingOfPart: SQL<number> = sql`
  case when (select min(part_id) from back_orders where waiting > 0) is null then 0 else (
    select coalesce(sum(b.waiting), 0) from back_orders b where b.part_id = parts.id and b.waiting > 0) end`.mapWith(
  Number,
)

/** Ends back orders of an order's lines: up to the given units, or all. Returns the ended units by line. */
export async function dropWaiting(
  tx: Transaction,
  orderId: string,
  units?: readonly { number: number; quantity: number }[],
): Promise<{ number: number; quantity: number }[]> {
  const numbers = units?.map(({ number }) => number) ?? null
  const quantities = units?.map(({ quantity }) => quantity) ?? null
  const { rows } = await tx.execute<{ number: number; quantity: number }>(
    sql`select line as number, dropped_units as quantity from drop_waiting(${orderId},
      ${sql.param(numbers)}::integer[], ${sql.param(quantities)}::integer[])`,
  )
  return rows
}
