import { COLLECTION, type DeliveryFacts } from "#domain/delivery/delivery-options.ts"
import { listOr } from "#domain/languages/list-format.ts"
import { plural, t } from "#domain/languages/translate.ts"
import { cents } from "#domain/pricing/money.ts"
import { formatWeight } from "#domain/shop/measure-format.ts"
import { formatCents } from "#domain/shop/number-format.ts"
import { freightText } from "./freight-text.ts"

export const deliveryText = {
  name(method: string, { agreed, ...facts }: DeliveryFacts): string {
    if (facts.method === COLLECTION) return method
    return agreed ? t("Delivery by agreement") : t("Delivery: {method}", { method })
  },
  sentence(facts: DeliveryFacts): string {
    const { linesWithoutWeight = [], usualWeightG } = facts
    return linesWithoutWeight.length > 0 && usualWeightG !== undefined
      ? `${whyOf(facts)} ${unknownWeight(linesWithoutWeight.length, usualWeightG)}`
      : whyOf(facts)
  },
  why: whyOf,
  weight(grams: number, linesWithout: number, usualWeightG: number | null): string {
    const known = t("About {weight}.", { weight: formatWeight(grams) })
    if (linesWithout === 0) return known
    const unknown = unknownWeight(linesWithout, usualWeightG)
    return grams === 0 ? unknown : `${known} ${unknown}`
  },
  collectedAt: (address: string): string =>
    address === "" ? t("Collection") : `${t("Collection")}\n${address}`,
  nowhere: (place: string, orCollection: boolean): string =>
    orCollection
      ? t("We do not deliver to {place}. Choose another address or collection.", { place })
      : t("We do not deliver to {place}. Choose another address.", { place }),
  noSuchMethod: (names: readonly string[]): string =>
    t("This delivery method is not available for this address. Choose {names}.", {
      names: listOr(names),
    }),
}

/** Formats `The weight of 13 lines is not known. We assume 800 g for each.` */
function unknownWeight(count: number, usualWeightG: number | null): string {
  return usualWeightG === null
    ? plural(
        count,
        "The weight of {count} line is not known.",
        "The weight of {count} lines is not known.",
      )
    : plural(
        count,
        "The weight of {count} line is not known. We assume {weight} for each.",
        "The weight of {count} lines is not known. We assume {weight} for each.",
        { weight: formatWeight(usualWeightG) },
      )
}

function whyOf({ method, zone, weightG, upToG = 0, ...facts }: DeliveryFacts): string {
  if (method === COLLECTION) return t("You collect the order.")
  if (facts.agreed) return `${freightText.due}.`
  if (facts.freeFromCents !== undefined)
    return t("Free from {amount}.", { amount: formatCents(cents(facts.freeFromCents)) })
  const weight =
    facts.furtherKg === undefined
      ? t("up to {weight}", { weight: formatWeight(upToG) })
      : formatWeight(weightG)
  return `${zone}, ${weight}.`
}
