import { refundingRefusals } from "#contract/orders/refusals.ts"
import type { Executor } from "#db/connection/client.ts"
import type { OrderRow } from "#db/orders/orders.ts"
import { type LineUnits, listRefundableLines, type RefundedLine } from "#db/payments/refunds.ts"
import { hasReceivedReturn } from "#db/returns/returns.ts"
import { refundableCents } from "#domain/orders/order-actions.ts"
import { taxShare } from "#domain/orders/tax-share.ts"
import { type Cents, cents, lineTotal, toAmount } from "#domain/pricing/money.ts"
import { orderNow } from "../kernel/order-access.ts"
import { refuseFor } from "../kernel/refusal.ts"

const refuse = refuseFor(refundingRefusals)

export interface RefundRequest {
  /** Undefined: all that is not refunded yet. */
  amountCents: Cents | undefined
  reason: string
  /** Whether the goods come back on sale: those of the lines, or all of them, which only the end of an order allows. */
  restock: boolean
  /** Goods that it is for, if known. */
  lines: readonly LineUnits[] | undefined
  /** Whether the units of the lines are sent all the same, where they are not yet. */
  stillSent?: boolean | undefined
  /** Whether its goods came back with a return, which put on sale what is fine. */
  ofReturn?: true
}

export type PricedLine = Omit<RefundedLine, "returned" | "awaited"> & { unitPriceCents: number }

/** Lines that it is for, if named. */
export async function refundedLines(
  tx: Executor,
  orderId: string,
  { lines, restock }: Pick<RefundRequest, "lines" | "restock">,
): Promise<PricedLine[] | undefined> {
  if (lines) return pricedUnits(tx, orderId, lines)
  if (!restock) return undefined
  const known = await listRefundableLines(tx, orderId)
  const isBack = known.values().some(({ restocked }) => restocked)
  if (isBack || (await hasReceivedReturn(tx, orderId))) throw refuse("restock_needs_lines")
  return undefined
}

/** Units of lines with their share of the line's tax and fees; never more of one than no refund is for yet. */
export async function pricedUnits(
  tx: Executor,
  orderId: string,
  lines: readonly LineUnits[],
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

/** Price of the goods, their tax and their fees. */
export const worthOf = (lines: readonly PricedLine[]): Cents =>
  cents(
    lines.reduce(
      (sum, { quantity, unitPriceCents, taxCents, feeCents }) =>
        sum + lineTotal(unitPriceCents, quantity) + taxCents + feeCents,
      0,
    ),
  )

/** Returns the amount to refund. Refuses more than was paid and not refunded. */
export function agreedAmount(
  order: OrderRow,
  { amountCents, restock, lines }: RefundRequest,
  worthCents: Cents | undefined,
): Cents {
  const left = cents(refundableCents(orderNow(order)))
  const amount = amountCents ?? worthCents ?? left
  const refundable = { refundable: toAmount(left) }
  if (amount > left) throw refuse("refund_too_large", refundable)
  if (restock && !lines && amount < left) throw refuse("restock_needs_whole_refund", refundable)
  return amount
}
