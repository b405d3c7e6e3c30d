import { lazy, Suspense, useState } from "react"
import { useRevalidator } from "react-router"
import { freightText } from "#contract/delivery/freight-text.ts"
import { t } from "#domain/languages/translate.ts"
import { chargeable } from "#domain/pricing/card-limits.ts"
import { toCents } from "#domain/pricing/money.ts"
import { useSite } from "#web/navigation/site.ts"
import { useFollowOrder } from "#web/orders/buyer/follow-orders.ts"
import type { OrderToPay } from "#web/orders/shared/shown-order.ts"
import { Button } from "#web/ui/button.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { Spinner } from "#web/ui/feedback/spinner.tsx"
import type { PaymentConfig } from "./card-gateway.ts"
import { AlreadyPaid, PaymentDone, PaymentHeading } from "./payment-outcome.tsx"
import { SandboxCardForm } from "./sandbox-card-form.tsx"
import { settleOrder } from "./settle-order.ts"
import { TransferDue, TransferOffer } from "./transfer-payment.tsx"
import { usePaymentIntent } from "./use-payment-intent.ts"

const StripeCardForm = lazy(async () => ({
  default: (await import("./stripe-card-form.tsx")).StripeCardForm,
}))

interface PaymentPanelProps {
  order: OrderToPay
  config: PaymentConfig | null
}

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
    // Buyers who have left the page see the payment on other pages.
    await revalidate()
  }
  return (
    <>
      <PaymentHeading order={order} isDue={!transactionId && !order.paid && !order.freightDue} />
      <div className="max-w-[30rem]">
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
  const [isChanged, setChanged] = useState(false)
  if (order.paid) return <AlreadyPaid order={order} />
  if (order.freightDue) return <Notice tone="info">{freightText.due}</Notice>
  return (
    <>
      {isChanged ? <ChangedNotice /> : null}
      <WaysToPay order={order} config={config} onPaid={onPaid} onChanged={() => setChanged(true)} />
    </>
  )
}

const ChangedNotice = () => (
  <div className="mb-6">
    <Notice tone="warn" role="alert" title={t("The payment of this order was changed elsewhere.")}>
      {t("Nothing was charged. This page now shows how to pay the order.")}
    </Notice>
  </div>
)

interface WaysToPayProps extends PaymentDueProps {
  /** Called when the open card payment turns out to be cancelled. */
  onChanged: () => void
}

/** Payment by card, by bank transfer, or a choice of both. */
function WaysToPay({ order, config, onPaid, onChanged }: WaysToPayProps) {
  const { bankTransfer } = useSite()
  const [choice, setChoice] = useState<"card" | "transfer">()
  const { payment } = order
  const isChargeable = chargeable(toCents(order.price))
  // A card would charge the full price, although part of it has arrived by transfer.
  const card = isChargeable && !payment?.received ? config : null
  if (payment && (choice !== "card" || !card))
    return (
      <TransferDue
        payment={payment}
        isNew={choice === "transfer"}
        onCard={card ? () => setChoice("card") : undefined}
      />
    )
  return (
    <>
      {card ? (
        <CardPayment order={order} config={card} onPaid={onPaid} onChanged={onChanged} />
      ) : null}
      {bankTransfer && !payment ? (
        <TransferOffer
          orderId={order._id}
          besideCard={card !== null}
          onChosen={() => setChoice("transfer")}
        />
      ) : null}
      {payment ? (
        <Button variant="secondary" className="mt-6" onClick={() => setChoice("transfer")}>
          {t("Pay by bank transfer")}
        </Button>
      ) : null}
      {card || bankTransfer ? null : (
        <Notice tone="warn">
          {config
            ? t("This total is above the limit for cards. Contact the shop.")
            : t("Card payment is not set up in this shop. Your order stays as it is.")}
        </Notice>
      )}
    </>
  )
}

interface CardPaymentProps {
  order: OrderToPay
  config: PaymentConfig
  onPaid: (transactionId: string) => void
  onChanged: () => void
}

function CardPayment({ order, config, onPaid, onChanged }: CardPaymentProps) {
  const { clientSecret, failure, refused, tryAgain, restart } = usePaymentIntent(order)
  const CardForm = config.provider === "stripe" ? StripeCardForm : SandboxCardForm
  return (
    <div className="flex flex-col gap-5">
      {/* Stays visible after a failure, to keep its input. Removed after a refusal, which no card can resolve. */}
      {refused ? null : (
        <Suspense fallback={<Spinner />}>
          <CardForm
            config={config}
            clientSecret={clientSecret}
            holder={{ name: order.userName, email: order.email }}
            onPaid={onPaid}
            onCancelled={() => {
              onChanged()
              void restart()
            }}
          />
        </Suspense>
      )}
      {failure ? (
        <Notice tone="danger" role="alert" title={t("Payment could not be started.")}>
          <p>{failure}</p>
          <Button variant="secondary" className="mt-3" onClick={tryAgain}>
            {t("Try again")}
          </Button>
        </Notice>
      ) : null}
    </div>
  )
}
