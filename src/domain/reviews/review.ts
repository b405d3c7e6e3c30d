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

/** States: visible, waiting for staff, or hidden. */
export const reviewStates = ["published", "queued", "hidden"] as const
export type ReviewState = (typeof reviewStates)[number]

/** Decides the state of a written review: hidden or waiting ones wait again, new ones only if there is a queue. */
export const stateOnceWritten = (before: ReviewState | undefined, queue: boolean): ReviewState =>
  queue || (before !== undefined && before !== "published") ? "queued" : "published"

/** Shows the last of the newest thousand reviews. */
export const LAST_REVIEW_PAGE = 84

export const reviewSorts = ["newest", "highest", "lowest"] as const
export type ReviewSort = (typeof reviewSorts)[number]

export const moderationViews = ["queued", "reported", "hidden", "published"] as const
export type ModerationView = (typeof moderationViews)[number]

export const reviewLimits = { name: 80, title: 120, text: 4000, pictures: 3, reason: 500 } as const
