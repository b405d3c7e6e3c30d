import { useState } from "react"
import { pageText } from "#contract/kernel/page-text.ts"
import { cents } from "#domain/pricing/money.ts"
import { parseDollars } from "#domain/pricing/parse-dollars.ts"
import { formatCount, formatDollars, formatPrice } from "#domain/shop/number-format.ts"
import { OrderLink } from "#web/navigation/order-link.tsx"
import { paths } from "#web/navigation/paths.ts"
import { OrderContents } from "#web/orders/order-contents.tsx"
import { Badge } from "#web/ui/badge.tsx"
import { Button, ButtonLink } from "#web/ui/button.tsx"
import { type Column, DataTable } from "#web/ui/data-table.tsx"
import { EmptyState } from "#web/ui/empty-state.tsx"
import { Check } from "#web/ui/form-icons.ts"
import { Moment } from "#web/ui/moment.tsx"
import { DeleteOrder } from "./delete-order.tsx"
import type { Order } from "./types.ts"

/** One's own orders, newest first, with what each still needs. */
export function MyOrders({ orders }: { orders: readonly Order[] }) {
  const [deleting, setDeleting] = useState<Order>()
  const columns: Column<Order>[] = [
    { header: "ID", cell: (order) => <OrderLink id={order._id} /> },
    { header: "Date", cell: (order) => <Moment at={order.createdAt} oneLine dayOnly /> },
    { header: "Quantity", numeric: true, cell: (order) => formatCount(order.quantity) },
    { header: "Price", numeric: true, cell: (order) => formatPrice(order.price) },
    { header: "Part Number", cell: (order) => <PartNumber of={order} /> },
    { header: "Product Name", namesRow: true, cell: (order) => <OrderContents order={order} /> },
    { header: "Status", cell: (order) => order.status },
    {
      header: "Payment",
      cell: (order) => <PaymentCell order={order} onDelete={() => setDeleting(order)} />,
    },
  ]
  if (orders.length === 0)
    return (
      <EmptyState text="You have no orders yet.">
        <ButtonLink to={paths.homeParts}>Browse parts</ButtonLink>
      </EmptyState>
    )
  return (
    <>
      <div className="max-xl:hidden">
        <DataTable
          caption={pageText.sidebar.myOrder}
          columns={columns}
          rows={orders}
          rowKey={(order) => order._id}
        />
      </div>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 xl:hidden">
        {orders.map((order) => (
          <OrderCard key={order._id} order={order} onDelete={() => setDeleting(order)} />
        ))}
      </ul>
      <p className="mt-3 text-sm text-text-2 tabular-nums">{unpaidLine(orders)}</p>
      {deleting ? <DeleteOrder order={deleting} onClose={() => setDeleting(undefined)} /> : null}
    </>
  )
}

const PartNumber = ({ of: { partNumber } }: { of: Order }) => (
  <span className="font-mono text-mono wrap-anywhere">{partNumber}</span>
)

interface OrderProps {
  order: Order
  onDelete: () => void
}

/** A row of the table, for screens that it would have to be scrolled sideways on. */
const OrderCard = ({ order, onDelete }: OrderProps) => (
  <li
    data-card={order._id}
    className="flex flex-col gap-2 rounded-lg border border-border bg-surface p-4"
  >
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <OrderLink id={order._id} />
      <span className="text-sm text-text-2">
        <Moment at={order.createdAt} />
      </span>
    </div>
    <OrderContents order={order} asHeading />
    <p className="flex flex-wrap justify-between gap-x-3 text-sm text-text-2 tabular-nums">
      <PartNumber of={order} />
      <span>{order.status}</span>
    </p>
    <p className="flex flex-wrap justify-between gap-x-3 tabular-nums">
      <span>
        {order.unitPrice === undefined
          ? `${formatCount(order.lineCount)} lines, ${formatCount(order.quantity)} units`
          : `${formatCount(order.quantity)} × ${formatPrice(order.unitPrice)}`}
      </span>
      <strong>{formatPrice(order.price)}</strong>
    </p>
    <PaymentCell order={order} onDelete={onDelete} />
  </li>
)

function PaymentCell({ order, onDelete }: OrderProps) {
  const which = <span className="sr-only"> order {order._id}</span>
  if (order.paid)
    return (
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone="brand" icon={Check}>
          {pageText.orders.paid}
        </Badge>
        <span className="min-w-[min(8rem,100%)] flex-1 font-mono text-mono break-all select-all">
          {order.transactionId}
        </span>
      </div>
    )
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink to={paths.payment(order._id)} size={32}>
        {pageText.orders.pay}
        {which}
      </ButtonLink>
      <Button variant="danger-quiet" size={32} onClick={onDelete}>
        {pageText.orders.delete}
        {which}
      </Button>
    </div>
  )
}

function unpaidLine(orders: readonly Order[]): string {
  const unpaid = orders.filter((order) => !order.paid)
  const total = unpaid.reduce((sum, order) => sum + (parseDollars(order.price) ?? 0), 0)
  return unpaid.length === 0
    ? "Everything is paid."
    : `${unpaid.length} unpaid, ${formatDollars(cents(total))}`
}
