import { refundingRefusals } from "#contract/orders/refusals.ts"
import type { Executor } from "#db/connection/client.ts"
import type { OrderRow } from "#db/orders/orders.ts"
import { listRefundableLines, type RefundedLine } from "#db/payments/refunds.ts"
import { hasReceivedReturn } from "#db/returns/returns.ts"
import { taxShare } from "#domain/orders/charges.ts"
import { refundableCents } from "#domain/orders/order-actions.ts"
import type { LineQuantity } from "#domain/orders/shipment.ts"
import { type Cents, cents, lineTotal, toAmount } from "#domain/pricing/money.ts"
import { orderNow } from "../kernel/order-access.ts"
import { refuseFor } from "../kernel/refusal.ts"

const refuse = refuseFor(refundingRefusals)

export interface RefundRequest {
  /** Undefined for all that is not refunded yet. */
  amountCents: Cents | undefined
  /** For staff. */
  reason: string
  /** For the buyer. */
  message?: string | undefined
  /**
   * Whether to restock the goods of the lines or, without lines, all goods, which requires a refund of all that is
   * left.
   */
  restock: boolean
  /** Goods that are refunded, if known. */
  lines: readonly LineQuantity[] | undefined
  /** Whether units of the lines that are not shipped yet are still to be shipped. */
  stillSent?: boolean | undefined
  /** Whether to cancel the whole order, of which nothing is shipped, instead of the amount and lines given. */
  cancel?: boolean | undefined
  /** Set if the goods came back with a return, which restocks them itself. */
  ofReturn?: true
}

export type PricedLine = Omit<RefundedLine, "returned" | "awaited"> & { unitPriceCents: number }

/** Returns the lines of a refund; undefined if none are named. */
export async function refundedLines(
  tx: Executor,
  orderId: string,
  { lines, restock }: Pick<RefundRequest, "lines" | "restock">,
): Promise<PricedLine[] | undefined> {
  if (lines) return pricedUnits(tx, orderId, lines)
  if (restock && (await restockNeedsLines(tx, orderId))) throw refuse("restock_needs_lines")
  return undefined
}

/** Reports whether some goods were refunded by line or came back before, so that a refund cannot restock all of them. */
export async function restockNeedsLines(db: Executor, orderId: string): Promise<boolean> {
  const known = await listRefundableLines(db, orderId)
  return known.values().some(({ before }) => before > 0) || hasReceivedReturn(db, orderId)
}

/** Prices units of lines with their share of tax and fees. Refuses units that are already refunded. */
export async function pricedUnits(
  tx: Executor,
  orderId: string,
  lines: readonly LineQuantity[],
): Promise<PricedLine[]> {
  const known = await listRefundableLines(tx, orderId)
  const none = {
    quantity: 0,
    before: 0,
    addedCents: 0,
    givenCents: 0,
    feeCents: 0,
    givenFeeCents: 0,
    unitPriceCents: 0,
  }
  const requested = lines.map((line) => ({ ...line, of: known.get(line.number) ?? none }))
  const exceeding = requested
    .map(({ number, quantity, of }) => ({ number, quantity, refundable: of.quantity - of.before }))
    .filter(({ quantity, refundable }) => quantity > refundable)
    .map(({ number, refundable }) => ({ number, refundable }))
  if (exceeding.length > 0) throw refuse("refund_lines_exceed", { lines: exceeding })
  return requested.map(({ number, quantity, of }) => ({
    number,
    quantity,
    unitPriceCents: of.unitPriceCents,
    taxCents: taxShare(of, quantity),
    feeCents: taxShare({ ...of, addedCents: of.feeCents, givenCents: of.givenFeeCents }, quantity),
  }))
}

/** Sums the price, tax and fees of lines. */
export const refundValueOf = (lines: readonly PricedLine[]): Cents =>
  cents(
    lines.reduce(
      (sum, { quantity, unitPriceCents, taxCents, feeCents }) =>
        sum + lineTotal(unitPriceCents, quantity) + taxCents + feeCents,
      0,
    ),
  )

/** Returns the amount to refund. Refuses more than was paid and is not refunded yet. */
export function agreedAmount(
  order: OrderRow,
  { amountCents, restock, lines, stillSent }: RefundRequest,
  worthCents: Cents | undefined,
): Cents {
  const left = cents(refundableCents(orderNow(order)))
  const amount = amountCents ?? worthCents ?? left
  const refundable = { refundable: toAmount(left) }
  if (amount > left) throw refuse("refund_too_large", refundable)
  if (restock && !lines && amount < left) throw refuse("restock_needs_whole_refund", refundable)
  const isToShip = order.status === "pending" || order.status === "approved"
  if (stillSent && isToShip && amount === left) throw refuse("refunded_not_shipped", refundable)
  return amount
}
