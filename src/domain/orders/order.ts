/** An order's two machines as data: how far it has come, and whether it is paid. */
export type OrderStatus = "pending" | "approved" | "shipped" | "delivered" | "cancelled"

export interface OrderState {
  status: OrderStatus
  paid: boolean
  /** The whole amount is back with the buyer, or on its way. */
  refunded: boolean
  /** Its payment intent is being cancelled at the provider; neither pay nor advance meanwhile. */
  cancelling: boolean
  /** Its freight is yet to be agreed on: nobody can pay it before staff have set that. */
  freightDue: boolean
  /** Some of its total came by bank transfer, and not all. */
  partPaid: boolean
}

/** The next step, or undefined where the road ends. */
export const nextStatus: Record<
  OrderStatus,
  Exclude<OrderStatus, "pending" | "cancelled"> | undefined
> = {
  pending: "approved",
  approved: "shipped",
  shipped: "delivered",
  delivered: undefined,
  cancelled: undefined,
}

/** The step before, which a wrong click is taken back to. */
export const previousStatus: Record<
  OrderStatus,
  Exclude<OrderStatus, "delivered" | "cancelled"> | undefined
> = {
  pending: undefined,
  approved: "pending",
  shipped: "approved",
  delivered: "shipped",
  cancelled: undefined,
}

/** How long a step can be undone. */
export const UNDO_SECONDS = 10

/** How many orders are chosen at most: moved by one request, or with their papers in one file. */
export const MAX_STEPPED = 200

type CancelRefusal = "order_paid" | "order_cancelled" | "order_part_paid"

export const payRefusals = [
  "order_paid",
  "order_cancelled",
  "order_being_cancelled",
  "freight_due",
] as const
type PayRefusal = (typeof payRefusals)[number]

export const cardRefusals = [...payRefusals, "order_part_paid"] as const
type CardRefusal = (typeof cardRefusals)[number]

export const advanceRefusals = [
  "order_cancelled",
  "order_being_cancelled",
  "order_refunded",
  "order_delivered",
  "order_not_paid",
] as const
type AdvanceRefusal = (typeof advanceRefusals)[number]

export function refusePay(order: OrderState): PayRefusal | undefined {
  if (order.paid) return "order_paid"
  if (order.status === "cancelled") return "order_cancelled"
  if (order.cancelling) return "order_being_cancelled"
  if (order.freightDue) return "freight_due"
  return undefined
}

/** Why no card may pay it: a card pays the whole, and what came by transfer would have to go back. */
export function refuseCard(order: OrderState): CardRefusal | undefined {
  return refusePay(order) ?? (order.partPaid ? "order_part_paid" : undefined)
}

/** Whether staff may set the freight that was to be agreed on. */
export function refuseSetFreight(
  order: OrderState,
): "order_paid" | "order_being_cancelled" | "freight_not_due" | undefined {
  if (order.paid) return "order_paid"
  if (order.cancelling) return "order_being_cancelled"
  return order.freightDue ? undefined : "freight_not_due"
}

export const editRefusals = [
  "order_paid",
  "order_cancelled",
  "order_being_cancelled",
  "order_part_paid",
] as const
type EditRefusal = (typeof editRefusals)[number]

/** Why staff may not edit its lines, prices and charges; money that came goes back first. */
export function refuseEdit(order: OrderState): EditRefusal | undefined {
  if (order.paid) return "order_paid"
  if (order.status === "cancelled") return "order_cancelled"
  if (order.cancelling) return "order_being_cancelled"
  return order.partPaid ? "order_part_paid" : undefined
}

/** Money that came goes back first. A cancellation that was interrupted may be taken up again, so `cancelling` does not refuse it. */
export function refuseCancel(order: OrderState): CancelRefusal | undefined {
  if (order.paid) return "order_paid"
  if (order.status === "cancelled") return "order_cancelled"
  return order.partPaid ? "order_part_paid" : undefined
}

/** Bulk buyers often pay later: an unpaid order may be approved, but nothing unpaid is shipped. */
export function refuseAdvance(order: OrderState): AdvanceRefusal | undefined {
  if (order.status === "cancelled") return "order_cancelled"
  if (order.cancelling) return "order_being_cancelled"
  if (order.refunded) return "order_refunded"
  const next = nextStatus[order.status]
  if (next === undefined) return "order_delivered"
  if (next !== "approved" && !order.paid) return "order_not_paid"
  return undefined
}

type ShipRefusal =
  | "order_being_cancelled"
  | "order_refunded"
  | "order_not_paid"
  | "order_not_approved"
  | "nothing_to_ship"

/** Whether something of it may be sent: it is approved and paid, and not all of it is on its way. */
export function refuseShip(order: OrderState): ShipRefusal | undefined {
  if (order.cancelling) return "order_being_cancelled"
  if (order.refunded) return "order_refunded"
  if (order.status === "shipped" || order.status === "delivered") return "nothing_to_ship"
  if (order.status !== "approved") return "order_not_approved"
  return order.paid ? undefined : "order_not_paid"
}

export const orderCan = {
  pay: (order: OrderState): boolean => refusePay(order) === undefined,
  payByCard: (order: OrderState): boolean => refuseCard(order) === undefined,
  cancel: (order: OrderState): boolean => refuseCancel(order) === undefined,
  advance: (order: OrderState): boolean => refuseAdvance(order) === undefined,
  ship: (order: OrderState): boolean => refuseShip(order) === undefined,
}
