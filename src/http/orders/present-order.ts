import type { Context } from "hono"
import { refusals as declaredRefusals, type RefusalCode } from "#contract/refusals.ts"
import { promiseText } from "#contract/stock/promise-text.ts"
import { partNumber } from "#domain/catalogue/part-number.ts"
import { translate } from "#domain/languages/translate.ts"
import { feesOfLines } from "#domain/orders/charges.ts"
import { orderName } from "#domain/orders/order.ts"
import type { OrderHold } from "#domain/orders/order-hold.ts"
import { shopCurrency } from "#domain/pricing/currency.ts"
import { cents, toAmount } from "#domain/pricing/money.ts"
import type { PromisedUnits } from "#domain/stock/promise.ts"
import { refuse } from "#operations/kernel/refusal.ts"
import { type Actor, isAdmin, type Shop } from "#operations/kernel/shop.ts"
import type { Order, ReadOrder, ShownLine, ShownShipment } from "#operations/orders/read-orders.ts"
import { findOrderHold, holdOfOrder } from "#operations/orders/unpaid-orders.ts"
import type { OrderPayment } from "#operations/payments/order-payment.ts"
import type { AppEnv } from "../kernel/app-env.ts"
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
    price: toAmount(order.totalCents),
    currency: shopCurrency().code,
    ...presentCharges(order.totalCents, order.charges),
    ...(isAdmin(actor) && presentTaxNumber(order.charges)),
    unitPrice: isOneLine ? toAmount(first.unitPriceCents) : undefined,
    productName: orderName(order),
    partNumber: isOneLine ? partNumber(first) : undefined,
    email: order.email,
    userName: order.userName,
    company: (order.billingAddress ?? order.deliveryAddress)?.company || undefined,
    phone: order.phone,
    ...presentDetails(order),
    status: order.status,
    paid: order.paidAt !== null,
    ...(order.freightDue && { freightDue: true as const }),
    transactionId: order.intentId ?? undefined,
    refunded: toAmount(order.refundedCents),
    createdAt: order.createdAt,
    ...presentHoldOfOrder(shop, order),
    ...presentCancellation(order),
    ...presentInvoices(order),
    shipments: order.shipments?.map(presentShipment),
    ...(order.placedBy && order.placedBy !== order.userId && { placedByStaff: true as const }),
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
  const listPrice = listCents === undefined ? undefined : toAmount(listCents)
  return { ownPrice: { reason: translate(reason), listPrice } }
}

/** Presents what only a single order has: actions, whether it has or may have returns, and its payment. */
export function presentActions({ actions, hasReturns, shipments, payment }: ReadOrder) {
  const { refusals, refundableCents, restockNeedsLines, cancelsWhole, returnsOffered } = actions
  const mayReturn = returnsOffered && shipments?.length
  return {
    ...((hasReturns || mayReturn) && { returns: true as const }),
    payment: payment && presentPayment(payment),
    can: {
      pay: presentPermission(refusals.pay),
      refund: {
        ...presentPermission(refusals.refund),
        amount: refusals.refund ? undefined : toAmount(refundableCents),
        restockNeedsLines: restockNeedsLines || undefined,
        cancels: cancelsWhole || undefined,
      },
      cancel: presentPermission(refusals.cancel),
      ship: presentPermission(refusals.ship),
      return: presentPermission(refusals.return),
      change: presentPermission(refusals.change),
      edit: presentPermission(refusals.edit),
      decline: presentPermission(refusals.decline),
      delete: presentPermission(refusals.delete),
    },
  }
}

export const presentPermission = <Code extends RefusalCode>(refusal: Code | undefined) =>
  refusal
    ? { allowed: false, reason: refusal, message: declaredRefusals[refusal].text }
    : { allowed: true }

function presentInvoices({ invoices }: Order) {
  const [invoice, ...creditNotes] = invoices ?? []
  return { invoice, creditNotes: creditNotes.length > 0 ? creditNotes : undefined }
}

/** Presents when the units of a line are available; undefined if none has to wait. */
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
  unitPrice: toAmount(line.unitPriceCents),
  total: toAmount(line.totalCents),
  tax: line.taxCents ? toAmount(line.taxCents) : undefined,
  fee: feeCents > 0 ? toAmount(feeCents) : undefined,
  ...presentPromise(line.promise),
  waiting: line.waiting || undefined,
  shipped: line.shipped || undefined,
  cancelled: line.cancelled || undefined,
  returned: line.returned || undefined,
})

const presentShipment = (shipment: ShownShipment) => ({
  number: shipment.number,
  shippedAt: new Date(shipment.shippedAt),
  deliveredAt: shipment.deliveredAt === null ? undefined : new Date(shipment.deliveredAt),
  carrier: shipment.carrier || undefined,
  trackingNumber: shipment.trackingNumber || undefined,
  trackingUrl: shipment.trackingUrl || undefined,
  lines: shipment.lines.map(({ number, quantity, traceNumbers }) => ({
    number,
    quantity,
    traceNumbers: traceNumbers ? [...traceNumbers] : undefined,
  })),
})

export const presentPayment = (payment: OrderPayment) => ({
  method: payment.method,
  due: toAmount(payment.missingCents),
  received: toAmount(payment.receivedCents),
  overpaid: payment.overpaidCents > 0 ? toAmount(payment.overpaidCents) : undefined,
  reference: payment.reference,
  until: payment.until ?? undefined,
  account: payment.account,
  transfers: payment.transfers?.map(presentTransfer),
  refundsDue: payment.refundsDue?.map(presentRefundDue),
})

/** Presents what bank transfers paid of an unpaid order. */
export const presentReceived = ({ paidAt, transferBalanceCents }: Order) =>
  paidAt === null && transferBalanceCents > 0 ? toAmount(cents(transferBalanceCents)) : undefined

const presentTransfer = ({
  amountCents,
  bookedOn,
  reference,
  undoneAt,
  by,
  ...transfer
}: NonNullable<OrderPayment["transfers"]>[number]) => ({
  ...transfer,
  amount: toAmount(amountCents),
  day: bookedOn,
  reference: reference || undefined,
  by: by || undefined,
  ...(undoneAt && { undone: true as const }),
})

const presentRefundDue = ({
  id,
  amountCents,
  reason,
  createdAt,
}: NonNullable<OrderPayment["refundsDue"]>[number]) => ({
  _id: id,
  amount: toAmount(amountCents),
  reason,
  createdAt,
})

const presentHold = (hold: OrderHold | undefined) =>
  hold && {
    heldUntil: hold.until,
    heldBecause: hold.reason,
    heldHoursConfirmed: hold.confirmedHours,
  }

export const presentHoldOfOrder = ({ limits }: Shop, order: Parameters<typeof holdOfOrder>[0]) =>
  presentHold(holdOfOrder(order, limits.unpaidOrderHours))

/** Builds the reply of every endpoint that places an order. */
export async function presentPlaced({ db, limits }: Shop, orderId: string) {
  const hold = await findOrderHold(db, orderId, limits.unpaidOrderHours)
  return { ...written, insertedId: orderId, ...presentHold(hold) }
}

/** Presents who cancelled an order, when and why. */
function presentCancellation({ status, cancelReason, cancellingBy, userId, ...order }: Order) {
  if (status !== "cancelled") return undefined
  const canceller = cancellingBy === userId ? ("buyer" as const) : ("shop" as const)
  return {
    cancelled: {
      at: order.cancelledAt ?? order.updatedAt,
      by: cancelReason === "expired" ? ("time" as const) : canceller,
      ...(cancelReason === "declined" && { declined: true as const }),
      reason: order.declineReason || undefined,
      heldUntil: order.heldUntil ?? undefined,
    },
  }
}

/** Returns the status of a refund in replies: pending until the provider or the bank has confirmed it. */
export const refundStatusOf = (state: string | null): "pending" | "succeeded" =>
  state === "due" ? "pending" : "succeeded"

/** Replies with the status of a refund, as 202 while it is pending. */
export function answerRefund(c: Context<AppEnv>, reply: object, state: string): Response {
  const refundStatus = refundStatusOf(state)
  return c.json({ ...reply, refundStatus }, refundStatus === "pending" ? 202 : 200)
}
