import { compareOptions, isRange, type NamedFacet, optionLabel } from "#domain/catalogue/facets.ts"
import type { CatalogueIndex } from "./search-index/catalogue-index.ts"
import type {
  CategoryCount,
  FacetCounts,
  FacetOption,
  PartSearch,
} from "./search-index/part-search.ts"
import { searchIndex } from "./search-index/search-index.ts"
import { type Instead, suggestCorrections } from "./suggest-corrections.ts"

/** More would be a list to search, not to choose from; the rarest are left out. */
const MAX_OPTIONS = 100
/** Where there are ranges of them, too. */
const MAX_VALUES = 12

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
  const chosen = new Map(search.facets.map(({ name, values }) => [name, new Set(values)]))
  const wanted = new Set(search.category === undefined ? [] : choices)
  const byName = Map.groupBy(options, ({ name }) => name)
  return facets.flatMap((facet) => {
    const { name, label } = facet
    if (!wanted.has(name) && !chosen.has(name)) return []
    const shown = optionsToShow(byName.get(name) ?? [], chosen.get(name) ?? new Set())
    return {
      name,
      label,
      options: shown.map(({ value, count }) => ({
        value,
        label: optionLabel(facet, value),
        count,
      })),
    }
  })
}

/** Those chosen, and values, or the ranges that they are in where there are many. */
function optionsToShow(
  options: readonly FacetOption[],
  chosen: ReadonlySet<string>,
): readonly FacetOption[] {
  const isChosen = ({ value }: FacetOption) => chosen.has(value)
  const left = options.filter(({ count }) => count > 0)
  const ranges = left.filter(({ value }) => isRange(value))
  const exact = left.filter(({ value }) => !isRange(value))
  const areMany = exact.length > MAX_VALUES && ranges.length > 1
  const hasRanges =
    areMany || exact.length === 0 || options.some((one) => isChosen(one) && isRange(one.value))
  const most = (hasRanges ? ranges : exact)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_OPTIONS)
  return [...new Set([...most, ...options.filter(isChosen)])].toSorted((a, b) =>
    compareOptions(a.value, b.value),
  )
}
