import { Link } from "react-router"
import { Icon } from "#web/ui/icon/icon.tsx"
import { X } from "#web/ui/icon/icons.ts"
import type { AppliedFilter } from "./applied-filters.ts"
import { focusResults } from "./focus-results.ts"

interface FilterChipsProps {
  applied: readonly AppliedFilter[]
  clearAll: string
}

/** The filters in use, each a link to the list without it. */
export const FilterChips = ({ applied, clearAll }: FilterChipsProps) =>
  applied.length === 0 ? null : (
    <ul aria-label="Filters in use" className="mt-3 flex flex-wrap items-center gap-2">
      {applied.map(({ label, without }) => (
        <li key={label}>
          <Link
            to={without}
            preventScrollReset
            onClick={focusResults}
            className="inline-flex min-h-8 items-center gap-1.5 rounded border border-border bg-surface py-1 pr-2 pl-2.5 text-sm transition-colors hover:border-control hover:bg-sunken"
          >
            <span className="sr-only">Remove filter </span>
            {label}
            <Icon of={X} size={14} className="text-text-3" />
          </Link>
        </li>
      ))}
      {applied.length > 1 ? (
        <li>
          <Link
            to={clearAll}
            preventScrollReset
            onClick={focusResults}
            className="inline-flex min-h-8 items-center rounded px-2 text-sm font-medium text-brand underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            Clear all
          </Link>
        </li>
      ) : null}
    </ul>
  )
