import { z } from "zod"
import { valueTypes } from "#domain/catalogue/vocabulary/attribute.ts"
import { endpoint } from "../kernel/endpoint.ts"
import { text } from "../kernel/fields.ts"

/** What can be said of parts. */

const attributeSchema = z
  .object({
    code: z.string().meta({ description: "Its key in a part's specs", example: "wattageW" }),
    label: z.string(),
    type: z.enum(valueTypes),
    unit: z.string().optional().meta({ description: "What its numbers are in", example: "W" }),
    group: z.string().optional(),
  })
  .meta({ id: "Attribute" })

export const showVocabulary = endpoint({
  route: "GET /vocabulary",
  access: "admin",
  summary: "What can be said of the parts of a category, in reading order",
  query: z.object({ category: text("category", 100).default("") }),
  reply: z.object({
    kind: z.string().meta({ description: "What parts of the category are; empty where unknown" }),
    attributes: z.array(attributeSchema),
  }),
  refusals: [],
})
