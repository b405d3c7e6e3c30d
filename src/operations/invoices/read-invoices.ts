import {
  findInvoice,
  findInvoiceOf,
  type InvoiceRow,
  listInvoicesOf,
} from "#db/invoices/invoices.ts"
import { readCreditNoteNumber } from "#domain/invoices/invoice-number.ts"
import { requireOrder } from "../kernel/order-access.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"

/** The invoice of an order, and its credit notes. */
export async function listInvoices(shop: Shop, actor: Actor, orderId: string) {
  await requireOrder(shop, actor, orderId)
  const [invoice, ...creditNotes] = await listInvoicesOf(shop.db, orderId)
  if (!invoice) throw refuse("invoice_not_found")
  return { invoice, creditNotes }
}

/** The invoice of an order with all that it says. */
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
  const note = readCreditNoteNumber(number)
  const found = note && (await findInvoice(shop.db, note))
  return required(found?.orderId === orderId ? found : undefined)
}

function required(invoice: InvoiceRow | undefined): InvoiceRow {
  if (!invoice) throw refuse("invoice_not_found")
  return invoice
}
