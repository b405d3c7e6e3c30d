import { z } from "zod"
import { MOST_ASKED, MOST_COMPARED } from "#domain/catalogue/most-compared.ts"
import { endpoint } from "../kernel/endpoint.ts"
import { orUnknown } from "../kernel/fields.ts"
import { partSchema } from "./parts.ts"

/** Parts side by side. */

const ID_LENGTH = 24

const asId = orUnknown(/^[0-9a-f]{24}$/)

const readIds = (list: string): string[] => {
  const ids = list.split(",").filter((id) => id !== "")
  return [...new Set(ids.map(asId))].slice(0, MOST_ASKED)
}

export const compareParts = endpoint({
  route: "GET /comparison",
  access: "public",
  summary: `Up to ${MOST_COMPARED} parts side by side: what is said of each, and where they differ`,
  query: z.object({
    parts: z
      .string()
      .max(MOST_ASKED * (ID_LENGTH + 1))
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
