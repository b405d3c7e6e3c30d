import { EndText } from "#web/orders/shared/hold-note.tsx"
import { OrderAgainButtons, OrderAgainNews } from "../../orders/buyer/order-again.tsx"
import { useOrderAgain } from "../../orders/buyer/use-order-again.ts"
import type { Order } from "../../orders/shared/shown-order.ts"
import { PaymentFacts } from "./payment-heading.tsx"

interface PaymentCancelledProps {
  order: Order
  end: NonNullable<Order["cancelled"]>
}

/** An order that can no longer be paid: why, and the way to order it again. */
export function PaymentCancelled({ order, end }: PaymentCancelledProps) {
  const again = useOrderAgain(order)
  return (
    <>
      <p className="text-text-2">Hello, {order.userName}</p>
      <h1 tabIndex={-1} className="mt-1 text-h1">
        <EndText of={end} />
      </h1>
      <p className="mt-4">
        Your order of {order.productName} was not charged. Its parts are on sale again.
      </p>
      <PaymentFacts order={order} />
      <OrderAgainNews again={again} />
      <div className="flex flex-wrap gap-2">
        <OrderAgainButtons order={order} again={again} />
      </div>
    </>
  )
}
