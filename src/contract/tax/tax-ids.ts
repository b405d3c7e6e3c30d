import { z } from "zod"
import { certificateLimits } from "#domain/pictures/uploads.ts"
import { NORTHERN_IRELAND } from "#domain/tax/tax-rate.ts"
import { endpoint } from "../kernel/endpoint.ts"
import {
  countryOrNone,
  dayOrNone,
  deletes,
  idParams,
  instantOut,
  pageQuery,
  text,
  writes,
} from "../kernel/fields.ts"
import { pdfRefusals } from "../pictures/refusals.ts"
import { taxText } from "./tax-text.ts"

/** States of a tax id. Tax is charged until the id is valid and known to be the buyer's. */
const states = ["waiting", "valid", "invalid"] as const
const state = z
  .enum(states)
  .describe(
    "State of the tax id. It is `waiting` until its authority answers and names the company of one of the owner's addresses there, or an administrator decides.",
  )

const code = (label: string, longest: number) =>
  text(label, longest).transform((typed) => typed.toUpperCase())

/** A tax id as its owner or an administrator enters it. */
export const taxIdIn = z.object({
  country: countryOrNone("Country", [NORTHERN_IRELAND]).meta({
    example: "FR",
    description: "Country code; `XI` for Northern Ireland.",
  }),
  region: code("State|of a country", 20)
    .default("")
    .describe("State of a certificate. Default: empty."),
  number: text("Number", 40).pipe(z.string().min(1, { error: () => taxText.required("Number") })),
  validUntil: dayOrNone("Valid until").describe("Last day of a certificate. Default: no end."),
})

export const addedTaxId = writes({ insertedId: z.string(), state })

const shown = {
  _id: z.string(),
  kind: z.enum(["eu_vat", "gb_vat", "us_certificate"]),
  country: z.string().meta({ example: "FR" }),
  region: z.string().describe("State of a certificate. Empty for other tax ids."),
  number: z.string().meta({ example: "FR40303265045" }),
  validUntil: z.string().describe("Last day of validity. Empty if there is none."),
  onFile: z
    .boolean()
    .describe("Whether the PDF of a certificate is stored: `GET /tax-id/{id}/certificate`."),
  state,
  refusedBy: z
    .enum(["authority", "staff"])
    .nullable()
    .describe("Who calls it invalid. A refusal of staff is final. null in other states."),
  holder: z.string().describe("Holder of the tax id, as the authority states it."),
  checkedAt: instantOut
    .nullable()
    .describe("Time of the authority's last answer. null if it never answered."),
  unansweredAt: instantOut
    .nullable()
    .describe(
      "Time when the authority was asked later and did not answer. Its last answer remains valid. null if it answered.",
    ),
}

export const shownTaxId = z.object(shown).meta({ id: "TaxId" })

export const listTaxIds = endpoint({
  route: "GET /tax-id",
  access: "user",
  summary: "List the caller's tax ids and exemption certificates, oldest first",
  reply: z.array(
    z.object({
      ...shown,
      awaits: z
        .enum(["proof", "authority", "staff"])
        .nullable()
        .describe(
          "What the tax id still waits for: `proof`, the confirmation of the owner's e-mail address, comes first. null if it waits for nothing.",
        ),
    }),
  ),
})

export const addTaxId = endpoint({
  route: "POST /tax-id",
  access: "user",
  summary: "Add a VAT number, checked with its authority, or a state's certificate",
  body: taxIdIn,
  ...addedTaxId,
  refusals: ["tax_not_charged", "tax_id_taken", "rate_limited"],
})

export const checkTaxId = endpoint({
  route: "POST /tax-id/{id}/check",
  access: "user",
  summary: "Check one of the caller's VAT numbers with its authority again",
  params: idParams,
  ...writes({ state }),
  refusals: ["tax_id_not_found", "rate_limited"],
})

export const deleteTaxId = endpoint({
  route: "DELETE /tax-id/{id}",
  access: "user",
  summary: "Delete a tax id; orders keep theirs",
  params: idParams,
  ...deletes,
  refusals: ["tax_id_not_found", "rate_limited"],
})

export const listWaitingTaxIds = endpoint({
  route: "GET /tax-id/waiting",
  access: "admin",
  summary: "List the newest waiting tax id per account: confirmed addresses, then oldest",
  query: z.object({ limit: pageQuery.limit, after: pageQuery.after }),
  reply: z.array(
    z.object({
      ...shown,
      email: z.string(),
      name: z.string(),
      emailVerified: z.boolean(),
      waitingCount: z.int().describe("Number of waiting tax ids of this account."),
      alsoOf: z
        .array(z.string())
        .describe("E-mail addresses of other accounts with the same VAT number."),
    }),
  ),
})

export const decideTaxId = endpoint({
  route: "POST /tax-id/{id}/decision",
  access: "admin",
  summary: "Decide whether a waiting tax id is valid",
  params: idParams,
  body: z.object({ valid: z.boolean({ error: "valid must be true or false" }) }),
  ...writes({ state }),
  refusals: ["tax_id_not_found", "tax_id_decided"],
})

export const withdrawTaxId = endpoint({
  route: "POST /tax-id/{id}/withdrawal",
  access: "admin",
  summary: "Withdraw a valid tax id: new orders do not take it into account. The owner gets a mail",
  params: idParams,
  ...writes({ state }),
  refusals: ["tax_id_not_found", "tax_id_not_valid"],
})

export const storeCertificate = endpoint({
  route: "POST /tax-id/{id}/certificate",
  access: "user",
  summary:
    "Upload a certificate as PDF, up to 5 MiB, once before the decision: the caller's own, or any for administrators",
  params: idParams,
  upload: {
    field: "certificate",
    maxBytes: certificateLimits.bytes,
    notMultipart: "certificate_not_multipart",
    missing: "certificate_missing",
    tooLarge: "certificate_too_large",
  },
  ...writes({
    url: z.string().describe("Address from which the PDF can be downloaded."),
  }),
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
})

export const getCertificate = endpoint({
  route: "GET /tax-id/{id}/certificate",
  access: "user",
  summary: "Download a certificate as PDF: the caller's own, or any for administrators",
  params: idParams,
  givesFile: "application/pdf",
  reply: z.string(),
  refusals: ["tax_id_not_found", "certificate_not_found", "certificate_store_unavailable"],
})
