import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm"
import type { Executor, Transaction } from "../connection/client.ts"
import { reviews } from "../schema/content.ts"

export type ReviewRow = typeof reviews.$inferSelect

/** Maximum number of reviews, because the documented client has no paging. */
const MAX_REVIEWS = 1000

const shown = isNull(reviews.hiddenAt)
const newestFirst = [desc(reviews.createdAt), desc(reviews.id)]

export const listReviewRows = (db: Executor): Promise<ReviewRow[]> =>
  db
    .select()
    .from(reviews)
    .where(shown)
    .orderBy(...newestFirst)
    .limit(MAX_REVIEWS)

/** Lists the newest review of each author. Demo reviews have no author and are all listed. */
export const listNewestReviews = (db: Executor, limit: number): Promise<ReviewRow[]> =>
  db
    .select()
    .from(reviews)
    .where(
      and(
        shown,
        sql`not exists (select from reviews newer where newer.user_id = ${reviews.userId} and newer.hidden_at is null
          and (newer.created_at, newer.id) > (${reviews.createdAt}, ${reviews.id}))`,
      ),
    )
    .orderBy(...newestFirst)
    .limit(limit)

export interface ReviewPageQuery {
  hidden: boolean
  limit: number
  offset: number
}

export async function listReviewsPage(
  db: Executor,
  { hidden, limit, offset }: ReviewPageQuery,
): Promise<ReviewRow[]> {
  return db
    .select()
    .from(reviews)
    .where(hidden ? isNotNull(reviews.hiddenAt) : shown)
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset)
}

/** Counts reviews, at most `MAX_REVIEWS`, so that the count stays cheap. The order makes it read an index. */
export function countReviews(db: Executor, hidden: boolean): Promise<number> {
  const some = db
    .select({ id: reviews.id })
    .from(reviews)
    .where(hidden ? isNotNull(reviews.hiddenAt) : shown)
    .orderBy(...newestFirst)
    .limit(MAX_REVIEWS)
    .as("some")
  return db.$count(some)
}

export async function insertReview(
  tx: Transaction,
  review: typeof reviews.$inferInsert,
): Promise<void> {
  await tx.insert(reviews).values(review)
}

export async function setReviewHidden(
  tx: Transaction,
  id: string,
  hidden: boolean,
): Promise<boolean | undefined> {
  const [review] = await tx
    .select({ hiddenAt: reviews.hiddenAt })
    .from(reviews)
    .where(eq(reviews.id, id))
    .for("update")
  if (!review) return undefined
  if ((review.hiddenAt !== null) === hidden) return false
  await tx
    .update(reviews)
    .set({ hiddenAt: hidden ? sql`now()` : null })
    .where(eq(reviews.id, id))
  return true
}
