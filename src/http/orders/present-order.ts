import { partNumber } from "#domain/catalogue/part-number.ts"
import { invoiceNumber } from "#domain/invoices/invoice.ts"
import { orderName } from "#domain/orders/order-name.ts"
import { cents, toDollars } from "#domain/pricing/money.ts"
import { refuse } from "#operations/kernel/refusal.ts"
import { type Actor, isAdmin, type Shop } from "#operations/kernel/shop.ts"
import type { Order } from "#operations/orders/read-orders.ts"
import { presentDetails } from "./order-details.ts"
import { presentEnd, presentHoldOf } from "./present-hold.ts"
import { presentLine } from "./present-line.ts"
import { presentShipment } from "./present-shipment.ts"
import { presentCharges } from "./present-terms.ts"

export function presentOrder(shop: Shop, order: Order, actor: Actor) {
  const [first] = order.lines
  if (!first) throw refuse("order_not_found")
  const isOneLine = order.lineCount === 1
  return {
    _id: order.id,
    orderNumber: order.orderNumber,
    purchaseId: first.partId,
    quantity: order.quantity,
    price: toDollars(cents(order.totalCents)),
    ...presentCharges(order.totalCents, order.charges),
    ...(isOneLine && { unitPrice: toDollars(cents(first.unitPriceCents)) }),
    productName: orderName(order),
    ...(isOneLine && { partNumber: partNumber(first) }),
    email: order.email,
    userName: order.userName,
    phone: order.phone,
    ...presentDetails(order),
    status: order.status,
    paid: order.paidAt !== null,
    ...(order.freightDue && { freightDue: true as const }),
    ...(order.transactionId !== null && { transactionId: order.transactionId }),
    refunded: toDollars(cents(order.refundedCents)),
    createdAt: order.createdAt.toISOString(),
    ...presentHoldOf(shop, order),
    ...presentEnd(order),
    ...presentInvoices(order),
    ...presentShipments(order),
    ...(order.placedBy && { placedByStaff: true as const }),
    ...(order.deletedAt && isAdmin(actor) && { removed: true as const }),
    ...(order.hasReturns && { returns: true as const }),
    lineCount: order.lineCount,
    lines: order.lines.map(presentLine),
  }
}

const presentShipments = ({ shipments }: Order) =>
  shipments ? { shipments: shipments.map(presentShipment) } : undefined

function presentInvoices({ invoices }: Order) {
  const [invoice, ...creditNotes] = (invoices ?? []).map(invoiceNumber)
  return { ...(invoice && { invoice }), ...(creditNotes.length > 0 && { creditNotes }) }
}
