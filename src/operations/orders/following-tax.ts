import type { LineTaxFacts } from "#domain/orders/charges.ts"
import { deliveryTax, type LineTax, type TaxedGoods } from "#domain/tax/tax-for.ts"
import { addedBy } from "./tax-charges.ts"

/** A line of goods with all that is kept of its tax. */
export interface GoodsWithFacts extends TaxedGoods {
  facts: LineTaxFacts
}

/** The tax of a charge that follows the goods, and what is kept of it: the whole, and each part as a line keeps its own. */
export function followingTax(
  amountCents: number,
  goods: readonly GoodsWithFacts[],
): { lines: LineTax[]; facts: LineTaxFacts } {
  const shares = deliveryTax(amountCents, goods)
  const lines = shares.map(({ tax }) => tax)
  const parts = shares.map(({ like, tax }) => lineTaxFacts(like.facts, tax))
  const sum = (count: (tax: LineTax) => number) =>
    lines.reduce((total, tax) => total + count(tax), 0)
  const facts = {
    ...parts[0],
    addedCents: sum(addedBy),
    netCents: sum(({ netCents }) => netCents),
    taxCents: sum(({ taxCents }) => taxCents),
    taxes: lines.flatMap(({ taxes }) => taxes),
    takenOff: lines.flatMap(({ takenOff }) => takenOff),
    parts,
    followsGoods: true,
  }
  return { lines, facts }
}

/** What a line keeps, for another amount of it. */
export function lineTaxFacts(before: LineTaxFacts, tax: LineTax): LineTaxFacts {
  const { netCents, taxCents, taxes, takenOff } = tax
  return { ...before, addedCents: addedBy(tax), netCents, taxCents, taxes, takenOff }
}
