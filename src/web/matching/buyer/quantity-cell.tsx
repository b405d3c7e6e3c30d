import { use, useEffect, useRef } from "react"
import { formatCount } from "#domain/shop/number-format.ts"
import { roles } from "#web/ui/table/grid-roles.ts"
import { QuickContext } from "./quick-context.ts"
import { writeQuantity } from "./quick-edits.ts"
import { perBuildOf, type QuickRow, unitsOf } from "./quick-row.ts"

interface QuantityCellProps {
  row: QuickRow
  place: number
  builds: number
}

/** How many, as it is written: `1,000`, `12 pcs`; of several builds, what they come to stands below. */
export function QuantityCell({ row, place, builds }: QuantityCellProps) {
  const session = use(QuickContext)?.session
  const field = useRef<HTMLInputElement>(null)
  const { written } = row
  useEffect(() => {
    const input = field.current
    if (input && (input !== document.activeElement || input.value === input.dataset.kept))
      input.value = written
    if (input) input.dataset.kept = written
  }, [written])
  const commit = () => {
    const typed = field.current?.value.trim() ?? ""
    if (typed !== written) session?.edit(writeQuantity(row.id, typed))
  }
  const inAll = unitsOf(row, builds)
  const isWrong = perBuildOf(row) === undefined
  return (
    <td role={roles.cell} className="quick-quantity">
      <input
        ref={field}
        data-cell="quantity"
        tabIndex={-1}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="next"
        maxLength={40}
        placeholder="Quantity"
        aria-label={builds > 1 ? `Quantity per build, row ${place}` : `Quantity, row ${place}`}
        aria-invalid={isWrong || undefined}
        defaultValue={written}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={commit}
        onKeyDown={({ key, currentTarget }) => {
          if (key === "Escape") currentTarget.value = written
        }}
      />
      {row.part && builds > 1 && inAll !== undefined ? (
        <span className="quick-units">{formatCount(inAll)} in all</span>
      ) : null}
    </td>
  )
}
