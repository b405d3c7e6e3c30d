import { COLLECTION, type DeliveryFacts } from "#domain/delivery/delivery-options.ts"
import { cents } from "#domain/pricing/money.ts"
import { formatCents, formatCount, formatWeight } from "#domain/shop/number-format.ts"

import { freightText } from "./freight-text.ts"

const lines = (count: number): string => (count === 1 ? "1 line" : `${formatCount(count)} lines`)

export const deliveryText = {
  plain: "Delivery",
  name(method: string, { agreed, ...facts }: DeliveryFacts): string {
    if (facts.method === COLLECTION) return method
    return agreed ? "Delivery by agreement" : `Delivery: ${method}`
  },
  sentence(facts: DeliveryFacts): string {
    const { linesWithoutWeight = [], usualWeightG } = facts
    return linesWithoutWeight.length > 0 && usualWeightG !== undefined
      ? `${whyOf(facts)} ${unknownWeight(linesWithoutWeight.length, usualWeightG)}`
      : whyOf(facts)
  },
  why: whyOf,
  weight(grams: number, linesWithout: number, usualWeightG: number | null): string {
    const known = `About ${formatWeight(grams)}.`
    if (linesWithout === 0) return known
    const unknown = unknownWeight(linesWithout, usualWeightG)
    return grams === 0 ? unknown : `${known} ${unknown}`
  },
  collectedAt: (address: string): string =>
    address === "" ? "Collection" : `Collection\n${address}`,
  nowhere: (place: string, orCollection: boolean): string =>
    `We do not deliver to ${place}. Choose another address${orCollection ? " or collection" : ""}.`,
  noSuchMethod: (names: readonly string[]): string =>
    `This delivery is not available for this address. Choose ${names.join(" or ")}.`,
}

/** `Shipping weight not known for 13 lines; 800 g each assumed.` */
function unknownWeight(count: number, usualWeightG: number | null): string {
  const assumed = usualWeightG === null ? "" : `; ${formatWeight(usualWeightG)} each assumed`
  return `Shipping weight not known for ${lines(count)}${assumed}.`
}

function whyOf({ method, zone, weightG, upToG = 0, ...facts }: DeliveryFacts): string {
  if (method === COLLECTION) return "You collect the order."
  if (facts.agreed) return `${freightText.due}.`
  if (facts.freeFromCents !== undefined)
    return `Free from ${formatCents(cents(facts.freeFromCents))}.`
  const weight =
    facts.furtherKg === undefined ? `up to ${formatWeight(upToG)}` : formatWeight(weightG)
  return `${zone}, ${weight}.`
}
