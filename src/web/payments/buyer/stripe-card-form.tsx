import { CardElement, Elements, useElements, useStripe } from "@stripe/react-stripe-js"
import { loadStripe, type StripeCardElementOptions } from "@stripe/stripe-js"
import { type FormEvent, useId, useMemo, useState } from "react"
import { t } from "#domain/languages/translate.ts"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { errorId, FieldError } from "#web/ui/form/field.tsx"
import { type CardFormProps, PayButton } from "./pay-button.tsx"

/** Stripe's card field. Its script loads when the form is first rendered. */
export function StripeCardForm(props: CardFormProps) {
  const [blocked, setBlocked] = useState(false)
  const { publishableKey } = props.config
  const stripe = useMemo(
    () =>
      loadStripe(publishableKey).catch(() => {
        setBlocked(true)
        return null
      }),
    [publishableKey],
  )
  if (blocked)
    return (
      <Notice tone="danger" role="alert" title={t("The card form could not load.")}>
        <p>{t("Allow js.stripe.com in your browser and reload the page. Nothing was charged.")}</p>
      </Notice>
    )
  return (
    <Elements stripe={stripe}>
      <StripeFields {...props} />
    </Elements>
  )
}

function StripeFields({ clientSecret, holder, onPaid, onCancelled }: CardFormProps) {
  const id = useId()
  const stripe = useStripe()
  const elements = useElements()
  const [problem, setProblem] = useState<string>()
  const [ready, setReady] = useState(false)
  const [focused, setFocused] = useState(false)
  const [busy, setBusy] = useState(false)

  const pay = async (event: FormEvent) => {
    event.preventDefault()
    const card = elements?.getElement(CardElement)
    if (busy || !stripe || !card || !clientSecret) return
    setBusy(true)
    setProblem(undefined)
    const created = await stripe.createPaymentMethod({
      type: "card",
      card,
      billing_details: holder,
    })
    const confirmed = created.paymentMethod
      ? await stripe.confirmCardPayment(clientSecret, { payment_method: created.paymentMethod.id })
      : undefined
    setBusy(false)
    // If an earlier attempt succeeded although its reply was lost, the error contains the paid intent.
    const intent = confirmed?.paymentIntent ?? confirmed?.error?.payment_intent
    if (intent?.status === "succeeded" || intent?.status === "processing") return onPaid(intent.id)
    if (intent?.status === "canceled") return onCancelled()
    const error = created.error ?? confirmed?.error
    setProblem(error?.message ?? t("Your card was declined."))
    card.focus()
  }
  const edge = problem ? "border-danger" : "border-control"
  const ring = focused ? "outline-2 outline-offset-2 outline-focus" : ""
  return (
    <form noValidate method="post" onSubmit={pay} className="flex flex-col gap-5">
      <div className="flex flex-col gap-1.5">
        <label htmlFor={id} className="text-[0.9375rem]/5 font-medium">
          {t("Card details")}
        </label>
        <div className={`min-h-11 rounded border bg-surface px-3 py-3 ${edge} ${ring}`}>
          <CardElement
            id={id}
            options={{ ...cardElementOptions(), disabled: busy }}
            onReady={() => setReady(true)}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
            onChange={({ error }) => setProblem(error?.message)}
          />
        </div>
        <div role="alert">
          {problem ? <FieldError id={errorId(id)}>{problem}</FieldError> : null}
        </div>
      </div>
      <PayButton busy={busy} disabled={!ready || !clientSecret} />
    </form>
  )
}

/** Returns styles for Stripe's iframe, which needs computed colors. Empty on the server. */
function cardElementOptions(): StripeCardElementOptions {
  if (typeof document === "undefined") return {}
  const { color, fontFamily } = getComputedStyle(document.body)
  return { style: { base: { color, iconColor: color, fontFamily, fontSize: "16px" } } }
}
