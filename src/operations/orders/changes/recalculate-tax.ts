import { z } from "zod"
import type { LineTaxFacts, OrderCharge } from "#domain/orders/charges.ts"
import { cents, lineTotal } from "#domain/pricing/money.ts"
import { type LineTax, recomputeTax } from "#domain/tax/tax-for.ts"
import { lineTaxFacts, taxCharges, taxLikeGoods } from "../tax-charges.ts"

/** Line as it will be, with its stored tax facts. Lines are ordered by number, from 1. */
interface TaxedLine {
  quantity: number
  unitPriceCents: number
  taxFacts: LineTaxFacts | null
}

const amount = z.int().min(0).transform(cents)
const taxes = z.array(
  z.object({
    name: z.string(),
    milliPercent: z.number(),
    country: z.string(),
    region: z.string().optional(),
    taxCents: amount,
  }),
)
const factsSchema = z.looseObject({
  addedCents: z.int(),
  netCents: amount,
  taxCents: amount,
  taxes,
  takenOff: taxes,
  treatment: z.unknown(),
  followsGoods: z.boolean().optional(),
  why: z.string(),
})

interface RecalculatedTax {
  taxFacts: (LineTaxFacts | null)[]
  taxes: OrderCharge[]
  /** Charges other than taxes. A charge is a new object only if its tax follows the goods and has changed. */
  others: OrderCharge[]
}

/**
 * Recalculates the tax of an order that has fewer units. Each line and the charges that follow use the rates at which
 * the order was placed, so the tax is the same as if only these units had been ordered.
 */
export function recalculateTax(
  lines: readonly TaxedLine[],
  charges: readonly OrderCharge[],
): RecalculatedTax {
  const pricesInclude = includeTax(charges)
  const taxed = lines.map(({ taxFacts, quantity, unitPriceCents }, index) => {
    if (!taxFacts) return undefined
    const facts = factsSchema.parse(taxFacts)
    const totalCents = lineTotal(unitPriceCents, quantity)
    const tax = recomputeTax(taxIn(facts, pricesInclude), totalCents)
    return { number: index + 1, facts, tax, totalCents, isLeft: quantity > 0 }
  })
  const left = taxed.filter((line) => line?.isLeft).flatMap((line) => line ?? [])
  const others: OrderCharge[] = []
  const chargeTaxes: LineTax[] = []
  for (const charge of charges.filter(({ kind }) => kind !== "tax")) {
    const { tax } = charge.facts
    const facts = tax === undefined ? undefined : factsSchema.parse(tax)
    if (facts?.followsGoods) {
      const following = taxLikeGoods(charge, left)
      others.push(following.charge)
      chargeTaxes.push(...following.lines)
    } else {
      others.push(charge)
      if (facts) chargeTaxes.push(taxIn(facts, pricesInclude))
    }
  }
  const knownFacts = (left.find(({ tax }) => tax.taxes.length > 0) ?? left[0])?.facts
  const answer = {
    treatment: knownFacts?.treatment,
    lines: [...left.map(({ tax }) => tax), ...chargeTaxes],
  }
  return {
    taxFacts: taxed.map((line) => (line ? lineTaxFacts(line.facts, line.tax) : null)),
    taxes: knownFacts ? taxCharges(answer, knownFacts.why) : [],
    others,
  }
}

/**
 * Returns the new charge with its own tax, by the rates at which the order was placed. `charges` are all charges of the
 * order.
 */
export function taxReplacement(
  before: OrderCharge,
  charge: OrderCharge,
  charges: readonly OrderCharge[],
): OrderCharge {
  const { tax } = before.facts
  if (tax === undefined) return charge
  const facts = factsSchema.parse(tax)
  const again = recomputeTax(taxIn(facts, includeTax(charges)), charge.amountCents)
  return { ...charge, facts: { ...charge.facts, tax: lineTaxFacts(facts, again) } }
}

const includeTax = (charges: readonly OrderCharge[]): boolean =>
  charges.some(({ facts }) => facts.isContained === true)

/** Prices that include tax include the tax of a line, unless tax was added to its price or taken off. */
function taxIn(facts: z.output<typeof factsSchema>, pricesInclude: boolean): LineTax {
  const { netCents, taxCents, taxes, takenOff, addedCents } = facts
  const isContained = pricesInclude && takenOff.length === 0 && addedCents === 0
  return { netCents, taxCents, taxes, takenOff, isContained }
}
