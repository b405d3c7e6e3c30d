import { z } from "zod"
import { MAX_COMPARED, MAX_REQUESTED } from "#domain/catalogue/compared-limits.ts"
import { endpoint } from "../kernel/endpoint.ts"
import { orUnknown } from "../kernel/fields.ts"
import { partSchema } from "./parts.ts"

/** Parts side by side. */

const ID_LENGTH = 24

const asId = orUnknown(/^[0-9a-f]{24}$/)

const readIds = (list: string): string[] => {
  const ids = list.split(",").filter((id) => id !== "")
  return [...new Set(ids.map(asId))].slice(0, MAX_REQUESTED)
}

export const compareParts = endpoint({
  route: "GET /comparison",
  access: "public",
  summary: `Up to ${MAX_COMPARED} parts side by side: what is said of each, and where they differ`,
  query: z.object({
    parts: z
      .string()
      .max(MAX_REQUESTED * (ID_LENGTH + 1))
      .default("")
      .transform(readIds)
      .meta({ description: "Their ids, with commas between them" }),
  }),
  reply: z.object({
    parts: z.array(partSchema),
    rows: z
      .array(
        z.object({
          code: z.string().meta({ description: "Its key in specs" }),
          group: z.string().optional(),
          label: z.string(),
          values: z
            .array(z.string().nullable())
            .meta({ description: "Of each part; null where nothing is known" }),
          differs: z.boolean(),
          best: z
            .array(z.int())
            .meta({ description: "Which parts are better in this, by their places from 0" }),
        }),
      )
      .meta({ description: "In reading order" }),
    missing: z
      .array(z.object({ partId: z.string(), message: z.string() }))
      .meta({ description: "Those that were asked for and are not shown, and why" }),
  }),
  refusals: [],
})
