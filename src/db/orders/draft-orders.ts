import { and, desc, eq, getTableColumns, gt, isNotNull, lte, ne, type SQL, sql } from "drizzle-orm"
import type { ShownDraftState } from "#domain/orders/draft-order.ts"
import type { Executor, Transaction } from "../connection/client.ts"
import { first } from "../connection/query-parts.ts"
import { users } from "../schema/identity.ts"
import { draftOrders } from "../schema/records.ts"

export type { DraftLine } from "../schema/records.ts"

const { tokenHash: _, ...columns } = getTableColumns(draftOrders)

const shown = {
  ...columns,
  email: users.email,
  name: users.name,
  language: users.language,
  author: sql<string>`(select email from users author where author.id = ${draftOrders.createdBy})`,
}

const selectDrafts = (db: Executor) =>
  db.select(shown).from(draftOrders).innerJoin(users, eq(users.id, draftOrders.userId))

export type DraftRow = Awaited<ReturnType<typeof selectDrafts>>[number]

export interface DraftFilter {
  limit: number
  /** Id of the last draft already listed. */
  afterId?: string | undefined
  state?: ShownDraftState | undefined
  buyer?: readonly string[] | undefined
}

/** Lists drafts, newest first. */
export const listDrafts = (db: Executor, filter: DraftFilter): Promise<DraftRow[]> =>
  selectDrafts(db)
    .where(
      and(
        filter.state && isIn(filter.state),
        filter.buyer && sql`${users.email} in ${filter.buyer}`,
        filter.afterId
          ? sql`(${draftOrders.createdAt}, ${draftOrders.id}) < (
              select last.created_at, last.id from draft_orders last where last.id = ${filter.afterId})`
          : undefined,
      ),
    )
    .orderBy(desc(draftOrders.createdAt), desc(draftOrders.id))
    .limit(filter.limit)

/** Lists what was offered to a user, oldest first. Excludes drafts that staff are still writing. */
export const listOfferRows = (db: Executor, userId: string): Promise<DraftRow[]> =>
  selectDrafts(db)
    .where(
      and(
        eq(draftOrders.userId, userId),
        isNotNull(draftOrders.sentAt),
        ne(draftOrders.state, "draft"),
      ),
    )
    .orderBy(draftOrders.createdAt, draftOrders.id)

function isIn(state: ShownDraftState): SQL | undefined {
  const now = sql`now()`
  if (state === "expired")
    return and(eq(draftOrders.state, "sent"), lte(draftOrders.validUntil, now))
  if (state === "sent") return and(eq(draftOrders.state, state), gt(draftOrders.validUntil, now))
  return eq(draftOrders.state, state)
}

export const findDraft = (db: Executor, id: string): Promise<DraftRow | undefined> =>
  first(selectDrafts(db).where(eq(draftOrders.id, id)))

export const findDraftByToken = (db: Executor, tokenHash: Buffer): Promise<DraftRow | undefined> =>
  first(selectDrafts(db).where(eq(draftOrders.tokenHash, tokenHash)))

export const lockDraft = (tx: Transaction, id: string): Promise<DraftRow | undefined> =>
  first(selectDrafts(tx).where(eq(draftOrders.id, id)).for("update", { of: draftOrders }))

type NewDraft = typeof draftOrders.$inferInsert

export async function insertDraft(tx: Transaction, draft: NewDraft): Promise<void> {
  await tx.insert(draftOrders).values(draft)
}

export async function updateDraft(
  tx: Transaction,
  id: string,
  changes: Partial<Omit<NewDraft, "id">>,
): Promise<void> {
  await tx
    .update(draftOrders)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(eq(draftOrders.id, id))
}
