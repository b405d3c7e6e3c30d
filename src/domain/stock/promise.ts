import { shopDay } from "../shop/days.ts"

/** Quantity of a part expected on a day such as `2026-12-03`. */
export interface ExpectedBatch {
  quantity: number
  on: string
}

export const MAX_BATCHES = 20

export const isOverdue = ({ on }: Pick<ExpectedBatch, "on">, day = shopDay()): boolean => on < day

/** Returns the batches, soonest first, that cover the missing quantity. */
export function batchesFor<Batch extends ExpectedBatch>(
  missing: number,
  batches: readonly Batch[],
): Batch[] {
  let left = missing
  return batches.filter(({ quantity }) => {
    const isNeeded = left > 0
    left -= quantity
    return isNeeded
  })
}

/** Units of a line by source: in stock, expected on a day, or of unknown date. */
export interface PromisedUnits {
  from: "stock" | "expected" | "unknown"
  quantity: number
  on?: string
}

export interface Supply {
  availableQuantity: number
  expected: readonly ExpectedBatch[] | null
  waiting: number
}

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

/** Allocates units to stock, then to expected batches. Overdue batches do not count. */
export function promiseUnits(quantity: number, supply: Supply): PromisedUnits[] {
  const now = Math.min(quantity, supply.availableQuantity)
  const expected = supply.expected?.filter((batch) => !isOverdue(batch)) ?? []
  let left = quantity - now
  const datedUnits = freeBatches({ ...supply, expected }).map((batch): PromisedUnits => {
    const units = Math.min(left, batch.quantity)
    left -= units
    return { from: "expected", quantity: units, on: batch.on }
  })
  const pieces: PromisedUnits[] = [
    { from: "stock", quantity: now },
    ...datedUnits,
    { from: "unknown", quantity: left },
  ]
  return pieces.filter((piece) => piece.quantity > 0)
}

/** Allocates all lines in order; several may share a part. Undefined for lines that are fully in stock. */
export function promiseLines(
  lines: readonly { partId: string; quantity: number }[],
  supplies: ReadonlyMap<string, Supply>,
): (PromisedUnits[] | undefined)[] {
  const left = new Map(supplies)
  return lines.map(({ partId, quantity }) => {
    const supply = left.get(partId)
    if (!supply) return undefined
    left.set(partId, supplyAfter(supply, quantity))
    return quantity > supply.availableQuantity ? promiseUnits(quantity, supply) : undefined
  })
}

/** Returns the day from which all lines are available, `today` at the earliest; undefined if nobody knows it. */
export function availableFrom(
  promises: readonly (readonly PromisedUnits[] | undefined)[],
  today: string,
): string | undefined {
  const units = promises.flatMap((promise) => promise ?? [])
  if (units.some(({ from }) => from === "unknown")) return undefined
  return units.reduce((latest, { on = today }) => (on > latest ? on : latest), today)
}

const supplyAfter = (supply: Supply, quantity: number): Supply => ({
  ...supply,
  availableQuantity: Math.max(0, supply.availableQuantity - quantity),
  waiting: supply.waiting + Math.max(0, quantity - supply.availableQuantity),
})

export const waitingOf = (promise: readonly PromisedUnits[]): number =>
  promise.reduce((sum, { from, quantity }) => (from === "stock" ? sum : sum + quantity), 0)
