import { formatCount, formatPrice } from "#domain/shop/number-format.ts"
import type { Reply } from "#web/api/api.ts"
import type { Order } from "#web/orders/shared/shown-order.ts"

type Line = Order["lines"][number]
type LineNow = Reply<"POST /price">["lines"][number]

/** A line that would not be now what it was then, and how. */
export interface LineChange {
  number: number
  name: string
  changes: string[]
}

/** What has become of an order's lines since, each beside the answer to the same line now. */
export const changesSince = (lines: readonly Line[], now: readonly LineNow[]): LineChange[] =>
  lines.flatMap((line, index) => {
    const changes = changesOf(line, now[index])
    return changes.length > 0 ? [{ number: line.number, name: line.name, changes }] : []
  })

export const isSold = (now: LineNow | undefined): now is Extract<LineNow, { partId: string }> =>
  now !== undefined && "partId" in now

/** How so many of a part would not be now what they were then. */
export function changesOf(
  { quantity, unitPrice }: Pick<Line, "quantity" | "unitPrice">,
  now: LineNow | undefined,
): string[] {
  if (!isSold(now)) return ["is no longer sold"]
  const { problem, availableQuantity } = now
  const short = `only ${formatCount(availableQuantity)} of ${formatCount(quantity)} are there now`
  return [
    ...(now.unitPrice === unitPrice
      ? []
      : [`${formatPrice(now.unitPrice)} each, was ${formatPrice(unitPrice)}`]),
    ...(problem ? [problem.code === "not_available" ? short : problem.message] : []),
  ]
}
