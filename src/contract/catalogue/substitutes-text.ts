import type { Substitute } from "#domain/compatibility/substitutes.ts"
import { cents } from "#domain/pricing/money.ts"
import { formatDollars } from "#domain/shop/number-format.ts"

export const substitutesText = {
  title: "What fits instead",
  none: "Nothing like it can be had in this quantity now.",
  loading: "Looking for what fits instead …",
  failed: "What fits instead could not be loaded.",
  use: "Use instead",
  used: (name: string, before: string) => `${name} instead of ${before}.`,
} as const

/** Describes a substitute: `850 W instead of 750 W · $12.00 more each`. */
export function substituteSentence(substitute: Omit<Substitute<unknown>, "part">): string {
  const { differences, price, insteadOfCents } = substitute
  const values = differences.map(
    ({ label, value, instead }) =>
      `${isBare(value) || isBare(instead) ? `${label}: ` : ""}${value} instead of ${instead}`,
  )
  return [...values, priceText(price.unitPriceCents, insteadOfCents)].join(" · ")
}

/** Tells whether a value needs its label, such as numbers, yes and no. */
const isBare = (value: string): boolean => /^(?:[\d,.]+|Yes|No|None)$/.test(value)

function priceText(now: number, before: number): string {
  if (now === before) return "same price"
  return `${formatDollars(cents(Math.abs(now - before)))} ${now > before ? "more" : "less"} each`
}
