import { refusalText } from "#contract/orders/line-text.ts"
import { lineProblemText } from "#contract/orders/refusals.ts"
import { t } from "#domain/languages/translate.ts"
import type { LineProblem, QuantityProblem } from "#domain/orders/agree-lines.ts"
import type { LineEdit } from "#domain/orders/edit-lines.ts"
import { nearestOf } from "#domain/orders/quantity.ts"
import { formatCount } from "#domain/shop/number-format.ts"

/** Maximum number of problems in the message; all are in `lines`. */
const MAX_PROBLEMS = 3

/** Explains to staff why an edit is refused: line, rule and nearest possible quantity. */
export function editProblemsText(
  problems: readonly LineProblem[],
  edits: readonly LineEdit[],
  parts: readonly { id: string; name: string }[],
): string {
  const names = new Map(parts.map(({ id, name }) => [id, name]))
  const texts = problems.slice(0, MAX_PROBLEMS).map((problem) => {
    const name = names.get(problem.partId) ?? ""
    const number = edits[problem.index]?.number
    const text = problemText(problem)
    return number === undefined
      ? `${name}: ${text}`
      : t("Line {number}, {name}: {text}", { number, name, text })
  })
  return [...texts, t("Nothing was changed.")].join(" ")
}

function problemText(problem: LineProblem): string {
  if (!("suggestions" in problem)) return lineProblemText(problem)
  const suggestion = nearestOf(problem.suggestions, problem.quantity)
  const nearest =
    suggestion === undefined
      ? []
      : [t("Nearest possible quantity: {suggestion}.", { suggestion: formatCount(suggestion) })]
  return [limitText(problem), ...nearest].join(" ")
}

function limitText(problem: QuantityProblem): string {
  if (problem.code === "below_minimum")
    return t("The minimum is {minimum}.", { minimum: formatCount(problem.minimumQuantity) })
  if (problem.code === "not_available")
    return t("Only {available} available.", { available: formatCount(problem.availableQuantity) })
  return refusalText(problem)
}
