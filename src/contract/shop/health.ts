import { z } from "zod"
import { endpoint } from "../kernel/endpoint.ts"
import { instantOut, written } from "../kernel/fields.ts"
import { mailCarriers } from "../mail/mail.ts"

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
  refusals: [],
})

export const testMail = endpoint({
  route: "POST /mail-test",
  access: "admin",
  summary: "Send a test mail to one's own address",
  reply: z.object({ ...written, to: z.string() }),
  refusals: ["rate_limited"],
})
