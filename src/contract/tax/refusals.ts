import { z } from "zod"
import { refusal } from "../kernel/refusal.ts"
import { taxText } from "./tax-text.ts"

export const taxRefusals = {
  tax_not_charged: refusal(409, "This shop charges no tax."),
  tax_id_taken: refusal(409, "You already have a tax id for this place. Remove it first."),
  customer_tax_id_taken: refusal(
    409,
    "The customer already has a tax id for this place. Refuse or withdraw it first.",
  ),
  tax_id_not_found: refusal(404, "This tax id does not exist."),
  certificate_not_multipart: refusal(
    415,
    "Send the certificate as multipart/form-data, in the field 'certificate'.",
  ),
  certificate_missing: refusal(400, "Send exactly one certificate, as the field 'certificate'."),
  certificate_too_large: refusal(413, () => taxText.certificateTooLarge),
  certificates_too_large: refusal(
    409,
    "The certificates of an account can have at most 20 MiB in total. Remove one first.",
  ),
  certificates_full: refusal(
    409,
    "Too many certificates are waiting for review. Try again tomorrow, or send yours by post.",
  ),
  certificate_not_awaited: refusal(
    409,
    "A certificate's PDF can be sent only once. To send another, remove the certificate and add it again.",
  ),
  certificate_store_unavailable: refusal(
    503,
    "Certificates cannot be stored or shown right now. Try again in a moment.",
  ),
  certificates_not_kept: refusal(
    422,
    "This shop stores files at an image host, which does not accept certificates.",
  ),
  certificate_not_found: refusal(404, "This certificate has no PDF."),
  postal_rates_unreadable: refusal(400, "The file cannot be read.", {
    fields: z.object({ file: z.string() }),
  }),
  postal_rates_faulty: refusal(400, "The file has errors. Correct all of them first."),
  tax_id_decided: refusal(409, "This has already been decided."),
  tax_id_not_valid: refusal(409, "Only a valid tax id can be withdrawn."),
}
