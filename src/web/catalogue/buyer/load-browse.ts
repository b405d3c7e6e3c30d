import type { ApiClient } from "#contract/client.ts"
import { partNumber } from "#domain/catalogue/part-number.ts"
import { shownDescription } from "#domain/catalogue/part-rows.ts"
import type { QuantityRules } from "#domain/orders/quantity.ts"
import type { PartCardData } from "#web/catalogue/shared/part-card.tsx"
import { type FoundPart, tileOf } from "#web/catalogue/shared/part-card.tsx"
import type { WirePrices } from "#web/catalogue/shared/price-of.ts"
import { browseQuery, type PartView, readBrowse, viewOf } from "./browse-state.ts"

export interface BrowsePart extends PartCardData {
  breaks: WirePrices["breaks"]
  cells: string[]
  limits: QuantityRules
}

export async function loadBrowse(api: ApiClient, { url, headers }: Request) {
  const state = readBrowse(new URL(url).searchParams)
  const view = viewOf(state, headers.get("cookie"))
  const found = await api("GET /catalogue", { query: browseQuery(state) })
  const { total, pageSize, available, facets, instead, exact } = found
  const { fit, price, limits, cheapest, excluded } = found
  return {
    state,
    view,
    total,
    available,
    categories: total === 0 && instead ? instead.categories : found.categories,
    facets,
    fit,
    exact,
    instead,
    price,
    limits,
    cheapest,
    excluded,
    pages: Math.max(1, Math.ceil(total / pageSize)),
    firstNumber: (state.page - 1) * pageSize + 1,
    columns:
      view === "table"
        ? found.columns.map((header, at) => ({ header, sort: found.sorts[at] }))
        : [],
    parts: found.parts.map((part) => browsePart(view, part)),
  }
}

export type BrowseData = Awaited<ReturnType<typeof loadBrowse>>

const limitsOf = (part: FoundPart): QuantityRules => ({
  minimumQuantity: part.minimumQuantity,
  maximumQuantity: part.maximumQuantity,
  orderMultiple: part.orderMultiple,
  availableQuantity: part.availableQuantity,
  lifecycle: part.lifecycle,
})

export const browsePart = (view: PartView, part: FoundPart): BrowsePart => ({
  ...tileOf(part),
  number: partNumber(part),
  description: view === "grid" ? shownDescription(part) : "",
  chips: part.chips,
  breaks: part.breaks,
  limits: limitsOf(part),
  cells: view === "table" ? part.cells : [],
})
