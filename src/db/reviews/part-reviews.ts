import { and, asc, count, desc, eq, gt, lt, ne, or, type SQL, sql } from "drizzle-orm"
import type { ReviewSort } from "#domain/reviews/review-state.ts"
import type { Executor, Transaction } from "../connection/client.ts"
import { parts } from "../schema/parts.ts"
import { partReviews } from "../schema/reviews.ts"

export type PartReviewRow = typeof partReviews.$inferSelect

const isShown = eq(partReviews.state, "published")
/** A hidden one that its author removed has no words any more. */
export const isWritten = ne(partReviews.body, "")

/** How many of a part's reviews that are shown have each rating; undefined where there is no such part. */
export async function countRatings(
  db: Executor,
  partId: string,
): Promise<Map<number, number> | undefined> {
  const counted = await db
    .select({ rating: partReviews.rating, count: count(partReviews.id) })
    .from(parts)
    .leftJoin(partReviews, and(eq(partReviews.partId, parts.id), isShown))
    .where(eq(parts.id, partId))
    .groupBy(partReviews.rating)
  if (counted.length === 0) return undefined
  return new Map(counted.flatMap(({ rating, count }) => (rating === null ? [] : [[rating, count]])))
}

export interface ReviewPlace {
  rating: number
  id: number
}

interface Wanted {
  partId: string
  sort: ReviewSort
  rating?: number | undefined
  /** The last one seen. */
  after?: ReviewPlace | undefined
  limit: number
}

/** Newest first, or by their rating and then newest first. */
const orders: Record<ReviewSort, { by: SQL[]; beyond: (place: ReviewPlace) => SQL | undefined }> = {
  newest: { by: [desc(partReviews.id)], beyond: ({ id }) => lt(partReviews.id, id) },
  highest: {
    by: [desc(partReviews.rating), desc(partReviews.id)],
    beyond: ({ rating, id }) =>
      sql`(${partReviews.rating}, ${partReviews.id}) < (${rating}::int, ${id}::bigint)`,
  },
  lowest: {
    by: [asc(partReviews.rating), desc(partReviews.id)],
    beyond: ({ rating, id }) =>
      or(
        gt(partReviews.rating, rating),
        and(eq(partReviews.rating, rating), lt(partReviews.id, id)),
      ),
  },
}

export const listShownReviews = (
  db: Executor,
  { partId, sort, rating, after, limit }: Wanted,
): Promise<PartReviewRow[]> =>
  db
    .select()
    .from(partReviews)
    .where(
      and(
        eq(partReviews.partId, partId),
        isShown,
        rating === undefined ? undefined : eq(partReviews.rating, rating),
        after && orders[sort].beyond(after),
      ),
    )
    .orderBy(...orders[sort].by)
    .limit(limit)

const ofOne = (partId: string, userId: string) =>
  and(eq(partReviews.partId, partId), eq(partReviews.userId, userId))

export async function findPartReviewOf(db: Executor, partId: string, userId: string) {
  const [found] = await db.select().from(partReviews).where(ofOne(partId, userId))
  return found
}

/** Nobody else changes it until the transaction ends. */
export async function lockPartReviewOf(tx: Transaction, partId: string, userId: string) {
  const [found] = await tx
    .select()
    .from(partReviews)
    .where(ofOne(partId, userId))
    .for("no key update")
  return found
}

export const listPartReviewsOf = (db: Executor, userId: string): Promise<PartReviewRow[]> =>
  db
    .select()
    .from(partReviews)
    .where(and(eq(partReviews.userId, userId), isWritten))
    .orderBy(asc(partReviews.id))

type Words = Pick<
  typeof partReviews.$inferInsert,
  "units" | "name" | "rating" | "title" | "body" | "pictures" | "state"
>

/** In the place of the one that there was, if there was one. */
export async function putPartReview(
  tx: Transaction,
  { partId, userId }: Pick<PartReviewRow, "partId" | "userId">,
  words: Words,
): Promise<void> {
  await tx
    .insert(partReviews)
    .values({ partId, userId, ...words })
    .onConflictDoUpdate({
      target: [partReviews.partId, partReviews.userId],
      set: {
        ...words,
        hiddenReason: "",
        version: sql`${partReviews.version} + 1`,
        editedAt: sql`now()`,
      },
    })
}

/** One that is hidden leaves its empty place, so that its author's next one is not public by itself. */
export async function removePartReview(
  tx: Transaction,
  partId: string,
  userId: string,
): Promise<boolean> {
  const review = await lockPartReviewOf(tx, partId, userId)
  if (!review || review.body === "") return false
  if (review.state !== "hidden") await tx.delete(partReviews).where(eq(partReviews.id, review.id))
  else
    await tx
      .update(partReviews)
      .set({
        name: "",
        title: "",
        body: "",
        pictures: [],
        answer: "",
        answeredAt: null,
        version: review.version + 1,
      })
      .where(eq(partReviews.id, review.id))
  return true
}

/** Keeps what somebody says is wrong with a review that is shown; undefined where there is none. */
export async function reportPartReviewRow(
  tx: Transaction,
  reviewId: number,
  userId: string,
  reason: string,
): Promise<boolean | undefined> {
  const { rows } = await tx.execute<{ reported: boolean }>(sql`
    with shown as (
      select id from part_reviews where id = ${reviewId} and state = 'published' for no key update
    ), told as (
      insert into part_review_reports (review_id, user_id, reason) select id, ${userId}, ${reason} from shown
      on conflict do nothing returning review_id
    ), counted as (
      update part_reviews set open_reports = open_reports + 1 from told where part_reviews.id = told.review_id
    )
    select exists (select from told) as reported from shown`)
  return rows[0]?.reported
}
