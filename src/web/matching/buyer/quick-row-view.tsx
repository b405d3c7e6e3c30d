import { memo, use, useState } from "react"
import { Link } from "react-router"
import { partNumber } from "#domain/catalogue/part-number.ts"
import { cents } from "#domain/pricing/money.ts"
import { formatCount, formatDollars, formatPrice } from "#domain/shop/number-format.ts"
import { paths } from "#web/navigation/paths.ts"
import { Icon, X } from "#web/ui/icon/icon.tsx"
import { FlashOnChange } from "#web/ui/sheet/flash-on-change.tsx"
import { leaveRow } from "#web/ui/sheet/sheet-keys.ts"
import { roles } from "#web/ui/table/grid-roles.ts"
import { NumberCell } from "./number-cell.tsx"
import { QuantityCell } from "./quantity-cell.tsx"
import { QuickContext } from "./quick-context.ts"
import { removeRows, reopenRow } from "./quick-edits.ts"
import { type MeantPart, unitsOf } from "./quick-row.ts"
import type { ShownRow } from "./quick-state.ts"
import { Candidates, NotFound, QuantityAnswers } from "./row-answers.tsx"
import { StateMark } from "./state-mark.tsx"

type RowProps = ShownRow & { builds: number }

const openStates = ["likely", "choose", "none", "adjusted"]

/** A row as it is written, what became of it, and what it may mean where that is open. */
export const QuickRowView = memo(function QuickRowView(props: RowProps) {
  const { row, place, state, builds } = props
  const isOpen = state !== undefined && openStates.includes(state)
  return (
    <tr
      role={roles.row}
      data-line={row.id}
      data-open={isOpen || undefined}
      className={`sheet-row ${isOpen ? "quick-open" : ""} ${isOpen && !row.part ? "quick-unknown" : ""}`}
    >
      <td role={roles.cell} className="sheet-place">
        {formatCount(place)}
      </td>
      <td role={roles.cell} className="quick-state">
        {state ? <StateMark state={state} /> : null}
      </td>
      <NumberCell row={row} place={place} />
      <th role={roles.rowHeader} scope="row" className="quick-part">
        <PartCell {...props} />
      </th>
      <QuantityCell row={row} place={place} builds={builds} />
      <PriceCells {...props} />
      {state ? <RemoveCell {...props} /> : <td role={roles.cell} className="sheet-remove" />}
    </tr>
  )
})

function PartCell({ row, place, state, price, builds }: RowProps) {
  return (
    <>
      {row.part ? <Part row={row} part={row.part} price={price} /> : <AsRead row={row} />}
      {row.cells ? <AsWritten cells={row.cells} place={place} /> : null}
      {state === "likely" || state === "choose" ? <Candidates row={row} /> : null}
      {state === "none" ? <NotFound row={row} /> : null}
      {state === "adjusted" ? <QuantityAnswers row={row} price={price} builds={builds} /> : null}
    </>
  )
}

function Part({ row, part, price }: Pick<RowProps, "row" | "price"> & { part: MeantPart }) {
  const session = use(QuickContext)?.session
  const line = price && "availableQuantity" in price.line ? price.line : undefined
  const isChosen = row.match !== undefined && row.match.state !== "exact"
  return (
    <>
      <Link
        to={paths.partByNumber(part.sku)}
        discover="none"
        tabIndex={-1}
        data-cell="part"
        className="sheet-name"
      >
        {part.name}
      </Link>{" "}
      <span className="quick-facts">
        <span className="font-mono">{partNumber(part)}</span>
        {line ? ` · ${formatCount(line.availableQuantity)} available` : null}
        {isChosen ? (
          <button
            type="button"
            tabIndex={-1}
            data-cell="change"
            className="sheet-note"
            onClick={() => session?.edit(reopenRow(row.id))}
          >
            Change<span className="sr-only"> {part.name}</span>
          </button>
        ) : null}
      </span>
    </>
  )
}

/** Of a row whose part is open: what of it is not in its field. */
const AsRead = ({ row: { number, manufacturer, description } }: Pick<RowProps, "row">) => {
  const rest = [manufacturer, number ? description : ""].filter(Boolean).join(" · ")
  return rest ? <span className="text-text-2">{rest}</span> : null
}

function AsWritten({ cells, place }: { cells: readonly string[]; place: number }) {
  const [open, setOpen] = useState(false)
  return (
    <span className="quick-facts">
      <button
        type="button"
        tabIndex={-1}
        data-cell="written"
        aria-expanded={open}
        className={open ? "sheet-note" : "sheet-note sheet-idle"}
        onClick={() => setOpen(!open)}
      >
        As you wrote it<span className="sr-only">, row {place}</span>
      </button>
      {open ? `: ${cells.filter(Boolean).join(" · ")}` : null}
    </span>
  )
}

function PriceCells({ row, state, price, builds }: RowProps) {
  const line = price && "unitPrice" in price.line ? price.line : undefined
  const units = unitsOf(row, builds)
  const isShown = row.part !== undefined && line !== undefined
  const total = line && units !== undefined && state === "ok" ? rowCents(line, units) : undefined
  return (
    <>
      <td role={roles.cell} className="quick-each">
        {isShown ? <FlashOnChange value={formatPrice(line.unitPrice)} /> : null}
      </td>
      <td role={roles.cell} className="quick-total">
        {total === undefined ? null : formatDollars(total)}
      </td>
    </>
  )
}

const rowCents = (line: { unitPrice: number }, units: number) =>
  cents(Math.round(line.unitPrice * 100) * units)

function RemoveCell({ row, place }: RowProps) {
  const session = use(QuickContext)?.session
  const remove = () => {
    leaveRow(row.id)
    session?.edit(removeRows(new Set([row.id])))
  }
  return (
    <td role={roles.cell} className="sheet-remove">
      <button
        type="button"
        tabIndex={-1}
        data-cell="remove"
        aria-label={`Remove row ${place}`}
        onClick={remove}
      >
        <Icon of={X} size={16} />
      </button>
    </td>
  )
}
