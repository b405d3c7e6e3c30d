import { z } from "zod"
import { fieldChangeSchema } from "../catalogue/parts.ts"
import { endpoint } from "../kernel/endpoint.ts"
import {
  dayOrNone,
  emptyUnless,
  instantOut,
  pageQuery,
  text,
  wholeNumber,
} from "../kernel/fields.ts"

const day = (label: string) => dayOrNone(label).meta({ example: "2026-11-21" })

export const auditFilters = {
  who: text("who", 254)
    .optional()
    .meta({ description: "An account: its id, or part of its e-mail or name; `shop`: nobody" }),
  action: text("action", 40)
    .optional()
    .meta({ description: "An action, or a group of them", example: "order.refund" }),
  target: text("target", 254).optional().meta({
    description: "What it is about: an id, a part's or an order's number, an e-mail, a group",
  }),
  from: day("From"),
  to: day("Until").meta({ description: "This day, too; both in the shop's time zone" }),
  q: pageQuery.q.meta({ description: "Text anywhere in the entry" }),
}

const auditEntrySchema = z
  .object({
    _id: z.string(),
    at: instantOut,
    by: z.string().meta({ description: "Name of the account; empty for the shop itself" }),
    byId: z.string().optional(),
    byEmail: z.string().optional().meta({ description: "Until the account is closed" }),
    action: z.string().meta({ example: "part.edit" }),
    words: z.string().meta({ example: "Part edited" }),
    target: z.string(),
    about: z
      .object({
        kind: z.string(),
        name: z.string(),
        id: z.string().optional().meta({ description: "Where it can be opened" }),
      })
      .optional()
      .meta({ description: "Name of the target, if known" }),
    changes: z.array(fieldChangeSchema),
    facts: z.array(z.object({ field: z.string(), value: z.string() })),
    more: z.int().optional().meta({ description: "Changes and facts that are not shown" }),
    requestId: z.string().optional(),
  })
  .meta({ id: "AuditEntry" })

export const listAudit = endpoint({
  route: "GET /audit",
  access: "admin",
  summary: "Actions of administrators, newest first, with values before and after",
  query: z.object({
    ...auditFilters,
    limit: wholeNumber("limit", 1, 200).optional(),
    after: z
      .string()
      .transform(emptyUnless(/^[1-9]\d{0,14}$/))
      .optional()
      .meta({ description: "`next` of the page before" }),
  }),
  reply: z.object({
    entries: z.array(auditEntrySchema),
    next: z.string().optional().meta({
      description: "Where to go on: so many entries are looked through for one page, found or not",
    }),
    seenTo: instantOut.optional().meta({ description: "How far back this page looked" }),
  }),
})
