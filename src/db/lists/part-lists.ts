import { and, asc, desc, eq, isNull, lt, lte, or, sql } from "drizzle-orm"
import { storedColumns } from "../catalogue/offered-parts.ts"
import type { Executor, Transaction } from "../connection/client.ts"
import { first } from "../connection/query-parts.ts"
import { partListLines, partListRevisions, partLists } from "../schema/carts.ts"
import { parts } from "../schema/parts.ts"

const revision = {
  number: partListRevisions.number,
  name: partListRevisions.name,
  builds: partListRevisions.builds,
  spareBasisPoints: partListRevisions.spareBasisPoints,
  lineCount: partListRevisions.lineCount,
  buildCents: partListRevisions.buildCents,
  totalCents: partListRevisions.totalCents,
  savedAt: partListRevisions.createdAt,
}
const list = {
  id: partLists.id,
  userId: partLists.userId,
  revision: partLists.revision,
  sharedAt: partLists.sharedAt,
  openedAt: partLists.openedAt,
  createdAt: partLists.createdAt,
  updatedAt: partLists.updatedAt,
}
const isCurrent = and(
  eq(partListRevisions.listId, partLists.id),
  eq(partListRevisions.number, partLists.revision),
)

export type RevisionRow = {
  [Name in keyof typeof revision]: (typeof revision)[Name]["_"]["data"]
}
type NewRevision = Omit<RevisionRow, "number" | "savedAt">

const selectLists = (db: Executor) =>
  db
    .select({ ...list, current: revision })
    .from(partLists)
    .innerJoin(partListRevisions, isCurrent)

/** Lists the part lists of a user, last changed first. */
export const listPartLists = (db: Executor, userId: string) =>
  selectLists(db)
    .where(eq(partLists.userId, userId))
    .orderBy(desc(partLists.updatedAt), desc(partLists.id))

export type PartListRow = Awaited<ReturnType<typeof listPartLists>>[number]

export const findPartList = (db: Executor, userId: string, id: string) =>
  first(selectLists(db).where(and(eq(partLists.id, id), eq(partLists.userId, userId))))

export const findSharedList = (db: Executor, shareHash: Buffer) =>
  first(selectLists(db).where(eq(partLists.shareHash, shareHash)))

export const listRevisions = (db: Executor, listId: string) =>
  db
    .select(revision)
    .from(partListRevisions)
    .where(eq(partListRevisions.listId, listId))
    .orderBy(desc(partListRevisions.number))

export const countPartLists = (db: Executor, userId: string): Promise<number> =>
  db.$count(partLists, eq(partLists.userId, userId))

export async function addPartList(
  tx: Transaction,
  row: { id: string; userId: string },
): Promise<void> {
  await tx.insert(partLists).values(row)
}

export const lockPartList = (tx: Transaction, userId: string, id: string) =>
  first(
    tx
      .select({ revision: partLists.revision })
      .from(partLists)
      .where(and(eq(partLists.id, id), eq(partLists.userId, userId)))
      .for("update"),
  )

export async function addRevision(
  tx: Transaction,
  listId: string,
  number: number,
  row: NewRevision,
): Promise<void> {
  await tx.insert(partListRevisions).values({ listId, number, ...row })
  await tx
    .update(partLists)
    .set({ revision: number, updatedAt: sql`now()` })
    .where(eq(partLists.id, listId))
}

export async function deleteRevisionsUntil(
  tx: Transaction,
  listId: string,
  last: number,
): Promise<void> {
  await tx
    .delete(partListRevisions)
    .where(and(eq(partListRevisions.listId, listId), lte(partListRevisions.number, last)))
}

export async function deletePartList(db: Executor, userId: string, id: string): Promise<number> {
  const deleted = await db
    .delete(partLists)
    .where(and(eq(partLists.id, id), eq(partLists.userId, userId)))
    .returning({ id: partLists.id })
  return deleted.length
}

/**
 * Sets the link of a list, or removes it if `shareHash` is null. Older links stop working. Returns undefined if the
 * list does not exist.
 */
export async function setShare(
  db: Executor,
  userId: string,
  id: string,
  shareHash: Buffer | null,
): Promise<{ sharedAt: Date | null } | undefined> {
  const [shared] = await db
    .update(partLists)
    .set({ shareHash, sharedAt: shareHash ? sql`now()` : null, openedAt: null })
    .where(and(eq(partLists.id, id), eq(partLists.userId, userId)))
    .returning({ sharedAt: partLists.sharedAt })
  return shared
}

/** Records that the link was opened, at most once a minute. */
export async function recordShareOpened(db: Executor, id: string): Promise<void> {
  const minuteAgo = sql`now() - interval '1 minute'`
  await db
    .update(partLists)
    .set({ openedAt: sql`now()` })
    .where(
      and(eq(partLists.id, id), or(isNull(partLists.openedAt), lt(partLists.openedAt, minuteAgo))),
    )
}

/** Lists the lines of a revision in order, with the current state of their parts. */
export const listPartListLines = (db: Executor, listId: string, revision: number) =>
  db
    .select({
      quantity: partListLines.quantity,
      designators: partListLines.designators,
      note: partListLines.note,
      customerPartNumber: partListLines.customerPartNumber,
      targetPriceCents: partListLines.targetPriceCents,
      part: storedColumns,
    })
    .from(partListLines)
    .innerJoin(parts, eq(parts.id, partListLines.partId))
    .where(and(eq(partListLines.listId, listId), eq(partListLines.revision, revision)))
    .orderBy(asc(partListLines.number))

export type PartListLineRow = Awaited<ReturnType<typeof listPartListLines>>[number]

export async function addPartListLines(
  tx: Transaction,
  listId: string,
  revision: number,
  lines: readonly PartListLineRow[],
): Promise<void> {
  const column = <Value>(of: (line: PartListLineRow) => Value) => sql.param(lines.map(of))
  await tx.execute(sql`
    insert into part_list_lines (list_id, revision, number, part_id, quantity, designators, note, customer_part_number, target_price_cents)
    select ${listId}, ${revision}::integer, place, part_id, quantity, designators, note, own, target
    from unnest(${column((line) => line.part.id)}::text[], ${column((line) => line.quantity)}::integer[],
      ${column((line) => line.designators)}::text[], ${column((line) => line.note)}::text[],
      ${column((line) => line.customerPartNumber)}::text[], ${column((line) => line.targetPriceCents)}::bigint[])
      with ordinality as line (part_id, quantity, designators, note, own, target, place)`)
}

interface PartListWithLines extends PartListRow {
  lines: PartListLineRow[]
}

/** Yields the lists of a user as last saved, one at a time, because each may be long. */
export async function* readPartListsOf(
  db: Executor,
  userId: string,
): AsyncGenerator<PartListWithLines[]> {
  for (const list of await listPartLists(db, userId))
    yield [{ ...list, lines: await listPartListLines(db, list.id, list.revision) }]
}
