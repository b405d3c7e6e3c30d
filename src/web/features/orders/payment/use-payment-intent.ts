import { useEffect, useState } from "react"
import { useRevalidator } from "react-router"
import { browserApi } from "#web/api/api.ts"
import { isApiError } from "#web/api/api-error.ts"
import { failureText } from "#web/api/failure-text.ts"
import { useSessionLoss } from "#web/api/use-session-loss.ts"
import type { Order } from "../types.ts"

interface StartedPayment {
  clientSecret: string | undefined
  failure: string | undefined
  tryAgain: () => void
}

/** Starts the order's payment when its page is shown; the shop answers the same intent every time. */
export function usePaymentIntent({ _id: orderId, price }: Order): StartedPayment {
  const [attempt, setAttempt] = useState(1)
  const [clientSecret, setClientSecret] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const { revalidate } = useRevalidator()
  const leaveIfSessionLost = useSessionLoss()

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another order or another try starts anew
  useEffect(() => {
    const leaving = new AbortController()
    const start = async () => {
      try {
        const started = await browserApi(
          "POST /create-payment-intent",
          { body: { price, orderId } },
          { signal: leaving.signal },
        )
        setClientSecret(started.clientSecret)
      } catch (error) {
        if (leaving.signal.aborted || leaveIfSessionLost(error)) return
        setFailure(failureText(error))
        // Paid elsewhere meanwhile: the page reads the order again and says so.
        if (isApiError(error) && error.body.code === "order_paid") void revalidate()
      }
    }
    void start()
    return () => leaving.abort()
  }, [orderId, price, attempt])

  const tryAgain = () => {
    setFailure(undefined)
    setAttempt(attempt + 1)
  }
  return { clientSecret, failure, tryAgain }
}
