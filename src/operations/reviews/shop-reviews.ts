import { z } from "zod"
import type { BodyOf } from "#contract/kernel/endpoint.ts"
import type { addReview as call } from "#contract/reviews/reviews.ts"
import {
  countReviews,
  insertReview,
  listNewestReviews,
  listReviewRows,
  listReviewsPage,
  type ReviewRow,
  setReviewHidden as setHidden,
} from "#db/reviews/reviews.ts"
import { networkOf } from "#domain/network.ts"
import { adminTransaction, audit } from "../kernel/as-admin.ts"
import { newId } from "../kernel/identifiers.ts"
import { lockOwnAccount } from "../kernel/lock-own-account.ts"
import { consumeLimits } from "../kernel/rate-limits.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { withIdempotencyKey } from "../kernel/with-idempotency-key.ts"
import { claimPicture } from "../pictures/uploads.ts"

type NewReview = BodyOf<typeof call>

export async function addReview(
  shop: Shop,
  author: Actor,
  address: string,
  review: NewReview,
  key: string | undefined,
): Promise<string> {
  const photo = await claimPicture(shop, "photo", review.photo)
  return withIdempotencyKey(shop, author, {
    key,
    request: ["review", review],
    answer: z.string(),
    // Also per network, because accounts are free.
    count: () =>
      consumeLimits(shop, [
        { name: "review", who: author.id },
        { name: "reviewOfAddress", who: networkOf(address) },
      ]),
    work: async (tx) => {
      await lockOwnAccount(tx, author)
      const id = newId()
      await insertReview(tx, { ...review, photo, id, userId: author.id })
      return id
    },
  })
}

export const setReviewHidden = (
  shop: Shop,
  admin: Actor,
  id: string,
  hidden: boolean,
): Promise<boolean> =>
  adminTransaction(shop, admin, async (tx) => {
    const changed = await setHidden(tx, id, hidden)
    if (changed === undefined) throw refuse("review_not_found")
    if (changed) await audit(tx, admin, hidden ? "review.hide" : "review.restore", id)
    return changed
  })

const REVIEWS_PER_PAGE = 12

export type Review = ReviewRow

export interface ReviewPage {
  total: number
  page: number
  pageSize: number
  reviews: Review[]
}

export const listReviews = (shop: Shop): Promise<Review[]> => listReviewRows(shop.db)

/** Lists the newest review of each author, for the home page. */
export async function readNewestReviews(shop: Shop) {
  const [total, reviews] = await Promise.all([
    countReviews(shop.db, false),
    listNewestReviews(shop.db, REVIEWS_PER_PAGE),
  ])
  return { total, reviews }
}

/** Reads a page of visible or hidden reviews; the last page if the number is too high. */
export async function readReviewPage(
  shop: Shop,
  { hidden = false, page: requestedPage = 1 }: { hidden?: boolean; page?: number | undefined },
): Promise<ReviewPage> {
  const pageSize = REVIEWS_PER_PAGE
  const total = await countReviews(shop.db, hidden)
  const page = Math.min(requestedPage, Math.max(1, Math.ceil(total / pageSize)))
  const offset = (page - 1) * pageSize
  const limit = Math.min(pageSize, total - offset)
  const reviews = await listReviewsPage(shop.db, { hidden, limit, offset })
  return { total, page, pageSize, reviews }
}
