import { Link } from "react-router"
import { t } from "#domain/languages/translate.ts"
import { paths } from "#web/navigation/paths.ts"
import { SEARCH_FORM } from "#web/navigation/search-form.ts"
import { Button } from "#web/ui/button.tsx"
import { LayoutGrid, SlidersHorizontal, Table2 } from "#web/ui/icon/form-icons.ts"
import { Icon } from "#web/ui/icon/icon.tsx"
import {
  type BrowseState,
  browseAddress,
  type PartView,
  rememberView,
  sorts,
  sortText,
} from "./browse-state.ts"
import { FILTERS_ID } from "./use-browse-form.ts"

interface ResultsToolbarProps {
  state: BrowseState
  view: PartView
  count: string
  applied: number
  onOpenFilters: () => void
}

export const ResultsToolbar = ({
  state,
  view,
  count,
  applied,
  onOpenFilters,
}: ResultsToolbarProps) => {
  const isListed = sorts.some((sort) => sort === state.sort)
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-3 sm:gap-x-3">
      <p role="status" className="mr-auto text-[0.9375rem] font-medium tabular-nums max-sm:w-full">
        {count}
      </p>
      <Link
        to={paths.quickOrder}
        className="mr-1 rounded text-sm underline underline-offset-4 max-two:hidden"
      >
        {t("Quick order")}
      </Link>
      <Button
        variant="secondary"
        className="needs-script max-sm:px-3.5! lg:hidden"
        onClick={onOpenFilters}
      >
        <Icon of={SlidersHorizontal} size={16} />
        {applied > 0 ? t("Filters ({count})", { count: applied }) : t("Filters")}
      </Button>
      <a
        href={`#${FILTERS_ID}`}
        className="button button-40 button-secondary max-sm:px-3.5! lg:hidden scripted:hidden"
      >
        {t("Filters")}
      </a>
      <label className="flex items-center gap-2 text-sm text-text-2 max-sm:min-w-36 max-sm:flex-1">
        <span className="max-sm:sr-only">{t("Sort")}</span>
        <select
          name="sort"
          form={SEARCH_FORM}
          key={String(isListed)}
          defaultValue={state.sort}
          className="min-h-10 min-w-0 rounded border border-control bg-surface px-2.5 max-sm:w-full text-base text-text"
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {sortText[sort]}
            </option>
          ))}
          {isListed ? null : <option value={state.sort}>{t("By column")}</option>}
        </select>
      </label>
      <Button type="submit" form={SEARCH_FORM} variant="secondary" className="scripted:hidden">
        {t("Sort")}
      </Button>
      <nav aria-label={t("View")} className="flex rounded-md border border-control">
        <ViewLink state={state} view="grid" shown={view} icon={LayoutGrid} label={t("Grid")} />
        <ViewLink state={state} view="table" shown={view} icon={Table2} label={t("Table")} />
      </nav>
    </div>
  )
}

interface ViewLinkProps {
  state: BrowseState
  view: PartView
  shown: PartView
  icon: string
  label: string
}

const ViewLink = ({ state, view, shown, icon, label }: ViewLinkProps) => (
  <Link
    to={browseAddress(state, { view, page: state.page })}
    preventScrollReset
    onClick={() => void rememberView(view)}
    aria-current={shown === view ? "true" : undefined}
    className="flex min-h-9.5 items-center gap-1.5 px-3 text-sm font-medium text-text-2 transition-colors first:rounded-l-[0.3rem] last:rounded-r-[0.3rem] hover:bg-sunken aria-[current=true]:bg-brand-subtle aria-[current=true]:text-brand forced-colors:aria-[current=true]:underline"
  >
    <Icon of={icon} size={16} />
    <span className="max-xs:sr-only">{label}</span>
  </Link>
)
