import { formatDay } from "#domain/shop/day-format.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { type ExpectedBatch, isOverdue } from "#domain/stock/expected-batch.ts"

/** What buyers are told of stock that is on its way: `40 more expected on 3 Dec 2026`. */
export function expectedText(batch: ExpectedBatch): string {
  const more = `${formatCount(batch.quantity)} more`
  const day = formatDay(batch.on)
  if (!isOverdue(batch)) return `${more} expected on ${day}.`
  return `${more} ${batch.quantity === 1 ? "was" : "were"} expected on ${day}. Ask us when.`
}
