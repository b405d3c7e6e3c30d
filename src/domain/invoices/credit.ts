import {
  grossCentsOf,
  type InvoiceCharge,
  type InvoiceFacts,
  type InvoiceLine,
  invoiceTotalCents,
  type TaxedItem,
  taxCentsOf,
  taxedOf,
  vatBreakdown,
} from "./invoice.ts"

/**
 * An amount in parts as the weights are, in whole cents: half a cent is rounded up, and the last parts take what
 * rounding leaves.
 */
function sharesOf(amountCents: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  let weighed = 0n
  let given = 0
  return weights.map((weight) => {
    weighed += BigInt(weight)
    const upTo =
      whole === 0n ? 0 : Number((2n * BigInt(amountCents) * weighed + whole) / (2n * whole))
    const share = upTo - given
    given = upTo
    return share
  })
}

interface CreditedUnits {
  amountCents: number
  /** Goods that it is for, by the numbers of their lines from 1, if known. */
  units: readonly { number: number; quantity: number }[]
}

/**
 * Lists what a credit note has of its invoice: all of it where all money comes back at once, else the goods that are named,
 * else a part of what is taxed alike. However it is made up, it is the amount that was given back, to the cent.
 */
export function creditOf(
  invoice: Pick<InvoiceFacts, "lines" | "charges">,
  { amountCents, units }: CreditedUnits,
): Pick<InvoiceFacts, "lines" | "charges"> {
  if (amountCents === invoiceTotalCents(invoice)) return invoice
  const numbered = new Map(invoice.lines.map((line, index) => [line.number ?? index + 1, line]))
  const named = units.flatMap(({ number, quantity }) => {
    const line = numbered.get(number)
    return line ? [{ ...share(line, quantity, line.quantity), quantity }] : []
  })
  if (named.length === 0)
    return { lines: scaled(alike(taxedOf(invoice)), amountCents), charges: [] }
  const fees = invoice.charges.flatMap((charge) => feeOf(charge, units))
  const credited = scaled<InvoiceLine | InvoiceCharge>([...named, ...fees], amountCents)
  return {
    lines: credited.filter((one) => "partNumber" in one),
    charges: credited.filter((one) => !("partNumber" in one)),
  }
}

/** Takes the share of a fee that is for these units. */
function feeOf(charge: InvoiceCharge, units: CreditedUnits["units"]): InvoiceCharge[] {
  const of = new Map(charge.units?.map((line) => [line.number, line]))
  const credited = units.flatMap(({ number, quantity }) => {
    const line = of.get(number)
    if (!line) return []
    const [grossCents = 0] = sharesOf(line.grossCents, [quantity, line.quantity - quantity])
    return [{ number, quantity, grossCents }]
  })
  const grossCents = credited.reduce((sum, line) => sum + line.grossCents, 0)
  return grossCents > 0 ? [{ ...charge, ...taxedAt(charge, grossCents), units: credited }] : []
}

/** Takes a share of a line's units. */
function share(line: InvoiceLine, units: number, of: number): InvoiceLine {
  const part = (amount: number) => sharesOf(amount, [units, of - units])[0] ?? 0
  return {
    ...line,
    netCents: part(line.netCents),
    taxes: line.taxes.map((tax) => ({ ...tax, taxCents: part(tax.taxCents) })),
  }
}

/** Joins what is taxed alike in one line. */
const alike = (taxed: readonly TaxedItem[]): InvoiceLine[] =>
  vatBreakdown(taxed).map(({ category, netCents, taxes, taxedIn }) => ({
    name: "",
    partNumber: "",
    quantity: 1,
    category,
    netCents,
    taxes,
    taxedIn,
  }))

/** Scales lines so that they sum to this amount with their taxes. */
function scaled<Line extends TaxedItem>(lines: readonly Line[], amountCents: number): Line[] {
  const shares = sharesOf(amountCents, lines.map(grossCentsOf))
  return lines.flatMap((line, index) => {
    const gross = shares[index] ?? 0
    return gross === 0 ? [] : [{ ...line, ...taxedAt(line, gross) }]
  })
}

function taxedAt(taxed: TaxedItem, grossCents: number): Pick<TaxedItem, "netCents" | "taxes"> {
  const [taxCents = 0] = sharesOf(grossCents, [taxCentsOf(taxed), taxed.netCents])
  const shares = sharesOf(
    taxCents,
    taxed.taxes.map((tax) => tax.taxCents),
  )
  return {
    netCents: grossCents - taxCents,
    taxes: taxed.taxes.map((tax, index) => ({ ...tax, taxCents: shares[index] ?? 0 })),
  }
}
