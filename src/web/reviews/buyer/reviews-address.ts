import type { ReviewChoice } from "./load-part-reviews.ts"

export const REVIEWS_ID = "reviews"

/** Of the page that shows them: only what differs from what it shows by itself. */
export function reviewsTo({ sort, rating, after }: ReviewChoice): string {
  const params = new URLSearchParams({
    ...(sort !== "newest" && { sort }),
    ...(rating !== undefined && { rating: String(rating) }),
    ...(after !== undefined && { after }),
  })
  return `?${params}#${REVIEWS_ID}`
}

/** Before the link that had focus leaves the page. */
export const focusReviews = (): void =>
  document.getElementById(REVIEWS_ID)?.focus({ preventScroll: true })
