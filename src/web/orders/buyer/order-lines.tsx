import { type ReactNode, useDeferredValue } from "react"
import { Link } from "react-router"
import { partNumber } from "#domain/catalogue/part-number.ts"
import { t } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import type { Reply } from "#web/api/api.ts"
import { paths } from "#web/navigation/paths.ts"
import { detailSentences } from "#web/orders/shared/line-details.ts"
import { unitsText } from "#web/orders/shared/order-contents.tsx"
import type { OrderRefunds } from "#web/orders/shared/order-refunds.tsx"
import { ReviewLink } from "#web/orders/shared/review-link.tsx"
import type { Order } from "#web/orders/shared/shown-order.ts"
import { type Column, DataTable } from "#web/ui/table/data-table.tsx"

type Line = Order["lines"][number]

interface OrderLinesProps {
  order: Order
  /** Number of lines rendered at first; the browser adds the others. */
  firstLines: number
  refunds: OrderRefunds
  isOwn: boolean
  returnable: readonly { number: number }[]
  reviewable: Reply<"GET /order/{id}/review">
}

/** Lines per group; `order-lines.css` assumes the same number. */
const LINES_IN_GROUP = 50

/** Lines of an order. Without script, a long list links to the rest. */
export function OrderLines({
  order,
  firstLines,
  refunds,
  isOwn,
  returnable,
  reviewable,
}: OrderLinesProps) {
  const returned = new Set(isOwn ? returnable.map(({ number }) => number) : [])
  const reviews = new Map(reviewable.map((part) => [part.partId, part]))
  const { lineCount } = order
  const lines = useDeferredValue(order.lines, order.lines.slice(0, firstLines))
  if (lineCount === 1) return null
  return (
    <section aria-labelledby="lines" className="mt-10">
      <h2 id="lines" tabIndex={-1} className="mb-4 scroll-mt-32 text-h3">
        {t("Lines")}
      </h2>
      <DataTable
        caption={t("Order lines")}
        columns={columnsFor((line) => (
          <Product
            line={line}
            refunded={refundedText(line, refunds)}
            isOwn={isOwn}
            review={reviews.get(line.partId)}
            returnPath={
              returned.has(line.number)
                ? paths.orderReturn(order._id, String(line.number))
                : undefined
            }
          />
        ))}
        rows={lines}
        rowKey={({ number }) => String(number)}
        groupsOf={LINES_IN_GROUP}
        layoutClass="order-lines"
      />
      {lineCount > lines.length ? (
        <p className="mt-3 text-sm text-text-2">
          {`${t("and {lineCount} more.", { lineCount: formatCount(lineCount - lines.length) })} `}
          <Link
            to={paths.orderWithAllLines(order._id)}
            preventScrollReset
            className="underline underline-offset-2 print:hidden"
          >
            {t("Show all {lineCount} lines", { lineCount: formatCount(lineCount) })}
          </Link>
        </p>
      ) : null}
    </section>
  )
}

const columnsFor = (product: (line: Line) => ReactNode): Column<Line>[] => [
  { header: t("Line|column"), numeric: true, cell: ({ number }) => formatCount(number) },
  {
    header: t("Part Number"),
    className: "line-sku",
    cell: (line) => <span className="font-mono text-mono wrap-anywhere">{partNumber(line)}</span>,
  },
  { header: t("Product Name"), namesRow: true, cell: product },
  {
    header: t("Quantity"),
    numeric: true,
    className: "line-quantity",
    cell: ({ quantity }) => formatCount(quantity),
  },
  {
    header: t("Unit Price"),
    numeric: true,
    className: "line-price",
    cell: ({ unitPrice }) => formatAmount(unitPrice),
  },
  {
    header: t("Total"),
    numeric: true,
    className: "line-total",
    cell: ({ total }) => formatAmount(total),
  },
]

interface ProductProps extends Pick<OrderLinesProps, "isOwn"> {
  line: Line
  /** Empty if nothing was refunded. */
  refunded: string
  review: OrderLinesProps["reviewable"][number] | undefined
  returnPath: string | undefined
}

const Product = ({ line, refunded, isOwn, review, returnPath }: ProductProps) => (
  <>
    <span>
      {line.name}
      {sentencesOf(line, refunded).map((sentence) => (
        <span key={sentence} className="block text-xs font-normal text-text-2 wrap-anywhere">
          {sentence}
        </span>
      ))}
    </span>
    {isOwn ? (
      <Link to={paths.orderAgain(line.partId, line.quantity)}>
        {t("Order again")}
        <span className="sr-only"> {line.name}</span>
      </Link>
    ) : null}
    <ReviewLink review={review} name={line.name} />
    {returnPath ? (
      <Link to={returnPath} preventScrollReset>
        {t("Return")}
        <span className="sr-only"> {line.name}</span>
      </Link>
    ) : null}
  </>
)

/** Formats `4 refunded, 15 being refunded`. */
function refundedText({ number }: Line, { units, pendingUnits }: OrderRefunds): string {
  const pending = pendingUnits.get(number) ?? 0
  const made = (units.get(number) ?? 0) - pending
  return [
    made > 0 ? t("{refunded} refunded", { refunded: formatCount(made) }) : "",
    pending > 0 ? t("{pending} being refunded", { pending: formatCount(pending) }) : "",
  ]
    .filter(Boolean)
    .join(", ")
}

const sentencesOf = (line: Line, refunded: string): string[] =>
  [
    line.promised
      ? `${line.promised}; ${line.waiting ? t("{waiting} not in stock yet", { waiting: formatCount(line.waiting) }) : t("all in stock now")}`
      : "",
    refunded,
    unitsText(line),
    ...detailSentences(line, line.unitPrice),
  ].filter(Boolean)
