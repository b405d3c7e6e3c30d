import { useEffect, useState } from "react"
import { useRevalidator } from "react-router"
import { browserApi } from "#web/api/api.ts"
import { isApiError } from "#web/api/api-error.ts"
import { useWrite } from "#web/forms/use-write.ts"
import type { OrderToPay } from "../types.ts"

interface StartedPayment {
  clientSecret: string | undefined
  failure: string | undefined
  tryAgain: () => void
}

/** Starts the order's payment when its page is shown; the shop answers the same intent every time. */
export function usePaymentIntent({ _id: orderId, price }: OrderToPay): StartedPayment {
  const [attempt, setAttempt] = useState(1)
  const [clientSecret, setClientSecret] = useState<string>()
  const { run, failure, clear } = useWrite()
  const { revalidate } = useRevalidator()

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another order or another try starts anew
  useEffect(() => {
    const leaving = new AbortController()
    const start = async () => {
      const body = { price, orderId }
      const { signal } = leaving
      const started = await browserApi("POST /create-payment-intent", { body }, { signal })
      setClientSecret(started.clientSecret)
    }
    const onFailure = (error: unknown) => {
      // Paid elsewhere meanwhile: the page reads the order again and says so.
      if (isApiError(error) && error.body.code === "order_paid") void revalidate()
    }
    void run(start, { key: `${price} ${attempt}`, signal: leaving.signal, onFailure })
    return () => leaving.abort()
  }, [orderId, price, attempt])

  const tryAgain = () => {
    clear()
    setAttempt(attempt + 1)
  }
  return { clientSecret, failure: failure?.text, tryAgain }
}
