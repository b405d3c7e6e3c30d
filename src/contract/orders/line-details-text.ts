import { t, translated } from "#domain/languages/translate.ts"
import { cents } from "#domain/pricing/money.ts"
import { formatCents } from "#domain/shop/number-format.ts"

/** Texts of what a buyer writes on a line. */
export const lineDetailsText = translated({
  designators: "Designators",
  note: "Note",
  customerPartNumber: "Customer part number",
  targetPrice: "Target price",
  notAPrice: "The target price could not be read. Enter an amount, such as 4.50.",
})

/** Formats `Target $4.50, ours $4.90, 9 % above`; without a price, `Target $4.50`. */
export function targetText(targetCents: number, priceCents: number | undefined): string {
  const target = formatCents(cents(targetCents))
  if (priceCents === undefined) return t("Target {price}", { price: target })
  const ours = t("Target {target}, ours {price}", {
    target,
    price: formatCents(cents(priceCents)),
  })
  return priceCents === targetCents ? ours : `${ours}, ${differenceText(targetCents, priceCents)}`
}

function differenceText(targetCents: number, priceCents: number): string {
  const percent = Math.round((Math.abs(priceCents - targetCents) / targetCents) * 100)
  const isAbove = priceCents > targetCents
  if (percent === 0) return isAbove ? t("less than 1 % above") : t("less than 1 % below")
  return isAbove ? t("{percent} % above", { percent }) : t("{percent} % below", { percent })
}
