import { z } from "zod"
import { endpoint } from "../kernel/endpoint.ts"
import { dollarsOut, idParams } from "../kernel/fields.ts"
import { lineQuantity } from "../kernel/lines-in.ts"

/** What may take the place of a part that is short or gone. */

export const listSubstitutes = endpoint({
  route: "GET /part/{id}/substitutes",
  access: "public",
  summary: "Parts that may take this one's place, of which so many can be ordered, the best first",
  params: idParams,
  query: z.object({
    quantity: lineQuantity.optional().meta({ description: "By default the part's minimum" }),
  }),
  reply: z.object({
    quantity: z.int(),
    substitutes: z
      .array(
        z.object({
          _id: z.string(),
          sku: z.string(),
          slug: z.string(),
          name: z.string(),
          image: z.string(),
          unitPrice: dollarsOut,
          total: dollarsOut,
          availableQuantity: z.int(),
          sentence: z.string().meta({
            description: "How it differs",
            example: "850 W instead of 750 W · $12.00 more each",
          }),
        }),
      )
      .meta({ description: "Five at most" }),
  }),
  refusals: ["part_unknown"],
})
