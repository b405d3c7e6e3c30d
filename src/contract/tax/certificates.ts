import { z } from "zod"
import { certificateLimits } from "#domain/pictures/certificate.ts"
import { endpoint } from "../kernel/endpoint.ts"
import { idParams, written } from "../kernel/fields.ts"

/** A state's certificate as it is on paper: its owner's and the administrators' alone. */

export const storeCertificate = endpoint({
  route: "POST /tax-id/{id}/certificate",
  access: "user",
  summary:
    "Send the PDF of one's certificate: 5 MiB at most, without scripts, actions, files or a password; once, until it is decided",
  params: idParams,
  upload: {
    field: "certificate",
    largestBytes: certificateLimits.bytes,
    notMultipart: "certificate_not_multipart",
    missing: "certificate_missing",
    tooLarge: "certificate_too_large",
  },
  reply: z.object({ ...written, url: z.string().meta({ description: "What gives it back" }) }),
  refusals: [
    "tax_id_not_found",
    "certificate_not_awaited",
    "certificates_too_large",
    "certificates_full",
    "datasheet_type_refused",
    "datasheet_unreadable",
    "datasheet_locked",
    "datasheet_active",
    "datasheet_too_slow",
    "datasheets_busy",
    "certificate_store_unavailable",
    "certificates_not_kept",
    "rate_limited",
  ],
  failure: { success: false },
})

export const getCertificate = endpoint({
  route: "GET /tax-id/{id}/certificate",
  access: "user",
  summary: "The PDF of a certificate: one's own, or any for an administrator",
  params: idParams,
  givesFile: "application/pdf",
  reply: z.string(),
  refusals: ["tax_id_not_found", "certificate_not_found", "certificate_store_unavailable"],
})
