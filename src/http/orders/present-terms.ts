import { type OrderCharge, sumOfCharges } from "#domain/orders/charges.ts"
import { type Cents, cents, toDollars } from "#domain/pricing/money.ts"
import type { ShownTerms } from "#operations/orders/show-terms.ts"

/** Between the goods and the total, where there are any. */
export const presentCharges = (totalCents: number, charges: readonly OrderCharge[]) =>
  charges.length > 0 && {
    subtotal: toDollars(cents(totalCents - sumOfCharges(charges))),
    charges: charges.map(presentCharge),
  }

const presentCharge = ({ kind, name, amountCents, facts }: OrderCharge) => ({
  ...{ kind, name, amount: amountCents / 100 },
  ...(facts.sentence !== undefined && { sentence: facts.sentence }),
})

/** What goods come to in all, with what is charged beside them. */
export function presentTotals(goods: Cents, terms: ShownTerms | undefined) {
  if (!terms) return { total: toDollars(goods) }
  const { charges, addressId, problem } = terms
  const total = cents(goods + sumOfCharges(charges))
  return {
    total: toDollars(total),
    ...presentCharges(total, charges),
    needsAddress: true as const,
    ...(addressId !== undefined && { addressId }),
    ...(problem && { termsProblem: { code: problem.code, message: problem.message } }),
  }
}
