import { useEffect, useEffectEvent, useState } from "react"
import { browserApi } from "#web/api/api.ts"
import { isApiError } from "#web/api/api-error.ts"
import { useWrite } from "#web/forms/use-write.ts"
import type { OrderToPay } from "#web/orders/shared/shown-order.ts"

export interface PaymentAttempt {
  clientSecret: string | undefined
  failure: string | undefined
  /** Whether the shop refused, so that a retry alone does not help. */
  refused: boolean
  tryAgain: () => void
  /** Reloads the order, then starts its payment again. */
  restart: () => Promise<void>
}

const finalCodes: readonly unknown[] = ["order_paid", "order_cancelled", "no_payable_order"]

/** Starts the payment. Repeated calls return the same intent. */
export function usePaymentIntent({ _id: orderId, price }: OrderToPay): PaymentAttempt {
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
