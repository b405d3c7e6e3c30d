import { formatCount } from "#domain/shop/number-format.ts"
import { OrderPapers } from "./order-papers.tsx"
import type { ListedOrder } from "./types.ts"

/** How far an order has come, what of it is where, and what there is of it on paper. */
export const OrderPlace = ({ order }: { order: ListedOrder }) => (
  <>
    {order.status}
    {placesText(order).map((sentence) => (
      <span key={sentence} className="block text-xs text-text-2 tabular-nums">
        {sentence}
      </span>
    ))}
    <OrderPapers order={order} />
  </>
)

/** Where its units are not all in one place: `Shipped 3 of 12 lines`, `40 units wait for stock`. */
function placesText({ places, status, quantity, lineCount }: ListedOrder): string[] {
  if (!places || status === "cancelled") return []
  const { shippedLines, shipped, waiting, cancelled } = places
  const isPart = shipped > 0 && shipped + cancelled < quantity
  return [
    ...(isPart && shippedLines > 0 && lineCount > 1
      ? [`shipped ${formatCount(shippedLines)} of ${formatCount(lineCount)} lines`]
      : []),
    ...(isPart && (shippedLines === 0 || lineCount === 1)
      ? [`shipped ${formatCount(shipped)} of ${formatCount(quantity)} units`]
      : []),
    ...(waiting > 0 ? [`${units(waiting)} waiting for stock`] : []),
    ...(cancelled > 0 ? [`${units(cancelled)} cancelled`] : []),
  ]
}

const units = (count: number): string => `${formatCount(count)} ${count === 1 ? "unit" : "units"}`
