import { deliveryText } from "#contract/delivery/delivery-text.ts"
import { chargeSentence } from "#contract/orders/charge-text.ts"
import { COLLECTION } from "#domain/delivery/delivery-options.ts"
import { t } from "#domain/languages/translate.ts"
import { includedCents, type OrderCharge, sumOfCharges } from "#domain/orders/charges.ts"
import { shopCurrency } from "#domain/pricing/currency.ts"
import { type Cents, cents, toAmount } from "#domain/pricing/money.ts"
import type { DeliveryChoice } from "#operations/orders/charge-calculator.ts"
import type { ShownTerms } from "#operations/orders/order-terms.ts"
import { taxNumberOf } from "#operations/orders/tax-charges.ts"

/** Presents subtotal and charges, if there are any. */
export const presentCharges = (totalCents: number, charges: readonly OrderCharge[]) =>
  charges.length > 0 && {
    subtotal: toAmount(totalCents - sumOfCharges(charges)),
    charges: charges.map(presentCharge),
  }

function presentCharge(charge: OrderCharge) {
  const { kind, name, amountCents, facts } = charge
  const included = includedCents(charge)
  return {
    kind,
    name,
    amount: toAmount(amountCents),
    included: included === undefined ? undefined : toAmount(included),
    agreed: facts.agreed === true || undefined,
    own: facts.own === true || undefined,
    sentence: chargeSentence(charge),
  }
}

export function presentTaxNumber(charges: readonly OrderCharge[]) {
  const found = taxNumberOf(charges)
  if (!found) return undefined
  const { number, check } = found
  return {
    taxNumber: {
      number,
      checkedAt: check && new Date(check.checkedAt),
      consultation: check?.consultation || undefined,
      unansweredAt: check?.unansweredAt ? new Date(check.unansweredAt) : undefined,
    },
  }
}

/** Presents the total of goods and charges. */
export function presentTotals(goods: Cents, terms: ShownTerms | undefined) {
  const currency = shopCurrency().code
  if (!terms) return { total: toAmount(goods), currency }
  const { charges, needsAddress, addressId, choice, problem } = terms
  const total = cents(goods + sumOfCharges(charges))
  return {
    total: toAmount(total),
    currency,
    ...presentCharges(total, charges),
    ...(needsAddress && { needsAddress: true as const }),
    addressId,
    ...(choice && presentChoice(choice)),
    termsProblem: problem && { code: problem.code, message: problem.message },
  }
}

const presentChoice = ({ methods, chosen, ...weighed }: DeliveryChoice) => ({
  delivery: chosen,
  deliveryMethods: methods.map(({ id, name, amountCents, day, facts }) => ({
    id,
    name: id === COLLECTION ? t("Collection") : name,
    amount: toAmount(amountCents),
    ...(facts.agreed && { agreed: true as const }),
    sentence: deliveryText.why(facts),
    day,
  })),
  weight: presentWeight(weighed),
})

const presentWeight = ({
  weight,
  usualWeightG,
}: Pick<DeliveryChoice, "weight" | "usualWeightG">) => {
  const { grams, unknownLines } = weight
  const linesWithoutWeight = unknownLines.length
  const sentence = deliveryText.weight(grams, linesWithoutWeight, usualWeightG)
  return { grams, linesWithoutWeight, sentence }
}
