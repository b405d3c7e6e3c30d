import { z } from "zod"
import { endpoint } from "../kernel/endpoint.ts"
import {
  amountOut,
  currencyOut,
  day,
  instantOut,
  optional,
  pageQuery,
  tableForStaff,
} from "../kernel/fields.ts"
import { storedOrderFilters } from "../orders/order-desk.ts"
import { stockFilters } from "../stock/stock-levels.ts"
import { auditFilters } from "./audit.ts"

const costed = {
  cost: optional(amountOut, "Cost of the goods whose cost is known. Missing if none is known."),
  margin: amountOut
    .optional()
    .meta({ description: "Net price of these goods, less their cost.", example: 12.5 }),
  costedNet: optional(amountOut, "Net price of these goods."),
}

const refundedNet = amountOut.describe(
  "Price of refunded goods, without tax and delivery. Part of `net`; an amount refunded without lines is spread over the order.",
)
const refundedGoods = {
  refundedUnits: z.int().describe("Number of refunded units. Part of `units`."),
  refundedNet,
}

const sums = {
  ...costed,
  ...refundedGoods,
  orders: z.int(),
  units: z.int(),
  net: amountOut.describe(
    "Price of the goods of paid orders placed in the period, without tax and delivery, before refunds. Days are in the shop's time zone.",
  ),
  refunded: amountOut.describe("Amount refunded for these orders, with tax and delivery."),
}

const period = z.object({ from: day("From"), to: day("Until") })

export const getSalesReport = endpoint({
  route: "GET /sales-report",
  access: "admin",
  summary: "Retrieve a sales report of up to 366 days, with the period before it",
  query: period,
  reply: z.object({
    currency: currencyOut,
    total: z.object(sums),
    before: z
      .object({ from: z.string(), to: z.string(), ...sums })
      .describe("The preceding period of the same number of days."),
    days: z.array(z.object({ day: z.string().meta({ format: "date" }), ...sums })),
    parts: z
      .array(
        z.object({
          _id: z.string(),
          name: z.string(),
          units: z.int(),
          net: amountOut,
          ...costed,
          ...refundedGoods,
        }),
      )
      .describe("The ten parts with the highest net sales after refunds."),
    customers: z
      .array(
        z.object({
          email: z.string().describe("E-mail address. Empty once the account is closed."),
          name: z.string(),
          orders: z.int(),
          net: amountOut,
          refundedNet,
        }),
      )
      .describe("The ten customers with the highest net sales after refunds."),
    returns: z.object({
      count: z.int().describe("Number of returns requested in the period."),
      cost: amountOut.describe("Amount refunded for these returns."),
    }),
    unshipped: z
      .array(z.object({ _id: z.string(), orderNumber: z.string(), createdAt: instantOut }))
      .describe("The five oldest paid orders that are not shipped, of all time."),
  }),
  refusals: ["period_too_long"],
})

export const exportSalesReport = endpoint({
  ...tableForStaff,
  route: "GET /export/sales-report",
  summary: "Export the days of the sales report as CSV",
  query: period,
  refusals: ["period_too_long", "rate_limited"],
})

const csv = { ...tableForStaff, refusals: ["rate_limited"] } as const

export const exportOrders = endpoint({
  ...csv,
  route: "GET /export/orders",
  summary: "Export orders that match the filters as CSV, newest first",
  query: z.object(storedOrderFilters),
})

export const exportReturnRates = endpoint({
  ...csv,
  route: "GET /export/return-rates",
  summary: "Export return rates by part with reasons as CSV, highest first",
})

export const exportParts = endpoint({
  ...csv,
  route: "GET /export/products",
  summary: "Export parts on sale that match the search as CSV, which can be imported again",
  query: z.object({ q: pageQuery.q.default("") }),
})

export const exportStock = endpoint({
  ...csv,
  route: "GET /export/stock",
  summary: "Export stock levels of parts that match the filters as CSV",
  query: z.object(stockFilters),
})

export const exportAudit = endpoint({
  ...csv,
  route: "GET /export/audit",
  summary: "Export audit entries that match the filters as CSV, newest first, up to 100,000",
  query: z.object(auditFilters),
})
