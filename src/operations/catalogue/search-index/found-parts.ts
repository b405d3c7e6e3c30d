export interface CategoryCount {
  name: string
  count: number
  orderable: number
}

export interface FacetOption {
  name: string
  value: string
  /** How many parts there are with it, while all other choices stay. */
  count: number
}

export interface FacetCounts {
  total: number
  /** How many of them could be ordered now. */
  orderable: number
  /** Values that are left, and those of the chosen that any part on sale ever had. */
  options: FacetOption[]
  /** The facets that leave a choice before any of them is chosen. */
  choices: string[]
}

export interface FoundParts extends FacetCounts {
  /** The ids of the page asked for. */
  ids: string[]
  /** In the shop's order. Facets are a category's own and left aside, as is the category that is chosen. */
  categories: CategoryCount[]
  /** Whose number was typed, two of them at most. */
  numbered: string[]
}
