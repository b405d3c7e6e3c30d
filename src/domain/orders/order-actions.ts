import {
  type OrderState,
  type OrderStatus,
  refuseCancel,
  refuseEdit,
  refusePay,
  refuseShip,
} from "./order.ts"
import { type LineUnits, refuseWholeShipment, unitsToShip } from "./shipment.ts"

/** Units of an order line, including refunded ones. */
export interface LineAtMoment extends LineUnits {
  number: number
  refunded: number
}

/** State of an order with the facts that decide what may be done with it. */
export interface OrderAtMoment extends OrderState {
  totalCents: number
  refundedCents: number
  /** Whether staff have set the freight that was to be agreed on. */
  freightSet: boolean
  /** Time when an administrator removed it from the list; null if listed. */
  deletedAt: Date | null
}

/** Latest state in which a buyer may cancel an order or change its details. */
type Cancelling = "nothing" | "unpaid" | "until approved" | "until shipped"
type ChangingDetails = "never" | "until approved" | "until shipped"

export const refundRefusals = ["nothing_to_refund"] as const
type RefundRefusal = (typeof refundRefusals)[number]

/** Returns why an order's money may not be refunded, returned or paid back on cancellation; undefined if it may. */
export function refuseRefund({ paid, refunded }: OrderAtMoment): RefundRefusal | undefined {
  return paid && !refunded ? undefined : "nothing_to_refund"
}

/** Returns why staff may not cancel a paid order as a whole; undefined if they may. Shipped goods have to come back. */
export const refuseWholeCancel = (
  order: OrderAtMoment,
  lines: readonly Pick<LineUnits, "shipped">[],
): RefundRefusal | "order_units_shipped" | undefined =>
  refuseRefund(order) ??
  (lines.some(({ shipped }) => shipped > 0) ? "order_units_shipped" : undefined)

export const refundableCents = (order: OrderAtMoment): number =>
  refuseRefund(order) ? 0 : order.totalCents - order.refundedCents

export const buyerCancelRefusals = [
  "order_paid",
  "order_part_paid",
  "change_not_allowed",
  ...refundRefusals,
] as const

/**
 * Returns why a buyer may not cancel this many units; undefined if they may. Shipped units can only be returned.
 * Cancelling a paid order is a refund, so the refund rules apply afterwards.
 */
export function refuseBuyerCancel(
  order: OrderAtMoment,
  allowed: Cancelling,
  units: number,
): (typeof buyerCancelRefusals)[number] | undefined {
  if (allowed === "nothing" || order.status === "cancelled") return "change_not_allowed"
  if (order.partPaid) return "order_part_paid"
  if (order.paid && allowed === "unpaid") return "order_paid"
  if (order.paid && !isBefore(order, allowed)) return "change_not_allowed"
  return units === 0 ? "change_not_allowed" : undefined
}

/** Returns the units of a line that its buyer may cancel. Refunded units are already excluded. */
export function cancellableUnits(line: Omit<LineAtMoment, "number">, paid: boolean): number {
  const left = line.quantity - line.refunded
  return paid ? Math.min(left, unitsToShip(line)) : left
}

export const buyerChangeRefusals = [
  "order_cancelled",
  "change_not_allowed",
  "order_being_cancelled",
] as const

/** Returns why a buyer may not change the delivery address or the order's details; undefined if they may. */
export function refuseBuyerChange(
  order: OrderState,
  allowed: ChangingDetails,
  lines: readonly Pick<LineUnits, "shipped">[],
): (typeof buyerChangeRefusals)[number] | undefined {
  if (order.status === "cancelled") return "order_cancelled"
  if (allowed === "never" || order.refunded || !isBefore(order, allowed))
    return "change_not_allowed"
  if (order.cancelling) return "order_being_cancelled"
  return lines.some(({ shipped }) => shipped > 0) ? "change_not_allowed" : undefined
}

const isBefore = ({ status }: OrderState, until: Cancelling | ChangingDetails): boolean =>
  status === "pending" || (status === "approved" && until === "until shipped")

export const shipmentRefusals = [
  "order_not_found",
  "order_being_cancelled",
  "order_refunded",
  "order_not_paid",
  "order_not_approved",
  "nothing_to_ship",
  "order_awaits_stock",
] as const

/** Returns why nothing of an order can be shipped, by its state and its units; undefined if something can. */
function refuseShipment(
  order: OrderAtMoment,
  lines: readonly LineAtMoment[],
): (typeof shipmentRefusals)[number] | undefined {
  if (!isListed(order)) return "order_not_found"
  return refuseShip(order) ?? refuseWholeShipment(lines)
}

/** Reports whether administrators see the order: it is neither cancelled nor removed from the list. */
export const isListed = <Order extends Pick<OrderAtMoment, "status" | "deletedAt">>(
  order: Order,
): order is Order & { status: Exclude<OrderStatus, "cancelled"> } =>
  order.status !== "cancelled" && order.deletedAt === null

export const requestReturnRefusals = [
  "returns_not_offered",
  "nothing_shipped",
  "nothing_to_return",
] as const

/** Returns why a buyer may not request a return; undefined if they may. */
function refuseRequestReturn(
  isOffered: boolean,
  lines: readonly Pick<LineUnits, "shipped">[],
  returnableUnits: number,
): (typeof requestReturnRefusals)[number] | undefined {
  if (!isOffered) return "returns_not_offered"
  if (lines.every(({ shipped }) => shipped === 0)) return "nothing_shipped"
  return returnableUnits > 0 ? undefined : "nothing_to_return"
}

export const declineRefusals = [
  "order_paid",
  "order_part_paid",
  "order_cancelled",
  "freight_not_set",
] as const

/** Returns why a buyer may not decline the freight that staff set; undefined if they may. */
export const refuseDecline = (order: OrderAtMoment): (typeof declineRefusals)[number] | undefined =>
  refuseCancel(order) ?? (order.freightSet ? undefined : "freight_not_set")

export const deleteRefusals = [
  "order_paid",
  "order_part_paid",
  "order_cancelled",
  "change_not_allowed",
] as const

/** Whether the caller deletes as staff, and what the caller may cancel. */
export interface DeletionRules {
  byStaff: boolean
  cancelling: Cancelling
}

/**
 * Returns why an order may not be deleted; undefined if it may. Administrators remove a paid order from their list
 * only; its buyer still sees it.
 */
export function refuseDelete(
  order: OrderAtMoment,
  { byStaff, cancelling }: DeletionRules,
): (typeof deleteRefusals)[number] | undefined {
  if (byStaff && !isListed(order)) return "order_cancelled"
  if (byStaff) return order.partPaid ? "order_part_paid" : undefined
  if (order.status !== "cancelled" && cancelling === "nothing") return "change_not_allowed"
  return refuseCancel(order)
}

/** Settings of the shop, and the rules of deletion for the caller. */
interface OrderRules {
  cancelling: Cancelling
  details: ChangingDetails
  returnsOffered: boolean
  deletion: DeletionRules
}

interface OrderFacts {
  order: OrderAtMoment
  lines: readonly LineAtMoment[]
  /** Units that can still be returned. */
  returnable: number
}

/** Returns for each action why it is refused; undefined if it is allowed. */
export function refuseActions({ order, lines, returnable }: OrderFacts, rules: OrderRules) {
  const units = lines.reduce((sum, line) => sum + cancellableUnits(line, order.paid), 0)
  return {
    pay: refusePay(order),
    refund: refuseRefund(order),
    cancel:
      refuseBuyerCancel(order, rules.cancelling, units) ??
      (order.paid ? refuseRefund(order) : undefined),
    ship: refuseShipment(order, lines),
    return: refuseRequestReturn(rules.returnsOffered, lines, returnable),
    change: refuseBuyerChange(order, rules.details, lines),
    edit: refuseEdit(order),
    delete: refuseDelete(order, rules.deletion),
    decline: refuseDecline(order),
  }
}
