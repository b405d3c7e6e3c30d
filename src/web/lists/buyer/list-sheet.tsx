import { useMemo } from "react"
import { noQuantityText, priceHintText } from "#contract/orders/line-text.ts"
import { t } from "#domain/languages/translate.ts"
import type { BuildPlan, PlannedLine } from "#domain/lists/parts-list.ts"
import type { OrderedPart } from "#domain/orders/agree-lines.ts"
import { MAX_UNITS } from "#domain/orders/quantity.ts"
import { CELL_BOUNDS, readQuantity } from "#domain/orders/read-quantity.ts"
import { toAmount } from "#domain/pricing/money.ts"
import { formatCents, formatCount } from "#domain/shop/number-format.ts"
import { PartSummary } from "#web/catalogue/shared/part-summary.tsx"
import {
  DesignatorsCell,
  LineDetailCells,
  NoteCell,
} from "#web/orders/shared/line-detail-cells.tsx"
import { detailSentences, type LineDetails } from "#web/orders/shared/line-details.ts"
import { Icon, TriangleAlert } from "#web/ui/icon/icon.tsx"
import { FlashOnChange, QuantityCell, RefusedQuantity } from "#web/ui/sheet/cells.tsx"
import { removeColumn, Sheet, type SheetColumn } from "#web/ui/sheet/sheet.tsx"
import { type ListLine, planOf, problemText } from "./list-draft.ts"
import type { ListSession } from "./list-session.ts"

/** Fits on one printed page. The group height in `lists.css` assumes this number of rows. */
const ROWS_PER_GROUP = 40
const noQuantity = () =>
  t("Enter a whole number from 1 to {most}.", { most: formatCount(MAX_UNITS) })

type LineActions = Pick<ListSession, "write" | "remove" | "undo">
type LinePlan = PlannedLine<OrderedPart> | undefined

interface ListSheetProps extends BuildPlan {
  label: string
  lines: readonly ListLine[]
  actions?: LineActions
}

export function ListSheet({ label, lines, builds, spareBasisPoints, actions }: ListSheetProps) {
  const columns = useMemo(
    () => listColumns(planner({ builds, spareBasisPoints }), actions),
    [builds, spareBasisPoints, actions],
  )
  return (
    <div className="sheet-frame">
      <Sheet
        label={label}
        className={actions ? "list-sheet" : "list-sheet list-sheet-read"}
        columns={columns}
        rows={lines}
        rowKey={rowKey}
        groupsOf={ROWS_PER_GROUP}
        undo={actions && (() => actions.undo())}
        remove={actions?.remove}
      />
      {actions ? (
        <p className="sheet-keys needs-script print:hidden">
          {t(
            "Arrow keys move, Enter moves down, Delete removes a line, Ctrl+Z undoes the last change.",
          )}
        </p>
      ) : null}
    </div>
  )
}

const rowKey = ({ partId }: ListLine): string => partId

function planner(plan: BuildPlan): (line: ListLine) => LinePlan {
  const known = new WeakMap<ListLine, LinePlan>()
  return (line) => {
    if (!known.has(line)) known.set(line, planOf(line, plan))
    return known.get(line)
  }
}

function listColumns(
  planOfLine: (line: ListLine) => LinePlan,
  actions: LineActions | undefined,
): SheetColumn<ListLine>[] {
  const columns: SheetColumn<ListLine>[] = [
    {
      header: t("Part"),
      className: "sheet-part",
      namesRow: ({ name }) => name,
      cell: (line) => (
        <PartSummary part={line} isSold={line.part !== undefined}>
          {actions ? (
            <DetailFields line={line} unitPrice={unitPriceOf(planOfLine(line))} actions={actions} />
          ) : (
            <DetailText line={line} unitPrice={unitPriceOf(planOfLine(line))} />
          )}
        </PartSummary>
      ),
    },
    {
      header: t("Per build"),
      className: "sheet-entry",
      cell: (line) =>
        actions ? (
          <QuantityCell
            label={t("Per build, {name}", { name: line.name })}
            caption={t("Per build")}
            value={String(line.quantity)}
            read={(typed) => (readQuantity(typed, CELL_BOUNDS) || undefined)?.toString()}
            onWrite={(written) => actions.write(line.partId, { quantity: Number(written) })}
            renderMessages={(invalidText) => (
              <LineMessages plan={planOfLine(line)} invalidText={invalidText} />
            )}
          />
        ) : (
          <>
            <span data-caption={t("Per build")}>{formatCount(line.quantity)}</span>
            <div className="sheet-message">
              <LineMessages plan={planOfLine(line)} />
            </div>
          </>
        ),
    },
    {
      header: t("Needed"),
      caption: t("Needed"),
      cell: (line) => flashing(planOfLine(line)?.needed, formatCount),
    },
    {
      header: t("Allowed"),
      caption: t("Allowed"),
      cell: (line) => flashing(planOfLine(line)?.allowed, formatCount),
    },
    {
      header: t("Short"),
      caption: t("Short"),
      cell: (line) => shortCell(planOfLine(line)),
    },
    {
      header: t("Each"),
      caption: t("Each"),
      cell: (line) => flashing(planOfLine(line)?.price?.unitPriceCents, formatCents),
    },
    {
      header: t("Total"),
      className: "list-total",
      caption: t("Total"),
      cell: (line) => {
        const price = planOfLine(line)?.price
        return price ? formatCents(price.totalCents) : "–"
      },
    },
  ]
  return actions
    ? [...columns, removeColumn(({ name }) => t("Remove {name}", { name }), actions.remove)]
    : columns
}

const flashing = <Value,>(value: Value | undefined, format: (value: Value) => string) =>
  value === undefined ? "–" : <FlashOnChange value={format(value)} />

const shortCell = (plan: LinePlan) =>
  plan && plan.short > 0 ? (
    <strong className="list-is-short">
      <Icon of={TriangleAlert} size={16} /> {formatCount(plan.short)}
    </strong>
  ) : (
    "–"
  )

const unitPriceOf = (plan: LinePlan): number | undefined =>
  plan?.price && toAmount(plan.price.unitPriceCents)

interface DetailProps {
  line: ListLine
  unitPrice: number | undefined
}

const DetailText = ({ line, unitPrice }: DetailProps) => (
  <span className="text-text-2 wrap-anywhere">{detailSentences(line, unitPrice).join(" · ")}</span>
)

function DetailFields({ line, unitPrice, actions }: DetailProps & { actions: LineActions }) {
  const write = (details: LineDetails) => actions.write(line.partId, details)
  return (
    <>
      <DesignatorsCell line={line} onWrite={write} />
      <NoteCell line={line} add={t("+ Note")} onWrite={write} />
      <LineDetailCells line={line} unitPrice={unitPrice} onWrite={write} />
    </>
  )
}

function LineMessages({ plan, invalidText }: { plan: LinePlan; invalidText?: string | undefined }) {
  const refused =
    invalidText === undefined
      ? plan && problemText(plan)
      : noQuantityText(invalidText, noQuantity())
  if (refused) return <RefusedQuantity why={refused} />
  const price = plan?.price
  return price
    ? plan.hints.map((hint) => (
        <p key={hint.quantity}>{priceHintText(hint, { ...price, quantity: plan.quantity })}</p>
      ))
    : null
}
