import { z } from "zod"
import { endpoint } from "../kernel/endpoint.ts"
import { amountOut, instantOut, written } from "../kernel/fields.ts"
import { mailCarriers } from "../mail/mail.ts"

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
})

export const getShopHealth = endpoint({
  route: "GET /shop-health",
  access: "admin",
  summary: "Whether mail, cards, tax authorities, jobs, disk and backups are in order",
  reply: z.object({
    mail: z.object({
      carrier: z.enum(mailCarriers),
      queued: z.int(),
      late: z.int(),
      dead: z.int(),
    }),
    cards: z.object({
      provider: z.enum(["stripe", "sandbox", "none"]),
      unchecked: z.int().meta({ description: "Open payments that the regular check left out" }),
      refundsDue: z.int(),
      refundsFailed: z.int(),
    }),
    taxIds: z.object({
      authorities: z.array(z.string()).meta({ example: ["eu_vat"] }),
      answeredAt: instantOut.optional(),
      unanswered: z.int(),
    }),
    jobs: z.array(
      z.object({
        name: z.string(),
        waiting: z.int(),
        failed: z.int(),
        doneAt: instantOut.optional().meta({ description: "Within the last hour, if at all" }),
      }),
    ),
    disk: z
      .object({ freeBytes: z.number(), totalBytes: z.number() })
      .meta({ description: "Of the data folder" }),
    backup: z.object({
      madeAt: instantOut.optional().meta({ description: "By `npm run backup`" }),
      isOld: z.boolean(),
    }),
    demo: z.boolean().meta({ description: "The help address is still that of the demo content" }),
  }),
})

export const testMail = endpoint({
  route: "POST /mail-test",
  access: "admin",
  summary: "Send a test mail to one's own address",
  reply: z.object({ ...written, to: z.string() }),
  refusals: ["rate_limited"],
})

/** Steps of a new shop before it sells, in their order. */
export const firstSteps = [
  "name",
  "address",
  "currency",
  "help",
  "tax",
  "delivery",
  "payment",
  "mail",
  "legal",
  "parts",
  "backup",
] as const
export type FirstStep = (typeof firstSteps)[number]

export const getFirstSteps = endpoint({
  route: "GET /first-steps",
  access: "admin",
  summary: "What a new shop needs before it sells, and which of it is done",
  reply: z.object({
    steps: z
      .array(z.object({ name: z.enum(firstSteps), done: z.boolean() }))
      .meta({ description: "None in a shop with demo content" }),
    dismissed: z.boolean().meta({ description: "Administrators need not see them" }),
  }),
})

export const dismissFirstSteps = endpoint({
  route: "PUT /first-steps",
  access: "admin",
  summary: "Dismiss the first steps, for all administrators, or show them again",
  body: z.object({ dismissed: z.boolean({ error: "dismissed must be true or false" }) }),
  reply: z.object({ ...written, dismissed: z.boolean() }),
})

/** Duties of shops by law, in the order of their list. */
export const dutyNames = [
  "order_button",
  "withdrawal",
  "guarantee",
  "lowest_price",
  "makers",
  "fees",
  "delivery_tax",
  "vat_checks",
  "tax_currency",
] as const
export type Duty = (typeof dutyNames)[number]

export const listDuties = endpoint({
  route: "GET /duty",
  access: "admin",
  summary: "Duties by law that the shop's settings can fulfil: which are on, where, and since when",
  reply: z.array(
    z.object({
      duty: z.enum(dutyNames),
      group: z.string().meta({ description: "Settings that have its switch" }),
      on: z.boolean(),
      countries: z.array(z.string()).meta({ description: "Where it is on; empty: everywhere" }),
      since: instantOut
        .nullable()
        .meta({ description: "When it was turned on; null if it is off" }),
    }),
  ),
})
