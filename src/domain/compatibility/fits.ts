import type { Specs } from "../catalogue/spec-values.ts"
import { kindOf, namesOf } from "../catalogue/vocabulary/vocabulary.ts"
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
  const kind = kindOf(part.category).name
  const otherKind = kindOf(other.category).name
  for (const { between, judge } of rules) {
    const [left, right] = between
    if (kind === left && otherKind === right) return judge(part.specs, other.specs)
    if (otherKind === left && kind === right) return judge(other.specs, part.specs)
  }
  return undefined
}

/** The categories, by any name, whose parts may fit, or not, a part of this one. */
export function fittingCategories(category: string): string[] {
  const { name } = kindOf(category)
  const kinds = rules.flatMap(({ between: [left, right] }) => {
    if (left === name) return [right]
    return right === name ? [left] : []
  })
  return kinds.flatMap((kind) => namesOf(kindOf(kind)))
}

export const fitVerdicts: readonly FitVerdict[] = ["fits", "check", "no"]
