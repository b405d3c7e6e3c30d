import { z } from "zod"
import { endpoint } from "../kernel/endpoint.ts"
import { idParams, instantOut, pageQuery } from "../kernel/fields.ts"

/** Field before and after, in words: `100: $4.90; 500: $4.50`. */
export const fieldChangeSchema = z.object({
  field: z.string(),
  from: z.string().optional().meta({ description: "Missing if there was no value before" }),
  to: z.string(),
})

export const listPartChanges = endpoint({
  route: "GET /part/{id}/changes",
  access: "admin",
  summary: "Changes of a part, newest first; stock is in its movements",
  params: idParams,
  query: z.object({ limit: pageQuery.limit, after: pageQuery.after }),
  reply: z.array(
    z
      .object({
        _id: z.string(),
        event: z.enum(["added", "edited", "archived", "returned", "undone"]).meta({
          description: "`returned`: on sale again; `undone`: the import of this file was",
        }),
        changes: z.array(fieldChangeSchema),
        actor: z.string().meta({ description: "E-mail of the author; empty for the shop itself" }),
        fileName: z.string().optional().meta({ description: "Of the import that did it" }),
        createdAt: instantOut,
      })
      .meta({ id: "PartChange" }),
  ),
  refusals: ["part_unknown"],
})
