import { type ExpectedBatch, isOverdue } from "./expected-batch.ts"

/** So many units of a line, and when they are there: now, on a day, or once they come. */
export interface PromisedUnits {
  from: "stock" | "expected" | "unknown"
  quantity: number
  on?: string
}

/** What there is of a part, and will be. */
export interface Supply {
  availableQuantity: number
  /** The soonest first. */
  expected: readonly ExpectedBatch[] | null
  /** How many others wait for already. */
  waiting: number
}

/** What of expected batches nobody waits for yet. */
export function freeBatches({
  expected,
  waiting,
}: Pick<Supply, "expected" | "waiting">): ExpectedBatch[] {
  let promised = waiting
  return (expected ?? []).flatMap((batch) => {
    const free = batch.quantity - promised
    promised = Math.max(0, -free)
    return free > 0 ? [{ ...batch, quantity: Math.min(free, batch.quantity) }] : []
  })
}

/** When so many units are there. Nothing is promised of what should have come already. */
export function promiseUnits(quantity: number, supply: Supply): PromisedUnits[] {
  const now = Math.min(quantity, supply.availableQuantity)
  const expected = supply.expected?.filter((batch) => !isOverdue(batch)) ?? []
  let left = quantity - now
  const onDays = freeBatches({ ...supply, expected }).map((batch): PromisedUnits => {
    const units = Math.min(left, batch.quantity)
    left -= units
    return { from: "expected", quantity: units, on: batch.on }
  })
  const pieces: PromisedUnits[] = [
    { from: "stock", quantity: now },
    ...onDays,
    { from: "unknown", quantity: left },
  ]
  return pieces.filter((piece) => piece.quantity > 0)
}

/**
 * What is promised of each line, where several may be of one part: the first gets what there is. Undefined of a line that
 * has to wait for nothing.
 */
export function promiseLines(
  lines: readonly { partId: string; quantity: number }[],
  supplies: ReadonlyMap<string, Supply>,
): (PromisedUnits[] | undefined)[] {
  const left = new Map(supplies)
  return lines.map(({ partId, quantity }) => {
    const supply = left.get(partId)
    if (!supply) return undefined
    left.set(partId, afterwards(supply, quantity))
    return quantity > supply.availableQuantity ? promiseUnits(quantity, supply) : undefined
  })
}

/** Once somebody has taken so many, or waits for them. */
const afterwards = (supply: Supply, quantity: number): Supply => ({
  ...supply,
  availableQuantity: Math.max(0, supply.availableQuantity - quantity),
  waiting: supply.waiting + Math.max(0, quantity - supply.availableQuantity),
})

/** How many of them are not there. */
export const waitingOf = (promise: readonly PromisedUnits[]): number =>
  promise.reduce((sum, { from, quantity }) => (from === "stock" ? sum : sum + quantity), 0)
