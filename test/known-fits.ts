import { readFileSync } from "node:fs"
import { z } from "zod"
import { fitRuleNames, fitVerdicts } from "#domain/compatibility/finding.ts"

const partSchema = z.strictObject({
  name: z.string(),
  category: z.string(),
  specs: z.record(z.string(), z.unknown()),
  source: z.string().min(1),
})
const caseSchema = z.strictObject({
  rule: z.enum(fitRuleNames),
  verdict: z.enum(fitVerdicts),
  parts: z.record(z.string(), z.int().min(1)),
  source: z.string().min(1),
})

const linesOf = (file: string): unknown[] =>
  readFileSync(new URL(`known-fits/${file}`, import.meta.url), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line))

/** Real parts with the specs that compatibility rules read. */
export const knownParts = linesOf("parts.jsonl").map((line) => partSchema.parse(line))

/** Expected verdicts of a rule. */
export const knownFits = linesOf("cases.jsonl").map((line) => caseSchema.parse(line))
