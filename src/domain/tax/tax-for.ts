import { type Cents, cents, shareOf, splitByWeight } from "../pricing/money.ts"
import { ratesAt, type TaxClass, type TaxPlace, type TaxRate, vatPlaceOf } from "./tax-rate.ts"
import { type TaxedSale, type TaxTreatment, taxTreatmentOf } from "./tax-treatment.ts"

interface TaxedLine {
  totalCents: number
  taxClass: TaxClass
}

export interface TaxOfLine extends TaxPlace {
  name: string
  milliPercent: number
  taxCents: Cents
}

export interface LineTax {
  netCents: Cents
  taxes: TaxOfLine[]
  taxCents: Cents
  isContained: boolean
  /** The seller's own taxes that the price includes and that are not due. */
  takenOff: TaxOfLine[]
}

export interface TaxResult {
  treatment: TaxTreatment
  lines: LineTax[]
}

export interface TaxInput extends TaxedSale {
  lines: readonly TaxedLine[]
  /** Whether prices include the tax of the seller's place. */
  pricesInclude: boolean
}

/** 100 % in the unit of `partOf`. */
const WHOLE = 1_000_000n

const partOf = (milliPercent: number): bigint => BigInt(Math.round(milliPercent * 10))

/**
 * Computes taxes per line in whole cents, rounding half up, as the Streamlined Sales and Use Tax Agreement (section
 * 324) and HMRC's VAT notice 700 (section 17.5) allow. From inclusive prices, the seller's own rates are removed before
 * other rates apply.
 */
export function taxFor(question: TaxInput): TaxResult {
  const { rates, day, pricesInclude, lines } = question
  const seller = vatPlaceOf(question.seller)
  const destination = vatPlaceOf(question.destination)
  const treatment = taxTreatmentOf({ ...question, seller, destination })
  return {
    treatment,
    lines: lines.map(({ totalCents, taxClass }) => {
      const due = treatment.kind === "taxed" ? ratesAt(rates, treatment.at, taxClass, day) : []
      if (!pricesInclude) return addTax(totalCents, due)
      const included = ratesAt(rates, seller, taxClass, day)
      if (isSame(due, included)) return contained(totalCents, due)
      const inside = contained(totalCents, included)
      return { ...addTax(inside.netCents, due), takenOff: inside.taxes }
    }),
  }
}

/** Recomputes the same taxes for another total. */
export function recomputeTax(
  { isContained, taxes, takenOff }: LineTax,
  totalCents: number,
): LineTax {
  if (isContained) return contained(totalCents, taxes)
  if (takenOff.length === 0) return addTax(totalCents, taxes)
  const inside = contained(totalCents, takenOff)
  return { ...addTax(inside.netCents, taxes), takenOff: inside.taxes }
}

type TaxIdentity = Pick<TaxRate, "name" | "milliPercent" | "country" | "region">

const isSame = (due: readonly TaxRate[], included: readonly TaxRate[]) =>
  due.length === included.length && due.every((rate) => included.includes(rate))

const sumOf = (rates: readonly TaxIdentity[]) =>
  rates.reduce((sum, { milliPercent }) => sum + partOf(milliPercent), 0n)

const netOf = (gross: number, rates: readonly TaxIdentity[]): number =>
  shareOf(gross, WHOLE, WHOLE + sumOf(rates))

function addTax(net: number, rates: readonly TaxIdentity[]): LineTax {
  const taxes = rates.map((rate) => taxOf(rate, shareOf(net, partOf(rate.milliPercent), WHOLE)))
  return { ...lineTax(net, taxes), isContained: false }
}

/** Splits an inclusive price into net and taxes, which sum exactly to it. */
function contained(gross: number, rates: readonly TaxIdentity[]): LineTax {
  const net = netOf(gross, rates)
  const shares = splitByWeight(
    gross - net,
    rates.map(({ milliPercent }) => partOf(milliPercent)),
  )
  const taxes = rates.map((rate, index) => taxOf(rate, shares[index] ?? 0))
  return { ...lineTax(net, taxes), isContained: true }
}

const taxOf = (
  { name, milliPercent, country, region }: TaxIdentity,
  taxCents: number,
): TaxOfLine => ({
  name,
  milliPercent,
  country,
  ...(region !== undefined && { region }),
  taxCents: cents(taxCents),
})

const lineTax = (net: number, taxes: TaxOfLine[]) => ({
  netCents: cents(net),
  taxes,
  taxCents: cents(taxes.reduce((sum, { taxCents }) => sum + taxCents, 0)),
  takenOff: [],
})

export interface TaxedGoods {
  totalCents: number
  tax: LineTax
}

interface DeliveryShare<Goods extends TaxedGoods> {
  like: Goods
  tax: LineTax
}

const rateOf = ({ name, milliPercent, country, region }: TaxOfLine) => [
  name,
  milliPercent,
  country,
  region ?? "",
]

/** Returns a key that is equal for lines of the same rates. */
export const rateKeyOf = ({ isContained, taxes, takenOff }: LineTax): string =>
  JSON.stringify([isContained, taxes.map(rateOf), takenOff.map(rateOf)])

/**
 * Taxes delivery like the goods: splits its price in proportion to the value of goods per rate. The shares sum exactly
 * to the price.
 */
export function deliveryTax<Goods extends TaxedGoods>(
  amountCents: number,
  goods: readonly Goods[],
): DeliveryShare<Goods>[] {
  const groups = [...Map.groupBy(goods, ({ tax }) => rateKeyOf(tax)).entries()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, group]) => (group[0] ? [{ like: group[0], weight: weightOf(group) }] : []))
  const areFree = groups.every(({ weight }) => weight === 0n)
  const amounts = splitByWeight(
    amountCents,
    groups.map(({ weight }, at) => (areFree && at === 0 ? 1n : weight)),
  )
  const shares = groups.map(({ like }, at) => ({
    like,
    tax: recomputeTax(like.tax, amounts[at] ?? 0),
  }))
  const borne = shares.filter(({ tax }) => tax.netCents + tax.taxCents > 0)
  return borne.length > 0 ? borne : shares.slice(0, 1)
}

const weightOf = (goods: readonly TaxedGoods[]): bigint =>
  goods.reduce((sum, { totalCents }) => sum + BigInt(totalCents), 0n)
