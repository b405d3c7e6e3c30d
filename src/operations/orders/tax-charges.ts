import { taxName, taxReason, taxText } from "#contract/tax/tax-text.ts"
import type { LineTaxFacts, OrderCharge } from "#domain/orders/charges.ts"
import {
  deliveryTax,
  type LineTax,
  type TaxAnswer,
  type TaxedGoods,
  type TaxOfLine,
} from "#domain/tax/tax-for.ts"

const amountOf = (taxes: readonly TaxOfLine[]): number =>
  taxes.reduce((sum, { taxCents }) => sum + taxCents, 0)

/** Amount that a line's tax adds to the order's total. */
const addedBy = ({
  isContained,
  taxCents,
  takenOff,
}: Pick<LineTax, "isContained" | "taxCents" | "takenOff">): number =>
  (isContained ? 0 : taxCents) - amountOf(takenOff)

/** Tax of a line and its reason, kept for good. */
export const taxFactsOf = ({ treatment, lines }: TaxAnswer, noTax: string): LineTaxFacts[] =>
  lines.map(({ isContained, netCents, taxCents, taxes, takenOff }) => ({
    addedCents: addedBy({ isContained, taxCents, takenOff }),
    netCents,
    taxCents,
    taxes,
    takenOff,
    treatment,
    why: isExemptAlone(treatment, taxes) ? taxText.zeroClass : taxReason(treatment, noTax),
  }))

const isExemptAlone = ({ kind }: TaxAnswer["treatment"], taxes: readonly TaxOfLine[]) =>
  kind === "taxed" && taxes.length === 0

/** One charge for each tax at its rate, and why there is none where there is none. */
export function taxCharges(
  answer: { treatment: unknown; lines: readonly LineTax[] },
  why: string,
): OrderCharge[] {
  const charges = [
    ...sumsOf(answer.lines, ({ takenOff }) => takenOff).map((sum) => ({
      ...charge(sum, taxText.takenOff),
      name: taxText.inPrices(taxName(sum.tax)),
      amountCents: -sum.taxCents,
    })),
    ...sumsOf(answer.lines, ({ taxes }) => taxes).map((sum) => charge(sum, why)),
  ]
  const facts = { treatment: answer.treatment, sentence: why }
  return charges.length > 0 ? charges : [{ kind: "tax", name: "Tax", amountCents: 0, facts }]

  function charge({ tax, taxCents, netCents, isContained }: TaxSum, sentence: string): OrderCharge {
    const { milliPercent, country, region } = tax
    return {
      kind: "tax",
      name: taxName(tax),
      amountCents: isContained ? 0 : taxCents,
      facts: {
        treatment: answer.treatment,
        milliPercent,
        country,
        region,
        netCents,
        taxCents,
        isContained,
        sentence: isContained ? taxText.contained(taxCents, sentence) : sentence,
      },
    }
  }
}

interface TaxSum {
  tax: TaxOfLine
  taxCents: number
  netCents: number
  isContained: boolean
}

/** Sums taxes of all lines by name, rate and place. */
function sumsOf(
  lines: readonly LineTax[],
  taxesOf: (line: LineTax) => readonly TaxOfLine[],
): TaxSum[] {
  const sums = new Map<string, TaxSum>()
  for (const line of lines)
    for (const tax of taxesOf(line)) {
      const { netCents, isContained } = line
      const { name, milliPercent, country, region } = tax
      const key = JSON.stringify([name, milliPercent, country, region, isContained])
      const sum = sums.get(key) ?? { tax, taxCents: 0, netCents: 0, isContained }
      sums.set(key, {
        ...sum,
        taxCents: sum.taxCents + tax.taxCents,
        netCents: sum.netCents + netCents,
      })
    }
  return [...sums.values()]
}

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

/** Tax of a line for another amount. */
export function lineTaxFacts(before: LineTaxFacts, tax: LineTax): LineTaxFacts {
  const { netCents, taxCents, taxes, takenOff } = tax
  return { ...before, addedCents: addedBy(tax), netCents, taxCents, taxes, takenOff }
}
