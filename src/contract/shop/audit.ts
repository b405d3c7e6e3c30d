import { z } from "zod"
import { fieldChangeSchema } from "../catalogue/parts.ts"
import { endpoint } from "../kernel/endpoint.ts"
import {
  dayOrNone,
  emptyUnless,
  instantOut,
  optional,
  pageQuery,
  text,
  wholeNumber,
} from "../kernel/fields.ts"

const day = (label: string) => dayOrNone(label).meta({ example: "2026-11-21" })

export const auditFilters = {
  who: optional(
    text("who", 254),
    "Account: its id, or part of its e-mail address or name. `shop`: the shop itself.",
  ),
  action: text("action", 40)
    .optional()
    .meta({ description: "Action, or a group of actions.", example: "order.refund" }),
  target: optional(
    text("target", 254),
    "Target of the action: an id, a part or order number, an e-mail address, or a group.",
  ),
  from: day("From"),
  to: day("Until").describe("Last day, inclusive. `from` and `to` are in the shop's time zone."),
  q: pageQuery.q.describe("Text anywhere in the entry."),
}

const auditEntrySchema = z
  .object({
    _id: z.string(),
    at: instantOut,
    by: z.string().describe("Name of the account. Empty for the shop itself."),
    byId: z.string().optional(),
    byEmail: optional(
      z.string(),
      "E-mail address of the account. Missing once the account is closed.",
    ),
    action: z.string().meta({ example: "part.edit" }),
    words: z.string().meta({ example: "Part edited" }),
    target: z.string(),
    about: optional(
      z.object({
        kind: z.string(),
        name: z.string(),
        id: optional(z.string(), "Id with which the target can be opened."),
      }),
      "Target of the action with its name. Missing if unknown.",
    ),
    changes: z.array(fieldChangeSchema),
    facts: z.array(z.object({ field: z.string(), value: z.string() })),
    more: optional(z.int(), "Number of changes and facts that are not shown."),
    requestId: z.string().optional(),
  })
  .meta({ id: "AuditEntry" })

export const listAudit = endpoint({
  route: "GET /audit",
  access: "admin",
  summary: "List audit entries, newest first, with values before and after",
  query: z.object({
    ...auditFilters,
    limit: wholeNumber("limit", 1, 200).optional(),
    after: optional(
      z.string().transform(emptyUnless(/^[1-9]\d{0,14}$/)),
      "`next` of the previous page.",
    ),
  }),
  reply: z.object({
    entries: z.array(auditEntrySchema),
    next: optional(
      z.string(),
      "Value of `after` for the next page. Each page searches a limited number of entries, whether they match or not.",
    ),
    seenTo: optional(instantOut, "Time of the oldest entry that this page searched."),
  }),
})
