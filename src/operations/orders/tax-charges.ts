import { z } from "zod"
import { taxName, taxReason, taxText } from "#contract/tax/tax-text.ts"
import { t } from "#domain/languages/translate.ts"
import {
  type FeeUnits,
  type LineTaxFacts,
  type OrderCharge,
  unitsCents,
} from "#domain/orders/charges.ts"
import { cents } from "#domain/pricing/money.ts"
import {
  deliveryTax,
  type LineTax,
  rateKeyOf,
  recomputeTax,
  type TaxedGoods,
  type TaxOfLine,
  type TaxResult,
} from "#domain/tax/tax-for.ts"

const amountOf = (taxes: readonly TaxOfLine[]): number =>
  taxes.reduce((sum, { taxCents }) => sum + taxCents, 0)

/** Returns the amount that a line's tax adds to the order's total. */
const addedBy = ({
  isContained,
  taxCents,
  takenOff,
}: Pick<LineTax, "isContained" | "taxCents" | "takenOff">): number =>
  (isContained ? 0 : taxCents) - amountOf(takenOff)

/** Returns the tax of each line with its reason, as stored with the order. */
export const taxFactsOf = ({ treatment, lines }: TaxResult, noTax: string): LineTaxFacts[] =>
  lines.map(({ isContained, netCents, taxCents, taxes, takenOff }) => ({
    addedCents: addedBy({ isContained, taxCents, takenOff }),
    netCents,
    taxCents,
    taxes,
    takenOff,
    treatment,
    why: isExemptAlone(treatment, taxes) ? taxText.zeroClass : taxReason(treatment, noTax),
  }))

const isExemptAlone = ({ kind }: TaxResult["treatment"], taxes: readonly TaxOfLine[]) =>
  kind === "taxed" && taxes.length === 0

/** Returns one charge for each tax and rate, or one of zero that states why there is no tax. */
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
  return charges.length > 0 ? charges : [{ kind: "tax", name: t("Tax"), amountCents: 0, facts }]

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

interface GoodsWithFacts extends TaxedGoods {
  facts: LineTaxFacts
}

export interface NumberedGoods extends GoodsWithFacts {
  number: number
}

/** Taxes a charge like the goods: a fee like its own lines, any other charge like all of them. */
export function taxLikeGoods(
  charge: OrderCharge,
  goods: readonly NumberedGoods[],
): { charge: OrderCharge; lines: LineTax[] } {
  if (charge.facts.units) return taxFee(charge, charge.facts.units, goods)
  const { lines, facts } = taxFollowingGoods(Math.max(charge.amountCents, 0), goods)
  return { charge: { ...charge, facts: { ...charge.facts, tax: facts } }, lines }
}

/** Taxes the fee of each line separately, so that refunded units include their own share. */
function taxFee(
  charge: OrderCharge,
  units: readonly FeeUnits[],
  goods: readonly NumberedGoods[],
): { charge: OrderCharge; lines: LineTax[] } {
  const byNumber = new Map(goods.map((line) => [line.number, line]))
  const taxed = units.flatMap((unit) => {
    const like = byNumber.get(unit.number)
    return like ? [{ unit, like, tax: recomputeTax(like.tax, unitsCents(unit)) }] : []
  })
  const groups = [...Map.groupBy(taxed, ({ tax }) => rateKeyOf(tax))]
  const keys = groups.map(([key]) => key)
  const shares = groups.flatMap(([, group]) =>
    group[0] ? [{ like: group[0].like, tax: sumOfTaxes(group.map(({ tax }) => tax)) }] : [],
  )
  const numbered = taxed.map(({ unit, tax }) => ({
    ...unit,
    addedCents: addedBy(tax),
    part: keys.indexOf(rateKeyOf(tax)),
  }))
  const { lines, facts } = wholeOf(shares)
  return { charge: { ...charge, facts: { ...charge.facts, units: numbered, tax: facts } }, lines }
}

/** Sums taxes of the same rates. */
function sumOfTaxes(group: readonly LineTax[]): LineTax {
  const sum = (count: (tax: LineTax) => number) =>
    cents(group.reduce((total, tax) => total + count(tax), 0))
  const sumEach = (of: "taxes" | "takenOff") =>
    (group[0]?.[of] ?? []).map((tax, index) => ({
      ...tax,
      taxCents: sum((one) => one[of][index]?.taxCents ?? 0),
    }))
  return {
    isContained: group[0]?.isContained ?? false,
    netCents: sum(({ netCents }) => netCents),
    taxCents: sum(({ taxCents }) => taxCents),
    taxes: sumEach("taxes"),
    takenOff: sumEach("takenOff"),
  }
}

/**
 * Returns the tax of a charge that follows the goods, and its stored facts: the sums, and each part in the form of a
 * line's facts.
 */
export const taxFollowingGoods = (
  amountCents: number,
  goods: readonly GoodsWithFacts[],
): { lines: LineTax[]; facts: LineTaxFacts } => wholeOf(deliveryTax(amountCents, goods))

function wholeOf(shares: readonly { like: GoodsWithFacts; tax: LineTax }[]) {
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

export function lineTaxFacts(before: LineTaxFacts, tax: LineTax): LineTaxFacts {
  const { netCents, taxCents, taxes, takenOff } = tax
  return { ...before, addedCents: addedBy(tax), netCents, taxCents, taxes, takenOff }
}

const chargeTreatment = z.object({
  treatment: z.object({
    taxId: z.object({
      number: z.string(),
      check: z
        .object({
          checkedAt: z.string(),
          consultation: z.string(),
          unansweredAt: z.string().optional(),
        })
        .optional(),
    }),
  }),
})

/** Returns the buyer's VAT number by which an order was taxed, with its check at that time. */
export const taxNumberOf = (charges: readonly Pick<OrderCharge, "facts">[]) =>
  charges.flatMap(({ facts }) => chargeTreatment.safeParse(facts).data?.treatment.taxId ?? [])[0]

const taxReasonSchema = z.object({
  treatment: z.object({
    kind: z.string(),
    at: z.object({ country: z.string(), region: z.string().optional() }).optional(),
    taxId: z.object({ country: z.string(), number: z.string() }).optional(),
    certificate: z.object({ region: z.string(), number: z.string() }).optional(),
  }),
})

/** Returns a key that is equal for orders taxed for the same reason: by the law of one place, or by one tax id. */
export const taxReasonKey = (charges: readonly Pick<OrderCharge, "facts">[]): string =>
  JSON.stringify(
    charges.flatMap(({ facts }) => taxReasonSchema.safeParse(facts).data ?? [])[0] ?? null,
  )
