export type InvoiceKind = "invoice" | "credit_note"

/** Which one it is: the kinds are numbered apart, from 1 in each year. */
export interface InvoiceId {
  kind: InvoiceKind
  year: number
  sequence: number
}

const prefixes = { invoice: "INV", credit_note: "CN" } as const

/** `INV-2026-000123`, `CN-2026-000007` */
export const invoiceNumber = ({ kind, year, sequence }: InvoiceId): string =>
  `${prefixes[kind]}-${year}-${String(sequence).padStart(6, "0")}`

/** The credit note of this number; undefined for anything else. */
export function readCreditNoteNumber(number: string): InvoiceId | undefined {
  const [, year, sequence] = /^CN-(\d{4})-(\d{6,9})$/.exec(number) ?? []
  return year && sequence
    ? { kind: "credit_note", year: Number(year), sequence: Number(sequence) }
    : undefined
}
