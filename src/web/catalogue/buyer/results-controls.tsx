import { Fragment } from "react"
import { Link } from "react-router"
import { t } from "#domain/languages/translate.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { paths } from "#web/navigation/paths.ts"
import { SEARCH_FORM } from "#web/navigation/search-form.ts"
import { Button, ButtonLink } from "#web/ui/button.tsx"
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

export const RESULTS_ID = "results"

/** Moves focus to the results before the pressed link is removed. */
export function focusResults(): void {
  document.getElementById(RESULTS_ID)?.focus({ preventScroll: true })
}

interface PageLinksProps {
  state: BrowseState
  pages: number
  shown: string
}

export function PageLinks({ state, pages, shown }: PageLinksProps) {
  if (pages < 2) return null
  const to = (page: number) => browseAddress(state, { page })
  const { page } = state
  return (
    <nav
      aria-label={t("Pages")}
      className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3"
    >
      <p className="text-sm text-text-2 tabular-nums">{shown}</p>
      <ul className="flex flex-wrap items-center gap-1">
        {page > 1 ? (
          <li>
            <ButtonLink to={to(page - 1)} variant="secondary" rel="prev" onClick={focusResults}>
              {t("Previous")}
            </ButtonLink>
          </li>
        ) : null}
        {pagesToShow(page, pages).map(({ target, gapBefore }) => (
          <Fragment key={target}>
            {gapBefore ? <li className="px-1 text-text-3 max-xs:hidden">…</li> : null}
            <li className="max-xs:hidden">
              <Link
                to={to(target)}
                aria-current={target === page ? "page" : undefined}
                onClick={focusResults}
                className="grid min-h-10 min-w-10 place-items-center rounded-md px-2 text-[0.9375rem] text-text-2 tabular-nums transition-colors hover:bg-sunken aria-[current=page]:bg-brand-subtle aria-[current=page]:font-semibold aria-[current=page]:text-brand"
              >
                <span className="sr-only">{t("Page")} </span>
                {formatCount(target)}
              </Link>
            </li>
          </Fragment>
        ))}
        {page < pages ? (
          <li>
            <ButtonLink to={to(page + 1)} variant="secondary" rel="next" onClick={focusResults}>
              {t("Next")}
            </ButtonLink>
          </li>
        ) : null}
      </ul>
    </nav>
  )
}

function pagesToShow(page: number, pages: number): { target: number; gapBefore: boolean }[] {
  const near = [1, page - 1, page, page + 1, pages]
  const shown = [...new Set(near)]
    .filter((each) => each >= 1 && each <= pages)
    .toSorted((a, b) => a - b)
  return shown.map((target, index) => ({
    target,
    gapBefore: index > 0 && shown[index - 1] !== target - 1,
  }))
}
