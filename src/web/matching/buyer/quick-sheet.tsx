import { lazy, type ReactNode, Suspense, useMemo, useState } from "react"
import { Link } from "react-router"
import {
  type QuickRowState,
  quickOrderText,
  quickStateText,
} from "#contract/matching/quick-order-text.ts"
import { partNumber } from "#domain/catalogue/part-number.ts"
import { t } from "#domain/languages/translate.ts"
import type { SomeLineDetails } from "#domain/orders/line-details.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { cents, lineTotal, toCents } from "#domain/pricing/money.ts"
import { formatCents, formatCount } from "#domain/shop/number-format.ts"
import { loadChunk } from "#web/navigation/load-chunk.ts"
import { paths } from "#web/navigation/paths.ts"
import { CircleHelp, CircleX, Ellipsis, Eye } from "#web/ui/icon/form-icons.ts"
import { CircleCheck, Icon, TriangleAlert } from "#web/ui/icon/icon.tsx"
import { FlashOnChange, useEntry } from "#web/ui/sheet/cells.tsx"
import { type FocusTarget, removeColumn, Sheet, type SheetColumn } from "#web/ui/sheet/sheet.tsx"
import { focusField, moveFocusOutOfRow, quantityFieldOf } from "#web/ui/sheet/sheet-keys.ts"
import { removeRows, reopenRow, setRowQuantity, setRowText, suggestPart } from "./quick-edits.ts"
import { quickKeys } from "./quick-keys.ts"
import {
  type IdentifiedPart,
  identifyingText,
  perBuildOf,
  type QuickRow,
  unitsOf,
} from "./quick-row.ts"
import type { QuickSession } from "./quick-session.ts"
import type { ShownRow } from "./quick-state.ts"
import {
  Candidates,
  NotFound,
  QuantityAnswers,
  type QuickActions,
  refusalIdOf,
} from "./row-answers.tsx"

const CellSuggestions = lazy(() => loadChunk(() => import("./cell-suggestions.tsx")))

/** The group height in `quick-order.css` assumes this number of rows. */
const ROWS_PER_GROUP = 50

interface QuickSheetProps {
  rows: readonly ShownRow[]
  builds: number
  actions: QuickActions
  focusTarget: FocusTarget | undefined
}

export function QuickSheet({ rows, builds, actions, focusTarget }: QuickSheetProps) {
  const columns = useMemo(() => quickColumns(actions, builds), [actions, builds])
  return (
    <Sheet
      label={t("Quick order")}
      describedBy="quick-keys"
      className="quick-sheet"
      firstCell="number"
      columns={columns}
      rows={rows}
      rowKey={rowKey}
      place={placeOf}
      rowClass={rowClass}
      groupsOf={ROWS_PER_GROUP}
      nextFocus={quickKeys}
      undo={() => actions.session.undo()}
      focusTarget={focusTarget}
    />
  )
}

const rowKey = ({ row }: ShownRow): string => row.id
const placeOf = ({ place }: ShownRow): number => place

const openStates = ["likely", "choose", "none", "adjusted"]

function rowClass({ row, state }: ShownRow): string {
  if (state === undefined || !openStates.includes(state)) return ""
  return row.part ? "quick-open" : "quick-open quick-unknown"
}

function quickColumns(actions: QuickActions, builds: number): SheetColumn<ShownRow>[] {
  const { session } = actions
  const remove = ({ row }: ShownRow) => {
    moveFocusOutOfRow(row.id)
    session.edit(removeRows(new Set([row.id])))
  }
  return [
    {
      header: t("State"),
      className: "quick-state",
      cell: ({ state }) => (state ? <StateMark state={state} /> : null),
    },
    {
      header: t("Number or keywords"),
      className: "quick-number",
      cell: ({ row, place }) => <NumberCell row={row} place={place} session={session} />,
    },
    {
      header: t("Part"),
      className: "quick-part",
      namesRow: ({ row }) => row.part?.name ?? (identifyingText(row) || undefined),
      cell: (shown) => <PartCell {...shown} builds={builds} actions={actions} />,
    },
    {
      header: t("Quantity"),
      className: "quick-quantity",
      cell: ({ row, place, state }) => (
        <QuantityCell
          row={row}
          place={place}
          isRefused={state === "adjusted"}
          builds={builds}
          session={session}
        />
      ),
    },
    { header: t("Each"), className: "quick-each", caption: t("each"), cell: eachCell },
    { header: t("Total"), className: "quick-total", cell: (shown) => totalCell(shown, builds) },
    removeColumn(
      ({ state, place }) => (state ? t("Remove row {place}", { place }) : undefined),
      remove,
    ),
  ]
}

const looks: Record<QuickRowState, { icon: string; ink: string }> = {
  ok: { icon: CircleCheck, ink: "text-brand" },
  likely: { icon: Eye, ink: "text-info" },
  choose: { icon: CircleHelp, ink: "text-warn" },
  none: { icon: CircleX, ink: "text-danger" },
  adjusted: { icon: TriangleAlert, ink: "text-warn" },
  waiting: { icon: Ellipsis, ink: "text-text-3" },
}

const StateMark = ({ state }: { state: QuickRowState }) => (
  <span className={`quick-mark ${looks[state].ink}`}>
    <Icon of={looks[state].icon} size={16} /> {quickStateText[state]}
  </span>
)

interface EntryCellProps {
  row: QuickRow
  place: number
  session: QuickSession
}

function NumberCell({ row, place, session }: EntryCellProps) {
  const [isUsed, setUsed] = useState(false)
  const { field, input } = useEntry({
    value: identifyingText(row),
    onWrite: (written) => session.edit(setRowText(row.id, written)),
  })
  const take = (part: IdentifiedPart) => {
    // Marks the value as saved before the field loses focus.
    if (field.current) field.current.value = field.current.dataset.saved = partNumber(part)
    session.edit(suggestPart(row.id, part))
    focusField(quantityFieldOf(row.id))
  }
  return (
    <>
      <input
        {...input}
        data-cell="number"
        spellCheck={false}
        maxLength={500}
        placeholder={t("Number or keywords")}
        aria-label={t("Part number or keywords, row {place}", { place })}
        onFocus={(event) => {
          input.onFocus(event)
          setUsed(true)
        }}
        onBlur={() => {
          setUsed(false)
          input.onBlur()
        }}
      />
      <Suspense>{isUsed ? <CellSuggestions field={field} onTake={take} /> : null}</Suspense>
    </>
  )
}

interface QuantityCellProps extends EntryCellProps {
  isRefused: boolean
  builds: number
}

/** Field for a quantity as typed: `1,000`, `12 pcs`. */
function QuantityCell({ row, place, isRefused, session, builds }: QuantityCellProps) {
  const { input } = useEntry({
    value: row.written,
    onWrite: (written) => session.edit(setRowQuantity(row.id, written)),
  })
  const totalUnits = unitsOf(row, builds)
  return (
    <>
      <input
        {...input}
        data-cell="quantity"
        inputMode="numeric"
        enterKeyHint="next"
        maxLength={40}
        placeholder={t("Quantity")}
        aria-label={
          builds > 1
            ? t("Quantity per build, row {place}", { place })
            : t("Quantity, row {place}", { place })
        }
        aria-invalid={isRefused || perBuildOf(row) === undefined || undefined}
        aria-describedby={isRefused ? refusalIdOf(row) : undefined}
      />
      {row.part && builds > 1 && totalUnits !== undefined ? (
        <span className="quick-units">
          {t("{inAll} in total", { inAll: formatCount(totalUnits) })}
        </span>
      ) : null}
    </>
  )
}

function PartCell(props: ShownRow & { builds: number; actions: QuickActions }) {
  const { row, place, state, price, offers, builds, actions } = props
  return (
    <>
      {row.part ? (
        <Part row={row} part={row.part} price={price} session={actions.session} />
      ) : (
        partAsRead(row)
      )}{" "}
      {row.details ? <RowDetails details={row.details} /> : null}
      {row.cells ? <SourceRow cells={row.cells} place={place} /> : null}
      {state === "likely" || state === "choose" ? (
        <Candidates row={row} offers={offers} actions={actions} />
      ) : null}
      {state === "none" ? <NotFound row={row} /> : null}
      {state === "adjusted" ? (
        <QuantityAnswers row={row} price={price} builds={builds} session={actions.session} />
      ) : null}
    </>
  )
}

interface PartProps extends Pick<ShownRow, "row" | "price"> {
  part: IdentifiedPart
  session: QuickSession
}

function Part({ row, part, price, session }: PartProps) {
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
        {line
          ? ` · ${t("{count} available", { count: formatCount(line.availableQuantity) })}`
          : null}
        {isChosen ? " · " : null}
        {isChosen ? (
          <button
            type="button"
            tabIndex={-1}
            data-cell="change"
            className="sheet-note"
            onClick={() => session.edit(reopenRow(row.id))}
          >
            {t("Change")}
            <span className="sr-only"> {part.name}</span>
          </button>
        ) : null}
      </span>
    </>
  )
}

/** Details of the row, which move with the part to the cart or a list. */
function RowDetails({ details }: { details: SomeLineDetails }) {
  const { customerPartNumber, designators, note } = details
  const notes = [
    customerPartNumber && quickOrderText.ownNumber(customerPartNumber),
    designators,
    note,
  ].filter(Boolean)
  return notes.length > 0 ? <span className="quick-details">{notes.join(" · ")}</span> : null
}

/** Returns the words of an unmatched row that its field does not show. */
function partAsRead({ number, manufacturer, description }: QuickRow): ReactNode {
  const rest = [manufacturer, number ? description : ""].filter(Boolean).join(" · ")
  return rest ? <span className="text-text-2">{rest}</span> : null
}

function SourceRow({ cells, place }: { cells: readonly string[]; place: number }) {
  const [open, setOpen] = useState(false)
  return (
    <span className="quick-facts">
      <button
        type="button"
        tabIndex={-1}
        data-cell="written"
        aria-expanded={open}
        aria-label={t("Your original row, row {place}", { place })}
        className={open ? "sheet-note" : "sheet-note sheet-idle"}
        onClick={() => setOpen(!open)}
      >
        {t("Your original row")}
      </button>
      {open ? `: ${cells.filter(Boolean).join(" · ")}` : null}
    </span>
  )
}

const pricedLine = ({ price }: ShownRow) =>
  price && "unitPrice" in price.line ? price.line : undefined

function eachCell(shown: ShownRow): ReactNode {
  const line = pricedLine(shown)
  const target = shown.row.details?.targetPriceCents
  const isAbove = line && target ? toCents(line.unitPrice) > target : false
  return (
    <>
      {shown.row.part && line ? <FlashOnChange value={formatAmount(line.unitPrice)} /> : null}
      {target ? (
        <span className={isAbove ? "quick-units quick-above" : "quick-units"}>
          {quickOrderText.target(formatCents(cents(target)))}
        </span>
      ) : null}
    </>
  )
}

function totalCell(shown: ShownRow, builds: number): ReactNode {
  const line = pricedLine(shown)
  const units = unitsOf(shown.row, builds)
  if (!line || units === undefined || shown.state !== "ok") return null
  return formatCents(lineTotal(toCents(line.unitPrice), units))
}
