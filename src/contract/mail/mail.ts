import { z } from "zod"
import { endpoint } from "../kernel/endpoint.ts"
import { instantOut, modifies, wholeNumber } from "../kernel/fields.ts"

export const mailStateSchema = z.enum(["queued", "sent", "dead"])

/** An outbox number as it came; one that can be none is simply unknown. */
const mailId = z
  .string()
  .transform((value) => (/^[1-9]\d{0,14}$/.test(value) ? Number(value) : 0))
  .meta({ example: "17" })

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
  summary: "The shop's mail, newest first: to whom and how far, not what it says",
  query: z.object({
    state: mailStateSchema.optional(),
    limit: wholeNumber("limit", 1, 1000).optional(),
    after: mailId.optional().meta({ description: "The _id of the last row seen" }),
  }),
  reply: z.array(mailSchema),
})

/** The destination of mail: a mail server, the stand-in's folder, or none until a server is set. */
export const mailCarriers = ["smtp", "outbox", "none"] as const

export const countMail = endpoint({
  route: "GET /mail-count",
  access: "admin",
  summary: "How much mail was not delivered, and whether there is a mail server",
  reply: z.object({
    carrier: z.enum(mailCarriers).meta({
      description: "A mail server, the stand-in's outbox, or none, so that mail is kept",
    }),
    queued: z.int(),
    late: z.int().meta({ description: "Of those, the ones that were due a minute ago" }),
    dead: z.int().meta({ description: "Failed" }),
  }),
})

export const resendMail = endpoint({
  route: "POST /mail/{id}/resend",
  access: "admin",
  summary: "Send a mail again that was given up",
  params: z.object({ id: mailId }),
  ...modifies,
  refusals: ["mail_not_found", "mail_not_dead"],
})
