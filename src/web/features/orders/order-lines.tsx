import { Link } from "react-router"
import { formatCount, formatPrice } from "#domain/shop/number-format.ts"
import { paths } from "#web/navigation/paths.ts"
import { type Column, DataTable } from "#web/ui/data-table.tsx"
import type { Order } from "./types.ts"

type Line = Order["lines"][number]

interface OrderLinesProps {
  lines: readonly Line[]
  /** Whoever bought them may want each again. */
  isOwn: boolean
}

/** What an order of several parts is for, line by line. */
export function OrderLines({ lines, isOwn }: OrderLinesProps) {
  const columns: Column<Line>[] = [
    { header: "Line", numeric: true, narrow: true, cell: ({ number }) => formatCount(number) },
    {
      header: "Part Number",
      cell: ({ sku }) => <span className="font-mono text-mono wrap-anywhere">{sku}</span>,
    },
    {
      header: "Product Name",
      namesRow: true,
      cell: (line) => (isOwn ? <OrderAgain line={line} /> : line.name),
    },
    { header: "Quantity", numeric: true, cell: ({ quantity }) => formatCount(quantity) },
    { header: "Unit Price", numeric: true, cell: ({ unitPrice }) => formatPrice(unitPrice) },
    { header: "Total", numeric: true, cell: ({ total }) => formatPrice(total) },
  ]
  return (
    <DataTable
      caption="Order lines"
      columns={columns}
      rows={lines}
      rowKey={({ number }) => String(number)}
    />
  )
}

const OrderAgain = ({ line: { name, partId, quantity } }: { line: Line }) => (
  <span className="flex flex-wrap items-center justify-between gap-x-3">
    {name}
    <Link
      to={paths.orderAgain(partId, quantity)}
      className="inline-flex min-h-6 items-center font-normal whitespace-nowrap underline underline-offset-2 print:hidden"
    >
      Order again<span className="sr-only"> {name}</span>
    </Link>
  </span>
)
