import { formatPrice } from "#domain/shop/number-format.ts"
import { type BrowseState, browseAddress } from "./browse-state.ts"
import type { BrowseData } from "./load-browse.ts"

export interface AppliedFilter {
  label: string
  /** The address without it. */
  without: string
}

/** Every choice that narrows the list, in the order of the filters. */
export function appliedFilters(state: BrowseState, known: BrowseData["facets"]): AppliedFilter[] {
  const filter = (label: string, changes: Partial<BrowseState>): AppliedFilter => ({
    label,
    without: browseAddress(state, changes),
  })
  const { q, category, available, minPrice, maxPrice, minOrder, facets } = state
  return [
    q && filter(`“${q}”`, { q: "" }),
    category && filter(category, { category: "" }),
    available && filter("Available now", { available: false }),
    minPrice && filter(`From ${formatPrice(Number(minPrice))}`, { minPrice: "" }),
    maxPrice && filter(`Up to ${formatPrice(Number(maxPrice))}`, { maxPrice: "" }),
    minOrder && filter(`Minimum order: ${minOrder} or fewer`, { minOrder: "" }),
    ...known.flatMap(({ name, label, options }) => {
      const values = facets[name] ?? []
      return values.map((value) => {
        const written = options.find((option) => option.value === value)?.label ?? value
        const others = values.filter((other) => other !== value)
        return filter(`${label}: ${written}`, { facets: { ...facets, [name]: others } })
      })
    }),
  ].filter((applied) => typeof applied === "object")
}
