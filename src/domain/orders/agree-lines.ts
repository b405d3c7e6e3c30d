import type { Cents } from "../pricing/money.ts"
import { type Price, type PricedPart, priceFor } from "../pricing/price-for.ts"
import { checkQuantity, type QuantityRefusal, type QuantityRules } from "./quantity.ts"

export interface WantedLine {
  partId: string
  quantity: number
  /** What the buyer's screen showed for one unit. */
  expectedUnitPriceCents?: Cents | undefined
}

type OrderedPart = QuantityRules & PricedPart & { id: string }

export interface AgreedLine<Part> extends Price {
  part: Part
  quantity: number
}

/** What may be ordered of the part instead. */
export type QuantityProblem = QuantityRefusal &
  Pick<QuantityRules, "minimumQuantity" | "availableQuantity">

type Problem =
  | { code: "part_not_found" | "total_not_chargeable" }
  | QuantityProblem
  | { code: "price_changed"; price: Price }

/** A line that does not hold, by its place among the lines, and why. */
export type LineProblem = Problem & { index: number; partId: string }

/** Each line at its price of now, or why it does not hold. What one part is ordered of counts in all. */
export function agreeLines<Part extends OrderedPart>(
  lines: readonly WantedLine[],
  parts: readonly Part[],
): { agreed: AgreedLine<Part>[]; problems: LineProblem[] } {
  const known = new Map(parts.map((part) => [part.id, part]))
  const units = new Map<string, number>()
  for (const { partId, quantity } of lines) units.set(partId, (units.get(partId) ?? 0) + quantity)
  const agreed: AgreedLine<Part>[] = []
  const problems: LineProblem[] = []
  for (const [index, line] of lines.entries()) {
    const { partId, quantity } = line
    const part = known.get(partId)
    const judged = judge(part, line, units.get(partId) ?? quantity)
    if ("code" in judged) problems.push({ ...judged, index, partId })
    else if (part) agreed.push({ ...judged, part, quantity })
  }
  return { agreed, problems }
}

function judge(part: OrderedPart | undefined, line: WantedLine, units: number): Price | Problem {
  if (!part) return { code: "part_not_found" }
  const { minimumQuantity, availableQuantity } = part
  const refusal = checkQuantity(part, units)
  if (refusal) return { ...refusal, minimumQuantity, availableQuantity }
  const price = priceFor({ part, quantity: line.quantity })
  if (!price) return { code: "total_not_chargeable" }
  const { expectedUnitPriceCents = price.unitPriceCents } = line
  return expectedUnitPriceCents === price.unitPriceCents ? price : { code: "price_changed", price }
}
