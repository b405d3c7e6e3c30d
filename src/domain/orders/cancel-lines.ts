/** A line of an order that its buyer may take units off. */
export interface CancellableLine {
  number: number
  partId: string
  /** Units that are neither cancelled nor given back, and those of them that did not go out. */
  left: number
  cancellable: number
  /** From how many units on its price holds. */
  priceFrom: number
  minimumQuantity: number
  orderMultiple: number
}

export interface CancelledUnits {
  number: number
  quantity: number
}

/** So many cannot be cancelled; the nearest numbers that can. */
export interface CancelProblem extends CancelledUnits {
  cancellable: number
  suggestions: number[]
}

/**
 * Lists what cannot be cancelled. The rest of a line is nothing, or as much as can be ordered at its price: of the part,
 * its other lines of the order counted, no less than its minimum and whole packs. So nobody keeps a price that only more bear.
 */
export function refuseCancelling(
  lines: readonly CancellableLine[],
  asked: readonly CancelledUnits[],
): CancelProblem[] {
  const taken = new Map(asked.map(({ number, quantity }) => [number, quantity]))
  const leftOf = (line: CancellableLine) => line.left - (taken.get(line.number) ?? 0)
  const ofPart = new Map<string, number>()
  for (const line of lines)
    ofPart.set(line.partId, (ofPart.get(line.partId) ?? 0) + Math.max(leftOf(line), 0))
  return asked.flatMap(({ number, quantity }) => {
    const line = lines.find((one) => one.number === number)
    if (!line) return { number, quantity, cancellable: 0, suggestions: [] }
    const others = (ofPart.get(line.partId) ?? 0) - Math.max(leftOf(line), 0)
    const { cancellable } = line
    if (quantity <= cancellable && mayBeLeft(line, others, leftOf(line))) return []
    return { number, quantity, cancellable, suggestions: nearest(line, others, leftOf(line)) }
  })
}

const mayBeLeft = (line: CancellableLine, others: number, left: number): boolean =>
  left === 0 || left === line.left || (left >= leastOf(line, others) && fits(line, left + others))

const leastOf = ({ priceFrom, minimumQuantity }: CancellableLine, others: number): number =>
  Math.max(priceFrom, minimumQuantity - others, 1)

const fits = ({ orderMultiple }: CancellableLine, units: number): boolean =>
  units % orderMultiple === 0

/** How many to cancel in place of what leaves so many: fewer, and more. */
function nearest(line: CancellableLine, others: number, wanted: number): number[] {
  const left = Math.max(wanted, line.left - line.cancellable)
  if (mayBeLeft(line, others, left)) return left < line.left ? [line.left - left] : []
  const { orderMultiple: pack } = line
  const least = leastOf(line, others)
  const above = Math.ceil((Math.max(left, least) + others) / pack) * pack - others
  const below = Math.floor((left + others) / pack) * pack - others
  const lefts = [Math.min(above, line.left), below >= least ? below : 0]
  return [...new Set(lefts.map((one) => line.left - one))].filter(
    (units) => units > 0 && units <= line.cancellable,
  )
}
