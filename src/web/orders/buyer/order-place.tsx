import { Link } from "react-router"
import { paths } from "#web/navigation/paths.ts"
import type { ListedOrder } from "#web/orders/shared/shown-order.ts"
import { placesText } from "#web/orders/shared/units-text.ts"

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
