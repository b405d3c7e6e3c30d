import { and, asc, desc, eq, getTableColumns, gt, lt, sql } from "drizzle-orm"
import type { ModerationView } from "#domain/reviews/review.ts"
import type { Executor, Transaction } from "../connection/client.ts"
import { countSome, first } from "../connection/query-parts.ts"
import { partReviews } from "../schema/content.ts"
import { users } from "../schema/identity.ts"
import { parts } from "../schema/parts.ts"
import { isOpenReport, isWritten } from "./part-reviews.ts"

const reported = and(gt(partReviews.openReports, 0), eq(partReviews.state, "published"))
const views = {
  queued: eq(partReviews.state, "queued"),
  reported,
  hidden: and(eq(partReviews.state, "hidden"), isWritten),
  published: eq(partReviews.state, "published"),
}
/** Reports whether a view begins with the newest review. Reviews that wait for staff begin with the oldest. */
const isNewestFirst = (view: ModerationView): boolean => view === "hidden" || view === "published"

const authorAndPart = {
  /** Empty for a review of the demo content. */
  email: sql<string>`coalesce(${users.email}, '')`,
  slug: parts.slug,
  partName: parts.name,
}

const reviewAndPart = {
  ...getTableColumns(partReviews),
  ...authorAndPart,
  reports: sql<{ reason: string; email: string; createdAt: string }[]>`coalesce((
    select jsonb_agg(jsonb_build_object('reason', report.reason, 'email', report.email, 'createdAt', report.created_at))
    from (
      select r.reason, u.email, r.created_at from part_review_reports r join users u on u.id = r.user_id
      where r.review_id = ${partReviews.id} and ${isOpenReport(partReviews.openReports)} order by r.created_at desc, r.user_id limit 5
    ) report), '[]')`,
}

export type ModeratedReview = Awaited<ReturnType<typeof listModeratedRows>>[number]

export const listModeratedRows = (
  db: Executor,
  { view, after, limit }: { view: ModerationView; after?: number | undefined; limit: number },
) =>
  db
    .select(reviewAndPart)
    .from(partReviews)
    .leftJoin(users, eq(users.id, partReviews.userId))
    .innerJoin(parts, eq(parts.id, partReviews.partId))
    .where(and(views[view], after === undefined ? undefined : isAfterCursor(view, after)))
    .orderBy(isNewestFirst(view) ? desc(partReviews.id) : asc(partReviews.id))
    .limit(limit)

const isAfterCursor = (view: ModerationView, after: number) =>
  isNewestFirst(view) ? lt(partReviews.id, after) : gt(partReviews.id, after)

export const countModerated = (db: Executor, view: "queued" | "reported"): Promise<number> =>
  countSome(db, partReviews, views[view])

export const lockPartReview = (tx: Transaction, id: number) =>
  first(
    tx
      .select({ review: partReviews, ...authorAndPart })
      .from(partReviews)
      .leftJoin(users, eq(users.id, partReviews.userId))
      .innerJoin(parts, eq(parts.id, partReviews.partId))
      .where(and(eq(partReviews.id, id), isWritten))
      .for("no key update", { of: partReviews }),
  )

export async function saveModeration(
  tx: Transaction,
  id: number,
  change: Partial<
    Pick<
      typeof partReviews.$inferInsert,
      "state" | "hiddenReason" | "answer" | "answeredAt" | "version"
    >
  >,
): Promise<void> {
  await tx
    .update(partReviews)
    .set({ ...change, openReports: 0 })
    .where(eq(partReviews.id, id))
}
