import { z } from "zod"
import { certificateLimits } from "#domain/pictures/attachment.ts"
import { NORTHERN_IRELAND } from "#domain/tax/eu-members.ts"
import { endpoint } from "../kernel/endpoint.ts"
import {
  countryOrNone,
  dayOrNone,
  deletes,
  idParams,
  instantOut,
  pageQuery,
  text,
  written,
} from "../kernel/fields.ts"
import { pdfRefusals } from "../pictures/refusals.ts"
import { taxText } from "./tax-text.ts"

/** States of a tax id. Tax is charged until it is valid and known to be the buyer's. */

const states = ["waiting", "valid", "invalid"] as const
const state = z.enum(states).meta({
  description:
    "`waiting` until its authority could be asked and names the firm of one of its owner's addresses there, or an administrator has decided",
})

const code = (label: string, longest: number) =>
  text(label, longest).transform((typed) => typed.toUpperCase())

const shown = {
  _id: z.string(),
  kind: z.enum(["eu_vat", "gb_vat", "us_certificate"]),
  country: z.string().meta({ example: "FR" }),
  region: z.string().meta({ description: "Of a certificate, its state" }),
  number: z.string().meta({ example: "FR40303265045" }),
  validUntil: z.string().meta({ description: "A day, or nothing" }),
  onFile: z.boolean().meta({
    description: "Of a certificate, whether its PDF is kept: `GET /tax-id/{id}/certificate`",
  }),
  state,
  holder: z.string().meta({ description: "Holder, as the authority states" }),
  checkedAt: instantOut.nullable(),
  unansweredAt: instantOut.nullable().meta({
    description: "When the authority was asked later and did not answer; its last answer holds",
  }),
}

export const shownTaxId = z.object(shown).meta({ id: "TaxId" })

export const listTaxIds = endpoint({
  route: "GET /tax-id",
  access: "user",
  summary: "One's tax ids and exemption certificates, the oldest first",
  reply: z.array(
    z.object({
      ...shown,
      awaits: z.enum(["proof", "authority", "staff"]).nullable().meta({
        description: "What it waits for until it counts: the owner's address to be confirmed first",
      }),
    }),
  ),
})

export const addTaxId = endpoint({
  route: "POST /tax-id",
  access: "user",
  summary: "Add a VAT number, which its authority is asked about, or a state's certificate",
  body: z.object({
    country: countryOrNone("Country", [NORTHERN_IRELAND]).meta({
      example: "FR",
      description: "XI for Northern Ireland",
    }),
    region: code("State|of a country", 20).default("").meta({ description: "Of a certificate" }),
    number: text("Number", 40).pipe(z.string().min(1, { error: () => taxText.required("Number") })),
    validUntil: dayOrNone("Valid until").meta({
      description: "Of a certificate: its last day, if it has one",
    }),
  }),
  reply: z.object({ ...written, insertedId: z.string(), state }),
  refusals: ["tax_not_charged", "tax_id_taken", "rate_limited"],
  failure: { success: false },
})

export const checkTaxId = endpoint({
  route: "POST /tax-id/{id}/check",
  access: "user",
  summary: "Ask the authority again about one of one's VAT numbers",
  params: idParams,
  reply: z.object({ ...written, state }),
  refusals: ["tax_id_not_found", "rate_limited"],
  failure: { success: false },
})

export const deleteTaxId = endpoint({
  route: "DELETE /tax-id/{id}",
  access: "user",
  summary: "Remove a tax id; orders keep theirs",
  params: idParams,
  ...deletes,
  refusals: ["tax_id_not_found", "rate_limited"],
})

export const listWaitingTaxIds = endpoint({
  route: "GET /tax-id/waiting",
  access: "admin",
  summary:
    "Tax ids that wait for a decision, the newest of each account: confirmed addresses first, then the oldest",
  query: z.object({ limit: pageQuery.limit, after: pageQuery.after }),
  reply: z.array(
    z.object({
      ...shown,
      email: z.string(),
      name: z.string(),
      emailVerified: z.boolean(),
      waitingCount: z.int().meta({ description: "How many of this account wait" }),
      alsoOf: z.array(z.string()).meta({ description: "Other accounts with the same VAT number" }),
    }),
  ),
})

export const decideTaxId = endpoint({
  route: "POST /tax-id/{id}/decision",
  access: "admin",
  summary: "Say whether a waiting tax id is valid",
  params: idParams,
  body: z.object({ valid: z.boolean({ error: "valid must be true or false" }) }),
  reply: z.object({ ...written, state }),
  refusals: ["tax_id_not_found", "tax_id_decided"],
  failure: { success: false },
})

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
    ...pdfRefusals,
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
