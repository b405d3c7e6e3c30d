import { facetLabel, isFacetName, optionLabel } from "#domain/catalogue/facets.ts"
import { formatPrice } from "#domain/shop/number-format.ts"
import { type BrowseState, browseAddress } from "./browse-state.ts"

export interface AppliedFilter {
  label: string
  /** The address without it. */
  without: string
}

/** Every choice that narrows the list, in the order of the filters. */
export function appliedFilters(state: BrowseState): AppliedFilter[] {
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
    ...Object.entries(facets).flatMap(([name, values]) =>
      isFacetName(name)
        ? values.map((value) =>
            filter(`${facetLabel(name)}: ${optionLabel(name, value)}`, {
              facets: { ...facets, [name]: values.filter((other) => other !== value) },
            }),
          )
        : [],
    ),
  ].filter((applied) => typeof applied === "object")
}
