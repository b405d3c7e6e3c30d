import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm"
import type { Executor, Transaction } from "../connection/client.ts"
import { isOneOf } from "../connection/query-parts.ts"
import { matchChoices } from "../schema/carts.ts"
import { parts } from "../schema/parts.ts"

const choice = {
  id: matchChoices.id,
  written: matchChoices.written,
  chosenAt: matchChoices.chosenAt,
  partId: parts.id,
  sku: parts.sku,
  mpn: parts.mpn,
  name: parts.name,
}

/** Lists the choices of a buyer, newest first. */
export const listMatchChoices = (db: Executor, userId: string) =>
  db
    .select(choice)
    .from(matchChoices)
    .innerJoin(parts, eq(parts.id, matchChoices.partId))
    .where(eq(matchChoices.userId, userId))
    .orderBy(desc(matchChoices.chosenAt))

/** Lists the choices of a buyer for these rows, if their parts are on sale. */
export const listChoicesForRows = (db: Executor, userId: string, keys: readonly string[]) =>
  db
    .select({ ...choice, rowKey: matchChoices.rowKey })
    .from(matchChoices)
    .innerJoin(parts, eq(parts.id, matchChoices.partId))
    .where(
      and(
        eq(matchChoices.userId, userId),
        isOneOf(matchChoices.rowKey, keys),
        isNull(parts.archivedAt),
      ),
    )

/** Saves the latest choice for a row and deletes the oldest choices beyond `most`. */
export async function saveMatchChoice(
  tx: Transaction,
  { most, ...row }: Omit<typeof matchChoices.$inferInsert, "chosenAt"> & { most: number },
): Promise<string | undefined> {
  const { partId, written, userId } = row
  const chosenAt = sql`clock_timestamp()`
  const [saved] = await tx
    .insert(matchChoices)
    .values({ ...row, chosenAt })
    .onConflictDoUpdate({
      target: [matchChoices.userId, matchChoices.rowKey],
      set: { partId, written, chosenAt },
    })
    .returning({ id: matchChoices.id })
  const old = tx
    .select({ id: matchChoices.id })
    .from(matchChoices)
    .where(eq(matchChoices.userId, userId))
    .orderBy(desc(matchChoices.chosenAt))
    .offset(most)
  await tx.delete(matchChoices).where(inArray(matchChoices.id, old))
  return saved?.id
}

export async function deleteMatchChoice(db: Executor, userId: string, id: string): Promise<number> {
  const deleted = await db
    .delete(matchChoices)
    .where(and(eq(matchChoices.userId, userId), eq(matchChoices.id, id)))
    .returning({ id: matchChoices.id })
  return deleted.length
}
