const ratings = [5, 4, 3, 2, 1] as const

export interface RatingSummary {
  total: number
  /** Average with one decimal; undefined without ratings. */
  average: number | undefined
  /** Counts from five stars to one. */
  ratings: { rating: number; count: number }[]
}

export function ratingSummary(counted: ReadonlyMap<number, number>): RatingSummary {
  const byRating = ratings.map((rating) => ({ rating, count: counted.get(rating) ?? 0 }))
  const total = byRating.reduce((sum, { count }) => sum + count, 0)
  const stars = byRating.reduce((sum, { rating, count }) => sum + rating * count, 0)
  const average = total === 0 ? undefined : Math.round((stars * 10) / total) / 10
  return { total, average, ratings: byRating }
}

/** States of a review: visible, waiting for moderation, hidden. */
export const reviewStates = ["published", "queued", "hidden"] as const
export type ReviewState = (typeof reviewStates)[number]

/** Returns the state of a saved review: queued if moderation is on or it was not public before; else published. */
export const stateAfterSaving = (before: ReviewState | undefined, queue: boolean): ReviewState =>
  queue || (before !== undefined && before !== "published") ? "queued" : "published"

/** Last page of the shop's reviews; together the pages show the newest thousand. */
export const LAST_REVIEW_PAGE = 84

export const reviewSorts = ["newest", "highest", "lowest"] as const
export type ReviewSort = (typeof reviewSorts)[number]

export const moderationViews = ["queued", "reported", "hidden", "published"] as const
export type ModerationView = (typeof moderationViews)[number]

export const reviewLimits = { name: 80, title: 120, text: 4000, pictures: 3, reason: 500 } as const
