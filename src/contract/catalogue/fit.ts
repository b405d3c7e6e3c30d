import { z } from "zod"
import { fitRuleNames, fitVerdicts } from "#domain/compatibility/finding.ts"
import { endpoint } from "../kernel/endpoint.ts"
import { linePartId, lineQuantity, linesOf } from "../kernel/lines-in.ts"

/** Whether parts can be used together. */

const verdict = z.enum(fitVerdicts)

/** What one rule says. */
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
            .meta({ description: "Missing where nobody has said it", example: "LGA 1700" }),
        }),
      )
      .meta({ description: "What it rests on, of both sides" }),
  })
  .meta({ id: "FitReason" })

export const checkFit = endpoint({
  route: "POST /fit",
  access: "public",
  changesNothing: true,
  summary: "Whether parts make one machine: what fits, what is to be looked at, what does not fit",
  body: z.object({
    parts: linesOf(z.object({ partId: linePartId, quantity: lineQuantity })).meta({
      description: "Of one machine; quantities of the same part add up",
    }),
  }),
  largestBodyBytes: 1024 * 1024,
  reply: z.object({
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
  refusals: [],
})
