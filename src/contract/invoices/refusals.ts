import { refusal } from "../kernel/refusal.ts"

export const invoiceRefusals = {
  invoice_not_found: refusal(404, "There is no such invoice."),
  invoices_busy: refusal(
    503,
    "Too many invoices are being written at the moment. Please try again soon.",
  ),
}
