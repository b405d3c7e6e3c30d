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
 * Splits an amount in proportion to the weights, in whole cents. Rounds cumulative sums half up, so that the shares sum
 * exactly to the amount.
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
  /** Credited goods by line number from 1; empty if unknown. */
  units: readonly { number: number; quantity: number }[]
}

/**
 * Returns the lines and charges of a credit note. A full refund repeats the invoice. A refund of named units lists them
 * with their share of the fees. Any other refund has one line per tax rate. The sum always equals the refunded amount.
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
    return { lines: scaled(evenLines(taxedOf(invoice)), amountCents), charges: [] }
  const fees = invoice.charges.flatMap((charge) => feeOf(charge, units))
  const credited = scaled<InvoiceLine | InvoiceCharge>([...named, ...fees], amountCents)
  return {
    lines: credited.filter((one) => "partNumber" in one),
    charges: credited.filter((one) => !("partNumber" in one)),
  }
}

/** Returns the share of a fee that falls on these units; empty if none does. */
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

/** Returns the line reduced to a share of its units. */
function share(line: InvoiceLine, units: number, of: number): InvoiceLine {
  const part = (amount: number) => sharesOf(amount, [units, of - units])[0] ?? 0
  return {
    ...line,
    netCents: part(line.netCents),
    taxes: line.taxes.map((tax) => ({ ...tax, taxCents: part(tax.taxCents) })),
  }
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
