import {
  type CategoryCount,
  countCategories,
  type FacetOption,
  type FoundParts,
  listPageOfIds,
  type PartSearch,
  searchWithFacets,
} from "#db/catalogue/catalogue.ts"
import { findSlugByNumber } from "#db/catalogue/catalogue-hints.ts"
import {
  findPartBySlug,
  listPartsById,
  listPartsIn,
  listSlugs,
} from "#db/catalogue/catalogue-parts.ts"
import { listKnownFacets } from "#db/catalogue/known-facets.ts"
import type { PartRow } from "#db/catalogue/parts.ts"
import {
  compareOptions,
  type FacetName,
  facetLabel,
  facetNames,
  isRange,
  optionLabel,
} from "#domain/catalogue/facets.ts"
import { fitVerdicts } from "#domain/compatibility/finding.ts"
import { checkPair, fittingCategories, type PairVerdict } from "#domain/compatibility/fits.ts"
import type { Shop } from "../kernel/shop.ts"
import { requireOnSale } from "./read-catalogue.ts"
import { type Instead, suggestCorrections } from "./suggest-corrections.ts"

/** More would be a list to search, not to choose from; the rarest are left out. */
const MOST_OPTIONS = 100
/** Where there are ranges of them, too. */
const MOST_VALUES = 12
/** No part has more, so that nothing fits who asks for more. */
const MOST_FACETS = 12

export interface Facet {
  name: FacetName
  label: string
  options: { value: string; label: string; count: number }[]
}

export interface CataloguePage {
  total: number
  available: number
  parts: PartRow[]
  facets: Facet[]
  categories: CategoryCount[]
  /** The one part whose number was typed, whatever else was asked for. */
  exact: string | undefined
  /** Where no category has any. */
  instead: Instead | undefined
}

export type { CategoryCount }

/** One page of the parts that are looked for, and what every further choice would leave. */
export async function searchCatalogue(shop: Shop, search: PartSearch): Promise<CataloguePage> {
  const [categories, exact, found] = await Promise.all([
    countCategories(shop.db, search),
    findSlugByNumber(shop.db, search.words),
    findPage(shop, search),
  ])
  const { total, orderable, ids, options, choices } = Array.isArray(found)
    ? { ...sumOf(categories), ids: found, options: [], choices: [] }
    : found
  return {
    total,
    available: orderable,
    parts: await listPartsById(shop.db, ids),
    facets: describeFacets(search, { options, choices }),
    categories,
    exact,
    instead: categories.length === 0 ? await suggestCorrections(shop, search.words) : undefined,
  }
}

const NOTHING: FoundParts = { total: 0, orderable: 0, ids: [], options: [], choices: [] }

async function findPage(shop: Shop, search: PartSearch): Promise<FoundParts | string[]> {
  if (search.category === undefined && search.facets.length === 0)
    return listPageOfIds(shop.db, search)
  if (search.category === undefined && search.facets.length > MOST_FACETS) return NOTHING
  const facets = await listKnownFacets(shop.db, search.facets)
  return searchWithFacets(shop.db, { ...search, facets })
}

const sumOf = (categories: readonly CategoryCount[]) =>
  categories.reduce(
    (sum, { count, orderable }) => ({
      total: sum.total + count,
      orderable: sum.orderable + orderable,
    }),
    { total: 0, orderable: 0 },
  )

type Options = Pick<FoundParts, "options" | "choices">

/** A category's facets that left a choice before any was made, and those in use, even where no part is left. */
function describeFacets(search: PartSearch, { options, choices }: Options): Facet[] {
  const chosen = new Map(search.facets.map(({ name, values }) => [name, values]))
  const wanted = new Set(search.category === undefined ? [] : choices)
  return facetNames.flatMap((name) => {
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
      label: facetLabel(name),
      options: values.map((value) => ({
        value,
        label: optionLabel(name, value),
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

export interface PartInDetail {
  part: PartRow
  fits: (PairVerdict & { part: PartRow })[]
}

/** Enough of each kind to choose from; a page is no database. */
const MOST_OF_A_CATEGORY = 12

/** A part, and the verdict on every part of ours that it could be used with. */
export async function showPart(shop: Shop, slug: string): Promise<PartInDetail> {
  const part = requireOnSale(await findPartBySlug(shop.db, slug))
  const others = await listPartsIn(shop.db, fittingCategories(part.category), MOST_OF_A_CATEGORY)
  const judged = others.flatMap((other) => {
    const verdict = checkPair(part, other)
    return verdict ? [{ ...verdict, part: other }] : []
  })
  return {
    part,
    fits: fitVerdicts.flatMap((verdict) => judged.filter((fit) => fit.verdict === verdict)),
  }
}

/** A map of a site has at most 50,000 addresses. */
const MOST_ADDRESSES = 49_000

export const listPartSlugs = async (shop: Shop): Promise<string[]> =>
  (await listSlugs(shop.db, MOST_ADDRESSES)).map(({ slug }) => slug)
