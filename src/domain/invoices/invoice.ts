import type { Language } from "../languages/languages.ts"
import type { DailyRate } from "./national-tax.ts"

/** A tax category of code list UNCL 5305, as EN 16931 uses it. */
export type VatCategory = "S" | "Z" | "E" | "AE" | "K" | "G" | "O"

interface InvoicedTax {
  name: string
  /** Thousandths of a per cent. */
  milliPercent: number
  taxCents: number
}

/** The tax of a line or a charge. */
export interface TaxedItem {
  /** Without tax. */
  netCents: number
  category: VatCategory
  taxes: InvoicedTax[]
  /** Country whose tax it bears; missing if it bears none, and in documents of earlier releases. */
  taxedIn?: string | undefined
}

export interface InvoiceLine extends TaxedItem {
  /** The line's number in the order, if earlier lines were cancelled. */
  number?: number
  name: string
  /** The part number; empty for a charge. */
  partNumber: string
  quantity: number
  /** Note of its buyer on the line, if any. */
  customerPartNumber?: string
  designators?: string
  note?: string
}

/** Delivery or a fee. */
export interface InvoiceCharge extends TaxedItem {
  name: string
  /** Amounts of a fee with its tax for the units of each line. */
  units?: { number: number; quantity: number; grossCents: number }[]
}

/** An address by its fields; what its country does not have is empty. */
export interface InvoiceAddress {
  street: string
  city: string
  postalCode: string
  region: string
}

export interface Party {
  name: string
  /** The lines of a label, the country last; empty if unknown. */
  address: string[]
  /** The address by its fields, if they are known. */
  fields?: InvoiceAddress | undefined
  /** Person or department. */
  contact?: string | undefined
  /** Two letters. */
  country: string
  email: string
  phone: string
  taxIds: { label: string; number: string }[]
}

/** All that stands on an invoice, or on a credit note, as it was when it was issued. */
export interface InvoiceFacts {
  /** Language of the order; missing for English. */
  language?: Language | undefined
  /** The time zone of its days. */
  timeZone: string
  seller: Party
  buyer: Party
  shipTo: string
  /** The place of delivery by its fields, if they are known. */
  deliverTo?: (InvoiceAddress & { name: string; country: string }) | undefined
  /** Day of supply, or that it was paid before; missing in documents of earlier releases. */
  supply?: { day: string } | "prepayment" | undefined
  /** The tax in the currency of the seller's country, where that is another. */
  nationalTax?: (DailyRate & { taxCents: number }) | undefined
  /** The rules that the XML follows beside EN 16931. */
  rules?: "XRechnung" | undefined
  /** Whether its PDF carries it as XML, too. */
  facturX?: true | undefined
  /** Reference that the buyer gave. */
  buyerReference?: string | undefined
  order: { number: string; placedAt: string; purchaseOrder: string }
  payment: {
    paidAt: string
    /** Empty if it was paid by bank transfer. */
    transactionId: string
    /** The account that it was transferred to. */
    account?: string
  }
  lines: InvoiceLine[]
  charges: InvoiceCharge[]
  /** Why there is no tax on some of it, or on all. */
  untaxedBecause: string
  note: string
  /** Set on a credit note. */
  corrects?: { number: string; issuedAt: string }
  /** Why it was given back; on a credit note. */
  reason?: string | undefined
}

export const taxCentsOf = ({ taxes }: Pick<TaxedItem, "taxes">): number =>
  taxes.reduce((sum, { taxCents }) => sum + taxCents, 0)

export const grossCentsOf = (taxed: TaxedItem): number => taxed.netCents + taxCentsOf(taxed)

/** All that is paid for, in its order. */
export const taxedOf = ({
  lines,
  charges,
}: Pick<InvoiceFacts, "lines" | "charges">): TaxedItem[] => [...lines, ...charges]

export const invoiceTotalCents = (facts: Pick<InvoiceFacts, "lines" | "charges">): number =>
  taxedOf(facts).reduce((sum, taxed) => sum + grossCentsOf(taxed), 0)

/** The sums of one tax rate. */
interface VatGroup {
  category: VatCategory
  /** The sum of its taxes, in thousandths of a percent. */
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

/** Sums amounts by tax rate, in the order of their first line. */
export const vatBreakdown = (taxed: readonly TaxedItem[]): VatGroup[] =>
  [...Map.groupBy(taxed, keyOf).values()].map((alike) => ({
    category: alike[0]?.category ?? "O",
    taxedIn: alike[0]?.taxedIn,
    milliPercent: alike[0] ? rateOf(alike[0]) : 0,
    netCents: alike.reduce((sum, { netCents }) => sum + netCents, 0),
    taxCents: alike.reduce((sum, one) => sum + taxCentsOf(one), 0),
    taxes: (alike[0]?.taxes ?? []).map((tax, index) => ({
      ...tax,
      taxCents: alike.reduce((sum, { taxes }) => sum + (taxes[index]?.taxCents ?? 0), 0),
    })),
  }))

export type InvoiceKind = "invoice" | "credit_note"

/** The identity of an invoice or credit note. Each kind counts from 1 in each year. */
export interface InvoiceId {
  kind: InvoiceKind
  year: number
  sequence: number
}

export const defaultPrefixes: Record<InvoiceKind, string> = { invoice: "INV", credit_note: "CN" }

/** `INV-2026-000123`, `CN-2026-000007` */
export const invoiceNumber = (
  { kind, year, sequence }: InvoiceId,
  prefix = defaultPrefixes[kind],
): string => `${prefix}-${year}-${String(sequence).padStart(6, "0")}`
