import { setTimeout as delay } from "node:timers/promises"
import { makeZip } from "client-zip"
import { invoiceSettings, NUMBERS_FIXED } from "#contract/settings/invoice-settings.ts"
import type { Transaction } from "#db/connection/client.ts"
import {
  claimInvoiceFiles,
  countRegister,
  listInvoiceMonths,
  listNumbersOfMonth,
  listRegister,
  type RegisterFilter,
  type RegisterPage,
} from "#db/invoices/invoice-register.ts"
import {
  findInvoiceByNumber,
  findInvoiceOf,
  hasIssued,
  type InvoiceRow,
  listInvoicesOf,
  listUncreditedRefunds,
  listUninvoicedOrders,
  lockInvoiceNumbers,
} from "#db/invoices/invoices.ts"
import { translate } from "#domain/languages/translate.ts"
import { recordExport } from "../kernel/as-admin.ts"
import { requireOrder } from "../kernel/order-access.ts"
import { writePdf } from "../kernel/paper.ts"
import { consumeLimit } from "../kernel/rate-limits.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { invoicePaper } from "./invoice-paper.ts"
import { invoiceUbl } from "./invoice-ubl.ts"

export async function listInvoices(shop: Shop, actor: Actor, orderId: string) {
  await requireOrder(shop, actor, orderId)
  const [invoice, ...creditNotes] = await listInvoicesOf(shop.db, orderId)
  if (!invoice) throw refuse("invoice_not_found")
  return { invoice, creditNotes }
}

export async function getInvoice(shop: Shop, actor: Actor, orderId: string): Promise<InvoiceRow> {
  await requireOrder(shop, actor, orderId)
  return required(await findInvoiceOf(shop.db, orderId))
}

export async function getCreditNote(
  shop: Shop,
  actor: Actor,
  { id: orderId, number }: { id: string; number: string },
): Promise<InvoiceRow> {
  await requireOrder(shop, actor, orderId)
  const found = await findInvoiceByNumber(shop.db, number)
  const isNoteOfOrder = found?.orderId === orderId && found.kind === "credit_note"
  return required(isNoteOfOrder ? found : undefined)
}

function required(invoice: InvoiceRow | undefined): InvoiceRow {
  if (!invoice) throw refuse("invoice_not_found")
  return invoice
}

/** Replaces slashes, which a prefix may contain but a file name may not. */
export const fileNameOf = (number: string): string => number.replaceAll("/", "-")

interface InvoiceFile {
  name: string
  type: string
  bytes: Uint8Array
}

/** Writes the PDF again for each request, always with the same bytes. */
export async function writeInvoicePdf(
  shop: Shop,
  actor: Actor,
  invoice: InvoiceRow,
): Promise<InvoiceFile> {
  await consumeLimit(shop, "invoice", actor.id)
  return invoicePdf(invoice, await writePdf(shop, await invoicePaper(invoice)))
}

export const invoicePdf = (
  { number }: Pick<InvoiceRow, "number">,
  bytes: Uint8Array,
): InvoiceFile => ({
  name: `${fileNameOf(number)}.pdf`,
  type: "application/pdf",
  bytes,
})

export async function writeInvoiceXml(
  shop: Shop,
  actor: Actor,
  invoice: InvoiceRow,
): Promise<InvoiceFile> {
  await consumeLimit(shop, "invoice", actor.id)
  const bytes = Buffer.from(await invoiceUbl(invoice))
  return { name: `${fileNameOf(invoice.number)}.xml`, type: "application/xml", bytes }
}

const PAGE_SIZE = 50
const MAX_COUNTED = 10_000
const MAX_MISSING = 1_000

export const listInvoiceRegister = (
  { db }: Shop,
  filter: RegisterFilter,
  { limit = PAGE_SIZE, after }: Partial<RegisterPage>,
) => listRegister(db, filter, { limit, after })

/** Counts the documents that match a filter, and the documents that jobs have yet to issue. */
export async function countInvoiceRegister({ db }: Shop, filter: RegisterFilter) {
  const [count, uninvoiced, uncredited] = await Promise.all([
    countRegister(db, filter, MAX_COUNTED + 1),
    listUninvoicedOrders(db, { limit: MAX_MISSING }),
    listUncreditedRefunds(db, { limit: MAX_MISSING }),
  ])
  return {
    count: Math.min(count, MAX_COUNTED),
    more: count > MAX_COUNTED,
    missing: uninvoiced.length + uncredited.length,
  }
}

const fixedBy = [
  { field: "invoicePrefix", kind: "invoice" },
  { field: "firstInvoice", kind: "invoice" },
  { field: "creditNotePrefix", kind: "credit_note" },
  { field: "firstCreditNote", kind: "credit_note" },
] as const

/**
 * Reports a problem for each changed prefix or first number of a kind that already has documents. Holds the lock of
 * numbers until the transaction ends, so that no first document is issued in between.
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

/** Each document takes a third of a second of CPU time. */
const MAX_DOCUMENTS_IN_PART = 500

export const listMonths = async ({ db }: Shop) =>
  (await listInvoiceMonths(db)).map((month) => ({
    ...month,
    parts: Math.ceil(month.count / MAX_DOCUMENTS_IN_PART),
  }))

/**
 * Streams a ZIP file with the PDF and XML of a month's documents. Only one such stream runs in all processes of the
 * shop, since each document takes a process of its own.
 */
export async function writeInvoiceFiles(
  shop: Shop,
  admin: Actor,
  { month, part = 1 }: { month: string; part?: number | undefined },
): Promise<{ name: string; bytes: AsyncGenerator<Uint8Array> }> {
  const page = { limit: MAX_DOCUMENTS_IN_PART, offset: (part - 1) * MAX_DOCUMENTS_IN_PART }
  const numbers = await listNumbersOfMonth(shop.db, month, page)
  if (numbers.length === 0) throw refuse("invoice_not_found")
  const release = await claimInvoiceFiles(shop.bulk)
  if (!release) throw refuse("invoice_files_busy")
  try {
    await recordExport(shop, admin, "invoice files", { month, part })
  } catch (error) {
    await release()
    throw error
  }
  const name = `invoices-${month}${part === 1 ? "" : `-${part}`}.zip`
  return { name, bytes: zipOf(shop, numbers, release) }
}

async function* zipOf(
  shop: Shop,
  numbers: readonly string[],
  release: () => Promise<void>,
): AsyncGenerator<Uint8Array> {
  try {
    // Cancelling this stream would throw.
    yield* makeZip(filesOf(shop, numbers)).values({ preventCancel: true })
  } finally {
    await release()
  }
}

async function* filesOf(shop: Shop, numbers: readonly string[]) {
  for (const number of numbers) {
    const invoice = await findInvoiceByNumber(shop.db, number)
    if (!invoice) continue
    const name = fileNameOf(number)
    const lastModified = invoice.issuedAt
    yield { name: `${name}.pdf`, lastModified, input: await writePdfOnceFree(shop, invoice) }
    yield { name: `${name}.xml`, lastModified, input: await invoiceUbl(invoice) }
  }
}

const BUSY_WAIT_MS = 500

/** Waits while other PDFs are written: those for buyers take precedence. */
async function writePdfOnceFree({ writePaper }: Shop, invoice: InvoiceRow): Promise<ArrayBuffer> {
  const paper = await invoicePaper(invoice)
  for (;;) {
    const written = await writePaper(paper)
    if ("pdf" in written) return Uint8Array.from(written.pdf).buffer
    await delay(BUSY_WAIT_MS)
  }
}
