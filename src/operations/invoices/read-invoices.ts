import {
  findInvoiceByNumber,
  findInvoiceOf,
  type InvoiceRow,
  listInvoicesOf,
} from "#db/invoices/invoices.ts"
import { requireOrder } from "../kernel/order-access.ts"
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

/** A prefix may hold a slash, which a file name cannot. */
export const fileNameOf = (number: string): string => number.replaceAll("/", "-")

export interface InvoiceFile {
  name: string
  type: string
  bytes: Uint8Array
}

/** Writes the PDF again at each request, with the same bytes. */
export async function writeInvoicePdf(
  shop: Shop,
  actor: Actor,
  invoice: InvoiceRow,
): Promise<InvoiceFile> {
  await consumeLimit(shop, "invoice", actor.id)
  const written = await shop.writePaper(await invoicePaper(invoice))
  if ("busy" in written) throw refuse("invoices_busy")
  return invoicePdf(invoice, written.pdf)
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
