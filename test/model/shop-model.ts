import type { OrderStatus } from "#domain/orders/order.ts"

/** The simplest model of the shop's state. */
export interface ShopModel {
  parts: ModelPart[]
  orders: ModelOrder[]
}

export interface ModelPart {
  id: string
  name: string
  available: number
  minimum: number
  priceCents: number
  version: number
  archived: boolean
}

export interface ModelOrder {
  id: string
  /** One of the two buyers. */
  owner: number
  part: ModelPart
  quantity: number
  /** Name and price when the order was placed. */
  name: string
  unitPriceCents: number
  /** Its price was set by staff. */
  hasOwnPrice: boolean
  status: OrderStatus
  /** `charged`: the provider has the money, and the shop may not know yet. */
  paid: "no" | "charged" | "yes"
  refundedCents: number
  /** Paid and hidden from staff's list; the buyer still sees it. */
  hidden: boolean
}

/** Allowed results: 200, or a status with a code. */
export type Expected = string

export const totalOf = (order: ModelOrder): number => order.quantity * order.unitPriceCents

export const visible = (order: ModelOrder): boolean => order.status !== "cancelled"
const listed = (order: ModelOrder): boolean => visible(order) && !order.hidden

export function expectPurchase(
  part: ModelPart,
  quantity: number,
  seenCents: { total?: number; unit?: number },
): Expected {
  if (part.archived) return "404 part_not_found"
  if (quantity > part.available) return "409 not_available"
  if (quantity < part.minimum) return "400 below_minimum"
  const { total = part.priceCents * quantity, unit = part.priceCents } = seenCents
  const isCurrent = total === part.priceCents * quantity && unit === part.priceCents
  return isCurrent ? "200" : "409 price_changed"
}

export function expectDeletion(order: ModelOrder, who: number | "admin"): Expected[] {
  if (who !== "admin" && who !== order.owner) return ["403 forbidden"]
  if (!visible(order)) return ["200 deleted 0"]
  if (order.paid === "no") return ["200 deleted 1"]
  if (who !== "admin") return ["409 order_paid"]
  if (order.hidden) return ["200 deleted 0"]
  return order.paid === "yes" ? ["200 deleted 1"] : ["200 deleted 1", "409 order_paid"]
}

export function expectCheckout(order: ModelOrder, who: number): Expected {
  if (who !== order.owner) return "403 forbidden"
  if (!visible(order)) return "409 order_cancelled"
  return order.paid === "no" ? "200" : "409 order_paid"
}

export function expectConfirmation(order: ModelOrder, who: number): Expected {
  if (!visible(order)) return "404 order_not_found"
  if (who !== order.owner) return "403 forbidden"
  return order.paid === "no" ? "409 payment_not_confirmed" : "200"
}

export function expectAdvance(order: ModelOrder, seen: string | undefined): Expected[] {
  if (!listed(order)) return ["404 order_not_found"]
  if (seen !== undefined && seen !== order.status) return ["412 status_changed"]
  if (order.paid === "charged") return [expectStep(order, false), expectStep(order, true)]
  return [expectStep(order, order.paid === "yes")]
}

/** An unpaid order may be approved, but not shipped. */
function expectStep(order: ModelOrder, paid: boolean): Expected {
  if (paid && order.refundedCents === totalOf(order)) return "403 order_refunded"
  if (order.status === "delivered") return "403 order_delivered"
  return paid || order.status === "pending" ? "200" : "403 order_not_paid"
}

/** A price that staff set. */
export const OWN_PRICE_CENTS = 5000

export interface OrderEdit {
  quantity: number
  price: "kept" | "own" | "list"
}

/** Price of a unit after an edit: the current price for a changed quantity, unless staff set it. */
export function editedPriceCents(order: ModelOrder, { quantity, price }: OrderEdit): number {
  if (price === "own") return OWN_PRICE_CENTS
  const isKept = price === "kept" && (order.hasOwnPrice || quantity === order.quantity)
  return isKept ? order.unitPriceCents : order.part.priceCents
}

export function expectOrderEdit(order: ModelOrder, edit: OrderEdit): Expected[] {
  if (!listed(order)) return ["404 order_not_found"]
  if (order.paid === "yes") return ["409 order_paid"]
  const ifUnpaid = expectEditOfUnpaid(order, edit)
  const isSame =
    edit.quantity === order.quantity && editedPriceCents(order, edit) === order.unitPriceCents
  // The payment is looked up before anything is written.
  if (order.paid === "charged")
    return [ifUnpaid === "200" && !isSame ? "409 order_paid" : ifUnpaid, "409 order_paid"]
  return [ifUnpaid]
}

function expectEditOfUnpaid({ quantity: before, part }: ModelOrder, { quantity }: OrderEdit) {
  if (quantity === 0) return "409 order_empty"
  if (quantity === before) return "200"
  const isRefused =
    quantity < part.minimum ||
    (quantity > before && (part.archived || quantity > part.available + before))
  return isRefused ? "409 lines_refused" : "200"
}

/** An administrator refunds an amount, or the rest. */
export function expectRefund(
  order: ModelOrder,
  amountCents: number | undefined,
  restock: boolean,
): Expected[] {
  if (order.status === "cancelled") return ["404 order_not_found"]
  const left = totalOf(order) - order.refundedCents
  const nothing = "409 nothing_to_refund"
  if (order.paid === "no" || left === 0) return [nothing]
  const amount = amountCents ?? left
  const ifPaid = expectRefundOfPaid(amount, left, restock)
  return order.paid === "yes" ? [ifPaid] : [ifPaid, nothing]
}

function expectRefundOfPaid(amount: number, left: number, restock: boolean): Expected {
  if (amount > left) return "409 refund_too_large"
  return restock && amount < left ? "409 restock_needs_whole_refund" : "200"
}

export function expectRestock(part: ModelPart, delta: number): Expected {
  if (part.archived) return "404 part_not_found"
  return part.available + delta < 0 ? "409 stock_below_zero" : "200"
}

export function expectEdit(part: ModelPart, version: number): Expected {
  if (part.archived) return "404 part_not_found"
  return version === part.version ? "200" : "409 part_changed"
}
