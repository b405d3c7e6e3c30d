import { lazy, Suspense, useEffect, useEffectEvent, useState } from "react"
import { useRevalidator } from "react-router"
import { freightText } from "#contract/delivery/freight-text.ts"
import { t } from "#domain/languages/translate.ts"
import { chargeable } from "#domain/pricing/card-limits.ts"
import { toCents } from "#domain/pricing/money.ts"
import { browserApi } from "#web/api/api.ts"
import { isApiError } from "#web/api/api-error.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { useSite } from "#web/navigation/site.ts"
import { useFollowOrder } from "#web/orders/buyer/follow-orders.ts"
import type { OrderToPay } from "#web/orders/shared/shown-order.ts"
import { Button } from "#web/ui/button.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { Spinner } from "#web/ui/feedback/spinner.tsx"
import type { PaymentConfig } from "./card-gateway.ts"
import { AlreadyPaid, PaymentDone, PaymentHeading } from "./payment-outcome.tsx"
import { SandboxCardForm } from "./sandbox-card-form.tsx"
import { TransferDue, TransferOffer } from "./transfer-payment.tsx"

interface StartedPayment {
  clientSecret: string | undefined
  failure: string | undefined
  /** Whether the shop refused, so that a retry alone does not help. */
  refused: boolean
  tryAgain: () => void
  /** Reads the order anew, then starts its payment again. */
  restart: () => Promise<void>
}

const finalCodes: readonly unknown[] = ["order_paid", "order_cancelled", "no_payable_order"]

/** Starts the payment. Repeated calls return the same intent. */
function usePaymentIntent({ _id: orderId, price }: OrderToPay): StartedPayment {
  const [attempt, setAttempt] = useState(1)
  const [clientSecret, setClientSecret] = useState<string>()
  const { run, failure, clear, revalidate } = useWrite()

  const start = useEffectEvent(
    (body: { orderId: string; price: number }, key: string, signal: AbortSignal) => {
      const begin = async () => {
        const started = await browserApi("POST /create-payment-intent", { body }, { signal })
        setClientSecret(started.clientSecret)
      }
      const onFailure = (error: unknown) => {
        // The order was paid or cancelled elsewhere in the meantime; reloading shows that.
        if (isApiError(error) && finalCodes.includes(error.body.code)) void revalidate()
      }
      return run(begin, { key, signal, onFailure })
    },
  )
  // Starts again only for another order, price or attempt.
  useEffect(() => {
    const leaving = new AbortController()
    void start({ orderId, price }, `${price} ${attempt}`, leaving.signal)
    return () => leaving.abort()
  }, [orderId, price, attempt])

  const restart = async () => {
    clear()
    setClientSecret(undefined)
    await revalidate()
    setAttempt(attempt + 1)
  }
  const refused = isApiError(failure?.error) && failure.error.status === 409
  const tryAgain = () => {
    // The order may have another price by now. Otherwise the page is not reloaded, to keep the card's details.
    if (refused) return void restart()
    clear()
    setAttempt(attempt + 1)
  }
  return { clientSecret, failure: failure?.text, refused, tryAgain, restart }
}

const RETRY_AFTER_MS = [2000, 4000, 8000, 16_000]

/**
 * Confirms the payment, with retries; calls `onDelay` after each failed attempt. If all fail, the webhook completes the
 * order.
 */
async function settleOrder(
  orderId: string,
  transactionId: string,
  onDelay: () => void,
): Promise<boolean> {
  for (const waitMs of [...RETRY_AFTER_MS, 0]) {
    if (await isSettled(orderId, transactionId)) return true
    onDelay()
    await new Promise((resolve) => setTimeout(resolve, waitMs))
  }
  return false
}

async function isSettled(orderId: string, transactionId: string): Promise<boolean> {
  try {
    const { paid } = await browserApi("PATCH /order/{id}", {
      params: { id: orderId },
      body: { transactionId },
    })
    return paid
  } catch (error) {
    if (isApiError(error)) return false
    throw error
  }
}

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
