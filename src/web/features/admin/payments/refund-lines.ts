import { taxShare } from "#domain/orders/tax-share.ts"
import { type Cents, cents } from "#domain/pricing/money.ts"
import { parseDollars } from "#domain/pricing/parse-dollars.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import type { Order } from "../orders/order.ts"

/** A line of which something can be refunded yet, and how much. */
export interface RefundableLine {
  line: Order["lines"][number]
  refundable: number
}

export interface ChosenLine {
  number: number
  quantity: number
}

/** What was typed for a line: nothing is none; undefined where it is no number, or too many. */
export function unitsTyped(typed: string, { refundable }: RefundableLine): number | undefined {
  const units = typed.trim() === "" ? 0 : Number(typed)
  return Number.isInteger(units) && units >= 0 && units <= refundable ? units : undefined
}

/** What they cost, of these lines, with their share of the tax. */
export function worthOf(chosen: readonly ChosenLine[], lines: readonly RefundableLine[]): Cents {
  const known = new Map(lines.map((one) => [one.line.number, one]))
  const worth = chosen.map(({ number, quantity }) => {
    const one = known.get(number)
    if (!one) return 0
    return quantity * (parseDollars(one.line.unitPrice) ?? 0) + taxOf(one, quantity)
  })
  return cents(worth.reduce((sum, one) => sum + one, 0))
}

/** As the shop works it out where no refund has failed. */
function taxOf({ line: { quantity, tax = 0 }, refundable }: RefundableLine, units: number): number {
  const whole = { quantity, addedCents: Math.round(tax * 100) }
  const before = quantity - refundable
  const givenCents = taxShare({ ...whole, before: 0, givenCents: 0 }, before)
  return taxShare({ ...whole, before, givenCents }, units)
}

/** What no refund is for yet. */
export const refundableLines = (
  { lines }: Order,
  refunded: ReadonlyMap<number, number>,
): RefundableLine[] =>
  lines
    .map((line) => ({ line, refundable: line.quantity - (refunded.get(line.number) ?? 0) }))
    .filter(({ refundable }) => refundable > 0)

/** `3 units of 2 lines`. */
export function chosenText(chosen: readonly ChosenLine[]): string {
  const units = chosen.reduce((sum, { quantity }) => sum + quantity, 0)
  const of = chosen.length === 1 ? "1 line" : `${formatCount(chosen.length)} lines`
  return `${units === 1 ? "1 unit" : `${formatCount(units)} units`} of ${of}`
}
