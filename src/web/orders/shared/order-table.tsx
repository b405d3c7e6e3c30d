import type { ReactNode } from "react"
import { pageText } from "#contract/kernel/page-text.ts"
import { t } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { browserApi } from "#web/api/api.ts"
import { DeleteRow } from "#web/forms/delete-row.tsx"
import { OrderLink } from "#web/navigation/order-link.tsx"
import { Badge } from "#web/ui/badge.tsx"
import { Button } from "#web/ui/button.tsx"
import { type Column, DataTable } from "#web/ui/table/data-table.tsx"
import { EndText } from "./hold-note.tsx"
import type { ListedOrder } from "./shown-order.ts"

interface OrderTableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  busyKeys?: ReadonlySet<string>
}

/** Table of orders. On narrow screens, rows become cards without headings and show their `card-only` texts. */
export const OrderTable = <Row extends { _id: string }>(props: OrderTableProps<Row>) => (
  <DataTable {...props} rowKey={(order) => order._id} layoutClass="order-cards" />
)

export const OrderId = ({ order, list }: { order: ListedOrder; list?: string }) => (
  <>
    <OrderLink id={order._id} number={order.orderNumber} list={list} />
    {order.lineCount > 1 ? (
      <span className="card-only">
        {" "}
        {t("{lineCount} lines", { lineCount: formatCount(order.lineCount) })}
      </span>
    ) : null}
  </>
)

export const quantityColumn: Column<ListedOrder> = {
  get header() {
    return t("Quantity")
  },
  numeric: true,
  className: "order-quantity",
  cell: ({ quantity, unitPrice }) => (
    <>
      {formatCount(quantity)}
      <span className="card-only">
        {unitPrice === undefined ? ` ${t("units|noun")}` : ` × ${formatAmount(unitPrice)}`}
      </span>
    </>
  ),
}

export const priceColumn: Column<ListedOrder> = {
  get header() {
    return t("Price")
  },
  numeric: true,
  className: "order-price",
  cell: ({ price, paid, status }) => (
    <>
      {formatAmount(price)}
      {status === "cancelled" ? null : (
        <>
          {" "}
          <span className="card-only">
            <Badge tone={paid ? "brand" : "warn"}>{paid ? t("paid") : t("unpaid")}</Badge>
          </span>
        </>
      )}
    </>
  ),
}

export const CancelledCell = ({ end }: { end: NonNullable<ListedOrder["cancelled"]> }) => (
  <span className="text-sm text-text-2">
    <EndText of={end} />
  </span>
)

interface DeleteButtonProps {
  orderNumber: string
  onClick: () => void
}

export const DeleteButton = ({ orderNumber, onClick }: DeleteButtonProps) => (
  <Button variant="danger-quiet" size={32} onClick={onClick}>
    {pageText.orders.delete}
    <span className="sr-only"> {t("order {orderNumber}", { orderNumber })}</span>
  </Button>
)

interface DeleteOrderProps {
  orderId: string
  children: ReactNode
  onClose: () => void
}

export const DeleteOrder = ({ orderId, children, onClose }: DeleteOrderProps) => (
  <DeleteRow
    rowKey={orderId}
    send={() => browserApi("DELETE /order/{id}", { params: { id: orderId } })}
    deleted={pageText.orders.deleted}
    onClose={onClose}
  >
    {children}
  </DeleteRow>
)
