import { reviewSettings } from "#contract/settings/shop-settings.ts"
import { lockUser } from "#db/accounts/users.ts"
import {
  countBoughtUnits,
  lockPartReviewOf,
  putPartReview,
  removePartReview,
  reportPartReviewRow,
} from "#db/reviews/part-reviews.ts"
import { networkOf } from "#domain/network.ts"
import { type ReviewState, stateOnceWritten } from "#domain/reviews/review.ts"
import { consumeLimit } from "../kernel/rate-limits.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { claimPicture } from "../pictures/claim-uploads.ts"
import { readSettings } from "../settings/read-settings.ts"

interface WrittenReview {
  name: string
  rating: number
  title: string
  text: string
  pictures: readonly string[]
}

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
  const pictures = await choosePictures(shop, written.pictures)
  await consumeLimit(shop, "partReview", author.id)
  return shop.db.transaction(async (tx) => {
    if (!(await lockUser(tx, author.id))) throw refuse("unauthenticated")
    const before = await lockPartReviewOf(tx, partId, author.id)
    const state = stateOnceWritten(before?.state, settings.queue)
    const own = { partId, userId: author.id }
    await putPartReview(tx, own, { ...written, body, pictures, units, state })
    return state
  })
}

/** Claims each picture once. */
async function choosePictures(shop: Shop, pictures: readonly string[]): Promise<string[]> {
  const chosen = pictures.map((address, index) => claimPicture(shop, `pictures.${index}`, address))
  return [...new Set(await Promise.all(chosen))]
}

export const deletePartReview = (shop: Shop, author: Actor, partId: string): Promise<boolean> =>
  shop.db.transaction((tx) => removePartReview(tx, partId, author.id))

/** Reports a review to staff; it stays visible until they decide. */
export async function reportPartReview(
  shop: Shop,
  reporter: Actor,
  { id, reason, address }: { id: number; reason: string; address: string },
): Promise<void> {
  await consumeLimit(shop, "reviewReport", reporter.id)
  await consumeLimit(shop, "reviewReportOfAddress", networkOf(address))
  const reported = await shop.db.transaction((tx) =>
    reportPartReviewRow(tx, id, reporter.id, reason),
  )
  if (reported === undefined) throw refuse("review_not_found")
}
