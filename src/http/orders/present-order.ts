import { refusals as declaredRefusals, type RefusalCode } from "#contract/refusals.ts"
import { promiseText } from "#contract/stock/promise-text.ts"
import { partNumber } from "#domain/catalogue/part-number.ts"
import { feesOfLines } from "#domain/orders/fees.ts"
import type { OrderHold } from "#domain/orders/order-hold.ts"
import { orderName } from "#domain/orders/order-name.ts"
import { shopCurrency } from "#domain/pricing/currency.ts"
import { cents, toAmount } from "#domain/pricing/money.ts"
import type { PromisedUnits } from "#domain/stock/promise.ts"
import { refuse } from "#operations/kernel/refusal.ts"
import { type Actor, isAdmin, type Shop } from "#operations/kernel/shop.ts"
import type { Order, ReadOrder, ShownLine, ShownShipment } from "#operations/orders/read-orders.ts"
import { findOrderHold, holdOfOrder } from "#operations/orders/unpaid-orders.ts"
import type { OrderPayment } from "#operations/payments/order-payment.ts"
import { written } from "../kernel/serve.ts"
import { presentDetails, presentLineDetails } from "./order-details.ts"
import { presentCharges, presentTaxNumber } from "./present-terms.ts"

export function presentOrder(shop: Shop, order: Order, actor: Actor) {
  const [first] = order.lines
  if (!first) throw refuse("order_not_found")
  const isOneLine = order.lineCount === 1
  return {
    _id: order.id,
    orderNumber: order.orderNumber,
    purchaseId: first.partId,
    quantity: order.quantity,
    price: toAmount(cents(order.totalCents)),
    currency: shopCurrency().code,
    ...presentCharges(order.totalCents, order.charges),
    ...(isAdmin(actor) && presentTaxNumber(order.charges)),
    ...(isOneLine && { unitPrice: toAmount(cents(first.unitPriceCents)) }),
    productName: orderName(order),
    ...(isOneLine && { partNumber: partNumber(first) }),
    email: order.email,
    userName: order.userName,
    phone: order.phone,
    ...presentDetails(order),
    status: order.status,
    paid: order.paidAt !== null,
    ...(order.freightDue && { freightDue: true as const }),
    ...(order.intentId !== null && { transactionId: order.intentId }),
    refunded: toAmount(cents(order.refundedCents)),
    createdAt: order.createdAt.toISOString(),
    ...presentHoldOf(shop, order),
    ...presentEnd(order),
    ...presentInvoices(order),
    ...presentShipments(order),
    ...(order.placedBy && { placedByStaff: true as const }),
    ...(order.tags.length > 0 && isAdmin(actor) && { tags: order.tags }),
    ...(order.deletedAt && isAdmin(actor) && { removed: true as const }),
    lineCount: order.lineCount,
    ...(order.revision > 0 && isAdmin(actor) && { revision: order.revision }),
    lines: presentLines(order, { ownPrices: isAdmin(actor) }),
  }
}

function presentOwnPrice({ priceFacts: { own } }: ShownLine) {
  if (!own) return undefined
  const { reason, listCents } = own
  const listPrice = listCents === undefined ? undefined : toAmount(cents(listCents))
  return { ownPrice: { reason, listPrice } }
}

/** Presents what one order alone has: actions, whether some of it can be returned, or was, and how it is paid. */
export function presentActions({ actions, hasReturns, shipments, payment }: ReadOrder) {
  const { refusals, refundableCents, returnsOffered } = actions
  const mayReturn = returnsOffered && shipments?.length
  return {
    ...((hasReturns || mayReturn) && { returns: true as const }),
    ...(payment && { payment: presentPayment(payment) }),
    can: {
      pay: presentAnswer(refusals.pay),
      refund: {
        ...presentAnswer(refusals.refund),
        ...(!refusals.refund && { amount: toAmount(cents(refundableCents)) }),
      },
      cancel: presentAnswer(refusals.cancel),
      ship: presentAnswer(refusals.ship),
      return: presentAnswer(refusals.return),
      change: presentAnswer(refusals.change),
      edit: presentAnswer(refusals.edit),
      decline: presentAnswer(refusals.decline),
      delete: presentAnswer(refusals.delete),
    },
  }
}

const presentAnswer = <Code extends RefusalCode>(reason: Code | undefined) =>
  reason ? { allowed: false, reason, message: declaredRefusals[reason].text } : { allowed: true }

const presentShipments = ({ shipments }: Order) =>
  shipments ? { shipments: shipments.map(presentShipment) } : undefined

function presentInvoices({ invoices }: Order) {
  const [invoice, ...creditNotes] = invoices ?? []
  return { ...(invoice && { invoice }), ...(creditNotes.length > 0 && { creditNotes }) }
}

/** When a line's units are there; nothing where it has to wait for none. */
export const presentPromise = (promise: readonly PromisedUnits[] | null | undefined) =>
  promise ? { promise: [...promise], promised: promiseText(promise) } : undefined

export function presentLines(
  { lines, charges }: Pick<Order, "lines" | "charges">,
  { ownPrices = false } = {},
) {
  const fees = feesOfLines(charges)
  return lines.map((line) => ({
    ...presentLine(line, fees.get(line.number) ?? 0),
    ...(ownPrices && presentOwnPrice(line)),
  }))
}

const presentLine = (line: ShownLine, feeCents: number) => ({
  number: line.number,
  partId: line.partId,
  sku: line.sku,
  mpn: line.mpn ?? undefined,
  name: line.name,
  quantity: line.quantity,
  ...presentLineDetails(line),
  unitPrice: toAmount(cents(line.unitPriceCents)),
  total: toAmount(cents(line.totalCents)),
  ...(line.taxCents && { tax: toAmount(line.taxCents) }),
  ...(feeCents > 0 && { fee: toAmount(feeCents) }),
  ...presentPromise(line.promise),
  ...(line.waiting && { waiting: line.waiting }),
  ...(line.shipped && { shipped: line.shipped }),
  ...(line.cancelled && { cancelled: line.cancelled }),
  ...(line.returned && { returned: line.returned }),
})

const presentShipment = (shipment: ShownShipment) => ({
  number: shipment.number,
  shippedAt: new Date(shipment.shippedAt).toISOString(),
  ...(shipment.deliveredAt !== null && {
    deliveredAt: new Date(shipment.deliveredAt).toISOString(),
  }),
  ...(shipment.carrier !== "" && { carrier: shipment.carrier }),
  ...(shipment.trackingNumber !== "" && { trackingNumber: shipment.trackingNumber }),
  ...(shipment.trackingUrl !== "" && { trackingUrl: shipment.trackingUrl }),
  lines: shipment.lines.map(({ number, quantity, traceNumbers }) => ({
    number,
    quantity,
    ...(traceNumbers && { traceNumbers: [...traceNumbers] }),
  })),
})

export const presentPayment = (payment: OrderPayment) => ({
  method: payment.method,
  due: toAmount(cents(payment.missingCents)),
  received: toAmount(cents(payment.receivedCents)),
  ...(payment.overpaidCents > 0 && { overpaid: toAmount(cents(payment.overpaidCents)) }),
  reference: payment.reference,
  ...(payment.until && { until: payment.until.toISOString() }),
  ...(payment.account && { account: payment.account }),
  ...(payment.transfers && { transfers: payment.transfers.map(presentTransfer) }),
  ...(payment.refundsDue && { refundsDue: payment.refundsDue.map(presentRefundDue) }),
})

type StoredTransfer = NonNullable<OrderPayment["transfers"]>[number]

const presentTransfer = ({
  amountCents,
  bookedOn,
  reference,
  undoneAt,
  by,
  ...transfer
}: StoredTransfer) => ({
  ...transfer,
  amount: toAmount(cents(amountCents)),
  day: bookedOn,
  ...(reference && { reference }),
  ...(by && { by }),
  ...(undoneAt && { undone: true as const }),
})

const presentRefundDue = ({
  id,
  amountCents,
  reason,
  createdAt,
}: NonNullable<OrderPayment["refundsDue"]>[number]) => ({
  _id: id,
  amount: toAmount(cents(amountCents)),
  reason,
  createdAt: createdAt.toISOString(),
})

export const presentHold = (hold: OrderHold | undefined) =>
  hold && {
    heldUntil: hold.until.toISOString(),
    heldBecause: hold.reason,
    ...(hold.confirmedHours !== undefined && { heldHoursConfirmed: hold.confirmedHours }),
  }

export const presentHoldOf = ({ limits }: Shop, order: Parameters<typeof holdOfOrder>[0]) =>
  presentHold(holdOfOrder(order, limits.unpaidOrderHours))

/** The answer of every call that places an order. */
export async function presentPlaced({ db, limits }: Shop, orderId: string) {
  const hold = await findOrderHold(db, orderId, limits.unpaidOrderHours)
  return { ...written, insertedId: orderId, ...presentHold(hold) }
}

/** How an order ended that was not paid. */
function presentEnd({ status, cancelReason, cancellingBy, userId, ...order }: Order) {
  const at = order.cancelledAt ?? order.updatedAt
  if (status !== "cancelled") return undefined
  const ender = cancellingBy === userId ? ("buyer" as const) : ("shop" as const)
  return {
    cancelled: {
      at: at.toISOString(),
      by: cancelReason === "expired" ? ("time" as const) : ender,
      ...(cancelReason === "declined" && { declined: true as const }),
      ...(order.declineReason && { reason: order.declineReason }),
      ...(order.heldUntil && { heldUntil: order.heldUntil.toISOString() }),
    },
  }
}
