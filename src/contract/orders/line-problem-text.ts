import type { LineProblem } from "#domain/orders/agree-lines.ts"
import { refusals } from "../kernel/refusals.ts"
import { quantityText } from "./quantity-text.ts"

/** Why a line may not be ordered, in the words of cart and API. */
export function lineProblemText(problem: LineProblem): string {
  if ("suggestions" in problem) return quantityText(problem)
  // Whether there ever was one is not looked up.
  if (problem.code === "part_not_found") return "This part is not on sale."
  return refusals[problem.code].text
}
