import { z } from "zod"
import { MAX_COMPARED, MAX_REQUESTED } from "#domain/catalogue/compare-parts.ts"
import { fitRuleNames, fitVerdicts } from "#domain/compatibility/finding.ts"
import { endpoint } from "../kernel/endpoint.ts"
import { amountOut, emptyUnless, idParams, optional } from "../kernel/fields.ts"
import { linePartId, lineQuantity, linesOf } from "../kernel/lines-in.ts"
import { partSchema } from "./parts.ts"

const ID_LENGTH = 24

const validId = emptyUnless(/^[0-9a-f]{24}$/)

const readIds = (list: string): string[] => {
  const ids = list.split(",").filter((id) => id !== "")
  return [...new Set(ids.map(validId))].slice(0, MAX_REQUESTED)
}

export const compareParts = endpoint({
  route: "GET /comparison",
  access: "public",
  summary: `Compare up to ${MAX_COMPARED} parts with their differences`,
  query: z.object({
    parts: z
      .string()
      .max(MAX_REQUESTED * (ID_LENGTH + 1))
      .default("")
      .transform(readIds)
      .describe("Part ids, separated by commas."),
  }),
  reply: z.object({
    parts: z.array(partSchema),
    rows: z
      .array(
        z.object({
          code: z.string().describe("Key of the row in specs."),
          group: z.string().optional(),
          label: z.string(),
          values: z.array(z.string().nullable()).describe("Value of each part; null if unknown."),
          differs: z.boolean(),
          best: z.array(z.int()).describe("Indexes of the better parts in this row, from 0."),
        }),
      )
      .describe("Rows in reading order."),
    missing: z
      .array(z.object({ partId: z.string(), message: z.string() }))
      .describe("Requested parts that are not compared, with the reason."),
  }),
})

export const listSubstitutes = endpoint({
  route: "GET /part/{id}/substitutes",
  access: "public",
  summary: "List substitutes that can be ordered in a quantity, best first",
  params: idParams,
  query: z.object({
    quantity: optional(
      lineQuantity,
      "Number of units. Default: the part's minimum order quantity.",
    ),
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
          unitPrice: amountOut,
          total: amountOut,
          availableQuantity: z.int(),
          sentence: z.string().meta({
            description: "Differences from the part.",
            example: "850 W instead of 750 W · $12.00 more each",
          }),
        }),
      )
      .describe("Up to five substitutes."),
  }),
  refusals: ["part_unknown"],
})

const verdict = z.enum(fitVerdicts)

export const fitReasonSchema = z
  .object({
    verdict,
    rule: z.enum(fitRuleNames),
    sentence: z.string().meta({ example: "AM5 processor; the board has LGA 1700." }),
    values: z
      .array(
        z.object({
          of: z.string().meta({ example: "Motherboard" }),
          label: z.string().meta({ example: "Socket" }),
          value: z.string().optional().meta({
            description: "Value of the attribute. Missing if unknown.",
            example: "LGA 1700",
          }),
        }),
      )
      .describe("Values on both sides that the finding is based on."),
  })
  .meta({ id: "FitReason" })

export const checkFit = endpoint({
  route: "POST /fit",
  access: "public",
  changesNothing: true,
  summary: "Check whether parts fit together in one machine",
  body: z.object({
    parts: linesOf(z.object({ partId: linePartId, quantity: lineQuantity })).describe(
      "Parts of one machine. Quantities of the same part are added up.",
    ),
  }),
  maxBodyBytes: 1024 * 1024,
  reply: z.object({
    isMachine: z
      .boolean()
      .describe("Whether the parts include a motherboard or processor and another required part."),
    verdict: verdict.describe("Worst verdict of all findings."),
    findings: z
      .array(
        fitReasonSchema
          .extend({
            parts: z.array(z.string()).describe("Ids of the parts concerned, at most 100."),
          })
          .meta({ id: "FitFinding" }),
      )
      .describe("Findings, worst first, at most 201."),
  }),
})
