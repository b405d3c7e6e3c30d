import { useId } from "react"
import { pageText } from "#contract/kernel/page-text.ts"
import { t } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { OrderLink } from "#web/navigation/order-link.tsx"
import { paths } from "#web/navigation/paths.ts"
import { OrderAgainButtons, OrderAgainNews, useOrderAgain } from "#web/orders/buyer/order-again.tsx"
import { EndText, HoldNote } from "#web/orders/shared/hold-note.tsx"
import type { Order, OrderToPay } from "#web/orders/shared/shown-order.ts"
import { ButtonLink } from "#web/ui/button.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { focusOnMount } from "#web/ui/focus-on-mount.ts"
import { CircleCheck, Icon } from "#web/ui/icon/icon.tsx"
import { PageTitle, WholeWords } from "#web/ui/page-title.tsx"

interface PaymentDoneProps {
  order: OrderToPay
  transactionId: string
  /** Whether the provider has the payment but the shop has not confirmed it yet. */
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
      <PaymentMethod order={order} transactionId={transactionId} />
      <div role="status" className="mt-4 empty:hidden">
        {delayed ? (
          <Notice tone="warn">{t("We are confirming your order; do not pay again.")}</Notice>
        ) : null}
      </div>
      <NextSteps orderId={order._id} />
    </section>
  )
}

export function AlreadyPaid({ order }: { order: OrderToPay }) {
  return (
    <section className="rounded-lg border border-border bg-surface p-6">
      <h2 className="text-h2">{t("This order is paid")}</h2>
      {order.transactionId ? (
        <PaymentMethod order={order} transactionId={order.transactionId} />
      ) : null}
      <NextSteps orderId={order._id} />
    </section>
  )
}

const PaymentMethod = ({ order, transactionId }: { order: OrderToPay; transactionId: string }) => (
  <>
    <p className="mt-3 text-price tabular-nums">
      {t("Paid: {price}", { price: formatAmount(order.price) })}
    </p>
    <p className="mt-1 text-[0.9375rem]/6">
      {t("Transaction id:")}{" "}
      <span className="font-mono text-mono break-all select-all">{transactionId}</span>
    </p>
  </>
)

const NextSteps = ({ orderId }: { orderId: string }) => (
  <p className="mt-6 flex flex-wrap gap-3">
    <ButtonLink to={paths.order(orderId)}>{t("Receipt")}</ButtonLink>
    <ButtonLink to={paths.myOrder} variant="secondary">
      {pageText.sidebar.myOrder}
    </ButtonLink>
  </p>
)

interface PaymentHeadingProps {
  order: OrderToPay
  isDue: boolean
}

export function PaymentHeading({ order, isDue }: PaymentHeadingProps) {
  return (
    <>
      <p className="text-text-2">{t("Hello, {userName}", { userName: order.userName })}</p>
      <PageTitle className="mt-1">
        <WholeWords>{pageText.payment.payFor(order.productName)}</WholeWords>
      </PageTitle>
      {isDue ? (
        <>
          <p className="mt-4 text-price tabular-nums">
            {pageText.payment.pleasePay(formatAmount(order.payment?.due ?? order.price))}
          </p>
          <HoldNote order={order} className="mt-2" />
        </>
      ) : null}
      <PaymentFacts order={order} />
    </>
  )
}

const PaymentFacts = ({ order }: { order: OrderToPay }) => (
  <dl className="my-6 grid max-w-[30rem] grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 border-y border-border py-4 text-sm">
    <dt className="text-text-2">{t("Quantity")}</dt>
    <dd className="text-right tabular-nums">{formatCount(order.quantity)}</dd>
    {order.unitPrice === undefined ? (
      <>
        <dt className="text-text-2">{t("Lines")}</dt>
        <dd className="text-right tabular-nums">{formatCount(order.lineCount)}</dd>
      </>
    ) : (
      <>
        <dt className="text-text-2">{t("Unit price")}</dt>
        <dd className="text-right tabular-nums">{formatAmount(order.unitPrice)}</dd>
      </>
    )}
    {order.purchaseOrder === undefined ? null : (
      <>
        <dt className="text-text-2">{t("Purchase order")}</dt>
        <dd className="text-right wrap-anywhere">{order.purchaseOrder}</dd>
      </>
    )}
    <dt className="text-text-2">{t("Order number")}</dt>
    <dd className="text-right [&>span]:flex-wrap [&>span]:justify-end">
      <OrderLink id={order._id} number={order.orderNumber} />
    </dd>
  </dl>
)

interface PaymentCancelledProps {
  order: Order
  end: NonNullable<Order["cancelled"]>
}

export function PaymentCancelled({ order, end }: PaymentCancelledProps) {
  const again = useOrderAgain(order)
  return (
    <>
      <p className="text-text-2">{t("Hello, {userName}", { userName: order.userName })}</p>
      <PageTitle className="mt-1">
        <EndText of={end} />
      </PageTitle>
      <p className="mt-4">
        {t("Your order of {productName} was not charged. Its parts are on sale again.", {
          productName: order.productName,
        })}
      </p>
      <PaymentFacts order={order} />
      <OrderAgainNews again={again} />
      <div className="flex flex-wrap gap-2">
        <OrderAgainButtons order={order} again={again} />
      </div>
    </>
  )
}
