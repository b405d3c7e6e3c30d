import type { ApiClient } from "#contract/client.ts"
import { partNumber } from "#domain/catalogue/part-number.ts"
import { shownDescription } from "#domain/catalogue/part-rows.ts"
import type { QuantityRules } from "#domain/orders/quantity.ts"
import { type FoundPart, type PartCardData, tileOf } from "#web/catalogue/shared/part-card.tsx"
import type { WirePrices } from "#web/catalogue/shared/price-of.ts"
import { withoutEmpty } from "#web/navigation/list-address.ts"
import { rememberedChoice } from "#web/preferences/preferences.ts"
import {
  type BrowseState,
  facetParameters,
  isSpecSort,
  type PartView,
  partViews,
  readBrowse,
  VIEW_COOKIE,
} from "./browse-state.ts"

/** Part of the list. Only the table has cells. */
export interface BrowsePart extends PartCardData, QuantityRules {
  backorder?: string | undefined
  breaks: WirePrices["breaks"]
  cells: string[]
}

function browseQuery(state: BrowseState) {
  const { q, category, minPrice, maxPrice, minOrder, fits, fitCheck, facets, sort, page } = state
  return {
    ...withoutEmpty({ q, category, minPrice, maxPrice, minOrder, fits }),
    verbatim: state.verbatim ? ("true" as const) : undefined,
    available: state.available ? ("true" as const) : undefined,
    fitCheck: fitCheck && (fits || q) ? ("true" as const) : undefined,
    sort,
    page,
    ...facetParameters(facets),
  }
}

const viewOf = ({ view }: BrowseState, cookies: string | null): PartView =>
  view || rememberedChoice(cookies, VIEW_COOKIE, partViews)

/** Loads the parts that an address asks for. */
export async function loadBrowse(api: ApiClient, { url, headers }: Request) {
  const state = readBrowse(new URL(url).searchParams)
  const view = viewOf(state, headers.get("cookie"))
  const answer = await api("GET /catalogue", { query: browseQuery(state) })
  const { page: _, pageSize, columns, sorts: columnSorts, parts, ...found } = answer
  const { total, instead, categories } = found
  return {
    ...found,
    state,
    view,
    categories: total === 0 && instead ? instead.categories : categories,
    pages: Math.max(1, Math.ceil(total / pageSize)),
    firstNumber: (state.page - 1) * pageSize + 1,
    columns:
      view === "table"
        ? columns.map((header, at) => ({ header, sort: [columnSorts[at] ?? ""].find(isSpecSort) }))
        : [],
    parts: parts.map((part) => browsePart(view, part)),
  }
}

export type BrowseData = Awaited<ReturnType<typeof loadBrowse>>

const browsePart = (view: PartView, part: FoundPart): BrowsePart => ({
  ...tileOf(part),
  number: partNumber(part),
  description: view === "grid" ? shownDescription(part) : "",
  chips: part.chips,
  breaks: part.breaks,
  maximumQuantity: part.maximumQuantity,
  orderMultiple: part.orderMultiple,
  lifecycle: part.lifecycle,
  cells: view === "table" ? part.cells : [],
})
