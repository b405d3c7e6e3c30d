import { formatCount } from "#domain/shop/number-format.ts"
import type { Reply } from "#web/api/api.ts"

type Order = Reply<"GET /myorder">[number]
type Line = Order["lines"][number]

/** Of a line: `4 of 10 shipped, 6 cancelled`; nothing where all of it is still to come. */
export const unitsText = ({ quantity, shipped = 0, cancelled = 0, returned = 0 }: Line): string => {
  const of = shipped === quantity ? "all" : `${formatCount(shipped)} of ${formatCount(quantity)}`
  return [
    shipped > 0 ? `${of} shipped` : "",
    cancelled > 0 ? `${formatCount(cancelled)} cancelled` : "",
    returned > 0 ? `${formatCount(returned)} returned` : "",
  ]
    .filter(Boolean)
    .join(", ")
}

/** Of an order whose units are not all in one place: `3 of 12 lines shipped`, `40 units waiting for stock`. */
export function placesText({
  places,
  status,
  quantity,
  lineCount,
}: Pick<Order, "places" | "quantity" | "lineCount"> & { status: string }): string[] {
  if (!places || status === "cancelled") return []
  const { shippedLines, shipped, waiting, cancelled } = places
  const isPart = shipped > 0 && shipped + cancelled < quantity
  return [
    ...(isPart && shippedLines > 0 && lineCount > 1
      ? [`${formatCount(shippedLines)} of ${formatCount(lineCount)} lines shipped`]
      : []),
    ...(isPart && (shippedLines === 0 || lineCount === 1)
      ? [`${formatCount(shipped)} of ${formatCount(quantity)} units shipped`]
      : []),
    ...(waiting > 0 ? [`${units(waiting)} waiting for stock`] : []),
    ...(cancelled > 0 ? [`${units(cancelled)} cancelled`] : []),
  ]
}

const units = (count: number): string => `${formatCount(count)} ${count === 1 ? "unit" : "units"}`
