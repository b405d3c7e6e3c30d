import type { Specs } from "../catalogue/spec-values.ts"
import { boardFitRules } from "./board-fit-rules.ts"
import { caseFitRules } from "./case-fit-rules.ts"
import type { FitJudgement, FitVerdict } from "./fit-rule.ts"

export type { FitJudgement, FitVerdict } from "./fit-rule.ts"

interface PartWithSpecs {
  category: string
  specs: Specs
}

const rules = [...boardFitRules, ...caseFitRules]

/** Whether two parts can be used together, and why; undefined where there is nothing to fit. */
export function checkCompatibility(
  part: PartWithSpecs,
  other: PartWithSpecs,
): FitJudgement | undefined {
  for (const { between, judge } of rules) {
    const [left, right] = between
    if (part.category === left && other.category === right) return judge(part.specs, other.specs)
    if (other.category === left && part.category === right) return judge(other.specs, part.specs)
  }
  return undefined
}

/** The categories whose parts may fit, or not, a part of this one. */
export const fittingCategories = (category: string): string[] =>
  rules.flatMap(({ between: [left, right] }) => {
    if (left === category) return [right]
    return right === category ? [left] : []
  })

export const fitVerdicts: readonly FitVerdict[] = ["fits", "check", "no"]
