import { and, count, desc, eq, isNull, lt, lte, or, sql } from "drizzle-orm"
import type { Executor, Transaction } from "../connection/client.ts"
import { partListRevisions, partLists } from "../schema/lists.ts"

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
export type NewRevision = Omit<RevisionRow, "number" | "savedAt">

/** Somebody's lists as they are, the last changed first. */
export const listPartLists = (db: Executor, userId: string) =>
  db
    .select({ ...list, current: revision })
    .from(partLists)
    .innerJoin(partListRevisions, isCurrent)
    .where(eq(partLists.userId, userId))
    .orderBy(desc(partLists.updatedAt), desc(partLists.id))

export type PartListRow = Awaited<ReturnType<typeof listPartLists>>[number]

export async function findPartList(db: Executor, userId: string, id: string) {
  const [found] = await db
    .select({ ...list, current: revision })
    .from(partLists)
    .innerJoin(partListRevisions, isCurrent)
    .where(and(eq(partLists.id, id), eq(partLists.userId, userId)))
  return found
}

export async function findSharedList(db: Executor, shareHash: Buffer) {
  const [found] = await db
    .select({ id: partLists.id, userId: partLists.userId, current: revision })
    .from(partLists)
    .innerJoin(partListRevisions, isCurrent)
    .where(eq(partLists.shareHash, shareHash))
  return found
}

/** Every one that is kept, the last first. */
export const listRevisions = (db: Executor, listId: string) =>
  db
    .select(revision)
    .from(partListRevisions)
    .where(eq(partListRevisions.listId, listId))
    .orderBy(desc(partListRevisions.number))

export async function countPartLists(db: Executor, userId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(partLists)
    .where(eq(partLists.userId, userId))
  return row?.count ?? 0
}

export async function addPartList(
  tx: Transaction,
  row: { id: string; userId: string },
): Promise<void> {
  await tx.insert(partLists).values(row)
}

/** Holds the list until the transaction ends: its saves come one after another. */
export async function lockPartList(tx: Transaction, userId: string, id: string) {
  const [held] = await tx
    .select({ revision: partLists.revision })
    .from(partLists)
    .where(and(eq(partLists.id, id), eq(partLists.userId, userId)))
    .for("update")
  return held
}

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

/** Whoever holds another link can open it no more; `null` ends sharing. Undefined where there is no such list. */
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

/** Notes that the link was opened just now, once a minute at most. */
export async function recordShareOpened(db: Executor, id: string): Promise<void> {
  const minuteAgo = sql`now() - interval '1 minute'`
  await db
    .update(partLists)
    .set({ openedAt: sql`now()` })
    .where(
      and(eq(partLists.id, id), or(isNull(partLists.openedAt), lt(partLists.openedAt, minuteAgo))),
    )
}
