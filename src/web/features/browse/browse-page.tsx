import { useState } from "react"
import { useNavigation } from "react-router"
import { text } from "#contract/text.ts"
import { countLine } from "#web/list-address.ts"
import { paths } from "#web/paths.ts"
import { Button, ButtonLink } from "#web/ui/button.tsx"
import { EmptyState } from "#web/ui/empty-state.tsx"
import { controlClass } from "#web/ui/field.tsx"
import { Icon } from "#web/ui/icon.tsx"
import { Search } from "#web/ui/icons.ts"
import { TraceRule } from "#web/ui/trace-rule.tsx"
import { appliedFilters } from "./applied-filters.ts"
import { type BrowseState, clearedAddress } from "./browse-state.ts"
import { FilterChips } from "./filter-chips.tsx"
import { FilterDialog } from "./filter-dialog.tsx"
import { FilterPanel } from "./filter-panel.tsx"
import { RESULTS_ID } from "./focus-results.ts"
import type { BrowseData } from "./load-browse.ts"
import { PageLinks } from "./page-links.tsx"
import { PartGrid } from "./part-grid.tsx"
import { PartTable } from "./part-table.tsx"
import { ResultsToolbar } from "./results-toolbar.tsx"
import { FILTERS_ID, FORM_ID, useBrowseForm } from "./use-browse-form.ts"

/** The catalogue: search, filters and what they leave. All of its state is in its address. */
export function BrowsePage({ data }: { data: BrowseData }) {
  const { state, total } = data
  const { onChange, onSubmit } = useBrowseForm(state)
  const [filtersOpen, setFiltersOpen] = useState(false)
  const applied = appliedFilters(state)
  const count = countLine(total, "part", false)
  const panel = <FilterPanel data={data} />
  return (
    <div className="pt-8 lg:pt-10" onChange={onChange}>
      <form id={FORM_ID} action={paths.parts()} autoComplete="off" onSubmit={onSubmit}>
        <input type="hidden" name="category" value={state.category} readOnly />
        <input type="hidden" name="view" value={state.view === "grid" ? "" : state.view} readOnly />
      </form>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h1 tabIndex={-1} className="min-w-0 text-h1">
          {state.category || "Parts"}
        </h1>
        <SearchField state={state} />
      </div>
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
        <section aria-labelledby={RESULTS_ID} className="min-w-0">
          <h2 id={RESULTS_ID} tabIndex={-1} className="vh">
            Results
          </h2>
          <ResultsToolbar
            state={state}
            count={count}
            applied={applied.length}
            onOpenFilters={() => setFiltersOpen(true)}
          />
          <FilterChips applied={applied} clearAll={clearedAddress(state)} />
          <Results data={data} isFiltered={applied.length > 0} />
        </section>
      </div>
    </div>
  )
}

const SearchField = ({ state }: { state: BrowseState }) => (
  <search className="flex w-full flex-wrap gap-2 sm:w-auto sm:min-w-96">
    <label className="relative min-w-[min(100%,12rem)] flex-1">
      <span className="vh">Search parts</span>
      <span className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-text-3">
        <Icon of={Search} size={18} />
      </span>
      <input
        type="search"
        name="q"
        form={FORM_ID}
        defaultValue={state.q}
        maxLength={100}
        placeholder="Name, number or value"
        className={`min-h-11 pl-10! ${controlClass}`}
      />
    </label>
    <Button type="submit" form={FORM_ID} size={44}>
      Search
    </Button>
  </search>
)

/** What was found; the last results stay, dimmed, until the next ones are there. */
function Results({ data, isFiltered }: { data: BrowseData; isFiltered: boolean }) {
  const { state, parts, total, firstNumber, pages, columns } = data
  const { state: phase, location } = useNavigation()
  const isReplaced = phase === "loading" && location.pathname === paths.parts()
  const shown = `${firstNumber.toLocaleString("en-US")}–${(firstNumber + parts.length - 1).toLocaleString("en-US")} of ${total.toLocaleString("en-US")}`
  return (
    <div
      aria-busy={isReplaced || undefined}
      className="mt-4 transition-opacity delay-150 aria-busy:opacity-55"
    >
      {parts.length === 0 ? <NoParts state={state} isFiltered={isFiltered} /> : null}
      {parts.length > 0 && state.view === "grid" ? <PartGrid parts={parts} /> : null}
      {parts.length > 0 && state.view === "table" ? (
        <PartTable parts={parts} columns={columns} />
      ) : null}
      <PageLinks state={state} pages={pages} shown={shown} />
    </div>
  )
}

function NoParts({ state, isFiltered }: { state: BrowseState; isFiltered: boolean }) {
  if (!isFiltered) return <EmptyState text={text.browse.none} />
  return (
    <EmptyState text={state.q ? text.browse.noneFor(state.q) : text.browse.noMatch}>
      <ButtonLink to={paths.parts()} variant="secondary" preventScrollReset>
        Clear all
      </ButtonLink>
    </EmptyState>
  )
}
