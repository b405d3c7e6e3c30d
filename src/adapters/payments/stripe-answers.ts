import Stripe from "stripe"
import { z } from "zod"
import { fromProviderUnits } from "#domain/pricing/card-limits.ts"
import {
  InvalidEvent,
  type ListedRefund,
  type PaymentEvent,
  type PaymentIntent,
  ProviderUnavailable,
  RefundRefused,
} from "#operations/kernel/ports.ts"

const EVENT_AGE_LIMIT_SECONDS = 300

/** Metadata key that links a provider's refund to the shop's, even after idempotency keys expire. */
export const REFUND_KEY = "shop_refund"

// Schemas check the answers, because the SDK accepts any JSON without an `error`, whatever its status.
const refundSchema = z.object({
  object: z.literal("refund"),
  id: z.string(),
  status: z.string().nullable(),
  amount: z.int(),
  currency: z.string(),
  metadata: z.record(z.string(), z.string()).nullish(),
})

export function toProviderRefund(answer: unknown): ListedRefund {
  const parsed = refundSchema.safeParse(answer)
  if (!parsed.success) throw new ProviderUnavailable("The card provider's answer was not a refund.")
  const { id, status, amount, currency, metadata } = parsed.data
  return {
    id,
    status: toRefundStatus(status),
    amountCents: fromProviderUnits(amount, currency.toUpperCase()),
    key: metadata?.[REFUND_KEY],
  }
}

function toRefundStatus(status: string | null): ListedRefund["status"] {
  if (status === "succeeded") return status
  return status === "failed" || status === "canceled" ? "failed" : "pending"
}

const intentSchema = z.object({
  object: z.literal("payment_intent"),
  id: z.string(),
  client_secret: z.string(),
  status: z.string(),
  amount: z.int(),
  amount_received: z.int(),
  currency: z.string(),
  metadata: z.record(z.string(), z.string()),
  livemode: z.boolean(),
})

export function toPaymentIntent(answer: unknown): PaymentIntent {
  const parsed = intentSchema.safeParse(answer)
  if (!parsed.success)
    throw new ProviderUnavailable("The card provider's answer was not a payment intent.")
  const intent = parsed.data
  const code = intent.currency.toUpperCase()
  return {
    id: intent.id,
    clientSecret: intent.client_secret,
    status: toStatus(intent.status),
    amountCents: fromProviderUnits(intent.amount, code),
    amountReceivedCents: fromProviderUnits(intent.amount_received, code),
    currency: intent.currency,
    orderId: intent.metadata.order_id,
    livemode: intent.livemode,
  }
}

function toStatus(status: string): PaymentIntent["status"] {
  if (status === "succeeded" || status === "processing" || status === "canceled") return status
  return "open"
}

const eventSchema = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({
    object: z.object({
      object: z.string(),
      id: z.string().optional(),
      payment_intent: z.string().nullish(),
      last_payment_error: z
        .object({
          payment_method: z
            .object({ card: z.object({ fingerprint: z.string().nullish() }).nullish() })
            .nullish(),
        })
        .nullish(),
    }),
  }),
})

/** Reads a webhook event. Throws `InvalidEvent` unless Stripe signed it recently. */
export function readEvent(rawBody: string, signature: string, webhookSecret: string): PaymentEvent {
  const { id, type, data } = verified(rawBody, signature, webhookSecret)
  const about = data.object
  const intentId = about.object === "payment_intent" ? about.id : about.payment_intent
  const declinedCard = about.last_payment_error?.payment_method?.card?.fingerprint
  return {
    id,
    type,
    objectId: about.id,
    intentId: intentId ?? undefined,
    declinedCard: declinedCard ?? undefined,
  }
}

function verified(rawBody: string, signature: string, webhookSecret: string) {
  const { webhooks } = Stripe
  try {
    return eventSchema.parse(
      webhooks.constructEvent(rawBody, signature, webhookSecret, EVENT_AGE_LIMIT_SECONDS),
    )
  } catch (error) {
    throw new InvalidEvent(
      "The webhook body is not an event that the card provider signed recently.",
      {
        cause: error,
      },
    )
  }
}

/** Reports whether Stripe is still processing an earlier request with this key, whose outcome is unknown. */
const isKeyInUse = (error: unknown) => hasCode(error, "idempotency_key_in_use")

/** Runs a request. Converts a missing answer to `ProviderUnavailable` and rethrows other errors. */
export async function callStripe<T>(ask: () => Promise<T>): Promise<T> {
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

/** Returns the final refusal of a refund; undefined if the error is not final, such as a key in use. */
export function refusalOf(error: unknown): RefundRefused | undefined {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || isKeyInUse(error))
    return undefined
  return new RefundRefused(refundReason(error), error.message, { cause: error })
}

function refundReason(error: unknown): RefundRefused["why"] {
  if (hasCode(error, "charge_already_refunded")) return "already_refunded"
  return hasCode(error, "resource_missing") ? "unknown_payment" : "not_allowed"
}
