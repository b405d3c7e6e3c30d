import type { LineProblem } from "#domain/orders/agree-lines.ts"
import { refusals } from "../kernel/refusals.ts"
import { quantityText } from "./quantity-text.ts"

/** Why a line may not be ordered, in the words of cart and API. */
export const lineProblemText = (problem: LineProblem): string =>
  "suggestions" in problem ? quantityText(problem) : refusals[problem.code].text
