import { z } from "zod"
import { staffTopics } from "#domain/shop/staff-topics.ts"
import { endpoint } from "../kernel/endpoint.ts"
import {
  instantOut,
  modifies,
  numberedId,
  optional,
  wholeNumber,
  written,
} from "../kernel/fields.ts"

export const mailStateSchema = z.enum(["queued", "sent", "dead"])

const mailSchema = z
  .object({
    _id: z.string(),
    to: z.string(),
    template: z.string().meta({ example: "order-paid" }),
    state: mailStateSchema,
    attempts: z.int(),
    lastError: z.string().optional(),
    createdAt: instantOut,
    sentAt: instantOut.optional(),
  })
  .meta({ id: "Mail" })

export const listMail = endpoint({
  route: "GET /mail",
  access: "admin",
  summary: "List mails with recipient and state, without their text, newest first",
  query: z.object({
    state: mailStateSchema.optional(),
    limit: wholeNumber("limit", 1, 1000).optional(),
    after: optional(numberedId, "The `_id` of the last mail of the previous page."),
  }),
  reply: z.array(mailSchema),
})

/** Destination of mail: a mail server, the folder of the stand-in, or none until a server is set. */
export const mailCarriers = ["smtp", "outbox", "none"] as const

export const countMail = endpoint({
  route: "GET /mail-count",
  access: "admin",
  summary: "Count undelivered mails, and check whether there is a mail server",
  reply: z.object({
    carrier: z
      .enum(mailCarriers)
      .describe(
        "`smtp`: a mail server. `outbox`: the outbox of the stand-in. `none`: mails are kept until a server is set.",
      ),
    queued: z.int(),
    late: z.int().describe("Number of queued mails that were due more than a minute ago."),
    dead: z.int().describe("Number of mails that were given up."),
  }),
})

export const resendMail = endpoint({
  route: "POST /mail/{id}/resend",
  access: "admin",
  summary: "Resend a mail that was given up",
  params: z.object({ id: numberedId }),
  ...modifies,
  refusals: ["mail_not_found", "mail_not_dead"],
})

const topics = z.array(z.enum(staffTopics)).describe("Topics on which the administrator gets mail.")

export const putStaffNotifications = endpoint({
  route: "PUT /staff-notification",
  access: "admin",
  summary: "Set the topics on which the caller gets mail",
  body: z.object({ topics: topics.max(staffTopics.length) }),
  reply: z.object({ ...written, topics }),
})
