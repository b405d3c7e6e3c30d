import { invoiceSettings, NUMBERS_FIXED } from "#contract/settings/invoice-settings.ts"
import type { Transaction } from "#db/connection/client.ts"
import { hasIssued, lockInvoiceNumbers } from "#db/invoices/invoices.ts"
import { translate } from "#domain/languages/translate.ts"

const fixedBy = [
  { field: "invoicePrefix", kind: "invoice" },
  { field: "firstInvoice", kind: "invoice" },
  { field: "creditNotePrefix", kind: "credit_note" },
  { field: "firstCreditNote", kind: "credit_note" },
] as const

/**
 * Refuses another prefix or first number once a document of its kind exists. Holds the lock of numbers until the
 * transaction ends, so that no first document is issued in between.
 */
export async function checkInvoiceNumbers(
  tx: Transaction,
  before: unknown,
  wanted: unknown,
): Promise<Record<string, string>> {
  const was = invoiceSettings.fields.parse(before).numbers
  const { numbers } = invoiceSettings.fields.parse(wanted)
  const changed = fixedBy.filter(({ field }) => was[field] !== numbers[field])
  if (changed.length > 0) await lockInvoiceNumbers(tx)
  const problems: Record<string, string> = {}
  for (const { field, kind } of changed)
    if (await hasIssued(tx, kind)) problems[`numbers.${field}`] = translate(NUMBERS_FIXED)
  return problems
}
