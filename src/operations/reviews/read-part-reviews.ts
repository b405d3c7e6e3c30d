import { reviewSettings } from "#contract/settings/shop-settings.ts"
import { type BoughtPart, listBoughtParts } from "#db/orders/bought-parts.ts"
import { listOrderLines } from "#db/orders/orders.ts"
import {
  countModerated,
  listModeratedRows,
  type ModeratedReview,
} from "#db/reviews/moderated-reviews.ts"
import {
  countBoughtUnits,
  countRatings,
  findPartReviewOf,
  listReviewableParts as listReviewable,
  listShownReviews,
  type PartReviewRow,
  type ReviewablePart,
  type ReviewPlace,
} from "#db/reviews/part-reviews.ts"
import {
  type ModerationView,
  type RatingSummary,
  type ReviewSort,
  ratingSummary,
} from "#domain/reviews/review.ts"
import { requireOrder } from "../kernel/order-access.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { type PricedLine, priceLines } from "../orders/price-lines.ts"
import { readSettings } from "../settings/read-settings.ts"

export type PartReview = PartReviewRow

const SHOWN_AT_ONCE = 10
const MODERATED_AT_ONCE = 20

interface ReviewQuery {
  sort: ReviewSort
  rating?: number | undefined
  after?: ReviewPlace | undefined
}

export interface PartReviewPage extends RatingSummary {
  reviews: PartReview[]
  next: ReviewPlace | undefined
}

/** Reads reviews of a part, with its ratings counted live. */
export async function readPartReviews(
  shop: Pick<Shop, "db">,
  partId: string,
  wanted: ReviewQuery,
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

/** Lists which of these parts the account may review or has reviewed. */
async function listReviewableParts(
  shop: Shop,
  { id }: Actor,
  partIds: readonly string[],
): Promise<ReviewablePart[]> {
  const { settings } = await readSettings(shop, reviewSettings)
  return settings.ofParts ? listReviewable(shop.db, id, partIds) : []
}

/** Maximum of parts per order; others are under Buy again. */
const MAX_PER_ORDER = 250

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

const MAX_PARTS = 200

interface PurchasedPart extends BoughtPart {
  now: PricedLine
  reviewable: ReviewablePart | undefined
}

export async function listBought(shop: Shop, buyer: Actor): Promise<PurchasedPart[]> {
  const bought = await listBoughtParts(shop.db, buyer.id, MAX_PARTS)
  const { lines } = await priceLines(shop, bought)
  const partIds = bought.map(({ partId }) => partId)
  const reviewable = new Map(
    (await listReviewableParts(shop, buyer, partIds)).map((part) => [part.partId, part]),
  )
  return bought.flatMap((part, index) => {
    const now = lines[index]
    return now ? [{ ...part, now, reviewable: reviewable.get(part.partId) }] : []
  })
}
