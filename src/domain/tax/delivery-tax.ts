import { type LineTax, type TaxOfLine, taxAgain } from "./tax-for.ts"

export interface TaxedGoods {
  totalCents: number
  tax: LineTax
}

export interface DeliveryShare<Goods extends TaxedGoods> {
  /** A line of goods that bears the same taxes. */
  like: Goods
  tax: LineTax
}

const rateOf = ({ name, milliPercent, country, region }: TaxOfLine) => [
  name,
  milliPercent,
  country,
  region ?? "",
]

const keyOf = ({ isContained, taxes, takenOff }: LineTax): string =>
  JSON.stringify([isContained, taxes.map(rateOf), takenOff.map(rateOf)])

/**
 * The tax of delivery that follows the goods: what delivery costs is parted by what the goods of each rate cost, and each
 * part bears the taxes of those goods. The parts add up to the whole, to the cent.
 */
export function deliveryTax<Goods extends TaxedGoods>(
  amountCents: number,
  goods: readonly Goods[],
): DeliveryShare<Goods>[] {
  const groups = [...Map.groupBy(goods, ({ tax }) => keyOf(tax)).entries()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, alike]) => (alike[0] ? [{ like: alike[0], weight: weightOf(alike) }] : []))
  const whole = groups.reduce((sum, { weight }) => sum + weight, 0n)
  let weightUpTo = 0n
  let givenCents = 0
  const shares = groups.map(({ like, weight }) => {
    weightUpTo += weight
    const upToCents = whole === 0n ? amountCents : shareOf(amountCents, weightUpTo, whole)
    const tax = taxAgain(like.tax, upToCents - givenCents)
    givenCents = upToCents
    return { like, tax }
  })
  const borne = shares.filter(({ tax }) => tax.netCents + tax.taxCents > 0)
  return borne.length > 0 ? borne : shares.slice(0, 1)
}

const weightOf = (goods: readonly TaxedGoods[]): bigint =>
  goods.reduce((sum, { totalCents }) => sum + BigInt(totalCents), 0n)

/** Half a cent is rounded up. */
const shareOf = (amount: number, part: bigint, whole: bigint): number =>
  Number((2n * BigInt(amount) * part + whole) / (2n * whole))
