import { useEffect, useEffectEvent, useState } from "react"
import { useRevalidator } from "react-router"
import { browserApi } from "#web/api/api.ts"
import { isApiError } from "#web/api/api-error.ts"
import { useWrite } from "#web/forms/use-write.ts"
import type { OrderToPay } from "../../orders/shared/shown-order.ts"

interface StartedPayment {
  clientSecret: string | undefined
  failure: string | undefined
  /** Whether the shop said no, which another try alone does not mend. */
  refused: boolean
  tryAgain: () => void
}

const ends: readonly unknown[] = ["order_paid", "order_cancelled", "no_payable_order"]

/** Starts the order's payment when its page is shown; the shop answers the same intent every time. */
export function usePaymentIntent({ _id: orderId, price }: OrderToPay): StartedPayment {
  const [attempt, setAttempt] = useState(1)
  const [clientSecret, setClientSecret] = useState<string>()
  const { run, failure, clear } = useWrite()
  const { revalidate } = useRevalidator()

  const start = useEffectEvent(
    (body: { orderId: string; price: number }, key: string, signal: AbortSignal) => {
      const begin = async () => {
        const started = await browserApi("POST /create-payment-intent", { body }, { signal })
        setClientSecret(started.clientSecret)
      }
      const onFailure = (error: unknown) => {
        // Paid or cancelled elsewhere meanwhile: the page reads the order again and says so.
        if (isApiError(error) && ends.includes(error.body.code)) void revalidate()
      }
      return run(begin, { key, signal, onFailure })
    },
  )
  // Only another order or another try starts anew.
  useEffect(() => {
    const leaving = new AbortController()
    void start({ orderId, price }, `${price} ${attempt}`, leaving.signal)
    return () => leaving.abort()
  }, [orderId, price, attempt])

  const tryAgain = () => {
    clear()
    setAttempt(attempt + 1)
  }
  const refused = isApiError(failure?.error) && failure.error.status === 409
  return { clientSecret, failure: failure?.text, refused, tryAgain }
}
