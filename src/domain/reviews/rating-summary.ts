export const ratings = [5, 4, 3, 2, 1] as const

export interface RatingSummary {
  total: number
  /** With one decimal; undefined where nobody rated. */
  average: number | undefined
  /** From five stars down to one. */
  ratings: { rating: number; count: number }[]
}

/** What many ratings say together. */
export function ratingSummary(counted: ReadonlyMap<number, number>): RatingSummary {
  const byRating = ratings.map((rating) => ({ rating, count: counted.get(rating) ?? 0 }))
  const total = byRating.reduce((sum, { count }) => sum + count, 0)
  const stars = byRating.reduce((sum, { rating, count }) => sum + rating * count, 0)
  const average = total === 0 ? undefined : Math.round((stars * 10) / total) / 10
  return { total, average, ratings: byRating }
}
