import type { Language } from "../languages/languages.ts"
import type { DailyRate } from "./national-tax.ts"

/** A tax category of code list UNCL 5305, as EN 16931 uses it. */
export type VatCategory = "S" | "Z" | "E" | "AE" | "K" | "G" | "O"

interface InvoicedTax {
  name: string
  /** Thousandths of a percent. */
  milliPercent: number
  taxCents: number
}

export interface TaxedItem {
  netCents: number
  category: VatCategory
  taxes: InvoicedTax[]
  /** Country whose tax applies; missing if untaxed, and in documents of earlier releases. */
  taxedIn?: string | undefined
}

export interface InvoiceLine extends TaxedItem {
  /** Line number in the order; missing if it equals the position on the invoice. */
  number?: number
  name: string
  /** Part number; empty for a charge. */
  partNumber: string
  quantity: number
  /** The buyer's part number, designators and note for the line. */
  customerPartNumber?: string
  designators?: string
  note?: string
}

/** A delivery charge or a fee. */
export interface InvoiceCharge extends TaxedItem {
  name: string
  /** Gross amounts of a fee for the units of each line. */
  units?: { number: number; quantity: number; grossCents: number }[]
}

/** Address in separate fields. Fields that the country does not use are empty. */
export interface InvoiceAddress {
  street: string
  city: string
  postalCode: string
  region: string
}

export interface Party {
  name: string
  /** Lines of the address label, the country last; empty if unknown. */
  address: string[]
  /** Address in separate fields, if known. */
  fields?: InvoiceAddress | undefined
  /** Contact person or department. */
  contact?: string | undefined
  /** Country code of two letters. */
  country: string
  email: string
  phone: string
  taxIds: { label: string; number: string }[]
}

/** Content of an invoice or credit note, frozen when it is issued. */
export interface InvoiceFacts {
  /** Language of the order; missing for English. */
  language?: Language | undefined
  /** Time zone in which its days are written. */
  timeZone: string
  /** Time zone of its own day; missing if that is `timeZone`. A credit note repeats the other days of its invoice. */
  issuedIn?: string | undefined
  seller: Party
  /** Set for a seller in Northern Ireland, whose country is GB. */
  sellerVatCountry?: "XI" | undefined
  buyer: Party
  shipTo: string
  /** Delivery address in separate fields, if known. */
  deliverTo?: (InvoiceAddress & { name: string; country: string }) | undefined
  /** Day of supply, or `prepayment` if it was paid before; missing in documents of earlier releases. */
  supply?: { day: string } | "prepayment" | undefined
  /** Tax in the currency of the seller's country, if it differs from the shop's currency. */
  nationalTax?: (DailyRate & { taxCents: number }) | undefined
  /** Rules that the XML follows in addition to EN 16931. */
  rules?: "XRechnung" | undefined
  /** Size of the PDF's pages; missing for A4. */
  paperSize?: "Letter" | undefined
  /** Whether the PDF embeds the XML. */
  facturX?: true | undefined
  buyerReference?: string | undefined
  order: { number: string; placedAt: string; purchaseOrder: string }
  payment: {
    paidAt: string
    /** Transaction id of the card payment; empty for a bank transfer. */
    transactionId: string
    /** Account that received the transfer. */
    account?: string
  }
  lines: InvoiceLine[]
  charges: InvoiceCharge[]
  /** Why some or all of it is untaxed. */
  untaxedBecause: string
  note: string
  /** The corrected invoice; set on a credit note. */
  corrects?: { number: string; issuedAt: string }
  /** Reason of the refund; set on a credit note. */
  reason?: string | undefined
}

/** Returns the time zone in which a document's own day is written. */
export const issueZoneOf = ({ issuedIn, timeZone }: InvoiceFacts): string => issuedIn ?? timeZone

export const taxCentsOf = ({ taxes }: Pick<TaxedItem, "taxes">): number =>
  taxes.reduce((sum, { taxCents }) => sum + taxCents, 0)

export const grossCentsOf = (taxed: TaxedItem): number => taxed.netCents + taxCentsOf(taxed)

export const taxedOf = ({
  lines,
  charges,
}: Pick<InvoiceFacts, "lines" | "charges">): TaxedItem[] => [...lines, ...charges]

/**
 * Lists the lines and charges whose missing tax a document explains. A charge at a rate of zero shares that with the goods.
 */
export const untaxedOf = <Line extends TaxedItem, Charge extends TaxedItem>(
  lines: readonly Line[],
  charges: readonly Charge[],
): (Line | Charge)[] =>
  [...lines, ...charges.filter(({ category }) => category !== "Z")].filter(
    ({ taxes }) => taxes.length === 0,
  )

export const invoiceTotalCents = (facts: Pick<InvoiceFacts, "lines" | "charges">): number =>
  taxedOf(facts).reduce((sum, taxed) => sum + grossCentsOf(taxed), 0)

export const taxTotalCents = (facts: Pick<InvoiceFacts, "lines" | "charges">): number =>
  taxedOf(facts).reduce((sum, taxed) => sum + taxCentsOf(taxed), 0)

/** Sums of one tax rate. */
interface VatGroup {
  category: VatCategory
  /** Sum of its tax rates, in thousandths of a percent. */
  milliPercent: number
  netCents: number
  taxCents: number
  taxes: InvoicedTax[]
  taxedIn?: string | undefined
}

export const rateOf = ({ taxes }: Pick<TaxedItem, "taxes">): number =>
  taxes.reduce((sum, { milliPercent }) => sum + milliPercent, 0)

const keyOf = ({ category, taxes }: TaxedItem): string =>
  JSON.stringify([category, taxes.map(({ name, milliPercent }) => [name, milliPercent])])

export const isTaxedAlike = (one: TaxedItem, other: TaxedItem): boolean =>
  keyOf(one) === keyOf(other)

/** Sums amounts by tax category and rates, in the order of first appearance. */
export const vatBreakdown = (taxed: readonly TaxedItem[]): VatGroup[] =>
  [...Map.groupBy(taxed, keyOf).values()].map((group) => ({
    category: group[0]?.category ?? "O",
    taxedIn: group[0]?.taxedIn,
    milliPercent: group[0] ? rateOf(group[0]) : 0,
    netCents: group.reduce((sum, { netCents }) => sum + netCents, 0),
    taxCents: group.reduce((sum, one) => sum + taxCentsOf(one), 0),
    taxes: (group[0]?.taxes ?? []).map((tax, index) => ({
      ...tax,
      taxCents: group.reduce((sum, { taxes }) => sum + (taxes[index]?.taxCents ?? 0), 0),
    })),
  }))

export type InvoiceKind = "invoice" | "credit_note"

/** Identity of an invoice or credit note. Each kind is numbered from 1 in each year. */
export interface InvoiceId {
  kind: InvoiceKind
  year: number
  sequence: number
}

export const defaultPrefixes: Record<InvoiceKind, string> = { invoice: "INV", credit_note: "CN" }

/** Formats a number such as `INV-2026-000123` or `CN-2026-000007`. */
export const invoiceNumber = (
  { kind, year, sequence }: InvoiceId,
  prefix = defaultPrefixes[kind],
): string => `${prefix}-${year}-${String(sequence).padStart(6, "0")}`
