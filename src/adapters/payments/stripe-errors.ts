import Stripe from "stripe"
import { ProviderUnavailable, RefundRefused } from "#operations/kernel/ports.ts"

/** Stripe is still at work on the first request with this key; it says nothing of how that ends. */
const isKeyInUse = (error: unknown) => hasCode(error, "idempotency_key_in_use")

/** What is no answer is a provider that is away; everything else is passed on. */
export async function asking<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (
      error instanceof Stripe.errors.StripeAuthenticationError ||
      error instanceof Stripe.errors.StripePermissionError
    )
      throw new ProviderUnavailable("The card provider does not accept STRIPE_SECRET_KEY.", {
        cause: error,
      })
    if (
      error instanceof Stripe.errors.StripeConnectionError ||
      error instanceof Stripe.errors.StripeAPIError ||
      error instanceof Stripe.errors.StripeRateLimitError ||
      isKeyInUse(error)
    )
      throw new ProviderUnavailable("The card provider gave no answer.", { cause: error })
    throw error
  }
}

export const hasCode = (error: unknown, code: string) =>
  error instanceof Stripe.errors.StripeError && error.code === code

/** A refusal for good; anything else, such as a key in use, is no answer yet. */
export function refusalOf(error: unknown): RefundRefused | undefined {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || isKeyInUse(error))
    return undefined
  return new RefundRefused(refundReason(error), error.message, { cause: error })
}

function refundReason(error: unknown): RefundRefused["why"] {
  if (hasCode(error, "charge_already_refunded")) return "already_refunded"
  return hasCode(error, "resource_missing") ? "unknown_payment" : "not_allowed"
}
