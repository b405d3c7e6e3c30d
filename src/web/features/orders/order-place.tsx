import { Link } from "react-router"
import { formatCount } from "#domain/shop/number-format.ts"
import { paths } from "#web/navigation/paths.ts"
import type { ListedOrder } from "./types.ts"

/** How far an order has come, and what of it is where; of a paid one its page is the receipt. */
export const OrderPlace = ({ order }: { order: ListedOrder }) => (
  <>
    {order.status}
    {placesText(order).map((sentence) => (
      <span key={sentence} className="block text-xs text-text-2 tabular-nums">
        {sentence}
      </span>
    ))}
    {order.paid ? (
      <Link to={paths.order(order._id)} className="block text-sm underline underline-offset-2">
        Receipt<span className="sr-only"> of order {order.orderNumber}</span>
      </Link>
    ) : null}
  </>
)

/** Where its units are not all in one place: `3 of 12 lines shipped`, `40 units waiting for stock`. */
function placesText({ places, status, quantity, lineCount }: ListedOrder): string[] {
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
