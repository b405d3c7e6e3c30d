export type PartOrder = "featured" | "price" | "-price" | "available" | "name"

/** What is looked for; what is not given matters not. */
export interface PartSearch {
  /** What a person typed; empty for everything. */
  words: string
  category?: string | undefined
  orderable: boolean
  leastPriceCents?: number | undefined
  mostPriceCents?: number | undefined
  mostMinimum?: number | undefined
  /** The values chosen of each facet that has any: one of each must fit. */
  facets: readonly { name: string; values: readonly string[] }[]
  order: PartOrder
  limit: number
  offset: number
}
