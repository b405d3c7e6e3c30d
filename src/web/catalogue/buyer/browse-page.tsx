import { useState } from "react"
import { useNavigation } from "react-router"
import { formatCount } from "#domain/shop/number-format.ts"
import { CompareForm } from "#web/catalogue/shared/compare-box.tsx"
import { CompareTray } from "#web/catalogue/shared/compare-tray.tsx"
import { TaxNote } from "#web/catalogue/shared/tax-note.tsx"
import { countLine } from "#web/navigation/list-address.ts"
import { paths } from "#web/navigation/paths.ts"
import { SEARCH_FORM } from "#web/navigation/search-form.ts"
import { TraceRule } from "#web/ui/trace-rule.tsx"
import { appliedFilters } from "./applied-filters.ts"
import { browseAddress, cleared } from "./browse-state.ts"
import { FilterChips } from "./filter-chips.tsx"
import { FilterDialog } from "./filter-dialog.tsx"
import { FilterPanel } from "./filter-panel.tsx"
import { RESULTS_ID } from "./focus-results.ts"
import type { BrowseData } from "./load-browse.ts"
import { CorrectionNote, NoParts } from "./no-parts.tsx"
import { PageLinks } from "./page-links.tsx"
import { PartGrid } from "./part-grid.tsx"
import { PartTable } from "./part-table.tsx"
import { ResultsToolbar } from "./results-toolbar.tsx"
import { FILTERS_ID, useBrowseForm } from "./use-browse-form.ts"

/** The catalogue: search, filters and what they leave. All of its state is in its address. */
export function BrowsePage({ data }: { data: BrowseData }) {
  const { state, total } = data
  useBrowseForm(state)
  const [filtersOpen, setFiltersOpen] = useState(false)
  const applied = appliedFilters(state, data.facets)
  const count = countLine(total, "part", false)
  const panel = <FilterPanel data={data} />
  return (
    <div className="pt-8 lg:pt-10">
      <Kept name="category" value={state.category} />
      <Kept name="view" value={state.view} />
      <h1 tabIndex={-1} className="text-h1">
        {state.category || "Parts"}
      </h1>
      <TraceRule className="mt-3" />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-10 lg:grid-cols-[14.5rem_minmax(0,1fr)]">
        {filtersOpen ? (
          <FilterDialog count={count} onClose={() => setFiltersOpen(false)}>
            {panel}
          </FilterDialog>
        ) : null}
        <section
          id={FILTERS_ID}
          aria-label="Filters"
          className="max-lg:order-last max-lg:mt-10 max-lg:scripted:hidden"
        >
          {filtersOpen ? null : panel}
        </section>
        <div className="min-w-0">
          <section aria-labelledby={RESULTS_ID}>
            <h2 id={RESULTS_ID} tabIndex={-1} className="sr-only">
              Results
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

const Kept = (kept: { name: string; value: string }) => (
  <input type="hidden" form={SEARCH_FORM} {...kept} readOnly />
)

/** What was found; the last results stay, dimmed, until the next ones are there. */
function Results({ data, isFiltered }: { data: BrowseData; isFiltered: boolean }) {
  const { state, view, parts, total, firstNumber, pages, columns } = data
  const { state: phase, location } = useNavigation()
  const isReplaced = phase === "loading" && location.pathname === paths.parts()
  const shown = `${formatCount(firstNumber)}–${formatCount(firstNumber + parts.length - 1)} of ${formatCount(total)}`
  return (
    <div
      aria-busy={isReplaced || undefined}
      className="mt-4 transition-opacity delay-150 aria-busy:opacity-55"
    >
      <CorrectionNote data={data} />
      {parts.length === 0 ? <NoParts data={data} isFiltered={isFiltered} /> : null}
      {parts.length > 0 ? <TaxNote before="Prices" /> : null}
      {parts.length > 0 && view === "grid" ? <PartGrid parts={parts} /> : null}
      {parts.length > 0 && view === "table" ? (
        <PartTable parts={parts} category={state.category} columns={columns} />
      ) : null}
      <PageLinks state={state} pages={pages} shown={shown} />
    </div>
  )
}
