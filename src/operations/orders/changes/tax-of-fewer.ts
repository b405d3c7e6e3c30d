import { z } from "zod"
import type { LineTaxFacts, OrderCharge } from "#domain/orders/charges.ts"
import { cents } from "#domain/pricing/money.ts"
import { type LineTax, taxAgain } from "#domain/tax/tax-for.ts"
import { addedBy, taxCharges } from "../tax-charges.ts"

/** A line as it is to be, with what is kept of its tax until now. */
interface TaxedLine {
  quantity: number
  unitPriceCents: number
  taxFacts: LineTaxFacts | null
}

const amount = z.int().min(0).transform(cents)
const taxes = z.array(
  z.object({
    name: z.string(),
    milliPercent: z.int(),
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
  why: z.string(),
})
type Facts = z.output<typeof factsSchema>

/**
 * The tax of an order once it has fewer units: that of each line anew, by the rates that it was placed with, and the charges
 * that follow. So it is what it would have been, had so many been ordered.
 */
export function taxOfFewer(
  lines: readonly TaxedLine[],
  charges: readonly OrderCharge[],
): { taxFacts: (LineTaxFacts | null)[]; taxes: OrderCharge[] } {
  const pricesInclude = includeTax(charges)
  const taxed = lines.map(({ taxFacts, quantity, unitPriceCents }) => {
    if (!taxFacts) return undefined
    const facts = factsSchema.parse(taxFacts)
    const tax = taxAgain(taxIn(facts, pricesInclude), quantity * unitPriceCents)
    return { facts, tax, isLeft: quantity > 0 }
  })
  const ofCharges = charges.flatMap(({ facts: { tax } }) =>
    tax === undefined ? [] : taxIn(factsSchema.parse(tax), pricesInclude),
  )
  const left = taxed.filter((line) => line?.isLeft).flatMap((line) => line ?? [])
  const said = (left.find(({ tax }) => tax.taxes.length > 0) ?? left[0])?.facts
  const answer = {
    treatment: said?.treatment,
    lines: [...left.map(({ tax }) => tax), ...ofCharges],
  }
  return {
    taxFacts: taxed
      .map((line) => line && factsOf(line.facts, line.tax))
      .map((facts) => facts ?? null),
    taxes: said ? taxCharges(answer, said.why) : [],
  }
}

/** The same charge of another amount, with its tax by the rates that the order was placed with. */
export function chargeAgain(
  charge: OrderCharge,
  amountCents: number,
  charges: readonly OrderCharge[],
): OrderCharge {
  const { tax, ...facts } = charge.facts
  if (tax === undefined) return { ...charge, amountCents }
  const before = factsSchema.parse(tax)
  const again = taxAgain(taxIn(before, includeTax(charges)), amountCents)
  return { ...charge, amountCents, facts: { ...facts, tax: factsOf(before, again) } }
}

const includeTax = (charges: readonly OrderCharge[]): boolean =>
  charges.some(({ facts }) => facts.isContained === true)

/** Prices that contain tax contain that of a line which neither adds any nor takes any off. */
function taxIn(facts: Facts, pricesInclude: boolean): LineTax {
  const { netCents, taxCents, taxes, takenOff, addedCents } = facts
  const isContained = pricesInclude && takenOff.length === 0 && addedCents === 0
  return { netCents, taxCents, taxes, takenOff, isContained }
}

function factsOf(before: Facts, tax: LineTax): LineTaxFacts {
  const { netCents, taxCents, taxes, takenOff } = tax
  return { ...before, addedCents: addedBy(tax), netCents, taxCents, taxes, takenOff }
}
