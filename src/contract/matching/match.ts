import { z } from "zod"
import { endpoint } from "../kernel/endpoint.ts"
import { linesOf } from "../kernel/lines-in.ts"

const LONGEST = 500

/** Reads a cell as text and cuts long ones. */
const cell = z
  .union([z.string(), z.number().transform(String), z.null().transform(() => "")])
  .transform((text) =>
    text
      .slice(0, LONGEST)
      .replaceAll(/\p{Cc}/gu, " ")
      .toWellFormed(),
  )
  .optional()

/** The cells of a row that say which part is meant. */
export const rowCells = {
  number: cell.meta({ description: "Ours or the maker's", example: "CA/TM5 6032" }),
  manufacturer: cell,
  description: cell.meta({ example: "Tempo DDR5-6000 32GB" }),
}

export const matchStateSchema = z.enum(["exact", "likely", "choose", "none"]).meta({
  id: "MatchState",
  description:
    "`exact`: the number is one part's, which may be taken without a look. `likely`: one part, to be looked at. `choose`: several may be meant. `none`: nothing is near.",
})

const confidence = z
  .number()
  .min(0)
  .max(1)
  .meta({ description: "How probable it is that this part is meant", example: 0.97 })

export const matchedRowSchema = z
  .object({
    state: matchStateSchema,
    quantity: z.int().nullable().meta({
      description: "As it was read; 1 where nothing is written, null where it is no quantity",
      example: 250,
    }),
    partId: z.string().optional().meta({ description: "Of `exact` and `likely`" }),
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
      .meta({ description: "At most five, best first" }),
  })
  .meta({ id: "MatchedRow" })

export const matchRows = endpoint({
  route: "POST /match",
  access: "visitor",
  changesNothing: true,
  worksApart: true,
  summary:
    "Which parts the rows of a list mean: by number, by a number nearly so, by description; by what one chose before",
  body: z.object({
    rows: linesOf(
      z.object({
        ...rowCells,
        quantity: cell.meta({ description: "As it is written", example: "1,000 pcs" }),
      }),
    ),
  }),
  largestBodyBytes: 2 * 1024 * 1024,
  reply: z.object({
    rows: z.array(matchedRowSchema).meta({ description: "In the order asked for" }),
  }),
  refusals: ["rate_limited"],
})

export const readMatchReadiness = endpoint({
  route: "GET /match/ready",
  access: "public",
  summary: "Whether the parts are in memory that rows are matched with",
  reply: z.object({ ready: z.boolean() }),
  refusals: [],
})
