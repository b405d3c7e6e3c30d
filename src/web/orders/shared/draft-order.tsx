import { t, translated } from "#domain/languages/translate.ts"
import type { ShownDraftState } from "#domain/orders/draft-order.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import type { Reply } from "#web/api/api.ts"
import { Badge, type Tone } from "#web/ui/badge.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { type Column, DataTable } from "#web/ui/table/data-table.tsx"
import { OrderSums, refusedLinesText } from "./order-sums.tsx"

type PricedOrder = Reply<"GET /order-offer/{token}">["priced"]
type Line = PricedOrder["lines"][number]

interface Row {
  number: number
  line: Line
}

const columns = (): Column<Row>[] => [
  { header: t("Product"), namesRow: true, cell: ({ line }) => <Product line={line} /> },
  {
    header: t("Quantity"),
    numeric: true,
    className: "line-quantity",
    cell: ({ line }) => countOf(line),
  },
  { header: t("Each"), numeric: true, cell: ({ line }) => amountOf(line, "unitPrice") },
  {
    header: t("Total"),
    numeric: true,
    className: "line-total",
    cell: ({ line }) => amountOf(line, "total"),
  },
]

const countOf = (line: Line): string => ("quantity" in line ? formatCount(line.quantity) : "–")
const amountOf = (line: Line, name: "unitPrice" | "total"): string =>
  "unitPrice" in line ? formatAmount(line[name]) : "–"

const Product = ({ line }: { line: Line }) => (
  <>
    {"name" in line ? line.name : t("No longer on sale")}
    {"sku" in line ? (
      <span className="block font-mono text-mono font-normal text-text-2">{line.sku}</span>
    ) : null}
    {"promised" in line && line.promised && !line.problem ? (
      <span className="block text-sm font-normal text-text-2">{line.promised}</span>
    ) : null}
    {line.problem ? (
      <span className="block text-sm font-normal text-danger">{line.problem.message}</span>
    ) : null}
  </>
)

export const PricedLines = ({ priced }: { priced: PricedOrder }) => (
  <DataTable
    caption={t("Lines")}
    columns={columns()}
    rows={priced.lines.map((line, index) => ({ number: index + 1, line }))}
    rowKey={({ number }) => String(number)}
    layoutClass="table-cards priced-lines"
  />
)

export function PricedSums({ priced }: { priced: PricedOrder }) {
  const { charges = [], subtotal = priced.total, total, termsProblem } = priced
  return (
    <>
      {termsProblem ? <Notice tone="warn">{termsProblem.message}</Notice> : null}
      <OrderSums goods={subtotal} charges={charges} total={total} />
      <p className="text-sm text-text-2 empty:hidden">{refusedLinesText(priced.lines)}</p>
    </>
  )
}

const tones: Record<ShownDraftState, Tone> = {
  draft: "neutral",
  sent: "info",
  accepted: "brand",
  declined: "danger",
  withdrawn: "neutral",
  expired: "warn",
}

export const draftStateText: Record<ShownDraftState, string> = translated({
  draft: "Not sent",
  sent: "Waiting for an answer",
  accepted: "Accepted",
  declined: "Declined",
  withdrawn: "Withdrawn",
  expired: "Expired",
})

export const DraftState = ({ state }: { state: ShownDraftState }) => (
  <Badge tone={tones[state]}>{draftStateText[state]}</Badge>
)
