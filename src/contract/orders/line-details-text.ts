import { cents } from "#domain/pricing/money.ts"
import { formatCents } from "#domain/shop/number-format.ts"

/** Texts of what a buyer writes on a line. */
export const lineDetailsText = {
  designators: "Designators",
  note: "Note",
  customerPartNumber: "Customer part number",
  targetPrice: "Target price",
  notAPrice: "The target price could not be read. Enter an amount, such as 4.50.",
} as const

/** Formats `Target $4.50, ours $4.90, 9 % above`; without a price, `Target $4.50`. */
export function targetText(targetCents: number, priceCents: number | undefined): string {
  const target = `Target ${formatCents(cents(targetCents))}`
  if (priceCents === undefined) return target
  const ours = `${target}, ours ${formatCents(cents(priceCents))}`
  return priceCents === targetCents ? ours : `${ours}, ${differenceText(targetCents, priceCents)}`
}

function differenceText(targetCents: number, priceCents: number): string {
  const percent = Math.round((Math.abs(priceCents - targetCents) / targetCents) * 100)
  const side = priceCents > targetCents ? "above" : "below"
  return percent === 0 ? `less than 1 % ${side}` : `${percent} % ${side}`
}
