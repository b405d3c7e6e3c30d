import { z } from "zod"
import { plural, t } from "#domain/languages/translate.ts"
import type { Edit } from "#domain/matching/edit-cost.ts"
import {
  columnKinds,
  listLimits,
  setAsideReasons,
  whyNotRead,
} from "#domain/matching/list-table.ts"
import type { MatchReason, NumberHit } from "#domain/matching/row-match.ts"
import { endpoint } from "../kernel/endpoint.ts"
import { id, idParams, instantOut, optional, written } from "../kernel/fields.ts"
import { linesOf } from "../kernel/lines-in.ts"

const MAX_CELL_LENGTH = 500

/** Reads a cell as text and cuts long ones. */
const cell = z
  .union([z.string(), z.number().transform(String), z.null().transform(() => "")])
  .transform((text) =>
    text
      .slice(0, MAX_CELL_LENGTH)
      .replaceAll(/\p{Cc}/gu, " ")
      .toWellFormed(),
  )
  .optional()

/** Cells of a row that identify its part. */
const rowCells = {
  number: cell.meta({
    description: "The shop's or the manufacturer's part number.",
    example: "CA/TM5 6032",
  }),
  manufacturer: cell,
  description: cell.meta({ example: "Tempo DDR5-6000 32GB" }),
}

const matchStateSchema = z.enum(["exact", "likely", "choose", "none"]).meta({
  id: "MatchState",
  description:
    "Result of the match. `exact`: the number belongs to one part and needs no check. `likely`: one part, to be checked. `choose`: several parts are possible. `none`: nothing is similar.",
})

const confidence = z
  .number()
  .min(0)
  .max(1)
  .meta({ description: "Probability that this part is meant, from 0 to 1.", example: 0.97 })

const matchedRowSchema = z
  .object({
    state: matchStateSchema,
    quantity: z.int().nullable().meta({
      description: "Quantity as read. 1 if the cell is empty; null if it is not a quantity.",
      example: 250,
    }),
    partId: optional(
      z.string(),
      "Id of the matched part. Present only if the state is `exact` or `likely`.",
    ),
    confidence,
    candidates: z
      .array(
        z.object({
          partId: z.string(),
          sku: z.string().meta({ example: "CA-TM5-6032" }),
          mpn: z.string().optional(),
          name: z.string().meta({ example: "Tempo DDR5-6000 32 GB Kit" }),
          why: z.string().meta({ example: "One character differs: O read as 0." }),
          confidence,
        }),
      )
      .describe("Possible parts, at most five, best first."),
  })
  .meta({ id: "MatchedRow" })

export const matchRows = endpoint({
  route: "POST /match",
  access: "visitor",
  changesNothing: true,
  takesLong: true,
  summary: "Match rows to parts by number, similar number, description or earlier choice",
  body: z.object({
    rows: linesOf(
      z.object({
        ...rowCells,
        quantity: cell.meta({ description: "Quantity as written.", example: "1,000 pcs" }),
      }),
    ),
  }),
  maxBodyBytes: 2 * 1024 * 1024,
  reply: z.object({
    rows: z.array(matchedRowSchema).describe("Results in the order of the request."),
  }),
  refusals: ["rate_limited"],
})

export const readMatchReadiness = endpoint({
  route: "GET /match/ready",
  access: "public",
  summary: "Check whether the parts for matching are loaded into memory",
  reply: z.object({ ready: z.boolean() }),
})

const listColumnSchema = z.enum(columnKinds).meta({
  id: "ListColumn",
  description:
    "Content of a column. `customerPartNumber`: the buyer's own number. `targetPrice`: an amount per unit. `ignore`: anything else.",
})

export const readListFile = endpoint({
  route: "POST /match/file",
  access: "public",
  changesNothing: true,
  takesLong: true,
  summary:
    "Read a parts list: XLSX, ODS, PDF, XML, JSON, text with commas, semicolons or tabs, DOCX, or e-mail, also as EML",
  takesFile: true,
  maxFileBytes: listLimits.bytes,
  query: z.object({
    heading: optional(
      z.enum(["true", "false"]),
      "Whether the first row is a heading. Default: detected.",
    ),
  }),
  reply: z.object({
    columns: z.array(listColumnSchema).meta({
      description:
        "Content of each column, guessed by heading and values. For an e-mail always `quantity`, `number` and `description`.",
      example: ["number", "ignore", "quantity"],
    }),
    head: optional(
      z.array(z.string()),
      "Headings, with two heading rows joined. Missing if there are none.",
    ),
    rows: z
      .array(z.array(z.string()))
      .describe(
        "Rows that name a part: cells as text, equally many in each row. Formulas have their last result.",
      ),
    setAside: optional(
      z.array(
        z.object({
          at: z.int().describe("Index among all rows without headings, from 0."),
          cells: z.array(z.string()),
          reason: z
            .enum(setAsideReasons)
            .describe(
              "Reason. `note`: titles, greetings and remarks. `sum`: totals, tax and freight. `notOrdered`: quantity 0. `notFitted`: marked DNP (do not populate).",
            ),
        }),
      ),
      "Rows that name no part to order. Missing if there are none.",
    ),
    builds: optional(
      z.int(),
      "Number of builds that the list states, if its quantities are those of one build: `Boards: 25` above `Qty per board`. The quantities are not multiplied.",
    ),
    letter: optional(
      z.literal(true),
      "Present if the text was read as an e-mail, with a row for each part in its sentences.",
    ),
  }),
  refusals: [...whyNotRead, "list_files_busy", "rate_limited"],
})

export const matchChoiceSchema = z
  .object({
    _id: z.string(),
    row: z
      .string()
      .meta({ description: "The row as it was written.", example: "KB-157 · Keyboard" }),
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
  summary: "List the caller's choices of parts for rows, newest first, at most 1,000",
  reply: z.array(matchChoiceSchema),
})

export const rememberMatchChoice = endpoint({
  route: "PUT /match/choices",
  access: "user",
  summary: "Save the part that a row means, by its number or else its words; replaces any",
  body: z.object({ ...rowCells, partId: id }),
  reply: z.object({ ...written, choiceId: z.string() }),
  refusals: ["part_not_found", "row_empty", "rate_limited"],
  failure: { success: false },
})

export const forgetMatchChoice = endpoint({
  route: "DELETE /match/choices/{id}",
  access: "user",
  summary: "Delete one of the caller's choices. Idempotent.",
  params: idParams,
  reply: z.object({ ...written, deletedCount: z.int() }),
  failure: { success: false },
})

/** Explains why a part is proposed: `One character differs: O read as 0.` */
export function matchReasonText({ chosen, number, words, disagrees }: MatchReason): string {
  const sentences = [
    chosen && t("You chose this part for a similar row before"),
    number && numberText(number),
    disagrees && t("The description matches a different part"),
    !disagrees && words && wordsText(words),
  ].filter((sentence) => sentence)
  return sentences.map((sentence) => `${sentence}.`).join(" ")
}

function numberText(hit: NumberHit): string {
  switch (hit.kind) {
    case "same":
      return t("Same part number")
    case "punctuation":
      return t("Same letters and digits as {number}", { number: hit.number })
    case "prefix":
      return t("The first part of {number}", { number: hit.number })
    case "typos": {
      const edits = hit.edits.map(editText).join(", ")
      return plural(
        hit.edits.length,
        "One character differs: {edits}",
        "{count} differences: {edits}",
        { edits },
      )
    }
  }
}

function editText({ kind, read, known }: Edit): string {
  switch (kind) {
    case "lookAlike":
      return t("{read} read as {stands}", { read, stands: known })
    case "swap":
      return t("{read} for {stands}", { read, stands: known })
    case "missing":
      return t("{stands} is missing", { stands: known })
    case "doubled":
      return t("{read} is doubled", { read })
    case "other":
      return known === ""
        ? t("{read} is extra", { read })
        : t("{read} for {stands}", { read, stands: known })
  }
}

function wordsText({ found, missing }: { found: string[]; missing: string[] }): string {
  const all = found.length + missing.length
  if (missing.length === 0) return plural(all, "The word matches", "All {count} words match")
  return t("{found} of {all} words match, not {missing}", {
    found: found.length,
    all,
    missing: missing.join(", "),
  })
}
