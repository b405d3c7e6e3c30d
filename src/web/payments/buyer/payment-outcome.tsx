import { useId } from "react"
import { pageText } from "#contract/kernel/page-text.ts"
import { formatPrice } from "#domain/shop/number-format.ts"
import { paths } from "#web/navigation/paths.ts"
import { ButtonLink } from "#web/ui/button.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { Icon } from "#web/ui/icon/icon.tsx"
import { CircleCheck } from "#web/ui/icon/icons.ts"
import type { OrderToPay } from "../../orders/shared/shown-order.ts"

const focusOnMount = (element: HTMLElement | null) => element?.focus()

interface PaymentDoneProps {
  order: OrderToPay
  transactionId: string
  /** The provider has the money, and the shop has not heard it confirmed yet. */
  delayed: boolean
}

export function PaymentDone({ order, transactionId, delayed }: PaymentDoneProps) {
  const heading = useId()
  return (
    <section
      aria-labelledby={heading}
      className="rounded-lg border border-brand bg-brand-subtle p-6"
    >
      <Icon of={CircleCheck} size={32} className="text-brand" />
      <h2 id={heading} ref={focusOnMount} tabIndex={-1} className="mt-3 text-h2">
        {pageText.payment.completed}
      </h2>
      <PaidWith order={order} transactionId={transactionId} />
      <div role="status" className="mt-4 empty:hidden">
        {delayed ? (
          <Notice tone="warn">We are confirming your order; do not pay again.</Notice>
        ) : null}
      </div>
      <NextSteps orderId={order._id} />
    </section>
  )
}

export function AlreadyPaid({ order }: { order: OrderToPay }) {
  return (
    <section className="rounded-lg border border-border bg-surface p-6">
      <h2 className="text-h2">This order is paid</h2>
      {order.transactionId ? <PaidWith order={order} transactionId={order.transactionId} /> : null}
      <NextSteps orderId={order._id} />
    </section>
  )
}

const PaidWith = ({ order, transactionId }: { order: OrderToPay; transactionId: string }) => (
  <>
    <p className="mt-3 text-price tabular-nums">Paid: {formatPrice(order.price)}</p>
    <p className="mt-1 text-[0.9375rem]/6">
      Transaction id:{" "}
      <span className="font-mono text-mono break-all select-all">{transactionId}</span>
    </p>
  </>
)

const NextSteps = ({ orderId }: { orderId: string }) => (
  <p className="mt-6 flex flex-wrap gap-3">
    <ButtonLink to={paths.order(orderId)}>Receipt</ButtonLink>
    <ButtonLink to={paths.myOrder} variant="secondary">
      {pageText.sidebar.myOrder}
    </ButtonLink>
  </p>
)
