import { useState } from "react"
import { freightText } from "#contract/delivery/freight-text.ts"
import { pageText } from "#contract/kernel/page-text.ts"
import { t } from "#domain/languages/translate.ts"
import type { Reply } from "#web/api/api.ts"
import {
  contentsText,
  OrderContents,
  progressText,
  refundText,
} from "#web/orders/shared/order-contents.tsx"
import {
  CancelledCell,
  DeleteButton,
  DeleteOrder,
  OrderId,
  OrderTable,
  priceColumn,
  quantityColumn,
} from "#web/orders/shared/order-table.tsx"
import type { StaffOrder as Order } from "#web/orders/shared/shown-order.ts"
import { Badge } from "#web/ui/badge.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { Moment } from "#web/ui/moment.tsx"
import type { Column } from "#web/ui/table/data-table.tsx"
import { OrderStatus, RestoreOrder, useAdvanceOrder } from "./order-status.tsx"
import type { OrderSelection } from "./use-order-selection.ts"

type OrderRow = Reply<"GET /order">[number]

interface OrdersTableProps {
  orders: readonly OrderRow[]
  selection: OrderSelection
  list: string
}

export function OrdersTable({ orders, selection, list }: OrdersTableProps) {
  const [deleting, setDeleting] = useState<Order>()
  const steps = useAdvanceOrder()
  const { undoable, busyKeys, failure } = steps
  const gone = [...undoable.values()].filter(
    ({ _id }) => !orders.some((order) => order._id === _id),
  )
  const numberOf = (id: string | undefined) =>
    [...orders, ...gone].find(({ _id }) => _id === id)?.orderNumber
  return (
    <>
      {failure ? (
        <div className="mb-3">
          <Notice tone="danger">
            {t("Order {orderNumber}: {problem}", {
              orderNumber: numberOf(failure.key) ?? "",
              problem: failure.text,
            })}
          </Notice>
        </div>
      ) : null}
      {gone.map((order) => (
        <p key={order._id} className="mb-3 flex flex-wrap items-center gap-2">
          {t("Order {orderNumber}:", { orderNumber: order.orderNumber })}{" "}
          <OrderStatus order={order} steps={steps} />
        </p>
      ))}
      {orders.length > 0 ? (
        <OrderTable
          caption={pageText.sidebar.manageOrders}
          columns={columnsFor({ steps, selection, list, onDelete: setDeleting })}
          rows={orders}
          busyKeys={busyKeys}
        />
      ) : null}
      {deleting ? (
        <DeleteOrder orderId={deleting._id} onClose={() => setDeleting(undefined)}>
          <DeletionText order={deleting} />
        </DeleteOrder>
      ) : null}
    </>
  )
}

interface RowTools extends Pick<OrdersTableProps, "selection" | "list"> {
  steps: ReturnType<typeof useAdvanceOrder>
  onDelete: (order: Order) => void
}

const columnsFor = ({ steps, selection, list, onDelete }: RowTools): Column<OrderRow>[] => [
  {
    header: "ID",
    className: "order-id",
    cell: (order) => <PickCell order={order} selection={selection} list={list} />,
  },
  quantityColumn,
  priceColumn,
  { header: t("Product Name"), namesRow: true, cell: (order) => <PartCell order={order} /> },
  {
    header: t("Delete"),
    className: "order-delete",
    cell: (order) => <RemovalCell order={order} onDelete={() => onDelete(order)} />,
  },
  {
    header: t("Status"),
    className: "order-step",
    cell: (order) => <OrderStatus order={order} steps={steps} />,
  },
]

interface PickCellProps extends Pick<OrdersTableProps, "selection" | "list"> {
  order: Order
}

const PickCell = ({ order, selection, list }: PickCellProps) => (
  <span className="order-pick">
    <label className={order.cancelled ? "hidden" : "needs-script"}>
      <input
        type="checkbox"
        aria-label={t("Select order {orderNumber}", { orderNumber: order.orderNumber })}
        checked={selection.has(order._id)}
        onChange={({ target }) => selection[target.checked ? "choose" : "leave"]([order])}
      />
    </label>
    <span>
      <OrderId order={order} list={list} />
    </span>
  </span>
)

const PartCell = ({ order }: { order: OrderRow }) => (
  <>
    <OrderContents order={order} />
    {order.freightDue ? <Badge tone="warn">{freightText.short}</Badge> : null}
    <span className="block text-xs font-normal text-text-3">
      {order.userName} · {order.email}
      <span className="table-only"> · {order.paid ? t("paid") : t("unpaid")}</span>
    </span>
    <span className="block text-xs font-normal text-text-2 tabular-nums">
      <Moment at={order.createdAt} oneLine dayOnly />
      {[order.purchaseOrder ?? "", refundText(order), ...progressText(order)]
        .filter(Boolean)
        .map((text) => ` · ${text}`)}
    </span>
    {order.tags ? (
      <span className="mt-1 flex flex-wrap gap-1">
        {order.tags.map((tag) => (
          <Badge key={tag}>{tag}</Badge>
        ))}
      </span>
    ) : null}
  </>
)

function RemovalCell({ order, onDelete }: { order: Order; onDelete: () => void }) {
  if (order.removed) return <RestoreOrder order={order} />
  if (order.cancelled) return <CancelledCell end={order.cancelled} />
  return <DeleteButton orderNumber={order.orderNumber} onClick={onDelete} />
}

const removalText = (order: Order): string =>
  isSentCompletely(order)
    ? t(
        "This order is paid. It is removed from this list, but not refunded. The buyer can still see it and its receipt. You can restore it under “Removed”.",
      )
    : t(
        "This order is paid, and not all of it is shipped. Once it is removed from this list, nobody will ship it, and it is not refunded. The buyer can still see it and its receipt. You can restore it under “Removed”.",
      )

const isSentCompletely = ({ status }: Order): boolean =>
  status === "shipped" || status === "delivered"

const DeletionText = ({ order }: { order: Order }) => (
  <>
    {t("Order {orderNumber}, {contents}, of {email}. {consequence}", {
      orderNumber: order.orderNumber,
      contents: contentsText(order),
      email: order.email,
      consequence: order.paid ? removalText(order) : t("Its stock goes back on sale."),
    })}
  </>
)
