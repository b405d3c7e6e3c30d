import { z } from "zod"
import { columnKinds, listLimits, setAsideReasons } from "#domain/matching/list-table.ts"
import { endpoint } from "../kernel/endpoint.ts"

export const listColumnSchema = z.enum(columnKinds).meta({
  id: "ListColumn",
  description:
    "What a column holds: `customerPartNumber` the buyer's own number, `targetPrice` an amount per unit, `ignore` all else",
})

export const readListFile = endpoint({
  route: "POST /match/file",
  access: "public",
  changesNothing: true,
  worksApart: true,
  summary:
    "The rows of a list and what its columns hold: XLSX, ODS, text with commas, semicolons or tabs, or the text of an e-mail. The body is the file",
  takesFile: true,
  largestFileBytes: listLimits.bytes,
  query: z.object({
    heading: z
      .enum(["true", "false"])
      .optional()
      .meta({ description: "Whether the first row is a heading; found out if absent" }),
  }),
  reply: z.object({
    columns: z.array(listColumnSchema).meta({
      description:
        "One for each cell of a row, guessed by heading and content; of an e-mail always `quantity`, `number`, `description`",
      example: ["number", "ignore", "quantity"],
    }),
    head: z.array(z.string()).optional().meta({
      description: "The headings, where there are any; two rows of them are joined",
    }),
    rows: z.array(z.array(z.string())).meta({
      description:
        "The rows that name a part: cells as text, all rows alike long; formulas by what they gave last",
    }),
    setAside: z
      .array(
        z.object({
          at: z.int().meta({ description: "Its place among all rows, headings left out, from 0" }),
          cells: z.array(z.string()),
          reason: z.enum(setAsideReasons).meta({
            description:
              "`note`: titles, greetings and remarks; `sum`: totals, tax, freight; `notFitted`: marked DNP",
          }),
        }),
      )
      .optional()
      .meta({ description: "The rows that name no part to order, where there are any" }),
    letter: z.literal(true).optional().meta({
      description: "The text was read as an e-mail: a row for each part in its sentences",
    }),
  }),
  refusals: [
    "list_file_empty",
    "list_file_damaged",
    "list_file_locked",
    "list_file_of_other_kind",
    "list_file_too_long",
    "list_file_too_large",
    "list_files_busy",
    "rate_limited",
  ],
})
