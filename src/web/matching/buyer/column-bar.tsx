import { t } from "#domain/languages/translate.ts"
import type { ColumnKind } from "#domain/matching/list-table.ts"
import type { QuickList, QuickRow } from "./quick-row.ts"
import type { QuickSession } from "./quick-session.ts"

const kinds = (): readonly { value: ColumnKind; label: string }[] => [
  { value: "number", label: t("Part number") },
  { value: "quantity", label: t("Quantity") },
  { value: "description", label: t("Description") },
  { value: "manufacturer", label: t("Manufacturer") },
  { value: "designators", label: t("Designators") },
  { value: "customerPartNumber", label: t("Your part number") },
  { value: "targetPrice", label: t("Target price") },
  { value: "note", label: t("Note") },
  { value: "ignore", label: t("Not used") },
]

interface ColumnBarProps {
  list: QuickList
  rows: readonly QuickRow[]
  session: QuickSession
}

/** Shows and corrects what each column of a list was taken for; a kind has at most one column. */
export function ColumnBar({ list, rows, session }: ColumnBarProps) {
  const { id, name, head, columns } = list
  const cells = rows.find((row) => row.listId === id && !row.setAside)?.cells
  const change = (place: number, kind: ColumnKind) => {
    const others = columns.map((old) => (old === kind && kind !== "ignore" ? "ignore" : old))
    session.setColumns(id, others.with(place, kind))
  }
  return (
    <fieldset className="quick-columns">
      <legend>{t("Columns of {name}", { name })}</legend>
      <label className="quick-has-head">
        <input
          type="checkbox"
          checked={head !== undefined}
          onChange={({ target }) => session.setHeading(id, target.checked)}
        />
        {t("First row is a heading")}
      </label>
      {columns.map((kind, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are
        <label key={place}>
          <span className="quick-column-name">
            {head?.[place] || t("Column {place}", { place: place + 1 })}
            {cells?.[place] ? <span className="text-text-3"> {cells[place]}</span> : null}
          </span>
          <select
            value={kind}
            onChange={({ target }) => {
              const chosen = kinds().find(({ value }) => value === target.value)
              if (chosen) change(place, chosen.value)
            }}
          >
            {kinds().map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  )
}
