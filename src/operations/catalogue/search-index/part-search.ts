import type { SearchTerm } from "#domain/catalogue/search-terms.ts"
import type { Bits } from "./bits.ts"

/** Sort order. An attribute's code follows `spec.`; a leading `-` reverses the order. */
export type PartOrder =
  | "featured"
  | `${"" | "-"}${"price" | "available" | "name"}`
  | `${"" | "-"}spec.${string}`

/** Search parameters. A limit that is undefined does not apply. */
export interface PartSearch {
  /** Words as typed; empty for all parts. */
  words: string
  /** Terms that parts must not have, as typed. */
  excluded?: readonly string[]
  category?: string | undefined
  orderable: boolean
  minPriceCents?: number | undefined
  maxPriceCents?: number | undefined
  maxMinimum?: number | undefined
  /** Chosen values per facet. A part must have one of the values of each facet. */
  facets: readonly FacetChoice[]
  /** Further conditions, found among the words. They narrow the choices of their own facet, too. */
  limits?: readonly FacetChoice[]
  /** Limits results to parts that fit these parts of one machine. */
  fit?: readonly FittedPart[] | undefined
  /** With a fit: includes parts to check. */
  acceptsCheck?: boolean
  order: PartOrder
  limit: number
  offset: number
}

interface FacetChoice {
  name: string
  values: readonly string[]
}

export interface FittedPart {
  id: string
  quantity: number
}

export interface CategoryCount {
  name: string
  count: number
}

export interface FacetOption {
  name: string
  value: string
  /** Number of parts that have the value if all other choices stay. */
  count: number
}

export interface FacetCounts {
  /** Values that are left, and chosen values that an indexed part ever had, grouped by facet in reading order. */
  options: FacetOption[]
  /** Facets that offer a choice before any of them is chosen. */
  choices: string[]
}

export interface FoundParts extends FacetCounts {
  total: number
  /** Number of results that can be ordered now. */
  orderable: number
  /** Ids of the parts on the page. */
  ids: string[]
  /** Categories in the shop's order, regardless of facets and the chosen category. */
  categories: CategoryCount[]
  /** Ids of at most two parts whose number was typed. */
  numbered: string[]
  /** Counts in the category: parts that fit, and parts whose fit has to be checked. */
  fit: FitCounts | undefined
}

export interface FitCounts {
  fits: number
  check: number
}

export interface WordMatch {
  found: Bits
  /** Slots whose number was typed. */
  numbered: Bits
  /** Slots whose name or number contains the text as typed. */
  titled: Bits
  terms: readonly SearchTerm[]
  /** Slots that are known to lack all excluded terms; undefined if none was excluded. */
  lacking?: Bits | undefined
  /** Excluded terms that no part on sale is known to have or lack. */
  unknown?: readonly string[]
  /** Rank of each slot; computed when first needed. */
  ranks?: Uint16Array
}
