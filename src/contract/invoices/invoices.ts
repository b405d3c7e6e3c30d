import { z } from "zod"
import { t, translate } from "#domain/languages/translate.ts"
import { readSentNumber } from "#domain/pricing/typed-number.ts"
import { endpoint } from "../kernel/endpoint.ts"
import {
  acknowledges,
  amountOut,
  currencyOut,
  day,
  deletes,
  idParams,
  instantOut,
} from "../kernel/fields.ts"

/** Daily rates, for tax in the currency of the shop's country. */

export const listDailyRates = endpoint({
  route: "GET /daily-rate",
  access: "admin",
  summary: "List daily rates of the last year, newest first; tells if one is missing today",
  reply: z.object({
    currency: currencyOut.describe("Currency of the shop. The rate is the price of one unit."),
    taxCurrency: z.string().optional().meta({
      description: "Second currency in which invoices state tax. Missing if none.",
      example: "CZK",
    }),
    requiredCurrency: z.string().optional().meta({
      description:
        "Currency that the law of the shop's country requires. Present if it is another.",
      example: "CZK",
    }),
    missing: z
      .boolean()
      .describe("Whether no rate is valid today. New invoices with tax then wait for one."),
    rates: z.array(z.object({ day: z.string(), rate: z.number() })),
  }),
})

const params = z.object({ day: day("Day") })

const RATE = "Rate"

export const putDailyRate = endpoint({
  route: "PUT /daily-rate/{day}",
  access: "admin",
  summary: "Set the rate of a day; issued invoices keep theirs",
  params,
  body: z.object({
    rate: z
      .union([z.number(), z.string().trim().transform(readSentNumber)], {
        error: () => t("{label} must be a number", { label: translate(RATE) }),
      })
      .refine((rate) => rate > 0 && rate < 1e9 && hasAtMostEightDecimals(rate), {
        error: () =>
          t("{label} must be a number above 0 with at most eight decimals", {
            label: translate(RATE),
          }),
      })
      .meta({
        example: 25.115,
        description: "Amount of the tax currency for one unit of the shop's currency.",
      }),
  }),
  ...acknowledges,
  refusals: ["tax_currency_unset", "day_in_future"],
})

const hasAtMostEightDecimals = (rate: number): boolean => Number(rate.toFixed(8)) === rate

export const removeDailyRate = endpoint({
  route: "DELETE /daily-rate/{day}",
  access: "admin",
  summary: "Delete the rate of a day",
  params: z.object({ day: z.string().meta({ example: "2026-01-31" }) }),
  ...deletes,
  refusals: ["tax_currency_unset"],
})

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
  summary: "Retrieve an order's invoice and credit notes: own, or any for administrators",
  params: idParams,
  reply: z.object({
    number: z.string().meta({
      description: "Invoice number, without gaps within a year.",
      example: "INV-2026-000123",
    }),
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
  summary: "Download an order's invoice as PDF, tagged for screen readers",
  params: idParams,
  givesFile: "application/pdf",
})

export const getCreditNotePdf = endpoint({
  ...file,
  route: "GET /order/{id}/credit-note/{number}/pdf",
  summary: "Download a credit note as PDF",
  params: numberParams,
  givesFile: "application/pdf",
})

export const getInvoiceXml = endpoint({
  ...file,
  route: "GET /order/{id}/invoice.xml",
  summary: "Download an order's invoice as XML: UBL 2.1, EN 16931",
  params: idParams,
  givesFile: "application/xml",
})

export const getCreditNoteXml = endpoint({
  ...file,
  route: "GET /order/{id}/credit-note/{number}/xml",
  summary: "Download a credit note as XML: UBL 2.1, EN 16931",
  params: numberParams,
  givesFile: "application/xml",
})
