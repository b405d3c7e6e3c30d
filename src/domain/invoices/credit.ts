import type { LineQuantity } from "../orders/shipment.ts"
import { splitByWeight } from "../pricing/money.ts"
import {
  grossCentsOf,
  type InvoiceCharge,
  type InvoiceFacts,
  type InvoiceLine,
  invoiceTotalCents,
  isTaxedAlike,
  type TaxedItem,
  taxCentsOf,
  vatBreakdown,
} from "./invoice.ts"

type DocumentItems = Pick<InvoiceFacts, "lines" | "charges">
type Item = InvoiceLine | InvoiceCharge

interface CreditedUnits {
  amountCents: number
  /** Credited goods by line number from 1; empty if unknown. */
  units: readonly LineQuantity[]
}

/**
 * Returns the lines and charges of a credit note. A refund of all that earlier credit notes left repeats what is left
 * of the invoice. A refund of named units lists them with their share of the fees. Any other refund has one line per
 * tax rate. The sum always equals the refunded amount, and no line or charge is credited twice.
 */
export function creditOf(
  invoice: DocumentItems,
  earlier: readonly DocumentItems[],
  { amountCents, units }: CreditedUnits,
): DocumentItems {
  if (amountCents === invoiceTotalCents(invoice)) return invoice
  const left = leftOf(invoice, earlier)
  if (amountCents >= sumOf(left.map(grossCentsOf))) {
    const isNamed = (item: Item) => !isLine(item) || item.quantity > 0
    const unnamed = evenLines(left.filter((item) => !isNamed(item)))
    return linesAndChargesOf(scaled<Item>([...left.filter(isNamed), ...unnamed], amountCents))
  }
  const named = namedOf(left, { amountCents, units })
  const surplusCents = amountCents - sumOf(named.map(grossCentsOf))
  return linesAndChargesOf([...named, ...scaled(evenLines(subtract(left, named)), surplusCents)])
}

const isLine = (item: Item): item is InvoiceLine => "partNumber" in item

const linesAndChargesOf = (items: readonly Item[]): DocumentItems => ({
  lines: items.filter(isLine),
  charges: items.filter((item) => !isLine(item)),
})

const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0)

/** Returns lines, by number, and charges less what was credited. */
function leftOf({ lines, charges }: DocumentItems, earlier: readonly DocumentItems[]): Item[] {
  const numbered = lines.map((line, index) => ({ ...line, number: line.number ?? index + 1 }))
  const credits = earlier.map((credit) => [...credit.lines, ...credit.charges])
  // Documents of earlier releases may credit more of a rate than the invoice has.
  return credits
    .reduce<Item[]>(subtract, [...numbered, ...charges])
    .map((item) => (grossCentsOf(item) < 0 ? { ...item, ...taxedAt(item, 0) } : item))
}

function subtract(left: readonly Item[], credit: readonly Item[]): Item[] {
  const credits = Map.groupBy(credit, (one) => left.find((item) => isCreditOf(one, item)))
  const unnamed = credits.get(undefined) ?? []
  const after = left.map((item) => (credits.get(item) ?? []).reduce(withoutNamed, item))
  return unnamed.reduce(withoutUnnamed, after)
}

/** Reports whether a credit note's line or charge names this one. Earlier releases did not repeat the number. */
function isCreditOf(credited: Item, item: Item): boolean {
  if (!isLine(item))
    return !isLine(credited) && credited.name === item.name && isTaxedAlike(credited, item)
  if (!isLine(credited) || credited.partNumber === "") return false
  return credited.number === undefined
    ? credited.partNumber === item.partNumber
    : credited.number === item.number
}

const less = <Of extends TaxedItem>(item: Of, netCents: number, taxesCents: number[]): Of => ({
  ...item,
  netCents: item.netCents - netCents,
  taxes: item.taxes.map((tax, index) => ({
    ...tax,
    taxCents: tax.taxCents - (taxesCents[index] ?? 0),
  })),
})

function withoutNamed(item: Item, credited: Item): Item {
  const taxesCents = credited.taxes.map(({ taxCents }) => taxCents)
  if (isLine(item)) {
    const quantity = isLine(credited) ? credited.quantity : 0
    return { ...less(item, credited.netCents, taxesCents), quantity: item.quantity - quantity }
  }
  const back = new Map(
    isLine(credited) ? [] : credited.units?.map((line) => [line.number, line] as const),
  )
  const units = item.units?.map((line) => ({
    number: line.number,
    quantity: line.quantity - (back.get(line.number)?.quantity ?? 0),
    grossCents: line.grossCents - (back.get(line.number)?.grossCents ?? 0),
  }))
  return { ...less(item, credited.netCents, taxesCents), ...(units && { units }) }
}

/** Subtracts the credit of a tax rate from all lines and charges of that rate, in proportion. */
function withoutUnnamed(items: Item[], credited: Item): Item[] {
  const alike = items.filter((item) => isTaxedAlike(item, credited))
  const nets = splitByWeight(
    credited.netCents,
    alike.map(({ netCents }) => Math.max(0, netCents)),
  )
  const taxes = credited.taxes.map(({ taxCents }, index) =>
    splitByWeight(
      taxCents,
      alike.map((item) => Math.max(0, item.taxes[index]?.taxCents ?? 0)),
    ),
  )
  return items.map((item) => {
    const at = alike.indexOf(item)
    if (at < 0) return item
    return less(
      item,
      nets[at] ?? 0,
      taxes.map((shares) => shares[at] ?? 0),
    )
  })
}

/**
 * Returns the named units and their fees, each with its share of the amount and with at most what is left of it. The
 * sum is less than the amount if more was refunded than these lines and fees have left.
 */
function namedOf(left: readonly Item[], { amountCents, units }: CreditedUnits): Item[] {
  const quantities = new Map(units.map(({ number, quantity }) => [number, quantity]))
  const named = left.flatMap((item): { item: Item; worthCents: number; leftCents: number }[] => {
    const leftCents = grossCentsOf(item)
    if (!isLine(item)) return feeOf(item, units).map((fee) => ({ ...fee, leftCents }))
    const quantity = Math.min(quantities.get(item.number ?? 0) ?? 0, item.quantity)
    const [worthCents = 0] = splitByWeight(leftCents, [quantity, item.quantity - quantity])
    return [{ item: { ...item, quantity }, worthCents, leftCents }]
  })
  const worthy = named.filter(({ worthCents }) => worthCents > 0)
  const shares = splitByWeight(
    amountCents,
    worthy.map(({ worthCents }) => worthCents),
  ).map((share, index) => Math.min(share, worthy[index]?.leftCents ?? 0))
  const room = worthy.map(({ leftCents }, index) => leftCents - (shares[index] ?? 0))
  const rest = worthy.length === 0 ? 0 : Math.min(amountCents - sumOf(shares), sumOf(room))
  const more = splitByWeight(rest, room)
  return worthy.flatMap(({ item }, index) => {
    const cents = (shares[index] ?? 0) + (more[index] ?? 0)
    return cents === 0 ? [] : [{ ...item, ...taxedAt(item, cents) }]
  })
}

/** Returns the share of a fee that falls on these units; empty if none does. */
function feeOf(
  charge: InvoiceCharge,
  units: CreditedUnits["units"],
): { item: InvoiceCharge; worthCents: number }[] {
  const of = new Map(charge.units?.map((line) => [line.number, line]))
  const credited = units.flatMap(({ number, quantity }) => {
    const line = of.get(number)
    if (!line) return []
    const [grossCents = 0] = splitByWeight(line.grossCents, [quantity, line.quantity - quantity])
    return [{ number, quantity, grossCents }]
  })
  const grossCents = sumOf(credited.map((line) => line.grossCents))
  const worthCents = Math.min(grossCents, grossCentsOf(charge))
  return worthCents > 0 ? [{ item: { ...charge, units: credited }, worthCents }] : []
}

/** Merges items of the same tax rate into one line each. */
const evenLines = (taxed: readonly TaxedItem[]): InvoiceLine[] =>
  vatBreakdown(taxed).map(({ category, netCents, taxes, taxedIn }) => ({
    name: "",
    partNumber: "",
    quantity: 1,
    category,
    netCents,
    taxes,
    taxedIn,
  }))

/** Scales lines so that their gross amounts sum to this amount. */
function scaled<Line extends TaxedItem>(lines: readonly Line[], amountCents: number): Line[] {
  const shares = splitByWeight(amountCents, lines.map(grossCentsOf))
  return lines.flatMap((line, index) => {
    const gross = shares[index] ?? 0
    return gross === 0 ? [] : [{ ...line, ...taxedAt(line, gross) }]
  })
}

function taxedAt(taxed: TaxedItem, grossCents: number): Pick<TaxedItem, "netCents" | "taxes"> {
  const [taxCents = 0] = splitByWeight(grossCents, [taxCentsOf(taxed), taxed.netCents])
  const shares = splitByWeight(
    taxCents,
    taxed.taxes.map((tax) => tax.taxCents),
  )
  return {
    netCents: grossCents - taxCents,
    taxes: taxed.taxes.map((tax, index) => ({ ...tax, taxCents: shares[index] ?? 0 })),
  }
}
