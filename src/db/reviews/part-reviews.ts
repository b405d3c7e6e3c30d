import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  lt,
  ne,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm"
import type { ReviewSort } from "#domain/reviews/review.ts"
import type { Executor, Transaction } from "../connection/client.ts"
import { first } from "../connection/query-parts.ts"
import { boughtUnitsOfLine, isBought } from "../orders/line-units.ts"
import { partReviewReports, partReviews } from "../schema/content.ts"
import { parts } from "../schema/parts.ts"

export type PartReviewRow = typeof partReviews.$inferSelect

const isShown = eq(partReviews.state, "published")
/** SQL: whether a review has a text. A hidden review without one was deleted by its author. */
export const isWritten = ne(partReviews.body, "")

/** Counts visible reviews by rating. Returns undefined for an unknown part. */
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

interface ReviewQuery {
  partId: string
  sort: ReviewSort
  rating?: number | undefined
  after?: ReviewPlace | undefined
  limit: number
}

/** SQL of each sort order and its cursor condition. */
const orders: Record<ReviewSort, { by: SQL[]; after: (place: ReviewPlace) => SQL | undefined }> = {
  newest: { by: [desc(partReviews.id)], after: ({ id }) => lt(partReviews.id, id) },
  highest: {
    by: [desc(partReviews.rating), desc(partReviews.id)],
    after: ({ rating, id }) =>
      sql`(${partReviews.rating}, ${partReviews.id}) < (${rating}::int, ${id}::bigint)`,
  },
  lowest: {
    by: [asc(partReviews.rating), desc(partReviews.id)],
    after: ({ rating, id }) =>
      or(
        gt(partReviews.rating, rating),
        and(eq(partReviews.rating, rating), lt(partReviews.id, id)),
      ),
  },
}

export const listShownReviews = (
  db: Executor,
  { partId, sort, rating, after, limit }: ReviewQuery,
): Promise<PartReviewRow[]> =>
  db
    .select()
    .from(partReviews)
    .where(
      and(
        eq(partReviews.partId, partId),
        isShown,
        rating === undefined ? undefined : eq(partReviews.rating, rating),
        after && orders[sort].after(after),
      ),
    )
    .orderBy(...orders[sort].by)
    .limit(limit)

const isReviewOf = (partId: string, userId: string) =>
  and(eq(partReviews.partId, partId), eq(partReviews.userId, userId))

export const findPartReviewOf = (db: Executor, partId: string, userId: string) =>
  first(db.select().from(partReviews).where(isReviewOf(partId, userId)))

export const lockPartReviewOf = (tx: Transaction, partId: string, userId: string) =>
  first(tx.select().from(partReviews).where(isReviewOf(partId, userId)).for("no key update"))

export const listPartReviewsOf = (db: Executor, userId: string): Promise<PartReviewRow[]> =>
  db
    .select()
    .from(partReviews)
    .where(and(eq(partReviews.userId, userId), isWritten))
    .orderBy(asc(partReviews.id))

/** Lists a user's reports of reviews, oldest first. */
export const listReportsOf = (db: Executor, userId: string) =>
  db
    .select({
      partId: partReviews.partId,
      reviewId: partReviewReports.reviewId,
      reason: partReviewReports.reason,
      createdAt: partReviewReports.createdAt,
    })
    .from(partReviewReports)
    .innerJoin(partReviews, eq(partReviews.id, partReviewReports.reviewId))
    .where(eq(partReviewReports.userId, userId))
    .orderBy(partReviewReports.createdAt, partReviewReports.reviewId)

type ReviewContent = Pick<
  typeof partReviews.$inferInsert,
  "units" | "name" | "rating" | "title" | "body" | "pictures" | "state"
>

export async function putPartReview(
  tx: Transaction,
  { partId, userId }: Pick<PartReviewRow, "partId" | "userId">,
  content: ReviewContent,
): Promise<void> {
  await tx
    .insert(partReviews)
    .values({ partId, userId, ...content })
    .onConflictDoUpdate({
      target: [partReviews.partId, partReviews.userId],
      set: {
        ...content,
        hiddenReason: "",
        version: sql`${partReviews.version} + 1`,
        editedAt: sql`now()`,
      },
    })
}

/** Deletes a review. One that is not public leaves an empty, hidden row, so that its author's next one waits for staff. */
export async function removePartReview(
  tx: Transaction,
  partId: string,
  userId: string,
): Promise<boolean> {
  const review = await lockPartReviewOf(tx, partId, userId)
  if (!review || review.body === "") return false
  if (review.state === "published")
    await tx.delete(partReviews).where(eq(partReviews.id, review.id))
  else
    await tx
      .update(partReviews)
      .set({
        state: "hidden",
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

/** SQL: whether staff have not settled this report `r`: it is among the newest `openReports` of its review. */
export const isOpenReport = (openReports: SQLWrapper): SQL => sql`(
  select count(*) from part_review_reports newer
  where newer.review_id = r.review_id and newer.created_at > r.created_at
) < ${openReports}`

/**
 * Records a report of a visible review. Returns false if an earlier report of the user is still open, undefined if
 * the review does not exist.
 */
export async function reportPartReviewRow(
  tx: Transaction,
  reviewId: number,
  userId: string,
  reason: string,
): Promise<boolean | undefined> {
  const { rows } = await tx.execute<{ reported: boolean }>(sql`
    with shown as (
      select id, open_reports from part_reviews where id = ${reviewId} and state = 'published' for no key update
    ), reported as (
      insert into part_review_reports as r (review_id, user_id, reason, created_at)
      select id, ${userId}, ${reason}, clock_timestamp() from shown
      on conflict (review_id, user_id) do update set reason = excluded.reason, created_at = excluded.created_at
      where not ${isOpenReport(sql`(select open_reports from shown)`)}
      returning review_id
    ), counted as (
      update part_reviews set open_reports = open_reports + 1 from reported where part_reviews.id = reported.review_id
    )
    select exists (select from reported) as reported from shown`)
  return rows[0]?.reported
}

/** Deletes the reports of a user. Those that staff have not settled no longer count. */
export async function removeReportsOf(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`
    update part_reviews set open_reports = open_reports - 1 from part_review_reports r
    where r.review_id = part_reviews.id and r.user_id = ${userId}
      and ${isOpenReport(sql`part_reviews.open_reports`)}`)
  await tx.delete(partReviewReports).where(eq(partReviewReports.userId, userId))
}

/** Counts the units of each part that the account paid for, without refunded and cancelled units. */
async function listBoughtUnits(
  db: Executor,
  userId: string,
  partIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.execute<{ partId: string; units: number }>(sql`
    select l.part_id as "partId", sum(${boughtUnitsOfLine})::float8 as units
    from orders o join order_lines l on l.order_id = o.id and l.part_id = any(${sql.param(partIds)}::text[])
    where o.user_id = ${userId} and ${isBought(sql`o`)}
    group by l.part_id`)
  return new Map(rows.map(({ partId, units }) => [partId, units]))
}

export const countBoughtUnits = async (
  db: Executor,
  userId: string,
  partId: string,
): Promise<number> => (await listBoughtUnits(db, userId, [partId])).get(partId) ?? 0

export interface ReviewablePart {
  partId: string
  slug: string
  isWritten: boolean
}

/** Lists those of these parts that are on sale and that the account bought and kept. */
export async function listReviewableParts(
  db: Executor,
  userId: string,
  partIds: readonly string[],
): Promise<ReviewablePart[]> {
  const bought = await listBoughtUnits(db, userId, partIds)
  const kept = [...bought].flatMap(([partId, units]) => (units > 0 ? [partId] : []))
  if (kept.length === 0) return []
  return db
    .select({
      partId: parts.id,
      slug: parts.slug,
      isWritten: sql<boolean>`coalesce(${partReviews.body}, '') <> ''`,
    })
    .from(parts)
    .leftJoin(partReviews, and(eq(partReviews.partId, parts.id), eq(partReviews.userId, userId)))
    .where(and(inArray(parts.id, kept), isNull(parts.archivedAt)))
}
