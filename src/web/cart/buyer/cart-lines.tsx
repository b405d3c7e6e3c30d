import { useMemo } from "react"
import { noQuantityText } from "#contract/orders/line-text.ts"
import { lastOrdersOf } from "#domain/catalogue/lifecycle.ts"
import { t } from "#domain/languages/translate.ts"
import { MAX_UNITS, stepQuantity } from "#domain/orders/quantity.ts"
import { CELL_BOUNDS, readQuantity } from "#domain/orders/read-quantity.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { formatDay } from "#domain/shop/days.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { CompareBox } from "#web/catalogue/shared/compare-box.tsx"
import { PartSummary } from "#web/catalogue/shared/part-summary.tsx"
import { paths } from "#web/navigation/paths.ts"
import {
  DesignatorsCell,
  LineDetailCells,
  NoteCell,
} from "#web/orders/shared/line-detail-cells.tsx"
import { ButtonLink } from "#web/ui/button.tsx"
import { EmptyState } from "#web/ui/feedback/empty-state.tsx"
import { FlashOnChange, QuantityCell } from "#web/ui/sheet/cells.tsx"
import { type FocusTarget, removeColumn, Sheet, type SheetColumn } from "#web/ui/sheet/sheet.tsx"
import { TableFilter, TableToolbar } from "#web/ui/table/table-toolbar.tsx"
import type { CartActions } from "./cart-actions.ts"
import {
  type Arrangement,
  arrangeLines,
  type CartLine,
  changeText,
  isPriced,
  problemText,
} from "./cart-line.ts"
import { LineMessages } from "./line-messages.tsx"

/** With more lines than this, the page offers search and sorting. */
const FEW_LINES = 20
/** The height `--sheet-group` in `cart.css` assumes this number of rows. */
const ROWS_PER_GROUP = 50
const noQuantity = () => t("Enter a whole number up to {most}.", { most: formatCount(MAX_UNITS) })

const sorts = () => [
  { value: "", label: t("Original order") },
  { value: "number", label: t("By part number") },
  { value: "name", label: t("By name") },
  { value: "quantity", label: t("Largest quantity first") },
  { value: "total", label: t("Largest total first") },
]
const shows = () => [
  { value: "", label: t("All lines") },
  { value: "needy", label: t("That need attention") },
]

interface CartLinesProps {
  lines: readonly CartLine[]
  arrangement: Arrangement
  focusTarget: FocusTarget | undefined
  actions: CartActions
}

export function CartLines({ lines, arrangement, focusTarget, actions }: CartLinesProps) {
  const isArranged = lines.length > FEW_LINES
  const shown = useMemo(
    () => (isArranged ? arrangeLines(lines, arrangement) : lines),
    [isArranged, lines, arrangement],
  )
  const columns = useMemo(() => cartColumns(actions), [actions])
  return (
    <div className="sheet-frame">
      {isArranged ? (
        <Toolbar arrangement={arrangement} shown={shown.length} of={lines.length} />
      ) : null}
      {shown.length > 0 ? (
        <Sheet
          label={t("Cart")}
          describedBy="cart-keys"
          className="cart-sheet"
          columns={columns}
          rows={shown}
          rowKey={rowKey}
          rowClass={rowClass}
          groupsOf={ROWS_PER_GROUP}
          undo={actions.undo}
          remove={actions.remove}
          focusTarget={focusTarget}
        />
      ) : (
        <EmptyState text={t("No lines match.")}>
          <ButtonLink to={paths.cart} variant="secondary" preventScrollReset>
            {t("Show all lines")}
          </ButtonLink>
        </EmptyState>
      )}
      <p id="cart-keys" className="sheet-keys needs-script">
        {t(
          "Arrow keys move, Enter moves down, Delete removes a line, Ctrl+Z undoes the last change.",
        )}
      </p>
    </div>
  )
}

interface ToolbarProps {
  arrangement: Arrangement
  shown: number
  of: number
}

const Toolbar = ({ arrangement, shown, of }: ToolbarProps) => (
  <TableToolbar
    searchLabel={t("Search lines")}
    values={{ ...arrangement }}
    count={
      shown === of
        ? t("{of} lines", { of: formatCount(of) })
        : t("{shown} of {of} lines", { shown: formatCount(shown), of: formatCount(of) })
    }
  >
    <TableFilter name="show" label={t("Show")} value={arrangement.show} options={shows()} />
    <TableFilter name="sort" label={t("Sort lines")} value={arrangement.sort} options={sorts()} />
  </TableToolbar>
)

const rowKey = ({ partId }: CartLine): string => partId
const rowClass = (line: CartLine): string => (changeText(line) ? "cart-line-changed" : "")

const cartColumns = (actions: CartActions): SheetColumn<CartLine>[] => [
  {
    header: t("Part"),
    className: "sheet-part",
    namesRow: ({ name }) => name,
    cell: (line) => <PartCell line={line} setDetails={actions.setDetails} />,
  },
  {
    header: t("Available"),
    className: "cart-available",
    caption: t("available"),
    cell: (line) =>
      isPriced(line) ? <FlashOnChange value={formatCount(line.availableQuantity)} /> : "–",
  },
  { header: t("Each"), className: "cart-each", caption: t("each"), cell: eachCell },
  {
    header: t("Quantity"),
    className: "sheet-entry",
    cell: (line) => (
      <QuantityCell
        label={t("Quantity, {name}", { name: line.name })}
        value={String(actions.quantityOf(line))}
        read={(typed, kept) => (typed === "" ? kept : readQuantity(typed, CELL_BOUNDS)?.toString())}
        onWrite={(written) => actions.setQuantity(line, Number(written))}
        isRefused={line.problem !== undefined}
        steps={stepsOf(line)}
        renderMessages={(invalidText, take) => (
          <LineMessages
            line={line}
            refused={
              invalidText === undefined
                ? problemText(line)
                : noQuantityText(invalidText, noQuantity())
            }
            actions={actions}
            onTake={take}
          />
        )}
      />
    ),
  },
  {
    header: t("Total"),
    className: "cart-total",
    cell: (line) => (isPriced(line) && !line.problem ? formatAmount(line.total) : "–"),
  },
  removeColumn(({ name }) => t("Remove {name}", { name }), actions.remove),
]

/** Steps by packs of the part; by 1 if it is no longer sold. */
function stepsOf(line: CartLine) {
  const { name } = line
  const rules = isPriced(line) ? line : { minimumQuantity: 1 }
  const { orderMultiple = 1 } = isPriced(line) ? line : {}
  const step = formatCount(orderMultiple)
  const labels =
    orderMultiple === 1
      ? { fewer: t("Fewer {name}", { name }), more: t("More {name}", { name }) }
      : {
          fewer: t("Fewer {name}, by {step}", { name, step }),
          more: t("More {name}, by {step}", { name, step }),
        }
  return { ...labels, next: (quantity: number, by: number) => stepQuantity(rules, quantity, by) }
}

interface PartCellProps extends Pick<CartActions, "setDetails"> {
  line: CartLine
}

const PartCell = ({ line, setDetails }: PartCellProps) => (
  <PartSummary part={line} isSold={isPriced(line)}>
    <LastOrders day={isPriced(line) ? lastOrdersOf(line.lifecycle) : null} />
    <NoteCell line={line} add={t("Add note")} onWrite={(details) => setDetails(line, details)} />{" "}
    {line.designators ? (
      <DesignatorsCell line={line} onWrite={(details) => setDetails(line, details)} />
    ) : null}{" "}
    <LineDetailCells
      line={line}
      unitPrice={isPriced(line) ? line.unitPrice : undefined}
      onWrite={(details) => setDetails(line, details)}
    />{" "}
    {isPriced(line) ? (
      <span className="cart-compare sheet-idle">
        <CompareBox part={{ id: line.partId, name: line.name }} cell="compare" />
      </span>
    ) : null}
  </PartSummary>
)

const LastOrders = ({ day }: { day: string | null }) =>
  day && `${t("last orders until {day}", { day: formatDay(day) })} `

const eachCell = (line: CartLine) =>
  isPriced(line) ? (
    <>
      <FlashOnChange value={formatAmount(line.unitPrice)} />
      {line.price.from > 1 ? (
        <span className="cart-from">
          {" "}
          {t("from {from}", { from: formatCount(line.price.from) })}
        </span>
      ) : null}
    </>
  ) : (
    "–"
  )
