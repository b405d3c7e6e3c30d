import {
  countReviews,
  listNewestReviews,
  listReviewRows,
  listReviewsPage,
  type ReviewRow,
} from "#db/reviews/reviews.ts"
import type { Shop } from "../kernel/shop.ts"

const REVIEWS_PER_PAGE = 12

export type Review = ReviewRow

export interface ReviewPage {
  total: number
  page: number
  pageSize: number
  reviews: Review[]
}

export const listReviews = (shop: Shop): Promise<Review[]> => listReviewRows(shop.db)

/** What the home page shows: a person's word is the newest one. */
export async function readNewestReviews(shop: Shop) {
  const [total, reviews] = await Promise.all([
    countReviews(shop.db, false),
    listNewestReviews(shop.db, REVIEWS_PER_PAGE),
  ])
  return { total, reviews }
}

/** One page of all that are shown, or of those that staff hid; beyond the last, the last. */
export async function readReviewPage(
  shop: Shop,
  { hidden = false, page: asked = 1 }: { hidden?: boolean; page?: number | undefined },
): Promise<ReviewPage> {
  const pageSize = REVIEWS_PER_PAGE
  const total = await countReviews(shop.db, hidden)
  const page = Math.min(asked, Math.max(1, Math.ceil(total / pageSize)))
  const offset = (page - 1) * pageSize
  const limit = Math.min(pageSize, total - offset)
  const reviews = await listReviewsPage(shop.db, { hidden, limit, offset })
  return { total, page, pageSize, reviews }
}
