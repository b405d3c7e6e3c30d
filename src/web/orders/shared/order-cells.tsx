import { formatCount, formatPrice } from "#domain/shop/number-format.ts"
import type { Reply } from "#web/api/api.ts"
import { OrderLink } from "#web/navigation/order-link.tsx"
import { Badge } from "#web/ui/badge.tsx"

type Order = Reply<"GET /myorder">[number]

/*
 * Cells of a list of orders. Where a row is a card, there are no headers to read them under: `card-only` is what
 * they say themselves then.
 */

export const OrderId = ({ order, list }: { order: Order; list?: string }) => (
  <>
    <OrderLink id={order._id} number={order.orderNumber} list={list} />
    {order.lineCount > 1 ? (
      <span className="card-only"> {formatCount(order.lineCount)} lines</span>
    ) : null}
  </>
)

export const OrderQuantity = ({ order: { quantity, unitPrice } }: { order: Order }) => (
  <>
    {formatCount(quantity)}
    <span className="card-only">
      {unitPrice === undefined ? " units" : ` × ${formatPrice(unitPrice)}`}
    </span>
  </>
)

export const OrderPrice = ({ order: { price, paid, status } }: { order: Order }) => (
  <>
    {formatPrice(price)}
    {status === "cancelled" ? null : (
      <>
        {" "}
        <span className="card-only">
          <Badge tone={paid ? "brand" : "warn"}>{paid ? "paid" : "unpaid"}</Badge>
        </span>
      </>
    )}
  </>
)
