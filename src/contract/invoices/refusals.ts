import { z } from "zod"
import { refusal } from "../kernel/refusal.ts"

export const invoiceRefusals = {
  tax_currency_unset: refusal(409, "Choose the currency of tax in the settings 'Invoices' first."),
  day_in_future: refusal(409, "This day has no rate yet: it is in the future."),
  invoice_not_found: refusal(404, "There is no such invoice."),
  invoices_busy: refusal(503, "Too many documents are being created. Try again in a moment."),
  invoice_files_busy: refusal(
    409,
    "Another ZIP of invoices is being created. Try again when it is finished.",
  ),
  period_too_long: refusal(400, "A period can have at most 366 days and must end after it begins."),
  datev_not_set: refusal(409, "The settings for DATEV are not complete.", {
    missing: z.array(z.string()),
  }),
  datev_too_long: refusal(
    409,
    "A DATEV file can have at most 99,999 bookings, and this month has more. Export its bookings as CSV instead.",
  ),
}
