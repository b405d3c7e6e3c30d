import type { Transaction } from "#db/connection/client.ts"
import { withdrawMail } from "#db/mail/mail-outbox.ts"
import type { OrderRow } from "#db/orders/orders.ts"
import { UNDO_SECONDS } from "#domain/orders/order.ts"
import { type NewMail, queueMail } from "../mail/queue-mail.ts"

/** The mails an order causes, each once, queued in the transaction of what they tell about. */

const orderOf = (order: Pick<OrderRow, "id" | "userName" | "productName">) => ({
  name: order.userName,
  orderId: order.id,
  productName: order.productName,
})

type Amounts = Pick<OrderRow, "productName" | "quantity" | "unitPriceCents" | "totalCents">

const amountsOf = ({ productName, quantity, unitPriceCents, totalCents }: Amounts) => ({
  lines: [{ productName, quantity, unitPriceCents, totalCents }],
  totalCents,
})

/** Not queued here: it is written together with the order. */
export const orderPlacedMail = (
  order: Amounts & Pick<OrderRow, "id" | "userName" | "email">,
): NewMail & { template: "order-placed"; dedupeKey: string } => ({
  to: order.email,
  template: "order-placed",
  data: { ...orderOf(order), ...amountsOf(order) },
  dedupeKey: `order-placed:${order.id}`,
})

export const queueOrderPaidMail = (
  tx: Transaction,
  order: OrderRow,
  { paidAt, transactionId }: { paidAt: Date; transactionId: string },
): Promise<void> =>
  queueMail(tx, {
    to: order.email,
    template: "order-paid",
    data: { ...orderOf(order), ...amountsOf(order), transactionId, paidAt: paidAt.toISOString() },
    dedupeKey: `order-paid:${order.id}`,
  })

const statusKey = (orderId: string, status: string) => `order-status:${orderId}:${status}`

/** An undo that was clicked in time may take so long to arrive. */
const UNDO_GRACE_SECONDS = 2

export const queueOrderStatusMail = (
  tx: Transaction,
  order: OrderRow,
  status: "approved" | "shipped" | "delivered",
): Promise<void> =>
  queueMail(tx, {
    to: order.email,
    template: "order-status",
    data: { ...orderOf(order), status },
    dedupeKey: statusKey(order.id, status),
    holdSeconds: UNDO_SECONDS + UNDO_GRACE_SECONDS,
  })

/** Unsays that an order came to its status; false when that is on its way to the buyer. */
export const withdrawOrderStatus = (tx: Transaction, { id, status }: OrderRow): Promise<boolean> =>
  withdrawMail(tx, statusKey(id, status))

export const queueOrderRefundedMail = (
  tx: Transaction,
  order: OrderRow,
  refund: { id: string; amountCents: number; intentId: string | null },
): Promise<void> =>
  queueMail(tx, {
    to: order.email,
    template: "order-refunded",
    data: {
      ...orderOf(order),
      amountCents: refund.amountCents,
      transactionId: refund.intentId ?? "",
    },
    dedupeKey: `order-refunded:${refund.id}`,
  })

export const queueOrderExpiringMail = (
  tx: Transaction,
  order: OrderRow,
  hours: number,
): Promise<void> =>
  queueMail(tx, {
    to: order.email,
    template: "order-expiring",
    data: { ...orderOf(order), totalCents: order.totalCents, hours },
    dedupeKey: `order-expiring:${order.id}`,
  })
