import { z } from "zod"
import { endpoint } from "../kernel/endpoint.ts"
import {
  amountOut,
  csvForStaff,
  currencyOut,
  day,
  dayOrNone,
  instantOut,
  pageQuery,
  wholeNumber,
} from "../kernel/fields.ts"

/** All invoices and credit notes, as administrators and their accountant look for them. */

const invoiceKindSchema = z.enum(["invoice", "credit_note"])

const filters = {
  q: pageQuery.q.meta({
    description: "A document's or an order's number, or piece of a customer's e-mail or name",
  }),
  kind: invoiceKindSchema.optional(),
  from: dayOrNone("From").meta({ example: "2026-11-01", description: "A day of the shop" }),
  to: dayOrNone("Until").meta({ example: "2026-11-30", description: "This day, too" }),
  open: z.literal("true").optional().meta({
    description: "Only invoices whose money is on its way back, or could not be given back",
  }),
}

export const listInvoices = endpoint({
  route: "GET /invoice",
  access: "admin",
  summary: "All invoices and credit notes, newest first",
  query: z.object({
    ...filters,
    limit: wholeNumber("limit", 1, 200).optional(),
    after: pageQuery.after.meta({ description: "The number of the last row seen" }),
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
        corrects: z.string().optional().meta({ description: "Of a credit note: its invoice" }),
        credited: amountOut.optional().meta({ description: "Of an invoice, if anything was" }),
        open: amountOut.optional().meta({ description: "Still to be given back, if anything" }),
      })
      .meta({ id: "RegisteredInvoice" }),
  ),
})

export const countInvoices = endpoint({
  route: "GET /invoice-count",
  access: "admin",
  summary: "How many documents the register's filters leave, and how many are still to be issued",
  query: z.object(filters),
  reply: z.object({
    count: z.int(),
    more: z.literal(true).optional().meta({ description: "There are more than were counted" }),
    missing: z.int().meta({
      description: "Paid orders without an invoice and refunds without a credit note",
    }),
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
  summary: "Tax of the documents of a period, by treatment, country and rate; 366 days at most",
  query: period,
  reply: z.object({
    currency: currencyOut,
    rows: z.array(
      z.object({
        treatment: z.string().meta({ example: "oss" }),
        country: z.string().meta({ example: "FR" }),
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
      .meta({ description: "Supplies to firms of other member states, by their VAT number" }),
  }),
  refusals: ["period_too_long"],
})

export const exportVatReport = endpoint({
  ...csvForStaff,
  route: "GET /export/vat-report",
  summary: "The VAT report as CSV",
  query: period,
  refusals: ["period_too_long", "rate_limited"],
})

export const exportEcSales = endpoint({
  ...csvForStaff,
  route: "GET /export/ec-sales",
  summary: "The EC sales list of a period as CSV",
  query: period,
  refusals: ["period_too_long", "rate_limited"],
})

export const exportBookings = endpoint({
  ...csvForStaff,
  route: "GET /export/bookings",
  summary: "Each document of a period by treatment and rate, oldest first, as CSV",
  query: period,
  refusals: ["period_too_long", "rate_limited"],
})

export const exportDatev = endpoint({
  ...csvForStaff,
  route: "GET /export/datev",
  summary: "The bookings of a month in DATEV's format (EXTF 700, Buchungsstapel 13)",
  query: z.object({ month }),
  refusals: ["datev_not_set", "datev_too_long", "rate_limited"],
})

export const exportInvoiceFiles = endpoint({
  route: "GET /export/invoice-files",
  access: "admin",
  reply: z.string(),
  summary: "The documents of a month as PDF and XML in a ZIP, 500 in each part",
  query: z.object({ month, part: wholeNumber("Part", 1, 1000).optional() }),
  givesFile: "application/zip",
  refusals: ["invoice_not_found", "invoice_files_busy", "rate_limited"],
})

export const listInvoiceMonths = endpoint({
  route: "GET /invoice-month",
  access: "admin",
  summary: "The months with documents, newest first, with their number and the parts of their ZIP",
  reply: z.array(z.object({ month, count: z.int(), parts: z.int() })),
})
