import type { InvoiceRow } from "#db/invoices/invoices.ts"
import { type InvoiceId, invoiceNumber } from "#domain/invoices/invoice-number.ts"
import { consumeLimit } from "../kernel/rate-limits.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { invoicePaper } from "./invoice-paper.ts"
import { invoiceUbl } from "./invoice-ubl.ts"

export interface InvoiceFile {
  name: string
  type: string
  bytes: Uint8Array
}

/** Made each time anew, of the same bytes. */
export async function writeInvoicePdf(
  shop: Shop,
  actor: Actor,
  invoice: InvoiceRow,
): Promise<InvoiceFile> {
  await consumeLimit(shop, "invoice", actor.id)
  const written = await shop.writePaper(invoicePaper(invoice))
  if ("busy" in written) throw refuse("invoices_busy")
  return invoicePdf(invoice, written.pdf)
}

export const invoicePdf = (invoice: InvoiceId, bytes: Uint8Array): InvoiceFile => ({
  name: `${invoiceNumber(invoice)}.pdf`,
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
  return { name: `${invoiceNumber(invoice)}.xml`, type: "application/xml", bytes }
}
