/** How a line is taxed, by the code list UNCL 5305 as EN 16931 uses it. */
export type VatCategory = "S" | "Z" | "E" | "AE" | "K" | "G" | "O"

export interface InvoicedTax {
  name: string
  /** Thousandths of a per cent. */
  milliPercent: number
  taxCents: number
}

/** What a line, or what is charged beside the lines, bears of tax. */
export interface Taxed {
  /** Without tax. */
  netCents: number
  category: VatCategory
  taxes: InvoicedTax[]
}

export interface InvoiceLine extends Taxed {
  /** Of the order's line, where it is not its place here: lines before it were taken off the order. */
  number?: number
  name: string
  /** What people know the part by; empty for what is no part. */
  partNumber: string
  quantity: number
}

/** Delivery, for one. */
export interface InvoiceCharge extends Taxed {
  name: string
}

export interface Party {
  name: string
  /** As on a label, the country last; nothing where it is not known. */
  address: string[]
  /** Two letters. */
  country: string
  email: string
  phone: string
  taxIds: { label: string; number: string }[]
}

/** All that stands on an invoice, or on a credit note, as it was when it was issued. */
export interface InvoiceFacts {
  /** In which its days are meant. */
  timeZone: string
  seller: Party
  buyer: Party
  shipTo: string
  order: { number: string; placedAt: string; purchaseOrder: string }
  payment: { paidAt: string; transactionId: string }
  lines: InvoiceLine[]
  charges: InvoiceCharge[]
  /** Why there is no tax on some of it, or on all. */
  untaxedBecause: string
  note: string
  /** Of a credit note. */
  corrects?: { number: string; issuedAt: string }
}

export const taxCentsOf = ({ taxes }: Pick<Taxed, "taxes">): number =>
  taxes.reduce((sum, { taxCents }) => sum + taxCents, 0)

export const grossCentsOf = (taxed: Taxed): number => taxed.netCents + taxCentsOf(taxed)

/** All that is paid for, in its order. */
export const taxedOf = ({ lines, charges }: Pick<InvoiceFacts, "lines" | "charges">): Taxed[] => [
  ...lines,
  ...charges,
]

export const invoiceTotalCents = (facts: Pick<InvoiceFacts, "lines" | "charges">): number =>
  taxedOf(facts).reduce((sum, taxed) => sum + grossCentsOf(taxed), 0)
