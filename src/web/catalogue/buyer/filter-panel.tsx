import { SEARCH_FORM } from "#web/navigation/search-form.ts"
import { Button } from "#web/ui/button.tsx"
import { controlClass, plainNumberClass } from "#web/ui/form/field.tsx"
import { type BrowseState, cleared } from "./browse-state.ts"
import { CategoryList } from "./category-list.tsx"
import { CheckLine, FacetGroup, FilterSet } from "./facet-group.tsx"
import type { BrowseData } from "./load-browse.ts"

const MINIMUM_ORDERS = [
  { value: "", label: "Any" },
  { value: "10", label: "10 or fewer" },
  { value: "25", label: "25 or fewer" },
]

/** Everything that narrows the list, belonging to the page's one form. */
export const FilterPanel = ({ data }: { data: BrowseData }) => {
  const { state, categories, facets, available, instead, total } = data
  return (
    <>
      <CategoryList state={instead && total === 0 ? cleared(state) : state} categories={categories} />
      <FilterSet legend="Availability">
        <CheckLine name="available" value="true" defaultChecked={state.available} count={available}>
          Available now
        </CheckLine>
      </FilterSet>
      {facets.map((facet) => (
        <FacetGroup key={facet.name} facet={facet} chosen={state.facets[facet.name] ?? []} />
      ))}
      <FilterSet legend="Price each">
        <div className="flex items-center gap-2">
          <PriceField name="minPrice" label="Lowest price in dollars" state={state} hint="From" />
          <span aria-hidden className="text-text-3">
            –
          </span>
          <PriceField name="maxPrice" label="Highest price in dollars" state={state} hint="To" />
        </div>
      </FilterSet>
      <FilterSet legend="Minimum order">
        {minimumOrders(state.minOrder).map(({ value, label }) => (
          <CheckLine
            key={value}
            type="radio"
            name="minOrder"
            value={value}
            defaultChecked={state.minOrder === value}
          >
            {label}
          </CheckLine>
        ))}
      </FilterSet>
      <Button type="submit" form={SEARCH_FORM} className="w-full scripted:hidden">
        Apply
      </Button>
    </>
  )
}

/** An address may ask for a number that is not among those offered. */
const minimumOrders = (chosen: string) =>
  MINIMUM_ORDERS.some(({ value }) => value === chosen)
    ? MINIMUM_ORDERS
    : [...MINIMUM_ORDERS, { value: chosen, label: `${chosen} or fewer` }]

interface PriceFieldProps {
  name: "minPrice" | "maxPrice"
  label: string
  hint: string
  state: BrowseState
}

const PriceField = ({ name, label, hint, state }: PriceFieldProps) => (
  <label className="relative min-w-0 flex-1">
    <span className="sr-only">{label}</span>
    <span
      aria-hidden
      className="pointer-events-none absolute inset-y-0 left-2.5 grid place-items-center text-text-3"
    >
      $
    </span>
    <input
      type="number"
      form={SEARCH_FORM}
      name={name}
      defaultValue={state[name]}
      min={0}
      step="0.01"
      inputMode="decimal"
      placeholder={hint}
      className={`min-h-10 pl-6! ${controlClass} ${plainNumberClass}`}
    />
  </label>
)
