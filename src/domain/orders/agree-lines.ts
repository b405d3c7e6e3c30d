import type { Cents } from "../pricing/money.ts"
import { type OwnPrice, type Price, type PricedPart, priceOf } from "../pricing/price-for.ts"
import type { SomeLineDetails } from "./line-details.ts"
import { checkQuantity, type QuantityRefusal, type QuantityRules } from "./quantity.ts"

export interface WantedLine {
  partId: string
  quantity: number
  /** Unit price that the buyer's screen showed. */
  expectedUnitPriceCents?: Cents | undefined
  /** Only in an order that staff place. */
  own?: OwnPrice | undefined
  details?: SomeLineDetails | undefined
}

export type OrderedPart = QuantityRules & PricedPart & { id: string }

export interface AgreedLine<Part> extends Price {
  part: Part
  quantity: number
  details?: SomeLineDetails | undefined
}

/** Quantities that can be ordered instead. */
export type QuantityProblem = QuantityRefusal &
  Pick<QuantityRules, "minimumQuantity" | "availableQuantity">

/** Why a line does not hold. */
export type LineRefusal =
  | { code: "part_not_found" | "total_not_chargeable" }
  | QuantityProblem
  | { code: "price_changed"; price: Price }

/** A line that does not hold, by its place among the lines, and why. */
export type LineProblem = LineRefusal & { index: number; partId: string; quantity: number }

/** A line as it is now: what it costs wherever that can be said, and why it may not be ordered so. */
export interface JudgedLine<Part> {
  quantity: number
  part: Part | undefined
  price: Price | undefined
  problem: LineProblem | undefined
  /** Units of the same part that other lines take. */
  others: number
}

/** Prices each line and says why it cannot be ordered. Limits apply to all lines of a part together. */
export function judgeLines<Part extends OrderedPart>(
  lines: readonly WantedLine[],
  parts: readonly Part[],
): JudgedLine<Part>[] {
  const known = new Map(parts.map((part) => [part.id, part]))
  const units = new Map<string, number>()
  for (const { partId, quantity } of lines) units.set(partId, (units.get(partId) ?? 0) + quantity)
  return lines.map((line, index) => {
    const { partId, quantity } = line
    const part = known.get(partId)
    const price = part && priceOf({ part, quantity, own: line.own })
    const others = (units.get(partId) ?? quantity) - quantity
    const problem = problemOf(line, part, price, others)
    return {
      quantity,
      part,
      price,
      others,
      problem: problem && { ...problem, index, partId, quantity },
    }
  })
}

/** Separates lines that can be ordered from the problems of the others. */
export function agreeLines<Part extends OrderedPart>(
  lines: readonly WantedLine[],
  parts: readonly Part[],
): { agreed: AgreedLine<Part>[]; problems: LineProblem[] } {
  const judged = judgeLines(lines, parts)
  return {
    agreed: judged.flatMap(({ part, price, quantity, problem }, index) =>
      part && price && !problem
        ? [{ ...price, part, quantity, details: lines[index]?.details }]
        : [],
    ),
    problems: judged.flatMap(({ problem }) => problem ?? []),
  }
}

function problemOf(
  { quantity, expectedUnitPriceCents }: WantedLine,
  part: OrderedPart | undefined,
  price: Price | undefined,
  others: number,
): LineRefusal | undefined {
  if (!part) return { code: "part_not_found" }
  const refusal = checkQuantity(part, quantity + others)
  if (refusal) {
    const { minimumQuantity, availableQuantity } = part
    const suggestions = refusal.suggestions
      .map((inAll) => inAll - others)
      .filter((suggested) => suggested > 0)
    return { ...refusal, suggestions, minimumQuantity, availableQuantity }
  }
  if (!price) return { code: "total_not_chargeable" }
  // A client that knows no breaks shows the part's own price.
  const seen = [undefined, price.unitPriceCents, part.priceCents]
  return seen.includes(expectedUnitPriceCents) ? undefined : { code: "price_changed", price }
}
