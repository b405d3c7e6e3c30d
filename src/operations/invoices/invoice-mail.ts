import type { Transaction } from "#db/connection/client.ts"
import type { OrderRow } from "#db/orders/orders.ts"
import { type InvoiceId, invoiceNumber } from "#domain/invoices/invoice-number.ts"
import { queueMail } from "../mail/queue-mail.ts"

/** What was paid, or given back, longer ago has its invoice without a mail: a shop that begins with them writes to nobody anew. */
const MAILED_WITHIN_MS = 30 * 24 * 60 * 60 * 1000

type Invoiced = Pick<OrderRow, "id" | "orderNumber" | "email" | "userName" | "purchaseOrder">

/** Tells the buyer, in the transaction that writes the invoice or credit note: each once. */
export async function queueInvoiceMail(
  tx: Transaction,
  order: Invoiced,
  { invoice, totalCents, since }: { invoice: InvoiceId; totalCents: number; since: Date },
): Promise<void> {
  // Of a closed account nobody is left to be told.
  if (order.email === "" || Date.now() - since.getTime() > MAILED_WITHIN_MS) return
  await queueMail(tx, {
    to: order.email,
    template: "invoice-issued",
    data: {
      name: order.userName,
      orderId: order.id,
      orderNumber: order.orderNumber,
      ...(order.purchaseOrder !== "" && { purchaseOrder: order.purchaseOrder }),
      invoice,
      totalCents,
      attached: true,
    },
    dedupeKey: `invoice-issued:${invoiceNumber(invoice)}`,
  })
}
