import type Stripe from "stripe"
import { type Call, toUnixSeconds } from "./call.ts"
import type { IntentRow } from "./tables.ts"

/** The payment intent as the secret key sees it. */
export function presentIntent(intent: IntentRow): Stripe.PaymentIntent {
  return {
    id: intent.id,
    object: "payment_intent",
    allowed_payment_method_types: ["card"],
    amount: intent.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: intent.amountReceived,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: intent.canceledAt && toUnixSeconds(intent.canceledAt),
    cancellation_reason: intent.cancellationReason,
    capture_method: "automatic_async",
    client_secret: intent.clientSecret,
    confirmation_method: "automatic",
    created: toUnixSeconds(intent.createdAt),
    currency: intent.currency,
    customer: null,
    customer_account: null,
    description: intent.description,
    excluded_payment_method_types: null,
    last_payment_error: intent.lastPaymentError,
    latest_charge: intent.latestChargeId,
    livemode: false,
    managed_payments: null,
    metadata: intent.metadata,
    next_action: presentNextAction(intent),
    on_behalf_of: null,
    payment_method: intent.paymentMethodId,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: {
        installments: null,
        mandate_options: null,
        network: null,
        request_three_d_secure: "automatic",
      },
    },
    payment_method_types: ["card"],
    payment_record: null,
    processing: null,
    receipt_email: intent.receiptEmail,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: intent.status,
    transfer_data: null,
    transfer_group: null,
  }
}

/** As `presentIntent`; a browser is not shown what belongs to the shop, such as the metadata. */
export function presentIntentFor(
  { access }: Pick<Call, "access">,
  intent: IntentRow,
): Partial<Stripe.PaymentIntent> {
  const full = presentIntent(intent)
  if (access === "secret") return full
  return {
    id: full.id,
    object: full.object,
    amount: full.amount,
    amount_details: full.amount_details,
    automatic_payment_methods: full.automatic_payment_methods,
    canceled_at: full.canceled_at,
    cancellation_reason: full.cancellation_reason,
    capture_method: full.capture_method,
    client_secret: full.client_secret,
    confirmation_method: full.confirmation_method,
    created: full.created,
    currency: full.currency,
    description: full.description,
    last_payment_error: full.last_payment_error,
    livemode: full.livemode,
    next_action: full.next_action,
    payment_method: full.payment_method,
    payment_method_types: full.payment_method_types,
    processing: full.processing,
    receipt_email: full.receipt_email,
    setup_future_usage: full.setup_future_usage,
    shipping: full.shipping,
    source: full.source,
    status: full.status,
  }
}

function presentNextAction(intent: IntentRow): Stripe.PaymentIntent.NextAction | null {
  if (intent.status !== "requires_action" || intent.challengeUrl === null) return null
  const { challengeUrl: url, returnUrl: return_url } = intent
  return return_url === null
    ? {
        type: "use_stripe_sdk",
        use_stripe_sdk: { type: "three_d_secure_redirect", stripe_js: url },
      }
    : { type: "redirect_to_url", redirect_to_url: { url, return_url } }
}
