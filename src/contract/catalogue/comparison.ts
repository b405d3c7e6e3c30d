import { z } from "zod"
import { MAX_COMPARED, MAX_REQUESTED } from "#domain/catalogue/compare-parts.ts"
import { fitRuleNames, fitVerdicts } from "#domain/compatibility/finding.ts"
import { endpoint } from "../kernel/endpoint.ts"
import { amountOut, emptyUnless, idParams } from "../kernel/fields.ts"
import { linePartId, lineQuantity, linesOf } from "../kernel/lines-in.ts"
import { partSchema } from "./parts.ts"

const ID_LENGTH = 24

const asId = emptyUnless(/^[0-9a-f]{24}$/)

const readIds = (list: string): string[] => {
  const ids = list.split(",").filter((id) => id !== "")
  return [...new Set(ids.map(asId))].slice(0, MAX_REQUESTED)
}

export const compareParts = endpoint({
  route: "GET /comparison",
  access: "public",
  summary: `Up to ${MAX_COMPARED} parts side by side, with their differences`,
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
            .meta({ description: "Value of each part; null if unknown" }),
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
})

export const listSubstitutes = endpoint({
  route: "GET /part/{id}/substitutes",
  access: "public",
  summary: "Substitutes that can be ordered in this quantity, best first",
  params: idParams,
  query: z.object({
    quantity: lineQuantity.optional().meta({ description: "By default the part's minimum" }),
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
            description: "How it differs",
            example: "850 W instead of 750 W · $12.00 more each",
          }),
        }),
      )
      .meta({ description: "Five at most" }),
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
          value: z
            .string()
            .optional()
            .meta({ description: "Missing if unknown", example: "LGA 1700" }),
        }),
      )
      .meta({ description: "What it rests on, of both sides" }),
  })
  .meta({ id: "FitReason" })

export const checkFit = endpoint({
  route: "POST /fit",
  access: "public",
  changesNothing: true,
  summary: "Whether parts make one machine: what fits, what to check, what does not fit",
  body: z.object({
    parts: linesOf(z.object({ partId: linePartId, quantity: lineQuantity })).meta({
      description: "Of one machine; quantities of the same part add up",
    }),
  }),
  largestBodyBytes: 1024 * 1024,
  reply: z.object({
    isMachine: z
      .boolean()
      .meta({ description: "Whether there is a board or processor, and what goes with it" }),
    verdict: verdict.meta({ description: "The worst of all" }),
    findings: z
      .array(
        fitReasonSchema
          .extend({
            parts: z.array(z.string()).meta({ description: "Their ids, a hundred at most" }),
          })
          .meta({ id: "FitFinding" }),
      )
      .meta({ description: "The worst first, at most 201" }),
  }),
})
