import { z } from "zod"
import { endpoint } from "../kernel/endpoint.ts"
import { amountOut, idParams, instantOut } from "../kernel/fields.ts"

const numberParams = idParams.extend({
  number: z.string().meta({ example: "CN-2026-000007" }),
})

const issued = {
  issuedAt: instantOut,
  total: amountOut,
}

export const getInvoice = endpoint({
  route: "GET /order/{id}/invoice",
  access: "user",
  summary:
    "The invoice of a paid order, and what was credited of it: one's own, or any for an administrator",
  params: idParams,
  reply: z.object({
    number: z
      .string()
      .meta({ description: "Without a gap within a year", example: "INV-2026-000123" }),
    ...issued,
    creditNotes: z.array(
      z.object({ number: z.string().meta({ example: "CN-2026-000007" }), ...issued }),
    ),
  }),
  refusals: ["order_not_found", "invoice_not_found"],
})

const file = {
  access: "user",
  reply: z.string(),
  refusals: ["order_not_found", "invoice_not_found", "invoices_busy", "rate_limited"],
} as const

export const getInvoicePdf = endpoint({
  ...file,
  route: "GET /order/{id}/invoice.pdf",
  summary: "The invoice as PDF, tagged for whoever has it read out",
  params: idParams,
  givesFile: "application/pdf",
})

export const getCreditNotePdf = endpoint({
  ...file,
  route: "GET /order/{id}/credit-note/{number}/pdf",
  summary: "A credit note as PDF",
  params: numberParams,
  givesFile: "application/pdf",
})

export const getInvoiceXml = endpoint({
  ...file,
  route: "GET /order/{id}/invoice.xml",
  summary: "The invoice for a machine: UBL 2.1 by EN 16931",
  params: idParams,
  givesFile: "application/xml",
})

export const getCreditNoteXml = endpoint({
  ...file,
  route: "GET /order/{id}/credit-note/{number}/xml",
  summary: "A credit note for a machine: UBL 2.1 by EN 16931",
  params: numberParams,
  givesFile: "application/xml",
})
