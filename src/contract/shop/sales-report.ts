import { z } from "zod"
import { endpoint } from "../kernel/endpoint.ts"
import { amountOut, currencyOut, day, instantOut } from "../kernel/fields.ts"

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
  route: "GET /export/sales-report",
  access: "admin",
  summary: "The days of the sales report as CSV",
  query: period,
  givesFile: "text/csv",
  reply: z.string(),
  refusals: ["period_too_long", "rate_limited"],
})
