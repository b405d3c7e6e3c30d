import { z } from "zod"
import { endpoint } from "../kernel/endpoint.ts"
import { dollarsOut, text } from "../kernel/fields.ts"
import { categoryCounts } from "./catalogue.ts"
import { partSchema } from "./parts.ts"

const suggestedPartSchema = partSchema
  .pick({
    _id: true,
    slug: true,
    sku: true,
    mpn: true,
    name: true,
    image: true,
    availableQuantity: true,
    minimumQuantity: true,
    category: true,
  })
  .extend({
    price: dollarsOut.meta({ description: "The lowest of its ladder" }),
    exact: z.boolean().meta({ description: "Whether q is its number, however it is spaced" }),
  })

export const suggestParts = endpoint({
  route: "GET /suggest",
  access: "public",
  summary:
    "What somebody may mean who is still typing: the best parts, and categories that have some",
  query: z.object({
    q: text("q", 100)
      .optional()
      .meta({ description: "As it stands; nothing is suggested before its second letter" }),
  }),
  reply: z.object({
    parts: z.array(suggestedPartSchema).max(6),
    categories: categoryCounts.max(3),
    total: z.int().meta({ description: "How many parts GET /catalogue finds" }),
  }),
  refusals: [],
})
