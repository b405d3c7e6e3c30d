import { type Cents, cents } from "../pricing/money.ts"
import { ratesAt, type TaxClass, type TaxPlace, type TaxRate } from "./tax-rate.ts"
import { type TaxedSale, type TaxTreatment, taxTreatmentOf } from "./tax-treatment.ts"

interface TaxedLine {
  totalCents: number
  taxClass: TaxClass
}

/** One tax of a line. */
export interface TaxOfLine extends TaxPlace {
  name: string
  milliPercent: number
  taxCents: Cents
}

export interface LineTax {
  netCents: Cents
  taxes: TaxOfLine[]
  taxCents: Cents
  /** Whether the price has the taxes in it. */
  isContained: boolean
  /** The seller's own, which the price contains and which is not due here. */
  takenOff: TaxOfLine[]
}

export interface TaxAnswer {
  treatment: TaxTreatment
  lines: LineTax[]
}

export interface TaxQuestion extends TaxedSale {
  lines: readonly TaxedLine[]
  /** The shop's prices contain the tax of the seller's own place. */
  pricesInclude: boolean
}

const WHOLE = 100_000n

/**
 * The tax of each line in whole cents, half a cent rounded up: line by line, as the Streamlined Sales and Use Tax
 * Agreement (section 324) and HMRC's VAT notice 700 (section 17.5) allow. A price that includes tax is taken apart by
 * the seller's own rates; where others or none apply, those come on what is left.
 */
export function taxFor(question: TaxQuestion): TaxAnswer {
  const { seller, rates, day, pricesInclude, lines } = question
  const treatment = taxTreatmentOf(question)
  return {
    treatment,
    lines: lines.map(({ totalCents, taxClass }) => {
      const due = treatment.kind === "taxed" ? ratesAt(rates, treatment.at, taxClass, day) : []
      if (!pricesInclude) return onTop(totalCents, due)
      const included = ratesAt(rates, seller, taxClass, day)
      if (isSame(due, included)) return contained(totalCents, due)
      const inside = contained(totalCents, included)
      return { ...onTop(inside.netCents, due), takenOff: inside.taxes }
    }),
  }
}

/** The same line for another total, bearing the taxes that it bears. */
export function taxAgain({ isContained, taxes, takenOff }: LineTax, totalCents: number): LineTax {
  if (isContained) return contained(totalCents, taxes)
  if (takenOff.length === 0) return onTop(totalCents, taxes)
  const inside = contained(totalCents, takenOff)
  return { ...onTop(inside.netCents, taxes), takenOff: inside.taxes }
}

/** What of a rate a tax is. */
type Levied = Pick<TaxRate, "name" | "milliPercent" | "country" | "region">

const isSame = (due: readonly TaxRate[], included: readonly TaxRate[]) =>
  due.length === included.length && due.every((rate) => included.includes(rate))

const sumOf = (rates: readonly Levied[]) =>
  rates.reduce((sum, { milliPercent }) => sum + BigInt(milliPercent), 0n)

/** A share of an amount, half a cent rounded up. */
const shareOf = (amount: number, part: bigint, whole: bigint): number =>
  Number((2n * BigInt(amount) * part + whole) / (2n * whole))

const netOf = (gross: number, rates: readonly Levied[]): number =>
  shareOf(gross, WHOLE, WHOLE + sumOf(rates))

function onTop(net: number, rates: readonly Levied[]): LineTax {
  const taxes = rates.map((rate) => taxOf(rate, shareOf(net, BigInt(rate.milliPercent), WHOLE)))
  return { ...lineTax(net, taxes), isContained: false }
}

/** The last of several takes what rounding leaves, so that all is the price. */
function contained(gross: number, rates: readonly Levied[]): LineTax {
  const net = netOf(gross, rates)
  const inAll = gross - net
  let given = 0
  const taxes = rates.map((rate, index) => {
    const upTo = rates.slice(0, index + 1)
    const tax = taxOf(rate, shareOf(inAll, sumOf(upTo), sumOf(rates)) - given)
    given += tax.taxCents
    return tax
  })
  return { ...lineTax(net, taxes), isContained: true }
}

const taxOf = ({ name, milliPercent, country, region }: Levied, taxCents: number): TaxOfLine => ({
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
