import { refusal } from "../kernel/refusal.ts"

export const invoiceRefusals = {
  invoice_not_found: refusal(404, "There is no such invoice."),
}
