import { optionLabel } from "#domain/catalogue/facets.ts"
import { categoryName } from "#domain/catalogue/vocabulary/spec-words.ts"
import { withoutWords } from "#domain/catalogue/without-words.ts"
import { t } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { type BrowseState, browseAddress } from "./browse-state.ts"
import type { BrowseData } from "./load-browse.ts"

export interface AppliedFilter {
  label: string
  /** Address without this filter. */
  without: string
}

/** Returns the filters of the address, and those that the server read from the search text. */
export function appliedFilters(data: BrowseData): AppliedFilter[] {
  const { state, fit, price, limits = [], cheapest, excluded = [] } = data
  const filter = (label: string, changes: Partial<BrowseState>): AppliedFilter => ({
    label,
    without: browseAddress(state, changes),
  })
  const { q, category, available, minPrice, maxPrice, minOrder, facets } = state
  const narrowing = [price ?? [], limits, excluded].flat().map(({ typed }) => typed)
  if (fit?.typed) narrowing.push(fit.typed)
  if (cheapest) narrowing.push(cheapest)
  const words = withoutWords(q, narrowing)
  return [
    words && filter(`“${words}”`, { q: narrowing.join(" ") }),
    price && filter(limitLabel(price), { q: withoutWords(q, [price.typed]) }),
    cheapest && filter(t("Lowest price first"), { q: withoutWords(q, [cheapest]) }),
    ...limits.flatMap(({ typed, filter: limit }) =>
      limit ? [filter(limit.label, { q: withoutWords(q, [typed]) })] : [],
    ),
    ...excluded.flatMap(({ typed, terms, unknown }) => {
      const known = terms.filter((term) => !unknown.includes(term))
      const label = t("Without {words}", { words: known.join(", ") })
      return known.length > 0 ? [filter(label, { q: withoutWords(q, [typed]) })] : []
    }),
    category && filter(categoryName(category), { category: "" }),
    available && filter(t("Available now"), { available: false }),
    minPrice && filter(limitLabel({ min: Number(minPrice) }), { minPrice: "" }),
    maxPrice && filter(limitLabel({ max: Number(maxPrice) }), { maxPrice: "" }),
    fit && filter(fitLabel(fit), withoutFit(state, fit)),
    minOrder && filter(t("Minimum order: {count} or fewer", { count: minOrder }), { minOrder: "" }),
    ...data.facets.flatMap(({ name, label, options, numbers }) => {
      const values = facets[name] ?? []
      return values.map((value) => {
        const option = options.find((one) => one.value === value)
        const unit = numbers?.unit
        const written =
          option?.label ?? optionLabel({ label, bare: true, ...(unit && { unit }) }, value)
        const others = values.filter((other) => other !== value)
        return filter(`${label}: ${written}`, { facets: { ...facets, [name]: others } })
      })
    }),
  ].filter((applied) => typeof applied === "object")
}

/** Returns a label such as `From $50.00`, `Up to $500.00` or `$50.00 to $80.00`. */
function limitLabel({ min, max }: { min?: number; max?: number }): string {
  const minPrice = formatAmount(min ?? 0)
  const maxPrice = formatAmount(max ?? 0)
  if (max === undefined) return t("From {minPrice}", { minPrice })
  if (min === undefined) return t("Up to {maxPrice}", { maxPrice })
  return t("{from} to {to}", { from: minPrice, to: maxPrice })
}

/** Returns the changes that end a fit filter, whether the part was chosen or named in the search. */
export const withoutFit = (
  { q }: BrowseState,
  { typed }: NonNullable<BrowseData["fit"]>,
): Partial<BrowseState> => ({
  q: typed ? withoutWords(q, [typed]) : q,
  fits: "",
  fitCheck: false,
})

/** Returns a label such as `Fits Keel B650` or `Fits 8 parts`; `May fit …` if no result is known to fit. */
function fitLabel({ parts, fits }: NonNullable<BrowseData["fit"]>): string {
  if (parts.length !== 1)
    return fits > 0
      ? t("Fits {parts} parts", { parts: parts.length })
      : t("May fit {parts} parts", { parts: parts.length })
  const name = parts[0]?.name ?? ""
  return fits > 0 ? t("Fits {name}", { name }) : t("May fit {name}", { name })
}
