import * as invoices from "#db/invoices/invoices.ts"
import * as payments from "#db/payments/payments.ts"
import * as refunds from "#db/payments/refunds.ts"
import * as transfers from "#db/payments/transfers.ts"
import { id, type Queries, recently } from "./queries.ts"

/** Queries about payments and invoices. */
export const paymentQueries: Queries = {
  "an order's invoices": (tx) => invoices.listInvoicesOf(tx, id),
  "an order's invoice": (tx) => invoices.findInvoiceOf(tx, id),
  "an order without an invoice, locked": (tx) => invoices.lockIfUninvoiced(tx, id),
  "orders to invoice": (tx) => invoices.listUninvoicedOrders(tx, { withinDays: 2, limit: 200 }),
  "refunds to credit": (tx) => invoices.listUncreditedRefunds(tx, { withinDays: 2, limit: 200 }),
  "an order's open payment": (tx) => payments.findOpenPayment(tx, id),
  "an order's last payment": (tx) => payments.findLastPayment(tx, id),
  "a payment by intent": (tx) => payments.findPaymentByIntent(tx, "pi_77"),
  "recent payment attempts": (tx) =>
    payments.secondsUntilPayment(tx, id, { points: 5, windowSeconds: 60 }),
  "who pays an intent": (tx) => payments.findPayer(tx, "pi_77"),
  "a payment's refunds": (tx) => refunds.listRefundsOf(tx, 77),
  "refunds due": (tx) =>
    refunds.listDueRefunds(tx, { createdBefore: recently, askedBefore: recently }),
  "an order's transfers": (tx) => transfers.listTransfers(tx, id),
  "an order's transfer": (tx) => transfers.findTransfer(tx, id, 1),
  "an order's refunds to send": (tx) => transfers.listRefundsToSend(tx, id),
  "whether an event is known": (tx) => payments.isKnownEvent(tx, "evt_77"),
}
