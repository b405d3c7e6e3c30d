import { useId } from "react"
import { WriteFailureNotice } from "#web/forms/write-failure.tsx"
import type { Order } from "#web/orders/shared/shown-order.ts"
import { RefundForm } from "../../payments/admin/refund-form.tsx"
import { ShipForm } from "../../shipments/admin/ship-form.tsx"
import { FreightForm } from "./freight-form.tsx"
import { OrderStatus } from "./order-status.tsx"
import { RestoreOrder } from "./restore-order.tsx"
import { useAdvanceOrder } from "./use-advance-order.ts"

interface OrderActionsProps {
  order: Order
  /** How many units of each line refunds are for already. */
  refunded: ReadonlyMap<number, number>
  /** Gets the number of a shipment that was sent. */
  onSent: (number: number) => void
}

/** What administrators can do with one order: move it on, ship it, and give its money back. */
export function OrderActions({ order, refunded, onSent }: OrderActionsProps) {
  const heading = useId()
  const steps = useAdvanceOrder()
  return (
    <section
      aria-labelledby={heading}
      className="rounded-lg border border-border bg-surface p-5 sm:p-6 print:hidden"
    >
      <h2 id={heading} className="mb-4 text-h3">
        Manage this order
      </h2>
      {order.removed ? (
        <>
          <p className="mb-2 text-sm text-text-2">
            This order was removed from the list. Its buyer keeps it.
          </p>
          <RestoreOrder order={order} />
        </>
      ) : (
        <>
          <p className="mb-2 text-sm text-text-2">Status, and the step to the next one</p>
          <OrderStatus order={order} steps={steps} />
        </>
      )}
      <WriteFailureNotice failure={steps.failure} className="mt-3" />
      {order.freightDue && !order.removed ? <FreightForm orderId={order._id} /> : null}
      {showsShipment(order) ? (
        // What is left changes with every shipment, and with it what the form begins with.
        <ShipForm key={`ship ${order.shipments?.length ?? 0}`} order={order} onSent={onSent} />
      ) : null}
      {order.can.refund.allowed ? (
        // What is left changes with every refund, and with it what the form begins with.
        <RefundForm key={`refund ${order.refunded}`} order={order} refunded={refunded} />
      ) : null}
    </section>
  )
}

/** What waits for stock is shown, too. */
const showsShipment = ({ can }: Order): boolean =>
  can.ship.allowed || can.ship.reason === "order_awaits_stock"
