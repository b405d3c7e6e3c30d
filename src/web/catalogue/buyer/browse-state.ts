import {
  facetNames,
  isOwnFacet,
  MAX_CHOSEN_LENGTH,
  MAX_CHOSEN_VALUES,
  readSpan,
  writeSpan,
} from "#domain/catalogue/facets.ts"
import { translated } from "#domain/languages/translate.ts"
import { parseAmount } from "#domain/pricing/money.ts"
import { readTypedNumber } from "#domain/pricing/typed-number.ts"
import { cleanSearchText } from "#web/navigation/list-address.ts"
import { paths } from "#web/navigation/paths.ts"
import { openExact } from "#web/navigation/search-form.ts"
import { rememberChoice } from "#web/preferences/preferences.ts"

export const sortText = translated({
  featured: "Featured",
  price: "Price: low to high",
  "-price": "Price: high to low",
  available: "Most available",
  name: "Name",
})
export const sorts = ["featured", "price", "-price", "available", "name"] as const

const namedSorts = [...sorts, "-available", "-name"] as const
/** Order of the list; the table can also sort by an attribute. */
export type Sort = (typeof namedSorts)[number] | SpecSort
type SpecSort = `${"" | "-"}spec.${string}`

export const isSpecSort = (value: string): value is SpecSort => /^-?spec\.[\w.]{1,60}$/.test(value)

export const partViews = ["grid", "table"] as const
export type PartView = (typeof partViews)[number]

/** State of the address. An empty text means any; an empty `view` means the last choice. */
export interface BrowseState {
  q: string
  /** Whether to search for the words as typed, even if they find nothing. The address repeats them: others are not. */
  verbatim: boolean
  category: string
  available: boolean
  minPrice: string
  maxPrice: string
  minOrder: string
  /** Ids of parts that the results must fit, each with an optional quantity. */
  fits: string
  /** Whether to include parts whose fit needs a check. */
  fitCheck: boolean
  facets: Readonly<Record<string, readonly string[]>>
  sort: Sort
  view: PartView | ""
  page: number
  open: boolean
}

/** Reads an address or a submitted form. Drops invalid values, so that a mistyped address still shows parts. */
export function readBrowse(params: URLSearchParams): BrowseState {
  const param = (name: string) => params.get(name)?.trim() ?? ""
  const price = (name: string) => {
    const typed = readTypedNumber(param(name)) ?? ""
    return parseAmount(typed) === undefined ? "" : typed
  }
  const q = cleanSearchText(param("q"))
  return {
    q,
    verbatim: q !== "" && cleanSearchText(param("verbatim")) === q,
    category: cleanSearchText(param("category")),
    available: param("available") === "true",
    minPrice: price("minPrice"),
    maxPrice: price("maxPrice"),
    minOrder: wholeNumber(param("minOrder"), 6),
    fits: FIT_PARTS.test(param("fits")) ? param("fits") : "",
    fitCheck: param("fitCheck") === "true",
    facets: facetsOf(params),
    sort: readSort(param("sort")),
    view: partViews.find((view) => view === param("view")) ?? "",
    page: Number(wholeNumber(param("page"), 5)) || 1,
    open: param(openExact.name) === openExact.value,
  }
}

const FIT_PARTS = /^[0-9a-f]{24}(:[1-9]\d{0,2})?(,[0-9a-f]{24}(:[1-9]\d{0,2})?){0,39}$/

/** Suffixes of the two fields of a number range. */
export const spanFields = { from: ".from", to: ".to" } as const

/** Reads both fields of a range; undefined if both are empty. */
function spanIn(params: URLSearchParams, name: string): string | undefined {
  const field = (end: keyof typeof spanFields) =>
    readTypedNumber(params.get(name + spanFields[end]) ?? "") ?? ""
  const span = readSpan(`${field("from")}..${field("to")}`)
  if (!span) return undefined
  const { from, to } = span
  return from !== undefined && to !== undefined && from > to
    ? writeSpan({ from: to, to: from })
    : writeSpan(span)
}

/** Returns the range among the chosen values of a facet; empty if there is none. */
export const spanOf = (values: readonly string[]) =>
  values.map(readSpan).find((span) => span !== undefined) ?? {}

/** Reads an order; returns `featured` for an unknown one. */
export function readSort(value: string): Sort {
  if (isSpecSort(value)) return value
  return namedSorts.find((sort) => sort === value) ?? "featured"
}

function facetsOf(params: URLSearchParams): BrowseState["facets"] {
  const own = [...params.keys()].map((key) => key.replace(/\.(from|to)$/, "")).filter(isOwnFacet)
  const names = [...facetNames, ...new Set(own.toSorted())]
  const chosen = names.flatMap((name) => {
    const span = spanIn(params, name)
    const values = [...valuesOf(params.getAll(name)), ...(span === undefined ? [] : [span])]
    return values.map((value) => ({ name, value }))
  })
  const byName = Map.groupBy(chosen.slice(0, MAX_CHOSEN_VALUES), ({ name }) => name)
  return Object.fromEntries(
    Array.from(byName, ([name, choices]) => [name, choices.map(({ value }) => value)]),
  )
}

const wholeNumber = (text: string, digits: number): string =>
  /^[1-9]\d*$/.test(text) && text.length <= digits ? text : ""

const valuesOf = (lists: readonly string[]): string[] => {
  const values = lists.flatMap((list) => list.split(",").map((value) => cleanSearchText(value)))
  const chosen = [...new Set(values.filter((value) => value !== ""))].slice(0, MAX_CHOSEN_VALUES)
  // Drops whole values, since a shortened one would be another value.
  while (chosen.join().length > MAX_CHOSEN_LENGTH) chosen.pop()
  return chosen
}

export const VIEW_COOKIE = "view"

export const rememberView = (view: PartView): Promise<void> => rememberChoice(VIEW_COOKIE, view)

export const facetParameters = (facets: BrowseState["facets"]): Record<string, string> =>
  Object.fromEntries(Object.entries(facets).map(([name, values]) => [name, values.join(",")]))

/**
 * Returns the canonical address of a state. Changes lead to the first page. Another category drops the facets and an
 * order by attribute.
 */
export function browseAddress(state: BrowseState, changes: Partial<BrowseState> = {}): string {
  const moved = changes.category !== undefined && changes.category !== state.category
  const sort = moved && isSpecSort(state.sort) ? "featured" : state.sort
  const next = { ...state, sort, page: 1, open: false, ...(moved && { facets: {} }), ...changes }
  return paths.parts({
    category: next.category,
    q: next.q,
    verbatim: next.verbatim ? next.q : "",
    ...facetParameters(next.facets),
    available: next.available ? "true" : "",
    minPrice: next.minPrice,
    maxPrice: next.maxPrice,
    minOrder: next.minOrder,
    fits: next.fits,
    fitCheck: next.fitCheck && (next.fits || next.q) ? "true" : "",
    sort: next.sort === "featured" ? "" : next.sort,
    view: next.view,
    page: next.page > 1 ? String(next.page) : "",
    [openExact.name]: next.open ? openExact.value : "",
  })
}

export const cleared = ({ category, sort, view }: BrowseState): BrowseState => ({
  ...readBrowse(new URLSearchParams()),
  category,
  sort,
  view,
})
