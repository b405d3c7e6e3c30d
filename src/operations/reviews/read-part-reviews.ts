import { reviewSettings } from "#contract/settings/review-settings.ts"
import { listOrderLines } from "#db/orders/orders.ts"
import {
  countBoughtUnits,
  listReviewableParts as listReviewable,
  type ReviewablePart,
} from "#db/reviews/bought-units.ts"
import {
  countModerated,
  listModeratedRows,
  type ModeratedReview,
} from "#db/reviews/moderated-reviews.ts"
import {
  countRatings,
  findPartReviewOf,
  listShownReviews,
  type PartReviewRow,
  type ReviewPlace,
} from "#db/reviews/part-reviews.ts"
import { type RatingSummary, ratingSummary } from "#domain/reviews/rating-summary.ts"
import type { ModerationView, ReviewSort } from "#domain/reviews/review-state.ts"
import { requireOrder } from "../kernel/order-access.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { readSettings } from "../settings/read-settings.ts"

export type PartReview = PartReviewRow

const SHOWN_AT_ONCE = 10
const MODERATED_AT_ONCE = 20

interface Wanted {
  sort: ReviewSort
  rating?: number | undefined
  after?: ReviewPlace | undefined
}

export interface PartReviewPage extends RatingSummary {
  reviews: PartReview[]
  /** The last of them, where there are more. */
  next: ReviewPlace | undefined
}

/** Reviews of a part, and what all their ratings say, counted as they are: nothing of it is kept that could differ. */
export async function readPartReviews(
  shop: Pick<Shop, "db">,
  partId: string,
  wanted: Wanted,
): Promise<PartReviewPage> {
  const [counted, rows, { settings }] = await Promise.all([
    countRatings(shop.db, partId),
    listShownReviews(shop.db, { partId, ...wanted, limit: SHOWN_AT_ONCE + 1 }),
    readSettings(shop, reviewSettings),
  ])
  if (!counted) throw refuse("part_unknown")
  if (!settings.ofParts) return { ...ratingSummary(new Map()), reviews: [], next: undefined }
  const reviews = rows.slice(0, SHOWN_AT_ONCE)
  const next = rows.length > SHOWN_AT_ONCE ? reviews.at(-1) : undefined
  return { ...ratingSummary(counted), reviews, next }
}

/** Somebody's own review of a part, and whether they may write one. */
export async function readOwnPartReview(shop: Shop, { id }: Actor, partId: string) {
  const [review, units, { settings }] = await Promise.all([
    findPartReviewOf(shop.db, partId, id),
    countBoughtUnits(shop.db, id, partId),
    readSettings(shop, reviewSettings),
  ])
  return {
    mayWrite: settings.ofParts && units > 0,
    review: review?.body === "" ? undefined : review,
  }
}

/** Which of these parts somebody may review, and whether they have. */
export async function listReviewableParts(
  shop: Shop,
  { id }: Actor,
  partIds: readonly string[],
): Promise<ReviewablePart[]> {
  const { settings } = await readSettings(shop, reviewSettings)
  return settings.ofParts ? listReviewable(shop.db, id, partIds) : []
}

/** So many parts of an order are looked at; who has bought more finds them again under Buy again. */
const MAX_PER_ORDER = 250

/** The same of the parts of an order that they may see. */
export async function listReviewableOfOrder(
  shop: Shop,
  actor: Actor,
  orderId: string,
): Promise<ReviewablePart[]> {
  await requireOrder(shop, actor, orderId)
  const lines = await listOrderLines(shop.db, orderId)
  const partIds = new Set(lines.slice(0, MAX_PER_ORDER).map(({ partId }) => partId))
  return listReviewableParts(shop, actor, [...partIds])
}

/** What staff look at, a page at a time. */
export async function readModeratedReviews(
  shop: Shop,
  view: ModerationView,
  after: number | undefined,
): Promise<{ queued: number; reported: number; reviews: ModeratedReview[]; hasMore: boolean }> {
  const [queued, reported, rows] = await Promise.all([
    countModerated(shop.db, "queued"),
    countModerated(shop.db, "reported"),
    listModeratedRows(shop.db, { view, after, limit: MODERATED_AT_ONCE + 1 }),
  ])
  const hasMore = rows.length > MODERATED_AT_ONCE
  return { queued, reported, reviews: rows.slice(0, MODERATED_AT_ONCE), hasMore }
}
