import { type NamedFacet, numberBounds, writeSpan } from "#domain/catalogue/facets.ts"
import { readConnectedFit } from "#domain/catalogue/fit-words.ts"
import { type NumberLimit, readNumberLimits } from "#domain/catalogue/number-limits.ts"
import { roomFacets } from "#domain/catalogue/room-words.ts"
import {
  minimumMark,
  minimumUnits,
  namedKinds,
  namesKind,
  readTerms,
} from "#domain/catalogue/search-terms.ts"
import { labelOf } from "#domain/catalogue/vocabulary/spec-words.ts"
import { withoutWords } from "#domain/catalogue/without-words.ts"
import { correctSearch } from "./correct-search.ts"
import type { CatalogueIndex } from "./search-index/catalogue-index.ts"
import { matchesAny, matchesLimit } from "./search-index/match-words.ts"
import type { PartSearch } from "./search-index/part-search.ts"
import { searchIndex } from "./search-index/search-index.ts"

/** Limit of a number, found among the words. */
export interface FacetLimit {
  typed: string
  /** Undefined if it is not clear which facet the limit is about, so that it is left out. */
  facet: NamedFacet | undefined
  /** The limit as a value of the facet: `..200`. */
  value: string
}

export interface LimitedSearch {
  search: PartSearch
  limits: readonly FacetLimit[]
}

/** Moves the limits of numbers from the words to the parameters of a search: `gpu under 200mm`. */
export function limitNumbers(
  index: CatalogueIndex,
  search: PartSearch,
  facets: readonly NamedFacet[],
): LimitedSearch {
  const found = readNumberLimits(search.words)
  if (found.length === 0) return { search, limits: [] }
  // Texts of parts may contain the words of a limit, too: `above 4g decoding`.
  const isText = matchesAny(index, search.words)
  const read = found
    .filter(({ mayBeName, typed }) => !(mayBeName && matchesLimit(index, search.words, typed)))
    .map((limit) => addLabel(limit, facets, search.words))
  const unlimited = withoutLimits(search.words, read)
  // In `cooler for 14400F under 65mm` the limit is about the cooler.
  const wanted = readConnectedFit(unlimited)?.wanted ?? ""
  const others = namesKind(wanted) ? wanted : unlimited
  const rest = { ...search, words: knownWordsOf(index, others) }
  const counts = read.flatMap((limit) => minimumCount(index, limit) ?? [])
  const isCount = ({ typed }: NumberLimit) => counts.some((count) => count.typed === typed)
  const limits = read
    .filter((limit) => !isCount(limit))
    .map(({ typed, span, isAbove, ...limit }) => {
      const facet = facetOf(index, rest, facets, limit)
      const from = facet && isAbove ? nextNumber(index, facet, span.from) : span.from
      return { typed, facet, value: writeSpan({ ...span, from }), isRoom: isRoom(limit) }
    })
    .filter(({ facet, isRoom }) => facet || !(isText || isRoom))
  const chosen = limits.flatMap(({ facet, value }) =>
    facet ? [{ name: facet.name, values: [value] }] : [],
  )
  const words = counts.reduce(
    (text, { typed, plain }) => text.replace(typed, plain),
    withoutLimits(search.words, limits),
  )
  return { search: { ...search, words, limits: chosen }, limits }
}

/** Writes a count that the words of parts state instead of a facet: `at least 4 m.2 slots` as `4+ m.2 slots`. */
function minimumCount(index: CatalogueIndex, { typed, unit, span, isAbove }: NumberLimit) {
  const { from = 0, to } = span
  const least = isAbove ? from + 1 : from
  const [spelling] = typed.match(MINIMUM_UNIT) ?? []
  return spelling && to === undefined && index.words.has(minimumMark(unit, least))
    ? { typed, plain: `${least}+ ${spelling}` }
    : undefined
}
const MINIMUM_UNIT = new RegExp(minimumUnits, "iu")

/** Omits unknown words beside a category, such as `flat` of `flat cooler`, or corrects words that find nothing. */
function knownWordsOf(index: CatalogueIndex, words: string): string {
  if (matchesAny(index, words)) return words
  const known = words
    .split(/\s+/)
    .filter((word) => matchesAny(index, word))
    .join(" ")
  if (namesKind(known) && matchesAny(index, known)) return known
  return correctSearch(index, words)?.words ?? words
}

/** Returns the smallest number of a facet above this one; the number itself if there is none. */
function nextNumber({ facets }: CatalogueIndex, { name }: NamedFacet, number = 0): number {
  const { inOrder = [] } = facets.facets[facets.numberOfFacet(name) ?? -1] ?? {}
  const above = inOrder
    .map((at) => facets.values[at]?.value ?? "")
    .filter((value) => Number(value) > number)
  return numberBounds(above)?.least ?? number
}

const withoutLimits = (words: string, limits: readonly { typed: string }[]): string =>
  withoutWords(
    words,
    limits.map(({ typed }) => typed),
  )

interface NamedLimit extends NumberLimit {
  /** Label of the facet before or within the limit: `Height` of `height under 60 mm`. */
  label?: string
}

type LimitedValue = Pick<NamedLimit, "unit" | "label" | "about">

/** Facets of a case that are not its own size. */
const ROOM_FACETS: ReadonlySet<string> = new Set([roomFacets.card, roomFacets.cooler])

const isRoom = ({ about }: LimitedValue): boolean =>
  Object.values<string | undefined>(roomFacets).includes(about)

/** Finds the label before or within a limit. A category's name is none: `memory at least 128 GB`. */
function addLabel(limit: NumberLimit, facets: readonly NamedFacet[], query: string): NamedLimit {
  const start = query.indexOf(limit.typed)
  const before = query.slice(0, start).toLowerCase()
  const labels = facets
    .filter((facet) => unitOf(facet) === limit.unit)
    .map(labelOf)
    .filter((text) => !namesKind(text))
  const within = labels.find((text) =>
    `${limit.typed.toLowerCase()} `.includes(` ${text.toLowerCase()} `),
  )
  if (within !== undefined) return { ...limit, label: within }
  const label = labels.find((text) => before.endsWith(`${text.toLowerCase()} `))
  if (label === undefined) return limit
  return { ...limit, label, typed: query.slice(start - label.length - 1, start) + limit.typed }
}

/** More categories than this have nothing in common. */
const MAX_CATEGORIES = 12

/**
 * Chooses the facet that a limit is about: among those that the other words offer, or else among those of the
 * categories that they name or, failing that, find. Undefined if none or several fit.
 */
function facetOf(
  index: CatalogueIndex,
  rest: PartSearch,
  facets: readonly NamedFacet[],
  limit: LimitedValue,
): NamedFacet | undefined {
  const find = (category: string | undefined) =>
    searchIndex(index, { ...rest, category, limit: 0, offset: 0 })
  const among = (choices: readonly string[]) =>
    fittingFacet(
      facets.filter(({ name }) => choices.includes(name)),
      limit,
    )
  const { choices, categories } = find(rest.category)
  const facet = among(choices)
  if (facet) return facet
  const kinds = namedKinds(readTerms(rest.words))
  const named = categories.filter(({ name }) => kinds.includes(`=category:${name.toLowerCase()}`))
  // Hard drives may be wanted themselves: `2 hard drives 4 tb`.
  const likely = named.length > 0 || limit.about === roomFacets.drives ? named : categories
  if (likely.length > MAX_CATEGORIES) return undefined
  const choicesOfCategories = likely.flatMap(({ name }) => among(find(name).choices) ?? [])
  const [only, ...others] = new Set(choicesOfCategories)
  return others.length === 0 ? only : undefined
}

/**
 * Returns the facet with the label before the limit, else the only one with its unit, else the only one of these with
 * many different numbers, such as a cooler's height besides its radiator.
 */
function fittingFacet(facets: readonly NamedFacet[], limit: LimitedValue): NamedFacet | undefined {
  const { unit, label, about } = limit
  const fitting = facets.filter((facet) => unitOf(facet) === unit)
  const named =
    fitting.find(({ name }) => name === about) ?? fitting.find((facet) => labelOf(facet) === label)
  if (isRoom(limit)) return named
  const [facet, ...others] = fitting.length > 1 ? fitting.filter(({ ranged }) => ranged) : fitting
  const isClear = others.length === 0 && !ROOM_FACETS.has(facet?.name ?? "")
  return named ?? (isClear ? facet : undefined)
}

/** Numbers without a unit count what the facet is named after: `8 cores`. */
const unitOf = ({ unit, bare, name }: NamedFacet): string | undefined =>
  bare ? name : unit?.toLowerCase()
