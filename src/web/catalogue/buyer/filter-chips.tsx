import { Link } from "react-router"
import { t } from "#domain/languages/translate.ts"
import { Icon, X } from "#web/ui/icon/icon.tsx"
import type { AppliedFilter } from "./applied-filters.ts"
import { focusResults } from "./results-controls.tsx"

interface FilterChipsProps {
  applied: readonly AppliedFilter[]
  clearAll: string
}

export const FilterChips = ({ applied, clearAll }: FilterChipsProps) =>
  applied.length === 0 ? null : (
    <ul aria-label={t("Filters in use")} className="mt-3 flex flex-wrap items-center gap-2">
      {applied.map(({ label, without }) => (
        <li key={without}>
          <Link
            to={without}
            preventScrollReset
            onClick={focusResults}
            className="inline-flex min-h-8 items-center gap-1.5 rounded border border-border bg-surface py-1 pr-2 pl-2.5 text-sm transition-colors hover:border-control hover:bg-sunken"
          >
            <span className="sr-only">{t("Remove filter")} </span>
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
            {t("Clear all")}
          </Link>
        </li>
      ) : null}
    </ul>
  )
