import { type ReactNode, useEffect, useEffectEvent, useId, useState } from "react"
import { Link, useNavigation } from "react-router"
import { pageText } from "#contract/kernel/page-text.ts"
import { categoryName } from "#domain/catalogue/vocabulary/spec-words.ts"
import { t } from "#domain/languages/translate.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { CompareBox, CompareForm, CompareTray } from "#web/catalogue/shared/compare-box.tsx"
import { PartCard } from "#web/catalogue/shared/part-card.tsx"
import { TaxNote } from "#web/catalogue/shared/stock.tsx"
import { countLine } from "#web/navigation/counted-nouns.ts"
import { paths } from "#web/navigation/paths.ts"
import { SEARCH_FORM } from "#web/navigation/search-form.ts"
import { Button, ButtonLink } from "#web/ui/button.tsx"
import { useModal } from "#web/ui/dialog.tsx"
import { EmptyState } from "#web/ui/feedback/empty-state.tsx"
import { Icon, X } from "#web/ui/icon/icon.tsx"
import { PageTitle } from "#web/ui/page-title.tsx"
import { TraceRule } from "#web/ui/trace-rule.tsx"
import { appliedFilters } from "./applied-filters.ts"
import { browseAddress, cleared, readBrowse } from "./browse-state.ts"
import { FilterChips } from "./filter-chips.tsx"
import { CategoryList, FilterPanel } from "./filter-panel.tsx"
import type { BrowseData, BrowsePart } from "./load-browse.ts"
import { PartTable } from "./part-table.tsx"
import { PageLinks, RESULTS_ID, ResultsToolbar } from "./results-controls.tsx"
import { TypedQuantities } from "./typed-quantities.ts"
import { FILTERS_ID, useBrowseForm } from "./use-browse-form.ts"

interface NoPartsProps {
  data: BrowseData
  isFiltered: boolean
}

function NoParts({ data: { state, instead, categories }, isFiltered }: NoPartsProps) {
  if (!isFiltered) return <EmptyState text={pageText.browse.none} />
  return (
    <>
      <EmptyState text={state.q ? pageText.browse.noneFor(state.q) : pageText.browse.noMatch}>
        <ButtonLink to={paths.parts()} variant="secondary" preventScrollReset>
          {t("Clear all")}
        </ButtonLink>
      </EmptyState>
      {instead ? (
        <div className="needs-script mt-6 lg:hidden">
          <CategoryList state={cleared(state)} categories={categories} />
        </div>
      ) : null}
    </>
  )
}

/** Says what was searched for instead of words without results. */
function CorrectionNote({ data: { state, instead, total } }: Pick<NoPartsProps, "data">) {
  if (instead?.words === undefined) return null
  const { browse } = pageText
  return (
    <p className="mb-4 text-text-2">
      {instead.dropped.length > 0 ? (
        browse.without(instead.dropped, total)
      ) : (
        <>
          {browse.showingResultsFor} <strong className="text-text">{instead.words}</strong>.
        </>
      )}{" "}
      <Link
        to={browseAddress(state, { verbatim: true })}
        className="text-brand underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        {browse.searchInstead(state.q)}
      </Link>
    </p>
  )
}

/** Says which words did not narrow the results: what no part speaks of, and limits of an unclear value. */
function UnusedWordsNote({ data: { excluded = [], limits = [] } }: Pick<NoPartsProps, "data">) {
  const unknown = excluded.flatMap((one) => one.unknown)
  const unclear = limits.flatMap(({ typed, filter }) => (filter ? [] : [typed]))
  const notes = [
    ...(unknown.length > 0 ? [pageText.browse.unknown(unknown)] : []),
    ...(unclear.length > 0 ? [pageText.browse.unclearLimits(unclear)] : []),
  ]
  return notes.map((note) => (
    <p key={note} className="mb-4 text-text-2">
      {note}
    </p>
  ))
}

const FIRST_ROWS = 6
const SIZES =
  "(min-width: 1200px) 287px, (min-width: 1024px) 340px, (min-width: 900px) 280px, (min-width: 560px) 46vw, 88px"

const PartGrid = ({ parts }: { parts: readonly BrowsePart[] }) => (
  <ul className="grid grid-cols-1 gap-3 two:grid-cols-2 two:gap-5 wide:grid-cols-3 lg:grid-cols-2 xl:grid-cols-3">
    {parts.map((part, index) => (
      <li key={part.id}>
        <PartCard part={part} early={index < FIRST_ROWS} sizes={SIZES}>
          <CompareBox part={part} />
        </PartCard>
      </li>
    ))}
  </ul>
)

interface FilterDialogProps {
  count: string
  onClose: () => void
  children: ReactNode
}

const WIDE = "(width >= 64rem)"

/** Full-height dialog with the filters for narrow screens. It opens when mounted. */
function FilterDialog({ count, onClose, children }: FilterDialogProps) {
  const heading = useId()
  const dialog = useModal()
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const wide = matchMedia(WIDE)
    const leave = () => close()
    wide.addEventListener("change", leave)
    return () => wide.removeEventListener("change", leave)
  }, [])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onClose={onClose}
      className="m-0 h-dvh max-h-none w-[min(26rem,100vw)] max-w-none flex-col border-r border-border bg-surface text-text shadow-raised transition-[opacity,translate] duration-[240ms] backdrop:bg-[#0b0f0d73] open:flex starting:open:-translate-x-4 starting:open:opacity-0"
    >
      <div className="flex items-center justify-between border-b border-border px-4 py-2">
        <h2 id={heading} className="text-h3">
          {t("Filters")}
        </h2>
        <button
          type="button"
          onClick={onClose}
          className="-mr-2 grid size-11 cursor-pointer place-items-center rounded text-text-2 hover:text-text"
        >
          <Icon of={X} />
          <span className="sr-only">{t("Close filters")}</span>
        </button>
      </div>
      <div className="flex-1 overflow-y-auto overscroll-contain px-4 py-4">{children}</div>
      <div className="border-t border-border p-4">
        <Button size={44} className="w-full" onClick={onClose}>
          {t("Show {count}", { count })}
        </Button>
      </div>
    </dialog>
  )
}

/** Catalogue page: search, filters and results. All state is in the address. */
export function BrowsePage({ data }: { data: BrowseData }) {
  const { state, total } = data
  useBrowseForm(state)
  const [filtersOpen, setFiltersOpen] = useState(false)
  const applied = appliedFilters(data)
  const count = countLine(total, "part", false)
  const panel = <FilterPanel data={data} />
  return (
    <div className="pt-8 lg:pt-10">
      <HiddenField name="verbatim" value={state.verbatim ? state.q : ""} />
      <HiddenField name="category" value={state.category} />
      <HiddenField name="view" value={state.view} />
      <HiddenField name="fits" value={state.fits} />
      <PageTitle>{state.category ? categoryName(state.category) : t("Parts")}</PageTitle>
      <TraceRule className="mt-3" />
      <a
        href={`#${RESULTS_ID}`}
        className="absolute top-2 left-2 z-50 -translate-y-16 rounded-md bg-brand px-4 py-2 font-medium text-on-brand focus:translate-y-0"
      >
        {t("Skip to the results")}
      </a>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-10 lg:grid-cols-[14.5rem_minmax(0,1fr)]">
        {filtersOpen ? (
          <FilterDialog count={count} onClose={() => setFiltersOpen(false)}>
            {panel}
          </FilterDialog>
        ) : null}
        <section id={FILTERS_ID} aria-label={t("Filters")} className="filter-column">
          {filtersOpen ? null : panel}
        </section>
        <div className="min-w-0">
          <section aria-labelledby={RESULTS_ID}>
            <h2 id={RESULTS_ID} tabIndex={-1} className="sr-only">
              {t("Results")}
            </h2>
            <ResultsToolbar
              state={state}
              view={data.view}
              count={count}
              applied={applied.length}
              onOpenFilters={() => setFiltersOpen(true)}
            />
            <FilterChips applied={applied} clearAll={browseAddress(cleared(state))} />
            <Results data={data} isFiltered={applied.length > 0} />
          </section>
          <CompareForm />
          <CompareTray />
        </div>
      </div>
    </div>
  )
}

interface UnknownCategoryProps {
  category: string
  categories: readonly { name: string; count: number }[]
}

/** Says that the category does not exist, and links to existing ones. */
export const UnknownCategory = ({ category, categories }: UnknownCategoryProps) => (
  <div className="pt-8 lg:pt-10">
    <PageTitle>{t("Parts")}</PageTitle>
    <TraceRule className="mt-3 mb-6" />
    <EmptyState text={pageText.browse.unknownCategory(category)}>
      <ButtonLink to={paths.parts()} variant="secondary">
        {t("All parts")}
      </ButtonLink>
    </EmptyState>
    <div className="mt-6 max-w-md">
      <CategoryList state={readBrowse(new URLSearchParams())} categories={categories} />
    </div>
  </div>
)

const HiddenField = (field: { name: string; value: string }) => (
  <input type="hidden" form={SEARCH_FORM} {...field} readOnly />
)

function Results({ data, isFiltered }: { data: BrowseData; isFiltered: boolean }) {
  const { state, view, parts, total, firstNumber, pages } = data
  const [quantities] = useState(() => new TypedQuantities())
  const { state: phase, location } = useNavigation()
  const isReplaced = phase === "loading" && location.pathname === paths.parts()
  const shown = t("{first}–{last} of {total}", {
    first: formatCount(firstNumber),
    last: formatCount(firstNumber + parts.length - 1),
    total: formatCount(total),
  })
  return (
    <div
      aria-busy={isReplaced || undefined}
      className="mt-4 transition-opacity delay-150 aria-busy:opacity-55"
    >
      <CorrectionNote data={data} />
      <UnusedWordsNote data={data} />
      {parts.length === 0 ? <NoParts data={data} isFiltered={isFiltered} /> : null}
      {parts.length > 0 ? <TaxNote before={t("Prices")} /> : null}
      {parts.length > 0 && view === "grid" ? <PartGrid parts={parts} /> : null}
      {parts.length > 0 && view === "table" ? (
        <PartTable data={data} quantities={quantities} />
      ) : null}
      <PageLinks state={state} pages={pages} shown={shown} />
    </div>
  )
}
