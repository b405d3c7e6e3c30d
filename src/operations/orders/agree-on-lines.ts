import { lineProblemText } from "#contract/orders/line-problem-text.ts"
import type { OfferedPart } from "#db/catalogue/offered-parts.ts"
import {
  type AgreedLine,
  agreeLines,
  type LineProblem,
  type WantedLine,
} from "#domain/orders/agree-lines.ts"
import { nearestOf } from "#domain/orders/quantity.ts"
import { chargeable } from "#domain/payments/card-limits.ts"
import { toDollars } from "#domain/pricing/money.ts"
import { type Refusal, refuse } from "../kernel/refusal.ts"

export type Lines = AgreedLine<OfferedPart>[]

/** What is said of lines that do not hold. */
export type RefuseLines = (problems: readonly LineProblem[]) => Refusal

export const totalOf = (lines: readonly { totalCents: number }[]): number =>
  lines.reduce((sum, { totalCents }) => sum + totalCents, 0)

/** These lines at the prices of now; refused where one does not hold. */
export function agreeOnLines(
  wanted: readonly WantedLine[],
  parts: OfferedPart[],
  refuseLines: RefuseLines,
): Lines {
  const { agreed, problems } = agreeLines(wanted, parts)
  if (problems.length === 0) return agreed
  const changed = problems.flatMap((problem) =>
    problem.code === "price_changed" ? [problem.price] : [],
  )
  const isOnlyPrices = changed.length === problems.length
  if (isOnlyPrices && !chargeable(totalOf([...agreed, ...changed])))
    throw refuse("total_not_chargeable")
  throw refuseLines(problems)
}

export const linesRefused: RefuseLines = (problems) =>
  refuse("lines_refused", {
    lines: problems.map((problem) => ({
      index: problem.index,
      partId: problem.partId,
      code: problem.code,
      message: lineProblemText(problem),
      ...("suggestions" in problem && {
        availableQuantity: problem.availableQuantity,
        suggestion: nearestOf(problem.suggestions, problem.quantity),
      }),
      ...("price" in problem && { unitPrice: toDollars(problem.price.unitPriceCents) }),
    })),
  })
