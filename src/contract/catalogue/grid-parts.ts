import { z } from "zod"
import { gridSorts } from "#domain/catalogue/grid-sorts.ts"
import { endpoint } from "../kernel/endpoint.ts"
import { pageQuery, text, wholeNumber } from "../kernel/fields.ts"
import { partSchema } from "./parts.ts"

export const gridPartSchema = partSchema
  .omit({ slug: true, description: true, image: true, specs: true, chips: true })
  .meta({ id: "GridPart" })

export const listGridParts = endpoint({
  route: "GET /product/grid",
  access: "admin",
  summary:
    "Products on sale, filtered and sorted, from any offset, with the fields that the grid edits",
  query: z.object({
    q: pageQuery.q.default(""),
    category: text("category", 100).optional(),
    missing: z.enum(["packedWeightG"]).optional().meta({ description: "Only those without it" }),
    sort: z.enum(gridSorts).optional().meta({ description: "Newest first by default" }),
    order: z.enum(["ascending", "descending"]).default("ascending"),
    offset: wholeNumber("offset", 0, 100_000_000).default(0),
    limit: pageQuery.limit.default(100),
  }),
  reply: z.object({
    total: z.int(),
    rows: z.array(gridPartSchema),
    categories: z
      .array(z.object({ name: z.string(), count: z.int() }))
      .optional()
      .meta({ description: "All there are; with the first stretch alone" }),
  }),
  refusals: [],
})
