import { z } from "zod"
import { endpoint } from "../kernel/endpoint.ts"
import { amountOut } from "../kernel/fields.ts"

const daySchema = z
  .object({
    day: z.string().meta({ format: "date", example: "2026-11-21", description: "Of the shop" }),
    orders: z.int().meta({ description: "Placed that day" }),
    revenue: amountOut.meta({ description: "Paid that day, before refunds" }),
  })
  .meta({ id: "OverviewDay" })

export const getOverview = endpoint({
  route: "GET /overview",
  access: "admin",
  summary: "Figures of the shop: orders, revenue, unpaid orders, low stock, thirty days",
  reply: z.object({
    orders: z
      .int()
      .meta({ description: "Of all time, without deleted ones: as many as their list has" }),
    revenue: amountOut.meta({ description: "Paid and not given back, of all time" }),
    unpaidCount: z.int(),
    unpaidTotal: amountOut,
    lowStock: z
      .array(
        z.object({
          _id: z.string(),
          name: z.string(),
          available: z.int(),
          minimum: z.int(),
        }),
      )
      .meta({ description: "Less than twice the smallest order, the lowest first; ten at most" }),
    reviews: z
      .object({ queued: z.int(), reported: z.int() })
      .optional()
      .meta({ description: "Reviews of parts that wait for staff, if any" }),
    returns: z.object({ asked: z.int(), approved: z.int() }).optional().meta({
      description: "Returns that wait for an answer or for receipt, if any",
    }),
    withdrawals: z.int().optional().meta({
      description: "Withdrawals that wait for staff, if any; a thousand at most",
    }),
    dailyRate: z.literal(true).optional().meta({
      description: "Invoices with tax wait for a rate of the day",
    }),
    taxIds: z.int().optional().meta({
      description: "Accounts with a tax id that waits for staff, if any",
    }),
    work: z
      .object({
        freight: z.int(),
        disputes: z.int(),
        refunds: z.int().meta({ description: "That could not be paid out" }),
        lowStock: z.int(),
        backup: z.boolean().meta({ description: "A backup is due" }),
      })
      .meta({ description: "What else waits for staff; a thousand of each at most" }),
    days: z.array(daySchema).meta({ description: "The last thirty days, oldest first" }),
  }),
  refusals: [],
})
