import { partNumber } from "#domain/catalogue/part-number.ts"
import { plural } from "#domain/languages/translate.ts"
import { taxShare } from "#domain/orders/tax-share.ts"
import { type Cents, cents, lineTotal, toCents } from "#domain/pricing/money.ts"
import { parseAmount } from "#domain/pricing/parse-amount.ts"
import type { Reply } from "#web/api/api.ts"

type Order = Reply<"GET /order/{id}">

export interface LineToChoose {
  line: Order["lines"][number]
  most: number
}

export interface ChosenLine {
  number: number
  quantity: number
}

/** Reads typed units: 0 if empty, undefined if invalid or above `most`. */
export function readUnits(typed: string, most: number): number | undefined {
  const units = typed.trim() === "" ? 0 : Number(typed)
  return Number.isInteger(units) && units >= 0 && units <= most ? units : undefined
}

type SearchedLine = Pick<LineToChoose, "line">

/** Filters lines by line number, part number or name. */
export function searchLines<One extends SearchedLine>(
  lines: readonly One[],
  sought: string,
): One[] {
  const words = sought.toLowerCase().trim()
  return lines.filter(({ line }) =>
    `${line.number} ${partNumber(line)} ${line.name}`.toLowerCase().includes(words),
  )
}

export function goodsValue(chosen: readonly ChosenLine[], lines: readonly LineToChoose[]): Cents {
  const known = new Map(lines.map((one) => [one.line.number, one]))
  const worth = chosen.map(({ number, quantity }) => {
    const one = known.get(number)
    if (!one) return 0
    const { unitPrice, tax, fee } = one.line
    const goods = lineTotal(parseAmount(unitPrice) ?? 0, quantity)
    return goods + shareOf(one, tax, quantity) + shareOf(one, fee, quantity)
  })
  return cents(worth.reduce((sum, one) => sum + one, 0))
}

/** Computes a line's share of tax or fees, as the server does if no refund has failed. */
function shareOf({ line: { quantity }, most }: LineToChoose, amount = 0, units: number): number {
  const whole = { quantity, addedCents: toCents(amount) }
  const before = quantity - most
  const givenCents = taxShare({ ...whole, before: 0, givenCents: 0 }, before)
  return taxShare({ ...whole, before, givenCents }, units)
}

export const refundableLines = (
  { lines }: Order,
  refunded: ReadonlyMap<number, number>,
): LineToChoose[] =>
  lines
    .map((line) => ({ line, most: line.quantity - (refunded.get(line.number) ?? 0) }))
    .filter(({ most }) => most > 0)

export const cancellableLines = (
  order: Order,
  refunded: ReadonlyMap<number, number>,
): LineToChoose[] =>
  refundableLines(order, refunded)
    .map(({ line, most }) => {
      const { quantity, shipped = 0, cancelled = 0 } = line
      return { line, most: Math.min(most, quantity - shipped - cancelled) }
    })
    .filter(({ most }) => most > 0)

/** Formats `3 units of 2 lines`; for orders of one line `3 units`. */
export function chosenText(chosen: readonly ChosenLine[], lineCount: number): string {
  const units = chosen.reduce((sum, { quantity }) => sum + quantity, 0)
  const unitsText = plural(units, "1 unit", "{count} units")
  if (lineCount === 1) return unitsText
  return plural(chosen.length, "{unitsText} of 1 line", "{unitsText} of {count} lines", {
    unitsText,
  })
}
