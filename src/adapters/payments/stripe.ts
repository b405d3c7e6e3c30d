import Stripe from "stripe"
import { toProviderUnits } from "#domain/pricing/card-limits.ts"
import { shopCurrency } from "#domain/pricing/currency.ts"
import type { IntentRequest, ListedRefund, PaymentProvider } from "#operations/kernel/ports.ts"
import {
  callStripe,
  hasCode,
  REFUND_KEY,
  readEvent,
  refusalOf,
  toPaymentIntent,
  toProviderRefund,
} from "./stripe-answers.ts"

interface StripeOptions {
  secretKey: string
  webhookSecret: string
  /** Replaces `https://api.stripe.com`, for example by `http://127.0.0.1:3000/sandbox/stripe`. */
  apiBase?: string
  /** Replaces `fetch`, for example by a stand-in in the same process. */
  fetch?: Fetch
}

export type Fetch = (url: string, init: RequestInit) => Response | Promise<Response>

const STRIPE_ORIGIN = "https://api.stripe.com"
const TIMEOUT_MS = 6_000

/** Implements card payments with Stripe, or with a server that has its API at `apiBase`. */
export function stripePayments(options: StripeOptions): PaymentProvider {
  const stripe = new Stripe(options.secretKey, {
    // Explicit, so that an SDK upgrade to another API version fails to compile.
    apiVersion: "2026-10-28.endive",
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(fetchFrom(options)),
  })

  return {
    livemode: /^[sr]k_live_/.test(options.secretKey),
    ...intentCalls(stripe),
    ...refundCalls(stripe),
    readEvent: (rawBody, signature) => readEvent(rawBody, signature, options.webhookSecret),
  }
}

type IntentCalls = Pick<PaymentProvider, "createIntent" | "findIntent" | "cancelIntent">

const intentCalls = ({ paymentIntents }: Stripe): IntentCalls => ({
  createIntent: (request) =>
    callStripe(async () => {
      const idempotencyKey = `order:${request.orderId}:${request.attempt}`
      return toPaymentIntent(await paymentIntents.create(intentParams(request), { idempotencyKey }))
    }),

  findIntent: (intentId) =>
    callStripe(async () => {
      try {
        return toPaymentIntent(await paymentIntents.retrieve(intentId))
      } catch (error) {
        if (hasCode(error, "resource_missing")) return undefined
        throw error
      }
    }),

  cancelIntent: (intentId) =>
    callStripe(async () => {
      try {
        return toPaymentIntent(await paymentIntents.cancel(intentId))
      } catch (error) {
        if (!hasCode(error, "payment_intent_unexpected_state")) throw error
        return toPaymentIntent(await paymentIntents.retrieve(intentId))
      }
    }),
})

const refundCalls = ({
  refunds,
}: Stripe): Pick<PaymentProvider, "refundIntent" | "listRefunds"> => ({
  refundIntent: (intentId, amountCents, key) =>
    callStripe(async () => {
      const metadata = { [REFUND_KEY]: key }
      const amount = toProviderUnits(amountCents, shopCurrency().code)
      const request = { payment_intent: intentId, amount, metadata }
      try {
        return toProviderRefund(await refunds.create(request, { idempotencyKey: key }))
      } catch (error) {
        throw refusalOf(error) ?? error
      }
    }),

  listRefunds: (intentId) =>
    callStripe(async () => {
      const listed: ListedRefund[] = []
      try {
        for await (const refund of refunds.list({ payment_intent: intentId, limit: 100 }))
          listed.push(toProviderRefund(refund))
      } catch (error) {
        if (!hasCode(error, "resource_missing")) throw error
      }
      return listed
    }),
})

const intentParams = (request: IntentRequest): Stripe.PaymentIntentCreateParams => ({
  amount: toProviderUnits(request.amountCents, request.currency.toUpperCase()),
  currency: request.currency,
  allowed_payment_method_types: ["card"],
  description: request.description,
  metadata: { order_id: request.orderId, user_id: request.userId },
})

/** Replaces the base URL of requests, because the SDK builds its URLs itself. */
function fetchFrom({ apiBase, fetch = globalThis.fetch }: StripeOptions) {
  const base = apiBase?.replace(/(?<!\/)\/+$/, "") ?? STRIPE_ORIGIN
  return (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input)
    return Promise.race([fetch(`${base}${pathname}${search}`, init), aborted(init.signal)])
  }
}

/** Rejects on abort, because a server in the same process ignores the signal. */
const aborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason), { once: true })
  })
