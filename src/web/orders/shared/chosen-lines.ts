import { plural } from "#domain/languages/translate.ts"
import { taxShare } from "#domain/orders/charges.ts"
import { readQuantity } from "#domain/orders/read-quantity.ts"
import { type Cents, cents, lineTotal, parseAmount, toCents } from "#domain/pricing/money.ts"
import { counted } from "#web/navigation/counted-nouns.ts"
import type { Order } from "./shown-order.ts"

export interface LineToChoose {
  line: Order["lines"][number]
  maxUnits: number
}

export interface ChosenLine {
  number: number
  quantity: number
}

/** Reads typed units: 0 if empty, undefined if invalid or above `maxUnits`. */
export const readUnits = (typed: string, maxUnits: number): number | undefined =>
  typed.trim() === "" ? 0 : readQuantity(typed, { min: 0, max: maxUnits })

/** Value of the chosen units with their tax and fees. */
export function goodsValue(chosen: readonly ChosenLine[], lines: readonly LineToChoose[]): Cents {
  const byNumber = new Map(lines.map((option) => [option.line.number, option]))
  const values = chosen.map(({ number, quantity }) => {
    const option = byNumber.get(number)
    if (!option) return 0
    const { unitPrice, tax, fee } = option.line
    const goods = lineTotal(parseAmount(unitPrice) ?? 0, quantity)
    return goods + shareOf(option, tax, quantity) + shareOf(option, fee, quantity)
  })
  return cents(values.reduce((sum, value) => sum + value, 0))
}

/** Computes a line's share of tax or fees, as the server does if no refund has failed. */
function shareOf(
  { line: { quantity }, maxUnits }: LineToChoose,
  amount = 0,
  units: number,
): number {
  const whole = { quantity, addedCents: toCents(amount) }
  const before = quantity - maxUnits
  const givenCents = taxShare({ ...whole, before: 0, givenCents: 0 }, before)
  return taxShare({ ...whole, before, givenCents }, units)
}

export const refundableLines = (
  { lines }: Order,
  refunded: ReadonlyMap<number, number>,
): LineToChoose[] =>
  lines
    .map((line) => ({ line, maxUnits: line.quantity - (refunded.get(line.number) ?? 0) }))
    .filter(({ maxUnits }) => maxUnits > 0)

export const cancellableLines = (
  order: Order,
  refunded: ReadonlyMap<number, number>,
): LineToChoose[] =>
  refundableLines(order, refunded)
    .map(({ line, maxUnits }) => {
      const { quantity, shipped = 0, cancelled = 0 } = line
      return { line, maxUnits: Math.min(maxUnits, quantity - shipped - cancelled) }
    })
    .filter(({ maxUnits }) => maxUnits > 0)

/** Formats `3 units of 2 lines`; for orders of one line `3 units`. */
export function chosenText(chosen: readonly ChosenLine[], lineCount: number): string {
  const units = chosen.reduce((sum, { quantity }) => sum + quantity, 0)
  const unitsText = counted(units, "unit")
  if (lineCount === 1) return unitsText
  return plural(chosen.length, "{unitsText} of 1 line", "{unitsText} of {count} lines", {
    unitsText,
  })
}
