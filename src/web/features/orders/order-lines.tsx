import { useDeferredValue } from "react"
import { Link } from "react-router"
import { partNumber } from "#domain/catalogue/part-number.ts"
import { formatCount, formatPrice } from "#domain/shop/number-format.ts"
import { paths } from "#web/navigation/paths.ts"
import { type Column, DataTable } from "#web/ui/table/data-table.tsx"
import type { Order } from "./types.ts"

type Line = Order["lines"][number]

interface OrderLinesProps {
  order: Order
  /** So many are there at once; the others follow as soon as there is script and time for them. */
  firstLines: number
  /** How many units of each line refunds are for. */
  refunded: ReadonlyMap<number, number>
  /** Whoever bought them may want each again. */
  isOwn: boolean
  /** Lines of which something can be returned. */
  returnable: readonly { number: number }[]
}

/** As many as `order-lines.css` takes for one group. */
const LINES_IN_GROUP = 50

/** What an order of several parts is for, line by line; without script of very many the first, with the way to all. */
export function OrderLines({ order, firstLines, refunded, isOwn, returnable }: OrderLinesProps) {
  const returned = new Set(isOwn ? returnable.map(({ number }) => number) : [])
  const { lineCount } = order
  const lines = useDeferredValue(order.lines, order.lines.slice(0, firstLines))
  if (lineCount === 1) return null
  return (
    <section aria-labelledby="lines" className="mt-10">
      <h2 id="lines" className="mb-4 text-h3">
        Lines
      </h2>
      <DataTable
        caption="Order lines"
        columns={columnsFor(order._id, isOwn, refunded, returned)}
        rows={lines}
        rowKey={({ number }) => String(number)}
        groupsOf={LINES_IN_GROUP}
        look="order-lines"
      />
      {lineCount > lines.length ? (
        <p className="mt-3 text-sm text-text-2">
          {`and ${formatCount(lineCount - lines.length)} more. `}
          <Link
            to={paths.orderWithAllLines(order._id)}
            preventScrollReset
            className="underline underline-offset-2 print:hidden"
          >
            {`Show all ${formatCount(lineCount)} lines`}
          </Link>
        </p>
      ) : null}
    </section>
  )
}

const columnsFor = (
  orderId: string,
  isOwn: boolean,
  refunded: OrderLinesProps["refunded"],
  returnable: ReadonlySet<number>,
): Column<Line>[] => [
  { header: "Line", numeric: true, cell: ({ number }) => formatCount(number) },
  {
    header: "Part Number",
    className: "line-sku",
    cell: (line) => <span className="font-mono text-mono wrap-anywhere">{partNumber(line)}</span>,
  },
  {
    header: "Product Name",
    namesRow: true,
    cell: (line) => (
      <>
        <span>
          {line.name}
          {line.promised ? (
            <span className="block text-xs font-normal text-text-2">
              {line.waiting
                ? `${line.promised}; ${formatCount(line.waiting)} not there yet`
                : `${line.promised}; all there by now`}
            </span>
          ) : null}
          {refunded.has(line.number) ? (
            <span className="block text-xs font-normal text-text-2">
              {`${formatCount(refunded.get(line.number) ?? 0)} refunded`}
            </span>
          ) : null}
          {line.shipped || line.cancelled ? (
            <span className="block text-xs font-normal text-text-2">{sentOf(line)}</span>
          ) : null}
        </span>
        {isOwn ? <OrderAgain line={line} /> : null}
        {returnable.has(line.number) ? (
          <Link to={paths.orderReturn(orderId, String(line.number))} preventScrollReset>
            Return<span className="sr-only"> {line.name}</span>
          </Link>
        ) : null}
      </>
    ),
  },
  {
    header: "Quantity",
    numeric: true,
    className: "line-quantity",
    cell: ({ quantity }) => formatCount(quantity),
  },
  {
    header: "Unit Price",
    numeric: true,
    className: "line-price",
    cell: ({ unitPrice }) => formatPrice(unitPrice),
  },
  {
    header: "Total",
    numeric: true,
    className: "line-total",
    cell: ({ total }) => formatPrice(total),
  },
]

/** `4 of 10 shipped, 6 cancelled`. */
function sentOf({ quantity, shipped = 0, cancelled = 0 }: Line): string {
  const of = shipped === quantity ? "all" : `${formatCount(shipped)} of ${formatCount(quantity)}`
  return [
    shipped > 0 ? `${of} shipped` : "",
    cancelled > 0 ? `${formatCount(cancelled)} cancelled` : "",
  ]
    .filter(Boolean)
    .join(", ")
}

const OrderAgain = ({ line: { name, partId, quantity } }: { line: Line }) => (
  <Link to={paths.orderAgain(partId, quantity)}>
    Order again<span className="sr-only"> {name}</span>
  </Link>
)
