import { Fragment } from "react"
import { Link } from "react-router"
import { t } from "#domain/languages/translate.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { ButtonLink } from "#web/ui/button.tsx"
import { type BrowseState, browseAddress } from "./browse-state.ts"

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
