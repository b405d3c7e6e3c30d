import type { OrderState } from "./order.ts"
import type { OrderAtMoment } from "./order-actions.ts"

/** Recorded bank transfer of an order: received from the buyer or returned to the buyer. */
export interface Transfer {
  kind: "received" | "returned"
  amountCents: number
}

/** Returns the signed effect on the shop's money: negative if returned. */
export const effectOf = ({ kind, amountCents }: Transfer): number =>
  kind === "received" ? amountCents : -amountCents

export interface TransferState {
  paid: boolean
  /** Whether transfers paid the order; false if a card did or nothing did yet. */
  paidByTransfer: boolean
  totalCents: number
  /** Money received and not returned, beyond the amount that paid the order. */
  balanceCents: number
}

interface TransferSums {
  /** Money received minus money returned. */
  receivedCents: number
  missingCents: number
  /** Amount to return: received beyond the total, or for an order that a card paid. */
  overpaidCents: number
}

export const sumTransfers = ({
  paid,
  paidByTransfer,
  totalCents,
  balanceCents,
}: TransferState): TransferSums => ({
  receivedCents: balanceCents + (paidByTransfer ? totalCents : 0),
  missingCents: paid ? 0 : totalCents - balanceCents,
  overpaidCents: paid ? balanceCents : 0,
})

/**
 * Adds an amount, which may be negative, to an order's balance. A balance that reaches the total of an unpaid order
 * pays it. A negative balance undoes a payment by transfer.
 */
export function addToBalance(order: TransferState, amountCents: number): TransferState {
  const { paid, paidByTransfer, totalCents } = order
  const balanceCents = order.balanceCents + amountCents
  if (!paid && balanceCents >= totalCents)
    return { paid: true, paidByTransfer: true, totalCents, balanceCents: balanceCents - totalCents }
  if (paidByTransfer && balanceCents < 0)
    return {
      paid: false,
      paidByTransfer: false,
      totalCents,
      balanceCents: balanceCents + totalCents,
    }
  return { ...order, balanceCents }
}

/** Returns why no transfer can be recorded; undefined if one can. */
export function refuseRecording(
  order: OrderState,
): "order_cancelled" | "order_being_cancelled" | "freight_due" | undefined {
  if (order.status === "cancelled") return "order_cancelled"
  if (order.cancelling) return "order_being_cancelled"
  return order.freightDue ? "freight_due" : undefined
}

interface UndoneTransfer {
  order: OrderAtMoment
  state: TransferState
  hasInvoice: boolean
  hasShipments: boolean
}

/** Returns why a recorded transfer cannot be undone; undefined if it can. Undoing may make a paid order unpaid. */
export function refuseUndo(
  transfer: Transfer,
  { order, state, hasInvoice, hasShipments }: UndoneTransfer,
):
  | "order_cancelled"
  | "order_being_cancelled"
  | "transfer_sent_back"
  | "transfer_shipped"
  | "transfer_refunded"
  | "transfer_invoiced"
  | undefined {
  if (order.status === "cancelled") return "order_cancelled"
  if (order.cancelling) return "order_being_cancelled"
  const { balanceCents, paid } = addToBalance(state, -effectOf(transfer))
  if (balanceCents < 0) return "transfer_sent_back"
  if (paid || !state.paid) return undefined
  if (hasShipments || order.status === "shipped" || order.status === "delivered")
    return "transfer_shipped"
  if (order.refundedCents > 0) return "transfer_refunded"
  return hasInvoice ? "transfer_invoiced" : undefined
}
