import { invoiceSettings } from "#contract/settings/invoice-settings.ts"
import { shopSettings } from "#contract/settings/shop-settings.ts"
import type { Executor, Transaction } from "#db/connection/client.ts"
import { type InvoiceRow, insertInvoice, lockInvoiceNumbers } from "#db/invoices/invoices.ts"
import { mayInvoice } from "#db/invoices/uninvoiced.ts"
import { findShownOrder, listOrderLines, type OrderRow } from "#db/orders/orders.ts"
import { invoiceTotalCents } from "#domain/invoices/invoice.ts"
import { type InvoiceId, invoiceNumber } from "#domain/invoices/invoice-number.ts"
import { dayIn } from "#domain/settings/time-zone.ts"
import { listAddresses } from "../accounts/addresses.ts"
import { publish } from "../events/publish.ts"
import type { Shop } from "../kernel/shop.ts"
import { readSettings } from "../settings/read-settings.ts"
import { invoiceFacts } from "./invoice-facts.ts"

/**
 * Gives a paid order its invoice; nothing where it has one, or is to have none. Any number of processes may do it at
 * once, and be killed at it: a number is drawn in the transaction that writes the invoice, after all else is known.
 */
export const issueInvoice = (
  { db }: Pick<Shop, "db">,
  orderId: string,
): Promise<InvoiceId | undefined> =>
  db.transaction(async (tx) => {
    const order = (await mayInvoice(tx, orderId)) && (await findShownOrder(tx, orderId))
    if (!order) return undefined
    const by = await readInvoicedBy(tx)
    const lines = await listOrderLines(tx, orderId)
    const facts = invoiceFacts(order, lines, by, await addressOf(tx, order))
    if (invoiceTotalCents(facts) !== order.totalCents)
      throw new Error(`the invoice of order ${orderId} would not be of its total`)
    const since = order.paidAt ?? new Date()
    return issue(tx, { kind: "invoice", orderId, refundId: null, facts }, { order, since })
  })

/** Where it goes, else where its buyer has things sent. */
async function addressOf(tx: Transaction, { deliveryAddress, shipTo, userId }: OrderRow) {
  if (deliveryAddress) return { ...deliveryAddress, lines: shipTo.split("\n") }
  return (await listAddresses({ db: tx }, { id: userId }))[0]
}

/** Writes it with the next number, of the year that it is in the shop, and tells the buyer of what was paid or given back. */
export async function issue(
  tx: Transaction,
  paper: Pick<InvoiceRow, "kind" | "orderId" | "refundId" | "facts">,
  { order, since }: { order: OrderRow; since: Date },
): Promise<InvoiceId | undefined> {
  await lockInvoiceNumbers(tx)
  const issuedAt = new Date()
  const year = Number(dayIn(paper.facts.timeZone, issuedAt).slice(0, 4))
  const totalCents = invoiceTotalCents(paper.facts)
  const invoice = await insertInvoice(tx, { ...paper, year, issuedAt, totalCents })
  if (invoice) await publishIssued(tx, order, { invoice, totalCents, since })
  return invoice
}

const publishIssued = (
  tx: Transaction,
  order: OrderRow,
  { invoice, totalCents, since }: { invoice: InvoiceId; totalCents: number; since: Date },
): Promise<void> =>
  publish(tx, "invoice.issued", invoiceNumber(invoice), {
    email: order.email,
    name: order.userName,
    orderId: order.id,
    orderNumber: order.orderNumber,
    ...(order.purchaseOrder !== "" && { purchaseOrder: order.purchaseOrder }),
    invoice,
    totalCents,
    since: since.toISOString(),
  })

export async function readInvoicedBy(db: Executor) {
  const [shop, invoices] = await Promise.all([
    readSettings({ db }, shopSettings),
    readSettings({ db }, invoiceSettings),
  ])
  return { shop: shop.settings, invoices: invoices.settings }
}
