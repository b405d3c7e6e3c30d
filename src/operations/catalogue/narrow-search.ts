import { type Exclusion, readExclusions } from "#domain/catalogue/excluded-words.ts"
import { type NamedFacet, writeSpan } from "#domain/catalogue/facets.ts"
import { type NumberLimit, readNumberLimits } from "#domain/catalogue/number-limits.ts"
import { type PriceWords, readPriceWords } from "#domain/catalogue/price-words.ts"
import { labelOf } from "#domain/catalogue/vocabulary/spec-words.ts"
import { withoutWords } from "#domain/catalogue/without-words.ts"
import type { CatalogueIndex } from "./search-index/catalogue-index.ts"
import { listUnknown } from "./search-index/exclude-words.ts"
import { matchesAny } from "./search-index/match-words.ts"
import type { PartSearch } from "./search-index/part-search.ts"
import { searchIndex } from "./search-index/search-index.ts"

/** Exclusion, with those of its terms that no part on sale is known to have or lack. */
export interface ExcludedWords extends Exclusion {
  unknown: readonly string[]
}

/** Limit of a facet, found among the words. */
export interface FacetLimit {
  typed: string
  facet: NamedFacet
  /** The facet's value, as chosen by a filter: `..200`. */
  value: string
}

export interface NarrowedSearch {
  search: PartSearch
  /** Price limit found among the words. */
  price: PriceWords | undefined
  limits: readonly FacetLimit[]
  excluded: ExcludedWords[]
}

/** Moves limits and exclusions from the words to the filters of a search: `gpu without fan under 500`. */
export function narrowSearch(
  index: CatalogueIndex,
  asked: PartSearch,
  facets: readonly NamedFacet[],
): NarrowedSearch {
  const { search: affordable, price } = limitPrice(index, asked)
  const { search, limits } = limitNumbers(index, affordable, facets)
  const exclusions = readExclusions(search.words)
  if (exclusions.length === 0) return { search, price, limits, excluded: [] }
  const words = withoutTyped(search.words, exclusions)
  const excluded = exclusions.flatMap(({ terms }) => terms)
  return {
    search: { ...search, words, excluded },
    price,
    limits,
    excluded: exclusions.map((one) => ({ ...one, unknown: listUnknown(index, one.terms) })),
  }
}

function limitPrice(
  index: CatalogueIndex,
  search: PartSearch,
): Pick<NarrowedSearch, "search" | "price"> {
  const price = readPriceWords(search.words)
  if (!price || (price.mayBeName && matchesAny(index, search.words)))
    return { search, price: undefined }
  const { words, minCents = 0, maxCents = Number.POSITIVE_INFINITY } = price
  const limited = {
    ...search,
    words,
    minPriceCents: Math.max(search.minPriceCents ?? 0, minCents),
    maxPriceCents: Math.min(search.maxPriceCents ?? Number.POSITIVE_INFINITY, maxCents),
  }
  return { search: limited, price }
}

function limitNumbers(
  index: CatalogueIndex,
  search: PartSearch,
  facets: readonly NamedFacet[],
): Pick<NarrowedSearch, "search" | "limits"> {
  const read = readNumberLimits(search.words)
    .filter(({ mayBeName }) => !mayBeName || !matchesAny(index, search.words))
    .map((limit) => withName(limit, facets, search.words))
  if (read.length === 0) return { search, limits: [] }
  const rest = withoutTyped(search.words, read)
  const { choices } = searchIndex(index, { ...search, words: rest, limit: 0, offset: 0 })
  const offered = facets.filter(({ name }) => choices.includes(name))
  const limits = read.flatMap((limit) => {
    const facet = facetOf(limit, offered)
    return facet ? [{ typed: limit.typed, facet, value: writeSpan(limit.span) }] : []
  })
  const words = withoutTyped(search.words, limits)
  const chosen = limits.map(({ facet, value }) => ({ name: facet.name, values: [value] }))
  return { search: { ...search, words, facets: [...search.facets, ...chosen] }, limits }
}

const withoutTyped = (words: string, limits: readonly { typed: string }[]): string =>
  withoutWords(
    words,
    limits.map(({ typed }) => typed),
  )

interface NamedLimit extends NumberLimit {
  /** Label of the facets that stands before the limit: `height` of `height under 60 mm`. */
  label?: string
}

/** Adds the label of a facet before the limit to its words. */
function withName(limit: NumberLimit, facets: readonly NamedFacet[], query: string): NamedLimit {
  const start = query.indexOf(limit.typed)
  const before = query.slice(0, start).toLowerCase()
  const named = facets.find(
    (facet) => unitOf(facet) === limit.unit && before.endsWith(`${labelOf(facet).toLowerCase()} `),
  )
  if (!named) return limit
  const label = labelOf(named)
  return { ...limit, label, typed: query.slice(start - label.length - 1, start) + limit.typed }
}

/**
 * Chooses the facet that a limit is about: the one named before it, else the only one with its unit, else the only one
 * of these with many different numbers, such as a cooler's height besides its radiator. Undefined if several are left.
 */
function facetOf(
  { unit, label }: NamedLimit,
  offered: readonly NamedFacet[],
): NamedFacet | undefined {
  const fitting = offered.filter((facet) => unitOf(facet) === unit)
  const named = fitting.find((facet) => labelOf(facet) === label)
  const [facet, ...others] = fitting.length > 1 ? fitting.filter(({ ranged }) => ranged) : fitting
  return named ?? (others.length === 0 ? facet : undefined)
}

/** Numbers without a unit count what the facet is named after: `8 cores`. */
const unitOf = ({ unit, bare, name }: NamedFacet): string | undefined =>
  bare ? name : unit?.toLowerCase()
