import type { Transaction } from "#db/connection/client.ts"
import { withdrawMail } from "#db/mail/mail-outbox.ts"
import { findCancelledBy } from "#db/orders/order-changes.ts"
import {
  listOrderCharges,
  listOrderLines,
  type OrderLine,
  type OrderRow,
} from "#db/orders/orders.ts"
import type { DueRefund } from "#db/payments/refunds.ts"
import { includedCents, type OrderCharge } from "#domain/orders/charges.ts"
import { UNDO_SECONDS } from "#domain/orders/order.ts"
import { orderName } from "#domain/orders/order-name.ts"
import { type NewMail, queueMail } from "./queue-mail.ts"

/** The mails an order causes, each once, queued in the transaction of what they tell about. */

type Named = Pick<OrderRow, "id" | "userName" | "firstName" | "lineCount" | "purchaseOrder">

export const orderOf = (order: Named & Partial<Pick<OrderRow, "orderNumber">>) => ({
  name: order.userName,
  orderId: order.id,
  orderNumber: order.orderNumber,
  productName: orderName(order),
  ...(order.purchaseOrder !== "" && { purchaseOrder: order.purchaseOrder }),
})

type Written = Pick<OrderRow, "shipTo" | "note">

const wordsOf = ({ shipTo, note }: Written) => ({
  ...(shipTo !== "" && { shipTo }),
  ...(note !== "" && { note }),
})

type Line = Pick<OrderLine, "name" | "quantity" | "unitPriceCents" | "totalCents">

/** A mail of more is cut off by the programs that show it; its link leads to all of them. */
export const MAILED_LINES = 100

const amountsOf = (
  { totalCents }: Pick<OrderRow, "totalCents">,
  lines: Line[],
  charges: readonly OrderCharge[],
) => ({
  lines: lines.slice(0, MAILED_LINES).map(({ name, quantity, unitPriceCents, totalCents }) => ({
    productName: name,
    quantity,
    unitPriceCents,
    totalCents,
  })),
  moreLines: Math.max(0, lines.length - MAILED_LINES),
  ...(charges.length > 0 && {
    charges: charges.map(mailedCharge),
  }),
  totalCents,
})

const mailedCharge = (charge: OrderCharge) => ({
  name: charge.name,
  amountCents: charge.amountCents,
  includedCents: includedCents(charge),
})

/** Not queued here: it is written together with the order, which gets its number there. */
export const orderPlacedMail = (
  order: Named & Written & Pick<OrderRow, "email" | "totalCents">,
  lines: Line[],
  charges: readonly OrderCharge[],
  placedByStaff: true | undefined,
): NewMail & { template: "order-placed"; dedupeKey: string } => ({
  to: order.email,
  template: "order-placed",
  data: {
    ...orderOf(order),
    ...wordsOf(order),
    ...amountsOf(order, lines, charges),
    ...(placedByStaff && { placedByStaff }),
    ...(charges.some(({ facts }) => facts.agreed === true) && { freightDue: true }),
  },
  dedupeKey: `order-placed:${order.id}`,
})

export async function queueOrderPaidMail(
  tx: Transaction,
  order: OrderRow,
  { paidAt, intentId }: { paidAt: Date; intentId: string },
): Promise<void> {
  const lines = await listOrderLines(tx, order.id)
  const amounts = amountsOf(order, lines, await listOrderCharges(tx, order.id))
  await queueMail(tx, {
    to: order.email,
    template: "order-paid",
    data: {
      ...orderOf(order),
      ...wordsOf(order),
      ...amounts,
      transactionId: intentId,
      paidAt: paidAt.toISOString(),
    },
    dedupeKey: `order-paid:${order.id}`,
  })
}

/** Its freight is agreed on, and it can be paid. */
export async function queueOrderFreightMail(
  tx: Transaction,
  order: OrderRow,
  charges: readonly OrderCharge[],
): Promise<void> {
  const amounts = amountsOf(order, await listOrderLines(tx, order.id), charges)
  await queueMail(tx, {
    to: order.email,
    template: "order-freight",
    data: { ...orderOf(order), ...amounts },
    dedupeKey: `order-freight:${order.id}`,
  })
}

/** Each shipment after the first has a key of its own. */
export const statusKey = (orderId: string, status: string, shipment = 1) =>
  `order-status:${orderId}:${status}${shipment === 1 ? "" : `:${shipment}`}`

/** An undo that was clicked in time may take so long to arrive. */
const UNDO_GRACE_SECONDS = 2
export const heldForUndo = { holdSeconds: UNDO_SECONDS + UNDO_GRACE_SECONDS }

export const queueOrderStatusMail = (
  tx: Transaction,
  order: OrderRow,
  status: "approved" | "delivered",
): Promise<void> =>
  queueMail(tx, {
    to: order.email,
    template: "order-status",
    data: { ...orderOf(order), status },
    dedupeKey: statusKey(order.id, status),
    ...heldForUndo,
  })

/** Unsays that an order came to its status; false when that is on its way to the buyer. */
export const withdrawOrderStatus = (tx: Transaction, { id, status }: OrderRow): Promise<boolean> =>
  withdrawMail(tx, statusKey(id, status))

/** The same of one of its shipments. */
export const withdrawShipment = (
  tx: Transaction,
  { orderId, number }: { orderId: string; number: number },
): Promise<boolean> => withdrawMail(tx, statusKey(orderId, "shipped", number))

export async function queueOrderRefundedMail(
  tx: Transaction,
  order: OrderRow,
  refund: Pick<DueRefund, "id" | "amountCents" | "intentId"> & { words?: string | null },
): Promise<void> {
  const cancelled = await findCancelledBy(tx, refund.id)
  await queueMail(tx, {
    to: order.email,
    template: "order-refunded",
    data: {
      ...orderOf(order),
      amountCents: refund.amountCents,
      transactionId: refund.intentId ?? "",
      ...(cancelled && { cancelled: mailedOf(cancelled) }),
      ...(refund.words && { words: refund.words }),
    },
    dedupeKey: `order-refunded:${refund.id}`,
  })
}

const mailedOf = (lines: readonly { name: string; quantity: number }[]) =>
  lines.slice(0, MAILED_LINES).map(({ name, quantity }) => ({ productName: name, quantity }))

/** Of what is no longer to pay. */
export const queueOrderCancelledMail = (
  tx: Transaction,
  order: OrderRow,
  cancelled: {
    lines: readonly { name: string; quantity: number }[]
    isWhole: boolean
    totalCents: { after: number }
    freeDelivery?: { lost: true; cents: number } | { lost: false }
  },
  changeId: number,
): Promise<void> =>
  queueMail(tx, {
    to: order.email,
    template: "order-cancelled",
    data: {
      ...orderOf(order),
      isWhole: cancelled.isWhole,
      cancelled: mailedOf(cancelled.lines),
      totalCents: cancelled.totalCents.after,
      ...(order.freightDue && { freightDue: true }),
      ...(cancelled.freeDelivery?.lost && { deliveryCents: cancelled.freeDelivery.cents }),
    },
    dedupeKey: `order-cancelled:${changeId}`,
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

interface Mailed {
  refundIds: readonly string[]
  changeIds: readonly number[]
  /** The number of the last; those before it may be gone. */
  lastShipment: number
}

/** What mails of an order are known by, each with what it tells beside its template. */
export function mailKeysOf(orderId: string, { refundIds, changeIds, lastShipment }: Mailed) {
  const shipments = Array.from({ length: lastShipment }, (_, index) => index + 1)
  return new Map<string, { status?: "approved" | "delivered"; shipment?: number }>([
    ...["placed", "freight", "paid", "expiring"].map(
      (what) => [`order-${what}:${orderId}`, {}] as const,
    ),
    ...(["approved", "delivered"] as const).map(
      (status) => [statusKey(orderId, status), { status }] as const,
    ),
    ...shipments.map(
      (shipment) => [statusKey(orderId, "shipped", shipment), { shipment }] as const,
    ),
    ...refundIds.map((id) => [`order-refunded:${id}`, {}] as const),
    ...changeIds.map((id) => [`order-cancelled:${id}`, {}] as const),
  ])
}
