import { pageText } from "#contract/kernel/page-text.ts"
import { formatCount, formatPrice } from "#domain/shop/number-format.ts"
import { OrderLink } from "#web/navigation/order-link.tsx"
import { HoldNote } from "#web/orders/shared/hold-note.tsx"
import { WholeWords } from "#web/ui/whole-words.tsx"
import type { OrderToPay } from "../../orders/shared/shown-order.ts"

interface PaymentHeadingProps {
  order: OrderToPay
  /** Whether the order still waits for its money. */
  isDue: boolean
}

/** Whom we greet, what is paid for and how much. */
export function PaymentHeading({ order, isDue }: PaymentHeadingProps) {
  return (
    <>
      <p className="text-text-2">Hello, {order.userName}</p>
      <h1 tabIndex={-1} className="mt-1 text-h1">
        <WholeWords>{pageText.payment.payFor(order.productName)}</WholeWords>
      </h1>
      {isDue ? (
        <>
          <p className="mt-4 text-price tabular-nums">
            {pageText.payment.pleasePay(formatPrice(order.price))}
          </p>
          <HoldNote order={order} className="mt-2" />
        </>
      ) : null}
      <PaymentFacts order={order} />
    </>
  )
}

/** What the payment is for. */
export const PaymentFacts = ({ order }: { order: OrderToPay }) => (
  <dl className="my-6 grid max-w-[480px] grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 border-y border-border py-4 text-sm">
    <dt className="text-text-2">Quantity</dt>
    <dd className="text-right tabular-nums">{formatCount(order.quantity)}</dd>
    {order.unitPrice === undefined ? (
      <>
        <dt className="text-text-2">Lines</dt>
        <dd className="text-right tabular-nums">{formatCount(order.lineCount)}</dd>
      </>
    ) : (
      <>
        <dt className="text-text-2">Unit price</dt>
        <dd className="text-right tabular-nums">{formatPrice(order.unitPrice)}</dd>
      </>
    )}
    {order.purchaseOrder === undefined ? null : (
      <>
        <dt className="text-text-2">Purchase order</dt>
        <dd className="text-right wrap-anywhere">{order.purchaseOrder}</dd>
      </>
    )}
    <dt className="text-text-2">Order number</dt>
    <dd className="text-right [&>span]:flex-wrap [&>span]:justify-end">
      <OrderLink id={order._id} number={order.orderNumber} />
    </dd>
  </dl>
)
