import { type Cents, cents } from "#domain/pricing/money.ts"
import { parseDollars } from "#domain/pricing/parse-dollars.ts"

/** What a quantity costs, or undefined for what is no quantity or too much to count. */
export function totalOf(unitPriceDollars: number, quantity: number): Cents | undefined {
  const unitPrice = parseDollars(unitPriceDollars)
  const total = unitPrice === undefined ? Number.NaN : unitPrice * quantity
  return Number.isSafeInteger(quantity) && quantity > 0 && Number.isSafeInteger(total)
    ? cents(total)
    : undefined
}
