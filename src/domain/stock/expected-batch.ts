import { shopDay } from "../catalogue/lifecycle.ts"

/** So many of a part that come on a day, `2026-12-03`. */
export interface ExpectedBatch {
  quantity: number
  on: string
}

/** How many batches of one part may be on their way. */
export const MAX_BATCHES = 20

/** Its day is over, and it has not come. */
export const isOverdue = ({ on }: Pick<ExpectedBatch, "on">, day = shopDay()): boolean => on < day

/** Of batches, the soonest first, those that it takes until so many are there. */
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
