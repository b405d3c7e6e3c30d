import { Link } from "react-router"
import { groupCategories } from "#domain/catalogue/category-groups.ts"
import { categoryName } from "#domain/catalogue/vocabulary/spec-words.ts"
import { t } from "#domain/languages/translate.ts"
import { currencySign, currencyWord } from "#domain/pricing/currency.ts"
import { writeTyped } from "#domain/pricing/typed-number.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { paths } from "#web/navigation/paths.ts"
import { SEARCH_FORM } from "#web/navigation/search-form.ts"
import { usePrefetch } from "#web/navigation/use-online.ts"
import { Button } from "#web/ui/button.tsx"
import { controlClass } from "#web/ui/form/field.tsx"
import { ChevronDown, Icon } from "#web/ui/icon/icon.tsx"
import { withoutFit } from "./applied-filters.ts"
import { type BrowseState, browseAddress, cleared } from "./browse-state.ts"
import { CheckLine, FacetGroup, FilterSet } from "./facet-group.tsx"
import type { BrowseData } from "./load-browse.ts"

interface CategoryListProps {
  state: BrowseState
  categories: readonly { name: string; count: number }[]
}

export const CategoryList = ({ state, categories }: CategoryListProps) => (
  <nav aria-label={t("Categories")} className="pb-4">
    <p className="mb-1.5 text-sm font-semibold">{t("Category")}</p>
    <ul>
      <CategoryLink
        state={state}
        name=""
        parts={categories.reduce((sum, category) => sum + category.count, 0)}
      />
      {groupCategories(categories)?.map((group) => (
        <CategoryGroup key={group.name} state={state} {...group} />
      )) ??
        categories.map(({ name, count: parts }) => (
          <CategoryLink key={name} state={state} name={name} parts={parts} />
        ))}
      {categories.every(({ name }) => name !== state.category) && state.category ? (
        <CategoryLink state={state} name={state.category} parts={0} />
      ) : null}
    </ul>
  </nav>
)

interface CategoryGroupProps extends CategoryListProps {
  slug: string
  name: string
}

/** Upper level of a large catalogue. The group of the current category is open. */
const CategoryGroup = ({ state, slug, name, categories }: CategoryGroupProps) => (
  <li>
    <details
      className="group/level"
      open={categories.some((category) => category.name === state.category)}
    >
      <summary className="-mx-2 flex min-h-8 cursor-pointer items-center gap-2.5 rounded px-2 text-[0.9375rem]/5 text-text-2 hover:bg-sunken hover:text-text">
        <span className="flex min-w-0 flex-1 items-center gap-1 py-1">
          {name}
          <Icon
            of={ChevronDown}
            size={14}
            className="text-text-3 transition-transform group-open/level:rotate-180"
          />
        </span>{" "}
        <span className="text-sm text-text-3 tabular-nums">
          {formatCount(categories.reduce((sum, { count }) => sum + count, 0))}
        </span>
      </summary>
      <ul className="mb-1 ml-2 border-l border-border pl-3">
        <li>
          <Link
            to={paths.categoryGroup(slug)}
            className="flex min-h-8 items-center rounded text-[0.9375rem]/5 text-brand underline-offset-4 hover:underline"
          >
            {t("All in {group}", { group: name })}
          </Link>
        </li>
        {categories.map(({ name, count: parts }) => (
          <CategoryLink key={name} state={state} name={name} parts={parts} />
        ))}
      </ul>
    </details>
  </li>
)

interface CategoryLinkProps {
  state: BrowseState
  name: string
  parts: number
}

const CategoryLink = ({ state, name, parts }: CategoryLinkProps) => (
  <li>
    <Link
      to={browseAddress(state, { category: name })}
      aria-current={state.category === name ? "true" : undefined}
      prefetch={usePrefetch()}
      preventScrollReset
      className="-mx-2 flex min-h-8 items-center gap-2.5 rounded px-2 text-[0.9375rem]/5 text-text-2 transition-colors hover:bg-sunken hover:text-text aria-[current=true]:bg-brand-subtle aria-[current=true]:font-medium aria-[current=true]:text-brand"
    >
      <span className="min-w-0 flex-1 py-1">{name ? categoryName(name) : t("All parts")}</span>
      <span className="text-sm font-normal text-text-3 tabular-nums">{formatCount(parts)}</span>
    </Link>
  </li>
)

export const FilterPanel = ({ data }: { data: BrowseData }) => {
  const { state, categories, facets, available, instead, total, price } = data
  return (
    <>
      <CategoryList
        state={instead && total === 0 ? cleared(state) : state}
        categories={categories}
      />
      {data.fit ? <FitSet fit={data.fit} state={state} /> : null}
      <FilterSet legend={t("Availability")}>
        <CheckLine name="available" value="true" defaultChecked={state.available} count={available}>
          {t("Available now")}
        </CheckLine>
      </FilterSet>
      {facets.map((facet) => (
        <FacetGroup key={facet.name} facet={facet} chosen={state.facets[facet.name] ?? []} />
      ))}
      <FilterSet legend={t("Price each")}>
        <div className="flex items-center gap-2">
          <PriceField
            name="minPrice"
            label={t("Lowest price in {currencyWord}", { currencyWord: currencyWord() })}
            state={state}
            hint={price?.min === undefined ? t("From") : writeTyped(String(price.min))}
          />
          <span aria-hidden className="text-text-3">
            –
          </span>
          <PriceField
            name="maxPrice"
            label={t("Highest price in {currencyWord}", { currencyWord: currencyWord() })}
            state={state}
            hint={price?.max === undefined ? t("To") : writeTyped(String(price.max))}
          />
        </div>
      </FilterSet>
      <FilterSet legend={t("Minimum order")}>
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
        {t("Apply")}
      </Button>
    </>
  )
}

const MAX_NAMED = 5

interface FitSetProps {
  fit: NonNullable<BrowseData["fit"]>
  state: BrowseState
}

/** Parts that the results must fit, and whether results with something to check are included. */
const FitSet = ({ fit, state }: FitSetProps) => (
  <FilterSet legend={t("Fits")}>
    <ul className="mb-1.5 text-[0.9375rem]/5">
      {fit.parts.slice(0, MAX_NAMED).map(({ _id, slug, name }) => (
        <li key={_id} className="py-1">
          <Link to={paths.part(slug)} className="underline underline-offset-4">
            {name}
          </Link>
        </li>
      ))}
      {fit.parts.length > MAX_NAMED ? (
        <li className="py-1 text-text-2">
          {t("and {parts} more", { parts: fit.parts.length - MAX_NAMED })}
        </li>
      ) : null}
    </ul>
    {fit.typed && fit.fits === 0 ? (
      <p className="py-1 text-sm text-text-2">{t("No part is known to fit. Check each one.")}</p>
    ) : (
      <CheckLine name="fitCheck" value="true" defaultChecked={state.fitCheck} count={fit.check}>
        {t("Include parts to check")}
      </CheckLine>
    )}
    <Link
      to={browseAddress(state, withoutFit(state, fit))}
      preventScrollReset
      className="inline-flex min-h-8 items-center text-sm font-medium text-brand underline-offset-4 hover:underline"
    >
      {t("Show all, whether they fit or not")}
    </Link>
  </FilterSet>
)

const minimumOrders = (chosen: string) =>
  [...new Set(["", "10", "25", chosen])].map((count) => ({
    value: count,
    label: count === "" ? t("Any") : t("{count} or fewer", { count }),
  }))

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
      {currencySign().slice(0, 1)}
    </span>
    <input
      form={SEARCH_FORM}
      name={name}
      defaultValue={writeTyped(state[name])}
      inputMode="decimal"
      autoComplete="off"
      placeholder={hint}
      className={`min-h-10 pl-6! ${controlClass}`}
    />
  </label>
)
