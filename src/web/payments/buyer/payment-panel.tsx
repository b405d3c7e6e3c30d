import { lazy, Suspense, useState } from "react"
import { useRevalidator } from "react-router"
import { freightText } from "#contract/delivery/freight-text.ts"
import { Button } from "#web/ui/button.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { Spinner } from "#web/ui/feedback/spinner.tsx"
import { useFollowOrder } from "../../orders/buyer/use-follow-orders.ts"
import type { OrderToPay } from "../../orders/shared/shown-order.ts"
import type { PaymentConfig } from "./card-gateway.ts"
import { PaymentHeading } from "./payment-heading.tsx"
import { AlreadyPaid, PaymentDone } from "./payment-outcome.tsx"
import { SandboxCardForm } from "./sandbox-card-form.tsx"
import { settleOrder } from "./settle-order.ts"
import { usePaymentIntent } from "./use-payment-intent.ts"

const StripeCardForm = lazy(async () => ({
  default: (await import("./stripe-card-form.tsx")).StripeCardForm,
}))

interface PaymentPanelProps {
  order: OrderToPay
  config: PaymentConfig | null
}

/** From the card to the paid order, with every way it can end. */
export function PaymentPanel({ order, config }: PaymentPanelProps) {
  const [transactionId, setTransactionId] = useState<string>()
  const [delayed, setDelayed] = useState(false)
  const { revalidate } = useRevalidator()
  useFollowOrder(order._id, delayed || !(order.paid || transactionId), () => {
    setDelayed(false)
    void revalidate()
  })

  const finish = async (paidBy: string) => {
    setTransactionId(paidBy)
    const settled = await settleOrder(order._id, paidBy, () => setDelayed(true))
    if (!settled) return
    setDelayed(false)
    // Whoever is on another page by now, or on the way to it, sees the order paid there.
    await revalidate()
  }
  return (
    <>
      <PaymentHeading order={order} isDue={!transactionId && !order.paid && !order.freightDue} />
      <div className="max-w-[480px]">
        {transactionId ? (
          <PaymentDone order={order} transactionId={transactionId} delayed={delayed} />
        ) : (
          <PaymentDue order={order} config={config} onPaid={(id) => void finish(id)} />
        )}
      </div>
    </>
  )
}

interface PaymentDueProps extends PaymentPanelProps {
  onPaid: (transactionId: string) => void
}

function PaymentDue({ order, config, onPaid }: PaymentDueProps) {
  if (order.paid) return <AlreadyPaid order={order} />
  if (order.freightDue) return <Notice tone="info">{freightText.due}</Notice>
  if (config) return <CardPayment order={order} config={config} onPaid={onPaid} />
  return <Notice tone="warn">Card payment is not set up in this shop. Your order is kept.</Notice>
}

interface CardPaymentProps {
  order: OrderToPay
  config: PaymentConfig
  onPaid: (transactionId: string) => void
}

function CardPayment({ order, config, onPaid }: CardPaymentProps) {
  const { clientSecret, failure, refused, tryAgain } = usePaymentIntent(order)
  const CardForm = config.provider === "stripe" ? StripeCardForm : SandboxCardForm
  return (
    <div className="flex flex-col gap-5">
      {/* It stays beside a failure, with what was typed in it; of what the shop refused, no card makes a payment. */}
      {refused ? null : (
        <Suspense fallback={<Spinner />}>
          <CardForm
            config={config}
            clientSecret={clientSecret}
            holder={{ name: order.userName, email: order.email }}
            onPaid={onPaid}
          />
        </Suspense>
      )}
      {failure ? (
        <Notice tone="danger" role="alert" title="Payment could not be started.">
          <p>{failure}</p>
          <Button variant="secondary" className="mt-3" onClick={tryAgain}>
            Try again
          </Button>
        </Notice>
      ) : null}
    </div>
  )
}
