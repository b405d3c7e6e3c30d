import { z } from "zod"
import { vatTreatments } from "#domain/invoices/vat-report.ts"
import { endpoint } from "../kernel/endpoint.ts"
import {
  amountOut,
  currencyOut,
  day,
  dayOrNone,
  instantOut,
  optional,
  pageQuery,
  tableForStaff,
  wholeNumber,
} from "../kernel/fields.ts"

const invoiceKindSchema = z.enum(["invoice", "credit_note"])

const filters = {
  q: pageQuery.q.describe(
    "Search text: the number of a document or an order, or part of a customer's e-mail address or name.",
  ),
  kind: invoiceKindSchema.optional(),
  from: dayOrNone("From").meta({
    example: "2026-11-01",
    description: "First day of issue in the shop's time zone, inclusive.",
  }),
  to: dayOrNone("Until").meta({
    example: "2026-11-30",
    description: "Last day of issue in the shop's time zone, inclusive.",
  }),
  open: optional(z.literal("true"), "Only invoices with a refund that is pending or has failed."),
}

export const listInvoices = endpoint({
  route: "GET /invoice",
  access: "admin",
  summary: "List invoices and credit notes, newest first",
  query: z.object({
    ...filters,
    limit: wholeNumber("limit", 1, 200).optional(),
    after: pageQuery.after.describe("Number of the last document of the previous page."),
  }),
  reply: z.array(
    z
      .object({
        number: z.string().meta({ example: "INV-2026-000123" }),
        kind: invoiceKindSchema,
        issuedAt: instantOut,
        orderId: z.string(),
        orderNumber: z.string(),
        customer: z.string(),
        country: z.string().meta({ example: "DE" }),
        vatNumber: z.string().optional(),
        net: amountOut,
        tax: amountOut,
        total: amountOut,
        currency: currencyOut,
        corrects: optional(z.string(), "Number of the invoice that a credit note corrects."),
        credited: optional(amountOut, "Amount credited on an invoice. Missing if none."),
        open: optional(amountOut, "Amount still to be refunded. Missing if none."),
      })
      .meta({ id: "RegisteredInvoice" }),
  ),
})

export const countInvoices = endpoint({
  route: "GET /invoice-count",
  access: "admin",
  summary: "Count documents that match the filters, and those still to be issued",
  query: z.object(filters),
  reply: z.object({
    count: z.int(),
    more: optional(z.literal(true), "Present if there are more documents than were counted."),
    missing: z
      .int()
      .describe("Number of paid orders without an invoice and refunds without a credit note."),
  }),
})

const month = z
  .string()
  .regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/, "Month must be a month, such as 2026-11")
  .meta({ example: "2026-11" })

const period = z.object({ from: day("From"), to: day("Until") })

const sums = z.object({ net: amountOut, tax: amountOut })

export const getVatReport = endpoint({
  route: "GET /vat-report",
  access: "admin",
  summary: "Retrieve the VAT report of up to 366 days, by treatment, place and rate",
  query: period,
  reply: z.object({
    currency: currencyOut,
    rows: z.array(
      z.object({
        treatment: z.enum(vatTreatments),
        country: z.string().meta({ example: "FR" }),
        region: z.string().optional().meta({
          description: "State or province, for sales within the United States, Canada or India.",
          example: "TX",
        }),
        percent: z.number().meta({ example: 20 }),
        invoiced: sums,
        credited: sums,
      }),
    ),
    ecSales: z
      .array(
        z.object({
          country: z.string(),
          vatNumber: z.string(),
          customer: z.string(),
          invoiced: amountOut,
          credited: amountOut,
        }),
      )
      .describe("Supplies to businesses in other EU member states, by VAT number."),
  }),
  refusals: ["period_too_long"],
})

export const exportVatReport = endpoint({
  ...tableForStaff,
  route: "GET /export/vat-report",
  summary: "Export the VAT report as CSV",
  query: period,
  refusals: ["period_too_long", "rate_limited"],
})

export const exportEcSales = endpoint({
  ...tableForStaff,
  route: "GET /export/ec-sales",
  summary: "Export the EC sales list of a period as CSV",
  query: period,
  refusals: ["period_too_long", "rate_limited"],
})

export const exportBookings = endpoint({
  ...tableForStaff,
  route: "GET /export/bookings",
  summary: "Export a period's documents by treatment and rate as CSV, oldest first",
  query: period,
  refusals: ["period_too_long", "rate_limited"],
})

export const exportDatev = endpoint({
  ...tableForStaff,
  route: "GET /export/datev",
  summary: "Export the bookings of a month for DATEV (EXTF 700, Buchungsstapel 13)",
  query: z.object({ month }),
  refusals: ["datev_not_set", "datev_too_long", "rate_limited"],
})

export const exportInvoiceFiles = endpoint({
  route: "GET /export/invoice-files",
  access: "admin",
  reply: z.string(),
  summary: "Export a month's documents as PDF and XML in a ZIP, 500 per part",
  query: z.object({ month, part: wholeNumber("Part", 1, 1000).optional() }),
  givesFile: "application/zip",
  refusals: ["invoice_not_found", "invoice_files_busy", "rate_limited"],
})

export const listInvoiceMonths = endpoint({
  route: "GET /invoice-month",
  access: "admin",
  summary: "List months with documents, newest first, with their number and ZIP parts",
  reply: z.array(z.object({ month, count: z.int(), parts: z.int() })),
})
