import { t } from "../languages/translate.ts"

/** Progress of an order. Payment is a separate state. */
export type OrderStatus = "pending" | "approved" | "shipped" | "delivered" | "cancelled"

export interface OrderState {
  status: OrderStatus
  paid: boolean
  /** Whether the full amount is refunded or the refund is on its way. */
  refunded: boolean
  /** Whether its payment intent is being cancelled at the provider. Until then it can neither be paid nor advance. */
  cancelling: boolean
  /** Whether its freight is still to be agreed on. It cannot be paid until staff set it. */
  freightDue: boolean
  /** Whether bank transfers paid part of the total. */
  partPaid: boolean
}

/** The next status; undefined at the end. */
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

/** The previous status, for undoing a step. */
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

export const UNDO_SECONDS = 10

/** Maximum number of selected orders: moved by one request, or printed into one file. */
export const MAX_STEPPED = 200

type CancelRefusal = "order_paid" | "order_cancelled" | "order_part_paid"

export const payRefusals = [
  "order_paid",
  "order_cancelled",
  "order_being_cancelled",
  "freight_due",
] as const

export const cardRefusals = [...payRefusals, "order_part_paid"] as const

export const advanceRefusals = [
  "order_cancelled",
  "step_while_cancelling",
  "order_refunded",
  "order_delivered",
  "order_not_paid",
] as const

export function refusePay(order: OrderState): (typeof payRefusals)[number] | undefined {
  if (order.paid) return "order_paid"
  if (order.status === "cancelled") return "order_cancelled"
  if (order.cancelling) return "order_being_cancelled"
  if (order.freightDue) return "freight_due"
  return undefined
}

/**
 * Returns why a card cannot pay the order; undefined if it can. A card pays the full total, so transfers received would
 * have to be returned first.
 */
export function refuseCard(order: OrderState): (typeof cardRefusals)[number] | undefined {
  return refusePay(order) ?? (order.partPaid ? "order_part_paid" : undefined)
}

/** Returns why staff may not set the freight; undefined if they may. */
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

/** Returns why staff may not edit lines, prices and charges; undefined if they may. Transfers are returned first. */
export function refuseEdit(order: OrderState): (typeof editRefusals)[number] | undefined {
  if (order.paid) return "order_paid"
  if (order.status === "cancelled") return "order_cancelled"
  if (order.cancelling) return "order_being_cancelled"
  return order.partPaid ? "order_part_paid" : undefined
}

/**
 * Received money must be returned first. `cancelling` does not refuse, so that an interrupted cancellation can resume.
 */
export function refuseCancel(order: OrderState): CancelRefusal | undefined {
  if (order.paid) return "order_paid"
  if (order.status === "cancelled") return "order_cancelled"
  return order.partPaid ? "order_part_paid" : undefined
}

/** An unpaid order may be approved, because bulk buyers often pay later; shipping requires payment. */
export function refuseAdvance(order: OrderState): (typeof advanceRefusals)[number] | undefined {
  if (order.status === "cancelled") return "order_cancelled"
  if (order.cancelling) return "step_while_cancelling"
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

/**
 * Returns why nothing may be shipped, by the order's state alone; undefined if it is approved, paid and not fully
 * shipped.
 */
export function refuseShip(order: OrderState): ShipRefusal | undefined {
  if (order.cancelling) return "order_being_cancelled"
  if (order.refunded) return "order_refunded"
  if (order.status === "shipped" || order.status === "delivered") return "nothing_to_ship"
  if (order.status !== "approved") return "order_not_approved"
  return order.paid ? undefined : "order_not_paid"
}

export const orderCan = {
  payByCard: (order: OrderState): boolean => refuseCard(order) === undefined,
  advance: (order: OrderState): boolean => refuseAdvance(order) === undefined,
  ship: (order: OrderState): boolean => refuseShip(order) === undefined,
}

/** Maximum number of line names in a list of orders; a single order has all lines. */
export const LISTED_LINES = 5

/** Names an order by its first line and the number of others. */
export const orderName = ({
  firstLineName,
  lineCount,
}: {
  firstLineName: string
  lineCount: number
}) =>
  lineCount > 1
    ? t("{name} and {count} more", { name: firstLineName, count: lineCount - 1 })
    : firstLineName

/** Matches an order number such as `CA-2026-000123`, with the year of the order. The database assigns the numbers. */
const ORDER_NUMBER = /^#?\s*CA[-\s]?(\d{4})[-\s]?0*(\d{1,12})$/i

/** Normalizes an order number that someone typed; undefined if it is not one. */
export function readOrderNumber(written: string): string | undefined {
  const [, year, number] = ORDER_NUMBER.exec(written.trim()) ?? []
  return year && number ? `CA-${year}-${number.padStart(6, "0")}` : undefined
}

/** Filters of a buyer's own orders by progress; an order may match several. */
export const ownOrderStates = [
  "unpaid",
  "preparing",
  "waiting",
  "shipped",
  "delivered",
  "cancelled",
] as const

export type OwnOrderState = (typeof ownOrderStates)[number]

export const orderSorts = ["newest", "oldest", "dearest", "cheapest"] as const

export type OrderSort = (typeof orderSorts)[number]

/** Maximum number of days up to today by which orders are filtered. */
export const MAX_FILTER_DAYS = 3650

/** Texts of an order that its buyer can change, as its history names them. */
export const detailFields = ["purchaseOrder", "note", "phone", "shipTo", "billTo"] as const
