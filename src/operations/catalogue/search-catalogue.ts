import * as contract from "#contract/catalogue/catalogue.ts"
import {
  isNumeric,
  isRange,
  type NamedFacet,
  numberBounds,
  optionLabel,
} from "#domain/catalogue/facets.ts"
import type { PriceWords } from "#domain/catalogue/price-words.ts"
import { labelOf, unitName } from "#domain/catalogue/vocabulary/spec-words.ts"
import { refuseFor } from "../kernel/refusal.ts"
import {
  type Correction,
  correctSearch,
  unfilteredSearch,
  withoutPurpose,
} from "./correct-search.ts"
import { fitNamedPart } from "./fit-named-part.ts"
import type { FacetLimit } from "./limit-numbers.ts"
import { type ExcludedWords, narrowSearch } from "./narrow-search.ts"
import type { CatalogueIndex } from "./search-index/catalogue-index.ts"
import { valuesInUse } from "./search-index/count-facets.ts"
import { matchesAny } from "./search-index/match-words.ts"
import type {
  CategoryCount,
  FacetCounts,
  FacetOption,
  FitCounts,
  FittedPart,
  FoundParts,
  PartSearch,
} from "./search-index/part-search.ts"
import { searchIndex } from "./search-index/search-index.ts"

const refuse = refuseFor(contract.searchCatalogue.refusals)

/** Longer lists omit the rarest values. */
const MAX_OPTIONS = 500
/** Maximum number of values that are shown if there are ranges, too. */
const MAX_VALUES = 12

export interface Facet {
  name: string
  label: string
  options: { value: string; label: string; count: number }[]
  /** Smallest and largest number of a numeric facet. */
  numbers?: { unit?: string; least: number; most: number } | undefined
}

/** Results shown if the typed words find nothing in any category. */
export interface Alternatives {
  /** Undefined if no correction is found, or if the search is verbatim. */
  correction: Correction | undefined
  categories: CategoryCount[]
}

interface FitResult extends FitCounts {
  /** Parts that the results fit. */
  parts: readonly FittedPart[]
  /** Search words that named the part; undefined if it was chosen. */
  typed: string | undefined
}

interface CataloguePage {
  total: number
  available: number
  fit: FitResult | undefined
  ids: string[]
  facets: Facet[]
  categories: CategoryCount[]
  /** Id of the part whose number was typed, if it is the only one; filters do not apply. */
  exact: string | undefined
  instead: Alternatives | undefined
  /** Price limit found among the words. */
  price: PriceWords | undefined
  /** Limits of numbers found among the words. */
  limits: readonly FacetLimit[]
  /** Exclusions found among the words. */
  excluded: ExcludedWords[]
  /** Words that ask for the lowest price first. */
  cheapest: string | undefined
}

export type { CategoryCount }

/** Finds one page of parts and counts the results of every further choice. Corrects words that find nothing. */
export function searchCatalogue(
  index: CatalogueIndex,
  requested: PartSearch,
  facets: readonly NamedFacet[],
  verbatim: boolean,
): CataloguePage {
  if (requested.category !== undefined) requireCategory(index, requested.category)
  const { search, ...narrowed } = verbatim
    ? { search: requested, price: undefined, limits: [], excluded: [], cheapest: undefined }
    : narrowSearch(index, requested, facets)
  const searched = searchIndex(index, search)
  // Without its limits, the rest of the words may be a number that nobody typed.
  const found = search.words === requested.words ? searched : { ...searched, numbered: [] }
  const fitting = verbatim ? undefined : fitNamedPart(index, search, found.categories)
  if (fitting) {
    const { search: fitted, typed, corrected: words } = fitting
    const page = { ...pageOf(fitted, searchIndex(index, fitted), facets, typed), ...narrowed }
    if (words === undefined) return page
    return { ...page, instead: alternatives(index, { words, dropped: [] }) }
  }
  const isNarrowed = narrowed.limits.length + narrowed.excluded.length > 0
  const isFound = found.total > 0 || (found.categories.length > 0 && !isNarrowed)
  const finds = (words: string) => searchIndex(index, { ...search, words, limit: 0 }).total > 0
  const isMisspelled = narrowed.price !== undefined && !matchesAny(index, search.words)
  const correct = () =>
    (isNarrowed || isMisspelled ? correctSearch(index, search.words, finds) : undefined) ??
    (isNarrowed ? undefined : correctSearch(index, search.words))
  const correction = verbatim
    ? undefined
    : (withoutPurpose(search.words, found.categories, finds) ?? (isFound ? undefined : correct()))
  if (!correction && found.categories.length > 0)
    return { ...pageOf(search, found, facets), ...narrowed }
  const corrected = correction ? { ...search, words: correction.words } : search
  const page = pageOf(corrected, searchIndex(index, corrected), facets)
  return { ...page, exact: undefined, instead: alternatives(index, correction), ...narrowed }
}

const alternatives = (index: CatalogueIndex, correction: Correction | undefined): Alternatives => ({
  correction,
  categories: allCategories(index),
})

function requireCategory(index: CatalogueIndex, category: string): void {
  if (!allCategories(index).some(({ name }) => name === category)) throw refuse("category_unknown")
}

const allCategories = (index: CatalogueIndex): CategoryCount[] =>
  searchIndex(index, unfilteredSearch).categories

const pageOf = (
  search: PartSearch,
  found: FoundParts,
  facets: readonly NamedFacet[],
  typed?: string,
): Omit<CataloguePage, "price" | "limits" | "excluded" | "cheapest"> => ({
  total: found.total,
  available: found.orderable,
  fit: found.fit && { ...found.fit, parts: search.fit ?? [], typed },
  ids: found.ids,
  facets: describeFacets(facets, search, found),
  categories: found.categories,
  exact: found.numbered.length === 1 ? found.numbered[0] : undefined,
  instead: undefined,
})

/** Describes the facets that offer a choice in the category, and those in use. */
function describeFacets(
  facets: readonly NamedFacet[],
  search: PartSearch,
  { options, choices }: FacetCounts,
): Facet[] {
  const chosen = valuesInUse(search)
  const wanted = new Set(choices)
  const byName = Map.groupBy(options, ({ name }) => name)
  return facets.flatMap((facet) => {
    const { name } = facet
    if (!wanted.has(name) && !chosen.has(name)) return []
    const counted = byName.get(name) ?? []
    const shown = optionsToShow(facet, counted, chosen.get(name) ?? new Set())
    return {
      name,
      label: labelOf(facet),
      numbers: isNumeric(facet) ? numbersOf(facet, counted) : undefined,
      options: shown.map(({ value, count }) => ({
        value,
        label: optionLabel(facet, value),
        count,
      })),
    }
  })
}

function numbersOf({ unit }: NamedFacet, options: readonly FacetOption[]): Facet["numbers"] {
  const bounds = numberBounds(options.flatMap(({ value, count }) => (count > 0 ? value : [])))
  return bounds && { unit: unit === undefined ? undefined : unitName(unit), ...bounds }
}

/** Returns the chosen options, and the values or, if there are many, their ranges. All are in reading order. */
function optionsToShow(
  { ranged }: NamedFacet,
  options: readonly FacetOption[],
  chosen: ReadonlySet<string>,
): readonly FacetOption[] {
  const isChosen = ({ value }: FacetOption) => chosen.has(value)
  const left = options.filter(({ count }) => count > 0)
  const ranges = left.filter(({ value }) => isRange(value))
  const exact = left.filter(({ value }) => !isRange(value))
  const areMany = exact.length > MAX_VALUES && ranges.length > 1
  const hasRanges =
    ranged ||
    areMany ||
    exact.length === 0 ||
    options.some((one) => isChosen(one) && isRange(one.value))
  const shown = hasRanges ? ranges : exact
  const most =
    shown.length > MAX_OPTIONS
      ? shown.toSorted((a, b) => b.count - a.count).slice(0, MAX_OPTIONS)
      : shown
  const isShown = new Set(most)
  return options.filter((one) => isShown.has(one) || isChosen(one))
}
