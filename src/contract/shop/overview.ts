import { z } from "zod"
import { endpoint } from "../kernel/endpoint.ts"
import { amountOut, instantOut, optional, written } from "../kernel/fields.ts"
import { mailCarriers } from "../mail/mail.ts"

const daySchema = z
  .object({
    day: z
      .string()
      .meta({ format: "date", example: "2026-11-21", description: "Day in the shop's time zone." }),
    orders: z.int().describe("Number of orders placed on that day."),
    revenue: amountOut.describe("Amount paid on that day, before refunds."),
  })
  .meta({ id: "OverviewDay" })

export const getOverview = endpoint({
  route: "GET /overview",
  access: "admin",
  summary: "Retrieve figures: orders, revenue, unpaid orders, low stock, last thirty days",
  reply: z.object({
    orders: z
      .int()
      .describe(
        "Number of orders of all time, without cancelled ones. Includes those removed from the list.",
      ),
    removed: optional(
      z.int(),
      "How many of these are removed from the list, at most 10,000. Missing if none.",
    ),
    revenue: amountOut.describe("Amount paid and not refunded, of all time."),
    unpaidCount: z.int(),
    unpaidTotal: amountOut.describe("Amount still owed: without what arrived by bank transfer."),
    lowStock: z
      .array(
        z.object({
          _id: z.string(),
          name: z.string(),
          available: z.int(),
          minimum: z.int(),
        }),
      )
      .describe(
        "Parts with less stock than twice their minimum order quantity, lowest first; at most ten.",
      ),
    reviews: optional(
      z.object({ queued: z.int(), reported: z.int() }),
      "Part reviews that wait for staff. Missing if none.",
    ),
    returns: optional(
      z.object({ asked: z.int(), approved: z.int(), received: z.int() }),
      "Returns that wait for an answer, for receipt or for the refund. Missing if none.",
    ),
    withdrawals: optional(
      z.int(),
      "Number of withdrawals that wait for staff, at most 1,000. Missing if none.",
    ),
    dailyRate: optional(z.literal(true), "Present if invoices with tax wait for a daily rate."),
    taxRate: optional(
      z.literal(true),
      "Present if the shop's own place has no tax rate today or in 14 days, because the last one ends.",
    ),
    taxIds: optional(
      z.int(),
      "Number of accounts with a tax id that waits for staff. Missing if none.",
    ),
    work: z
      .object({
        freight: z.int(),
        disputes: z.int(),
        refunds: z.int().describe("Number of refunds that could not be paid out."),
        lowStock: z.int(),
        backup: z.boolean().describe("Whether a backup is due."),
      })
      .describe("Other work that waits for staff, at most 1,000 of each kind."),
    days: z.array(daySchema).describe("Figures of the last thirty days, oldest first."),
  }),
})

export const getShopHealth = endpoint({
  route: "GET /shop-health",
  access: "admin",
  summary: "Check mail, cards, tax authorities, jobs, disk and backups",
  reply: z.object({
    mail: z.object({
      carrier: z.enum(mailCarriers),
      queued: z.int(),
      late: z.int(),
      dead: z.int(),
    }),
    cards: z.object({
      provider: z.enum(["stripe", "sandbox", "none"]),
      unchecked: z
        .int()
        .describe("Number of open payments that were not checked for more than ten minutes."),
      refundsDue: z.int(),
      refundsFailed: z.int(),
    }),
    taxIds: z.object({
      authorities: z.array(z.string()).meta({ example: ["eu_vat"] }),
      answeredAt: instantOut.optional(),
      unanswered: z.int(),
      withoutProof: z
        .boolean()
        .describe(
          "Whether VIES gave no consultation number with its last answer to the shop's VAT number.",
        ),
    }),
    jobs: z.array(
      z.object({
        name: z.string(),
        waiting: z.int(),
        failed: z.int(),
        doneAt: optional(
          instantOut,
          "Time of the last completed job. Missing if there was none within the last hour.",
        ),
      }),
    ),
    disk: optional(
      z.object({ freeBytes: z.number(), totalBytes: z.number() }),
      "Space of the disk with the data folder. Missing if there is no such folder.",
    ),
    backup: z.object({
      madeAt: optional(
        instantOut,
        "Time of the last backup by `npm run backup`. Missing if there is none.",
      ),
      isOld: z.boolean(),
    }),
    demo: z.boolean().describe("Whether the help address is still that of the demo content."),
  }),
})

export const testMail = endpoint({
  route: "POST /mail-test",
  access: "admin",
  summary: "Send a test mail to the caller's own address",
  reply: z.object({ ...written, to: z.string() }),
  refusals: ["rate_limited"],
})

/** Steps of a new shop before it sells, in order. */
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
  summary: "List the steps that a new shop needs before it sells",
  reply: z.object({
    steps: z
      .array(z.object({ name: z.enum(firstSteps), done: z.boolean() }))
      .describe("Steps in order. Empty in a shop with demo content."),
    dismissed: z.boolean().describe("Whether the steps are hidden from administrators."),
  }),
})

export const dismissFirstSteps = endpoint({
  route: "PUT /first-steps",
  access: "admin",
  summary: "Dismiss the first steps for all administrators, or show them again",
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
  summary: "List legal duties that the shop's settings can fulfil, and which are on",
  reply: z.array(
    z.object({
      duty: z.enum(dutyNames),
      group: z.string().describe("Settings group with the switch of the duty."),
      on: z.boolean(),
      countries: z.array(z.string()).describe("Countries where the duty is on. Empty: everywhere."),
      since: instantOut.nullable().describe("Time when the duty was turned on. null if it is off."),
    }),
  ),
})
