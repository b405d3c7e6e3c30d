import type { BodyOf } from "#contract/kernel/endpoint.ts"
import type { writePartReview as call } from "#contract/reviews/part-reviews.ts"
import { reviewSettings } from "#contract/settings/shop-settings.ts"
import type { AuditAction } from "#contract/shop/audit-actions.ts"
import type { Transaction } from "#db/connection/client.ts"
import { type BoughtPart, listBoughtParts } from "#db/orders/my-orders.ts"
import { listOrderLines } from "#db/orders/orders.ts"
import {
  countModerated,
  listModeratedRows,
  lockPartReview,
  type ModeratedReview,
  saveModeration,
} from "#db/reviews/moderated-reviews.ts"
import {
  countBoughtUnits,
  countRatings,
  findPartReviewOf,
  listReviewableParts as listReviewable,
  listShownReviews,
  lockPartReviewOf,
  type PartReviewRow,
  putPartReview,
  type ReviewablePart,
  type ReviewPlace,
  removePartReview,
  reportPartReviewRow,
} from "#db/reviews/part-reviews.ts"
import { networkOf } from "#domain/network.ts"
import {
  type ModerationView,
  type RatingSummary,
  type ReviewSort,
  type ReviewState,
  ratingSummary,
  stateAfterSaving,
} from "#domain/reviews/review.ts"
import { publish } from "../events/publish.ts"
import { adminTransaction, audit } from "../kernel/as-admin.ts"
import { lockOwnAccount } from "../kernel/lock-own-account.ts"
import { requireOrder } from "../kernel/order-access.ts"
import { consumeLimit, consumeLimits } from "../kernel/rate-limits.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { type PricedLine, priceLines } from "../orders/price-lines.ts"
import { claimPicture } from "../pictures/uploads.ts"
import { readSettings } from "../settings/read-settings.ts"

export type PartReview = PartReviewRow

const PAGE_SIZE = 10
const MODERATION_PAGE_SIZE = 20

interface ReviewQuery {
  sort: ReviewSort
  rating?: number | undefined
  after?: ReviewPlace | undefined
}

interface PartReviewPage extends RatingSummary {
  reviews: PartReview[]
  next: ReviewPlace | undefined
}

/** Reads reviews of a part, and counts its ratings. */
export async function readPartReviews(
  shop: Pick<Shop, "db">,
  partId: string,
  wanted: ReviewQuery,
): Promise<PartReviewPage> {
  const [counted, rows, { settings }] = await Promise.all([
    countRatings(shop.db, partId),
    listShownReviews(shop.db, { partId, ...wanted, limit: PAGE_SIZE + 1 }),
    readSettings(shop, reviewSettings),
  ])
  if (!counted) throw refuse("part_unknown")
  if (!settings.ofParts) return { ...ratingSummary(new Map()), reviews: [], next: undefined }
  const reviews = rows.slice(0, PAGE_SIZE)
  const next = rows.length > PAGE_SIZE ? reviews.at(-1) : undefined
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

/** Lists the parts that the account may review or has reviewed. */
async function listReviewableParts(
  shop: Shop,
  { id }: Actor,
  partIds: readonly string[],
): Promise<ReviewablePart[]> {
  const { settings } = await readSettings(shop, reviewSettings)
  return settings.ofParts ? listReviewable(shop.db, id, partIds) : []
}

/** Maximum number of parts per order; others are under Buy again. */
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
    listModeratedRows(shop.db, { view, after, limit: MODERATION_PAGE_SIZE + 1 }),
  ])
  const hasMore = rows.length > MODERATION_PAGE_SIZE
  return { queued, reported, reviews: rows.slice(0, MODERATION_PAGE_SIZE), hasMore }
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

type WrittenReview = BodyOf<typeof call>

export async function writePartReview(
  shop: Shop,
  author: Actor,
  partId: string,
  { text: body, ...written }: WrittenReview,
): Promise<ReviewState> {
  const { settings } = await readSettings(shop, reviewSettings)
  if (!settings.ofParts) throw refuse("reviews_off")
  const units = await countBoughtUnits(shop.db, author.id, partId)
  if (units === 0) throw refuse("part_not_bought")
  const pictures = await claimPictures(shop, written.pictures)
  await consumeLimit(shop, "partReview", author.id)
  return shop.db.transaction(async (tx) => {
    await lockOwnAccount(tx, author)
    const before = await lockPartReviewOf(tx, partId, author.id)
    const state = stateAfterSaving(before?.state, settings.queue)
    const own = { partId, userId: author.id }
    await putPartReview(tx, own, { ...written, body, pictures, units, state })
    return state
  })
}

/** Claims the pictures, each only once. */
async function claimPictures(shop: Shop, pictures: readonly string[]): Promise<string[]> {
  const chosen = pictures.map((address, index) => claimPicture(shop, `pictures.${index}`, address))
  return [...new Set(await Promise.all(chosen))]
}

export const deletePartReview = (shop: Shop, author: Actor, partId: string): Promise<boolean> =>
  shop.db.transaction((tx) => removePartReview(tx, partId, author.id))

/** Reports a review to staff. It stays visible until they decide. */
export async function reportPartReview(
  shop: Shop,
  reporter: Actor,
  { id, reason, address }: { id: number; reason: string; address: string },
): Promise<void> {
  await consumeLimits(shop, [
    { name: "reviewReport", who: reporter.id },
    { name: "reviewReportOfAddress", who: networkOf(address) },
  ])
  const reported = await shop.db.transaction(async (tx) => {
    await lockOwnAccount(tx, reporter)
    return reportPartReviewRow(tx, id, reporter.id, reason)
  })
  if (reported === undefined) throw refuse("review_not_found")
}

interface Decision {
  state: "published" | "hidden"
  reason: string
  /** Undefined keeps the answer; an empty text removes it. */
  answer?: string | undefined
}

/** Publishes, hides or answers a review at the version seen, and settles its reports. Returns the new version. */
export const moderatePartReview = (
  shop: Shop,
  admin: Actor,
  id: number,
  decision: Decision,
  seenVersion: number | undefined,
): Promise<number> =>
  adminTransaction(shop, admin, async (tx) => {
    const found = await lockPartReview(tx, id)
    if (!found) throw refuse("review_not_found")
    const { review } = found
    if (seenVersion !== undefined && seenVersion !== review.version)
      throw refuse("review_changed", { version: review.version })
    const next = changeOf(review, decision)
    await saveModeration(tx, id, next)
    for (const { action, detail } of auditEntriesOf(review, next))
      await audit(tx, admin, action, String(id), detail)
    await publishDecision(tx, found, next)
    return next.version
  })

function changeOf(review: PartReviewRow, { state, reason, answer = review.answer }: Decision) {
  const lastAnsweredAt = answer === review.answer ? review.answeredAt : new Date()
  const answeredAt = answer === "" ? null : lastAnsweredAt
  const hiddenReason = state === "hidden" ? reason : ""
  return { state, hiddenReason, answer, answeredAt, version: review.version + 1 }
}

type ModerationChange = ReturnType<typeof changeOf>

function auditEntriesOf(before: PartReviewRow, after: ModerationChange) {
  const { partId, hiddenReason, openReports } = before
  const entries: { action: AuditAction; detail: Record<string, unknown> }[] = []
  if (
    after.state === "hidden" &&
    (before.state !== "hidden" || hiddenReason !== after.hiddenReason)
  )
    entries.push({ action: "part_review.hide", detail: { partId, reason: after.hiddenReason } })
  if (after.state === "published" && before.state === "queued")
    entries.push({ action: "part_review.publish", detail: { partId } })
  if (after.state === "published" && before.state === "hidden")
    entries.push({ action: "part_review.restore", detail: { partId, reason: hiddenReason } })
  if (after.state === "published" && before.state === "published" && openReports > 0)
    entries.push({ action: "part_review.keep", detail: { partId, reports: openReports } })
  if (after.answer !== before.answer)
    entries.push({
      action: "part_review.answer",
      detail: { partId, before: { answer: before.answer }, after: { answer: after.answer } },
    })
  return entries
}

type LockedReview = NonNullable<Awaited<ReturnType<typeof lockPartReview>>>

/** Publishes the event that mails the author, once about publication and once about an answer. */
async function publishDecision(
  tx: Transaction,
  { review, email, slug, partName }: LockedReview,
  { state, answer, version }: ModerationChange,
): Promise<void> {
  const published = review.state === "queued" && state === "published"
  const answered = state === "published" && review.answer === "" && answer !== ""
  if (!published && !answered) return
  const { id, name } = review
  const data = { email, name, productName: partName, slug, published, answer, version }
  await publish(tx, "review.decided", String(id), data)
}
