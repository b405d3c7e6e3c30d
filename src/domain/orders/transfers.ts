import type { OrderState } from "./order.ts"
import type { OrderAtMoment } from "./order-actions.ts"

/** Recorded bank transfer of an order: money that came, or that was sent back. */
export interface Transfer {
  kind: "received" | "returned"
  amountCents: number
}

/** Amount that a transfer adds to the shop's money; below zero, takes off. */
export const effectOf = ({ kind, amountCents }: Transfer): number =>
  kind === "received" ? amountCents : -amountCents

/** An order's money that came by transfer. */
export interface TransferState {
  paid: boolean
  /** Whether transfers have paid it; else a card has, or nothing yet. */
  paidByTransfer: boolean
  totalCents: number
  /** Money received and not sent back, beyond what paid the order. */
  balanceCents: number
}

interface TransferSums {
  /** Money received, less what was sent back. */
  receivedCents: number
  /** Amount missing until the order is paid. */
  missingCents: number
  /** Amount to send back: it came beyond the total, or to an order that a card has paid. */
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
 * Adds money to the balance of an order, or takes it off. A balance that reaches the total of an unpaid order pays it;
 * a payment whose money is taken back is undone.
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

/** Why no transfer of an order can be recorded. */
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

/** Why a recorded transfer cannot be taken back: an order that it paid would be unpaid again. */
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
