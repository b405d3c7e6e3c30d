import {
  findInvoice,
  findInvoiceOf,
  type InvoiceRow,
  listInvoicesOf,
  listUncreditedRefunds,
} from "#db/invoices/invoices.ts"
import { readCreditNoteNumber } from "#domain/invoices/invoice-number.ts"
import { requireOrder } from "../kernel/order-access.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { issueCreditNote } from "./issue-credit-note.ts"
import { issueInvoice } from "./issue-invoice.ts"

/** So many refunds of one order wait for their credit notes at most, while somebody waits for them. */
const CREDITED_AT_ONCE = 20

/** The invoice of an order, and its credit notes. What is missing is issued now. */
export async function listInvoices(shop: Shop, actor: Actor, orderId: string) {
  await requireOrder(shop, actor, orderId)
  await issueInvoice(shop, orderId)
  const uncredited = { orderId, limit: CREDITED_AT_ONCE }
  for (const id of await listUncreditedRefunds(shop.db, uncredited)) await issueCreditNote(shop, id)
  const [invoice, ...creditNotes] = await listInvoicesOf(shop.db, orderId)
  if (!invoice) throw refuse("invoice_not_found")
  return { invoice, creditNotes }
}

/** The invoice of an order with all that it says, which is issued now if it is missing. */
export async function getInvoice(shop: Shop, actor: Actor, orderId: string): Promise<InvoiceRow> {
  await requireOrder(shop, actor, orderId)
  const found = await findInvoiceOf(shop.db, orderId)
  if (found) return found
  await issueInvoice(shop, orderId)
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
