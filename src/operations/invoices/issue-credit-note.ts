import { invoiceText } from "#contract/invoices/invoice-text.ts"
import { findInvoiceOf } from "#db/invoices/invoices.ts"
import { findOrder } from "#db/orders/orders.ts"
import { listRefundedUnits } from "#db/payments/refund-lines.ts"
import { findRefund } from "#db/payments/refunds.ts"
import { creditOf } from "#domain/invoices/credit.ts"
import { type InvoiceId, invoiceNumber } from "#domain/invoices/invoice-number.ts"
import type { Shop } from "../kernel/shop.ts"
import { issue } from "./issue-invoice.ts"

/** Gives what was given back of an invoiced order its credit note; nothing where it has one. As safe as an invoice. */
export const issueCreditNote = (
  { db }: Pick<Shop, "db">,
  refundId: string,
): Promise<InvoiceId | undefined> =>
  db.transaction(async (tx) => {
    const refund = await findRefund(tx, refundId)
    const invoice = refund && (await findInvoiceOf(tx, refund.orderId))
    const order = invoice && (await findOrder(tx, invoice.orderId))
    if (!order || refund.state !== "succeeded") return undefined
    const units = await listRefundedUnits(tx, refundId)
    const number = invoiceNumber(invoice)
    const { lines, charges } = creditOf(invoice.facts, { amountCents: refund.amountCents, units })
    const facts = {
      ...invoice.facts,
      lines: lines.map((line) => ({ ...line, name: line.name || invoiceText.partOf(number) })),
      charges,
      corrects: { number, issuedAt: invoice.issuedAt.toISOString() },
    }
    const note = { kind: "credit_note", orderId: order.id, refundId, facts } as const
    return issue(tx, note, { order, since: refund.updatedAt })
  })
