import { compareOptions, isRange, type NamedFacet, optionLabel } from "#domain/catalogue/facets.ts"
import type { PartSearch } from "./part-search.ts"
import type { CatalogueIndex } from "./search-index/catalogue-index.ts"
import type { CategoryCount, FacetCounts, FacetOption } from "./search-index/found-parts.ts"
import { searchIndex } from "./search-index/search-index.ts"
import { type Instead, suggestCorrections } from "./suggest-corrections.ts"

/** More would be a list to search, not to choose from; the rarest are left out. */
const MOST_OPTIONS = 100
/** Where there are ranges of them, too. */
const MOST_VALUES = 12

export interface Facet {
  name: string
  label: string
  options: { value: string; label: string; count: number }[]
}

export interface CataloguePage {
  total: number
  available: number
  ids: string[]
  facets: Facet[]
  categories: CategoryCount[]
  /** The one part whose number was typed, whatever else was asked for. */
  exact: string | undefined
  /** Where no category has any. */
  instead: Instead | undefined
}

export type { CategoryCount }

/** One page of the parts that are looked for, and what every further choice would leave. */
export function searchCatalogue(
  index: CatalogueIndex,
  search: PartSearch,
  facets: readonly NamedFacet[],
): CataloguePage {
  const found = searchIndex(index, search)
  const { total, orderable, ids, categories, numbered } = found
  return {
    total,
    available: orderable,
    ids,
    facets: describeFacets(facets, search, found),
    categories,
    exact: numbered.length === 1 ? numbered[0] : undefined,
    instead: categories.length === 0 ? suggestCorrections(index, search.words) : undefined,
  }
}

/** A category's facets that left a choice before any was made, and those in use, even where no part is left. */
function describeFacets(
  facets: readonly NamedFacet[],
  search: PartSearch,
  { options, choices }: FacetCounts,
): Facet[] {
  const chosen = new Map(search.facets.map(({ name, values }) => [name, values]))
  const wanted = new Set(search.category === undefined ? [] : choices)
  return facets.flatMap((facet) => {
    const { name, label } = facet
    if (!wanted.has(name) && !chosen.has(name)) return []
    const wantedValues = chosen.get(name) ?? []
    const counted = optionsToShow(
      options.filter((option) => option.name === name),
      wantedValues,
    )
    const counts = new Map(counted.map(({ value, count }) => [value, count]))
    for (const value of wantedValues) counts.set(value, counts.get(value) ?? 0)
    const values = [...counts.keys()].toSorted(compareOptions)
    return {
      name,
      label,
      options: values.map((value) => ({
        value,
        label: optionLabel(facet, value),
        count: counts.get(value) ?? 0,
      })),
    }
  })
}

/** Values, or the ranges that they are in where there are many: then of values those that are chosen. */
function optionsToShow(
  options: readonly FacetOption[],
  chosen: readonly string[],
): readonly FacetOption[] {
  const [ranges = [], exact = []] = [true, false].map((wanted) =>
    options.filter(({ value }) => isRange(value) === wanted),
  )
  const areMany = exact.length > MOST_VALUES && ranges.length > 1
  const shown =
    areMany || exact.length === 0 || chosen.some(isRange)
      ? [...ranges, ...exact.filter(({ value }) => chosen.includes(value))]
      : exact
  return shown.toSorted((a, b) => b.count - a.count).slice(0, MOST_OPTIONS)
}
