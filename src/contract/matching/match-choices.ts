import { z } from "zod"
import { endpoint } from "../kernel/endpoint.ts"
import { id, idParams, instantOut, written } from "../kernel/fields.ts"
import { rowCells } from "./match.ts"

export const matchChoiceSchema = z
  .object({
    _id: z.string(),
    row: z.string().meta({ description: "As it was written", example: "KB-157 · Keyboard" }),
    partId: z.string(),
    sku: z.string(),
    mpn: z.string().optional(),
    name: z.string(),
    chosenAt: instantOut,
  })
  .meta({ id: "MatchChoice" })

export const listMatchChoices = endpoint({
  route: "GET /match/choices",
  access: "user",
  summary: "The parts that one chose for rows of lists, newest first, 1,000 at most",
  reply: z.array(matchChoiceSchema),
  refusals: [],
})

export const rememberMatchChoice = endpoint({
  route: "PUT /match/choices",
  access: "user",
  summary:
    "Remember which part a row means, in place of any other: by its number or, without one, by its words",
  body: z.object({ ...rowCells, partId: id }),
  reply: z.object({ ...written, choiceId: z.string() }),
  refusals: ["part_not_found", "row_empty", "rate_limited"],
  failure: { success: false },
})

export const forgetMatchChoice = endpoint({
  route: "DELETE /match/choices/{id}",
  access: "user",
  summary: "Forget a choice of one's own; one that is not there is no error",
  params: idParams,
  reply: z.object({ ...written, deletedCount: z.int() }),
  refusals: [],
  failure: { success: false },
})
