import { useState } from "react"
import { freightText } from "#contract/delivery/freight-text.ts"
import { pageText } from "#contract/kernel/page-text.ts"
import { t } from "#domain/languages/translate.ts"
import { MAX_STEPPED } from "#domain/orders/order.ts"
import type { Reply } from "#web/api/api.ts"
import { WriteFailureNotice } from "#web/forms/write-failure.tsx"
import { contentsText, OrderContents, progressText } from "#web/orders/shared/order-contents.tsx"
import { refundText } from "#web/orders/shared/order-refunds.tsx"
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
import { Moment } from "#web/ui/moment.tsx"
import { Observable, useObservable } from "#web/ui/observable.ts"
import type { Column } from "#web/ui/table/data-table.tsx"
import { OrderStatus, RestoreOrder } from "./order-status.tsx"
import { useAdvanceOrder } from "./use-advance-order.ts"

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
      <WriteFailureNotice
        className="mb-3"
        failure={
          failure && {
            text: t("Order {orderNumber}: {problem}", {
              orderNumber: numberOf(failure.key) ?? "",
              problem: failure.text,
            }),
          }
        }
      />
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
      {[order.company, order.userName, order.email].filter(Boolean).join(" · ")}
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

type OrdersById = ReadonlyMap<string, Order>

class Selection extends Observable<{ kept: OrdersById }> {
  readonly set = (change: (before: OrdersById) => OrdersById): void =>
    this.update({ kept: change(this.state().kept) })
}

/** Module state, so that the selection survives opening an order. */
const selection = new Selection({ kept: new Map() })

export function useOrderSelection(shown: readonly Order[]) {
  const { kept } = useObservable(selection)
  // Prefers the orders on the page, which are newer than the selected copies.
  const now = new Map(shown.map((order) => [order._id, order]))
  const chosen = [...kept.values()].map((order) => now.get(order._id) ?? order)

  const choose = (orders: readonly Order[]) =>
    selection.set((before) => {
      const after = new Map(before)
      for (const order of orders) if (after.size < MAX_STEPPED) after.set(order._id, order)
      return after
    })
  const leave = (orders: readonly Order[]) =>
    selection.set((before) => {
      const after = new Map(before)
      for (const { _id } of orders) after.delete(_id)
      return after
    })
  const refresh = (statuses: ReadonlyMap<string, Order["status"]>) =>
    selection.set(
      (before) =>
        new Map(
          [...before].map(([id, order]) => [
            id,
            { ...order, status: statuses.get(id) ?? order.status },
          ]),
        ),
    )
  return {
    chosen,
    has: (id: string) => kept.has(id),
    numberOf: (id: string) => kept.get(id)?.orderNumber ?? now.get(id)?.orderNumber ?? id,
    choose,
    leave,
    refresh,
    clear: () => selection.set(() => new Map()),
  }
}

export type OrderSelection = ReturnType<typeof useOrderSelection>
