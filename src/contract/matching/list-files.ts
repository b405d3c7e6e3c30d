import { z } from "zod"
import { columnKinds, listLimits } from "#domain/matching/list-table.ts"
import { endpoint } from "../kernel/endpoint.ts"

export const listColumnSchema = z
  .enum(columnKinds)
  .meta({ id: "ListColumn", description: "What a column holds; `ignore` for all else" })

export const readListFile = endpoint({
  route: "POST /match/file",
  access: "public",
  changesNothing: true,
  worksApart: true,
  summary:
    "The rows of a list, XLSX, ODS, or text with commas, semicolons or tabs, and what its columns hold: the body is the file",
  takesFile: true,
  largestFileBytes: listLimits.bytes,
  reply: z.object({
    columns: z.array(listColumnSchema).meta({
      description: "One for each cell of a row, guessed by heading and content",
      example: ["number", "ignore", "quantity"],
    }),
    head: z
      .array(z.string())
      .optional()
      .meta({ description: "The headings, where there are any; what stands above is left out" }),
    rows: z.array(z.array(z.string())).meta({
      description: "The cells as text, all rows alike long; formulas by what they gave last",
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
