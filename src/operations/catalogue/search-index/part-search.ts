import type { SearchTerm } from "#domain/catalogue/search-terms.ts"
import type { Bits } from "./bits.ts"

/** An attribute's code stands behind `spec.`; `-` reverses an order. */
export type PartOrder =
  | "featured"
  | `${"" | "-"}${"price" | "available" | "name"}`
  | `${"" | "-"}spec.${string}`

/** A search; a limit that is undefined does not apply. */
export interface PartSearch {
  /** As a person typed them; empty for everything. */
  words: string
  /** What parts must not have, as a person typed it. */
  excluded?: readonly string[]
  category?: string | undefined
  orderable: boolean
  minPriceCents?: number | undefined
  maxPriceCents?: number | undefined
  maxMinimum?: number | undefined
  /** The values chosen of each facet: a part has one of each. */
  facets: readonly { name: string; values: readonly string[] }[]
  /** Only parts that fit these of one machine. */
  fit?: FitSearch | undefined
  order: PartOrder
  limit: number
  offset: number
}

export interface FitSearch {
  parts: readonly { id: string; quantity: number }[]
  /** Also parts of which something has to be checked. */
  check: boolean
}

export interface CategoryCount {
  name: string
  count: number
}

export interface FacetOption {
  name: string
  value: string
  /** How many parts have it while all other choices stay. */
  count: number
}

export interface FacetCounts {
  /** Values that are left, and chosen ones that a part on sale ever had; those of a facet together, in reading order. */
  options: FacetOption[]
  /** The facets that leave a choice before any of them is chosen. */
  choices: string[]
}

export interface FoundParts extends FacetCounts {
  total: number
  /** How many of them could be ordered now. */
  orderable: number
  /** Parts of the page. */
  ids: string[]
  /** In the shop's order, without regard to facets and to the chosen category. */
  categories: CategoryCount[]
  /** The parts whose number was typed, two at most. */
  numbered: string[]
  /** Counts of the category: parts that fit, and parts of which something has to be checked. */
  fit: FitCounts | undefined
}

export interface FitCounts {
  fits: number
  check: number
}

/** The places that have what was typed. */
export interface WordMatch {
  found: Bits
  /** Their number was typed. */
  numbered: Bits
  /** Their name or number holds it as it was typed. */
  titled: Bits
  terms: readonly SearchTerm[]
  /** They are known to lack all that was excluded; undefined if nothing was. */
  lacking?: Bits | undefined
  /** The rank of each place that was found, once a search asked for their order. */
  ranks?: Uint16Array
}
