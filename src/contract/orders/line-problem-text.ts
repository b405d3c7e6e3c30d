import type { LineProblem } from "#domain/orders/agree-lines.ts"
import { notOnSale, quantityText } from "./quantity-text.ts"
import { orderRefusals } from "./refusals.ts"

/** Says why a line may not be ordered, as cart and API do. */
export function lineProblemText(problem: LineProblem): string {
  if ("suggestions" in problem) return quantityText(problem)
  if (problem.code === "part_not_found") return notOnSale()
  return orderRefusals[problem.code].text
}
