import { useState } from "react"
import { Link } from "react-router"
import { freightText } from "#contract/delivery/freight-text.ts"
import { pageText } from "#contract/kernel/page-text.ts"
import { orderStateText } from "#contract/orders/order-text.ts"
import { t } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import type { Reply } from "#web/api/api.ts"
import { orderDocuments } from "#web/invoices/buyer/order-documents.tsx"
import { paths } from "#web/navigation/paths.ts"
import { ConfirmNote, HoldNote } from "#web/orders/shared/hold-note.tsx"
import { contentsText, OrderContents, progressText } from "#web/orders/shared/order-contents.tsx"
import { RefundBadge } from "#web/orders/shared/order-refunds.tsx"
import {
  CancelledCell,
  DeleteButton,
  DeleteOrder,
  OrderId,
  OrderTable,
  priceColumn,
  quantityColumn,
} from "#web/orders/shared/order-table.tsx"
import type { OwnOrder } from "#web/orders/shared/shown-order.ts"
import { receivedText } from "#web/orders/shared/transfer-details.tsx"
import { Badge } from "#web/ui/badge.tsx"
import { ButtonLink } from "#web/ui/button.tsx"
import { EmptyState } from "#web/ui/feedback/empty-state.tsx"
import { Check } from "#web/ui/icon/form-icons.ts"
import { Moment } from "#web/ui/moment.tsx"
import { type Column, ShortId } from "#web/ui/table/data-table.tsx"

const OrderState = ({ order }: { order: OwnOrder }) => (
  <>
    {orderStateText(order)}
    {progressText(order).map((sentence) => (
      <span key={sentence} className="block text-xs text-text-2 tabular-nums">
        {sentence}
      </span>
    ))}
    {order.received === undefined ? null : (
      <span className="block text-xs text-text-2 tabular-nums">
        {receivedText(order.received, order.price)}
      </span>
    )}
    {order.paid ? (
      <Link to={paths.order(order._id)} className="block text-sm underline underline-offset-2">
        {t("Receipt")}
        <span className="sr-only">
          {" "}
          {t("of order {orderNumber}", { orderNumber: order.orderNumber })}
        </span>
      </Link>
    ) : null}
  </>
)

type Counts = Reply<"GET /myorder/count">

export function MyOrders({ orders, counts }: { orders: readonly OwnOrder[]; counts: Counts }) {
  const [deleting, setDeleting] = useState<OwnOrder>()
  const columns: Column<OwnOrder>[] = [
    {
      header: "ID",
      className: "order-id",
      cell: (order) => (
        <>
          <OrderId order={order} />
          {order.purchaseOrder ? (
            <span className="block text-xs text-text-2 wrap-anywhere">
              <span className="sr-only">{t("Your purchase order")} </span>
              {order.purchaseOrder}
            </span>
          ) : null}
        </>
      ),
    },
    {
      header: t("Date"),
      className: "order-date",
      cell: (order) => <Moment at={order.createdAt} oneLine dayOnly />,
    },
    quantityColumn,
    priceColumn,
    {
      header: t("Part Number"),
      className: "order-number",
      cell: ({ partNumber, lineCount }) =>
        lineCount > 1 ? (
          <span className="table-only text-text-2">
            {t("{lineCount} lines", { lineCount: formatCount(lineCount) })}
          </span>
        ) : (
          partNumber && <PartNumber>{partNumber}</PartNumber>
        ),
    },
    {
      header: t("Product Name"),
      namesRow: true,
      cell: (order) => <OrderContents order={order}>{orderDocuments(order)}</OrderContents>,
    },
    {
      header: t("Status"),
      className: "order-status",
      cell: (order) => <OrderState order={order} />,
    },
    {
      header: t("Payment"),
      className: "order-actions",
      cell: (order) => <PaymentCell order={order} onDelete={() => setDeleting(order)} />,
    },
  ]
  if (orders.length === 0)
    return (
      <EmptyState text={t("You have no orders yet.")}>
        <ButtonLink to={paths.homeParts}>{t("Browse parts")}</ButtonLink>
      </EmptyState>
    )
  return (
    <>
      <OrderTable caption={pageText.sidebar.myOrder} columns={columns} rows={orders} />
      <p className="mt-3 text-sm text-text-2 tabular-nums">{unpaidLine(counts)}</p>
      <ConfirmNote orders={orders} />
      {deleting ? (
        <DeleteOrder orderId={deleting._id} onClose={() => setDeleting(undefined)}>
          {t("Order {orderNumber}, {contents}. Its stock goes back on sale.", {
            orderNumber: deleting.orderNumber,
            contents: contentsText(deleting),
          })}
        </DeleteOrder>
      ) : null}
    </>
  )
}

const PartNumber = ({ children }: { children: string }) => (
  <span className="font-mono text-mono wrap-anywhere">{children}</span>
)

/** Returns the page for ordering again; orders of several lines offer it on their own page. */
const orderAgainPath = ({ _id, lineCount, purchaseId, quantity }: OwnOrder): string =>
  lineCount === 1 ? paths.orderAgain(purchaseId, quantity) : paths.order(_id)

interface PaymentCellProps {
  order: OwnOrder
  onDelete: () => void
}

function PaymentCell({ order, onDelete }: PaymentCellProps) {
  if (order.cancelled)
    return (
      <>
        <CancelledCell end={order.cancelled} />
        <Link
          to={orderAgainPath(order)}
          className="mt-1 block text-sm underline underline-offset-2"
        >
          {t("Order again")}
          <span className="sr-only">
            {" "}
            {t("contents of order {orderNumber}", { orderNumber: order.orderNumber })}
          </span>
        </Link>
      </>
    )
  if (order.paid)
    return (
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone="brand" icon={Check}>
          {pageText.orders.paid}
        </Badge>
        <RefundBadge order={order} />
        <span className="select-all">
          <ShortId id={order.transactionId ?? ""} />
        </span>
      </div>
    )
  return (
    <>
      <div className="flex flex-wrap items-start gap-2">
        {order.freightDue ? (
          <span className="basis-full text-sm text-text-2">{freightText.due}</span>
        ) : (
          <ButtonLink to={paths.payment(order._id)} size={32}>
            {pageText.orders.pay}
            <span className="sr-only">
              {" "}
              {t("order {orderNumber}", { orderNumber: order.orderNumber })}
            </span>
          </ButtonLink>
        )}
        {order.can.delete.allowed ? (
          <DeleteButton orderNumber={order.orderNumber} onClick={onDelete} />
        ) : null}
      </div>
      <HoldNote order={order} offersConfirming={false} className="mt-2" />
    </>
  )
}

function unpaidLine({ all, states: { unpaid }, unpaidTotal }: Counts): string {
  if (unpaid > 0)
    return t("{unpaid} unpaid, {unpaidTotal}", {
      unpaid: formatCount(unpaid),
      unpaidTotal: formatAmount(unpaidTotal),
    })
  return all > 0 ? t("Everything is paid.") : ""
}
