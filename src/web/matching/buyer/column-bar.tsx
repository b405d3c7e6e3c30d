import { use } from "react"
import type { ColumnKind } from "#domain/matching/list-table.ts"
import { QuickContext } from "./quick-context.ts"
import type { QuickList, QuickRow } from "./quick-row.ts"

const kinds: readonly { value: ColumnKind; label: string }[] = [
  { value: "number", label: "Part number" },
  { value: "quantity", label: "Quantity" },
  { value: "description", label: "Description" },
  { value: "manufacturer", label: "Manufacturer" },
  { value: "ignore", label: "Not used" },
]

interface ColumnBarProps {
  list: QuickList
  rows: readonly QuickRow[]
}

/** What each column of a list was taken for, to be said otherwise; each is but one of them. */
export function ColumnBar({ list, rows }: ColumnBarProps) {
  const session = use(QuickContext)?.session
  const { id, name, head, columns } = list
  const cells = rows.find((row) => row.listId === id)?.cells
  const change = (place: number, kind: ColumnKind) => {
    const others = columns.map((old) => (old === kind && kind !== "ignore" ? "ignore" : old))
    session?.setColumns(id, others.with(place, kind))
  }
  return (
    <fieldset className="quick-columns">
      <legend>Columns of {name}</legend>
      {columns.map((kind, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are
        <label key={place}>
          <span className="quick-column-name">
            {head?.[place] || `Column ${place + 1}`}
            {cells?.[place] ? <span className="text-text-3"> {cells[place]}</span> : null}
          </span>
          <select
            value={kind}
            onChange={({ target }) => {
              const chosen = kinds.find(({ value }) => value === target.value)
              if (chosen) change(place, chosen.value)
            }}
          >
            {kinds.map(({ value, label }) => (
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
