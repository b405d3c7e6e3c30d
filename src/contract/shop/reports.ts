import { z } from "zod"
import { endpoint } from "../kernel/endpoint.ts"
import {
  amountOut,
  csvForStaff,
  currencyOut,
  day,
  instantOut,
  pageQuery,
} from "../kernel/fields.ts"
import { orderFilters } from "../orders/order-desk.ts"
import { stockFilters } from "../stock/stock-levels.ts"
import { auditFilters } from "./audit.ts"

const costed = {
  cost: amountOut.optional().meta({ description: "Of the goods whose cost is known, if any" }),
  margin: amountOut
    .optional()
    .meta({ description: "Net price of those goods less their cost", example: 12.5 }),
  costedNet: amountOut.optional().meta({ description: "Net price of those goods" }),
}

const sums = {
  ...costed,
  orders: z.int(),
  units: z.int(),
  net: amountOut.meta({ description: "Goods without tax and delivery, before refunds" }),
  refunded: amountOut.meta({ description: "Given back of these orders, with tax and delivery" }),
}

const period = z.object({ from: day("From"), to: day("Until") })

export const getSalesReport = endpoint({
  route: "GET /sales-report",
  access: "admin",
  summary:
    "Paid orders placed in a period of the shop's days, beside the period before; 366 days at most",
  query: period,
  reply: z.object({
    currency: currencyOut,
    total: z.object(sums),
    before: z
      .object({ from: z.string(), to: z.string(), ...sums })
      .meta({ description: "The same number of days before" }),
    days: z.array(z.object({ day: z.string().meta({ format: "date" }), ...sums })),
    parts: z
      .array(
        z.object({ _id: z.string(), name: z.string(), units: z.int(), net: amountOut, ...costed }),
      )
      .meta({ description: "The ten that brought most" }),
    customers: z
      .array(
        z.object({
          email: z.string().meta({ description: "Empty once the account is closed" }),
          name: z.string(),
          orders: z.int(),
          net: amountOut,
        }),
      )
      .meta({ description: "The ten that brought most" }),
    returns: z.object({
      count: z.int().meta({ description: "Asked for in the period" }),
      cost: amountOut.meta({ description: "Given back for them" }),
    }),
    unshipped: z
      .array(z.object({ _id: z.string(), orderNumber: z.string(), createdAt: instantOut }))
      .meta({ description: "Paid orders that have not left, the five oldest of all time" }),
  }),
  refusals: ["period_too_long"],
})

export const exportSalesReport = endpoint({
  ...csvForStaff,
  route: "GET /export/sales-report",
  summary: "The days of the sales report as CSV",
  query: period,
  refusals: ["period_too_long", "rate_limited"],
})

const csv = { ...csvForStaff, refusals: ["rate_limited"] } as const

export const exportOrders = endpoint({
  ...csv,
  route: "GET /export/orders",
  summary: "All orders that the list's filters leave, newest first, as CSV",
  query: z.object(orderFilters),
})

export const exportReturnRates = endpoint({
  ...csv,
  route: "GET /export/return-rates",
  summary: "Return rates by part with reasons, highest first, as CSV",
})

export const exportParts = endpoint({
  ...csv,
  route: "GET /export/products",
  summary: "All products on sale that the search leaves, as CSV that can be imported again",
  query: z.object({ q: pageQuery.q.default("") }),
})

export const exportStock = endpoint({
  ...csv,
  route: "GET /export/stock",
  summary:
    "Units on hand, committed, available and on their way of the parts that the filters leave, as CSV",
  query: z.object(stockFilters),
})

export const exportAudit = endpoint({
  ...csv,
  route: "GET /export/audit",
  summary: "What of the audit log its filters leave, newest first, 100,000 entries at most, as CSV",
  query: z.object(auditFilters),
})
