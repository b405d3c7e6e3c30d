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
import { type Cents, cents, toDollars } from "#domain/pricing/money.ts"
import { withoutBreaks } from "#domain/pricing/price-for.ts"
import { type Refusal, refuse } from "../kernel/refusal.ts"

export type Lines = AgreedLine<OfferedPart>[]

/** What is said of lines that do not hold. */
export type RefuseLines = (problems: readonly LineProblem[]) => Refusal

interface Wanted {
  lines: readonly WantedLine[]
  expectedTotalCents?: Cents | undefined
}

export const totalOf = (lines: readonly { totalCents: number }[]): number =>
  lines.reduce((sum, { totalCents }) => sum + totalCents, 0)

/** Never charge more than the buyer's screen showed, nor less, but by a break that a client does not know. */
export function agreeOnLines(
  { lines, expectedTotalCents }: Wanted,
  parts: OfferedPart[],
  refuseLines: RefuseLines,
): Lines {
  const { agreed, problems } = agreeLines(lines, parts)
  const changed = problems.flatMap((problem) =>
    problem.code === "price_changed" ? [problem.price] : [],
  )
  const total = totalOf([...agreed, ...changed])
  if (changed.length === problems.length && !chargeable(total)) throw refuse("total_not_chargeable")
  if (problems.length > 0) throw refuseLines(problems)
  const seen = [total, totalOf(agreed.map((line) => withoutBreaks(line) ?? line))]
  if (expectedTotalCents !== undefined && !seen.includes(expectedTotalCents))
    throw refuse("price_changed", {
      price: toDollars(cents(total)),
      ...(agreed.length === 1 && agreed[0] && { unitPrice: toDollars(agreed[0].unitPriceCents) }),
    })
  return agreed
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
