import { timingSafeEqual } from "node:crypto"
import { eq, sql } from "drizzle-orm"
import type Stripe from "stripe"
import { z } from "zod"
import { recordEvent } from "./deliveries.ts"
import { type IntentRow, intents } from "./tables.ts"
import {
  type Call,
  chargeAmount,
  type Endpoint,
  invalidRequest,
  newId,
  noSuch,
  readParams,
  toUnixSeconds,
  wireCurrency,
  wireMetadata,
} from "./wire.ts"

const createSchema = z.strictObject({
  amount: chargeAmount,
  currency: wireCurrency,
  allowed_payment_method_types: z.array(z.literal("card")).length(1).optional(),
  description: z.string().max(1000).optional(),
  metadata: wireMetadata.optional(),
})

export const createIntent: Endpoint = {
  method: "POST",
  path: "/v1/payment_intents",
  browser: false,
  prepare(input) {
    if ("payment_method_types" in input)
      throw invalidRequest("payment_method_types was replaced by allowed_payment_method_types.", {
        code: "payment_method_types_no_longer_supported",
        param: "payment_method_types",
      })
    const params = readParams(createSchema, input)
    return async ({ tx }) => {
      const id = newId("pi")
      const [intent] = await tx
        .insert(intents)
        .values({
          id,
          clientSecret: newId(`${id}_secret`),
          amount: params.amount,
          currency: params.currency,
          description: params.description,
          metadata: params.metadata ?? {},
        })
        .returning()
      if (!intent) throw new Error("an insert returned no row")
      return presentIntent(intent)
    }
  },
}

export const retrieveIntent: Endpoint = {
  method: "GET",
  path: "/v1/payment_intents/:id",
  browser: true,
  prepare(input, id) {
    const params = readParams(z.strictObject({ client_secret: z.string().optional() }), input)
    return async (call) => {
      const [intent] = await call.tx.select().from(intents).where(eq(intents.id, id))
      return presentIntentFor(call, admit(call, id, intent, params.client_secret))
    }
  },
}

export const cancelIntent: Endpoint = {
  method: "POST",
  path: "/v1/payment_intents/:id/cancel",
  browser: false,
  prepare(input, id) {
    readParams(z.strictObject({}), input)
    return async (call) => {
      const intent = await lockIntent(call, id, undefined)
      if (intent.status === "succeeded" || intent.status === "canceled")
        throw unexpectedState(
          `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. ` +
            "Only a PaymentIntent with one of the following statuses may be canceled: " +
            "requires_payment_method, requires_capture, requires_confirmation, requires_action, processing.",
          presentIntent(intent),
        )
      const canceled = presentIntent(
        await updateIntent(call, id, {
          status: "canceled",
          canceledAt: sql`now()`,
        }),
      )
      await recordEvent(call, "payment_intent.canceled", canceled)
      return canceled
    }
  },
}

/** Reads and locks the intent until the transaction ends. */
export async function lockIntent(call: Call, id: string, clientSecret: string | undefined) {
  const [intent] = await call.tx.select().from(intents).where(eq(intents.id, id)).for("update")
  return admit(call, id, intent, clientSecret)
}

export async function updateIntent(
  { tx }: Pick<Call, "tx">,
  id: string,
  changes: Parameters<ReturnType<typeof tx.update<typeof intents>>["set"]>[0],
): Promise<IntentRow> {
  const [intent] = await tx.update(intents).set(changes).where(eq(intents.id, id)).returning()
  if (!intent) throw new Error(`payment intent ${id} is gone`)
  return intent
}

export const unexpectedState = (message: string, intent: Partial<Stripe.PaymentIntent>) =>
  invalidRequest(message, { code: "payment_intent_unexpected_state", payment_intent: intent })

/** Checks the client secret. With a wrong one, the intent appears not to exist. */
function admit(
  call: Pick<Call, "access">,
  id: string,
  intent: IntentRow | undefined,
  clientSecret: string | undefined,
): IntentRow {
  if (call.access === "publishable" && clientSecret === undefined)
    throw invalidRequest("A publishable key needs the client_secret of the PaymentIntent.", {
      code: "parameter_missing",
      param: "client_secret",
    })
  const secretFits =
    clientSecret === undefined || sameText(clientSecret, intent?.clientSecret ?? "")
  if (!intent || !secretFits) throw noSuch("payment_intent", id, "intent")
  return intent
}

function sameText(left: string, right: string): boolean {
  const a = Buffer.from(left)
  const b = Buffer.from(right)
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Presents an intent to the holder of the secret key. */
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
    cancellation_reason: null,
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
    receipt_email: null,
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

/** Presents an intent. Browsers do not get the shop's own data, such as the metadata. */
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
  return {
    type: "use_stripe_sdk",
    use_stripe_sdk: { type: "three_d_secure_redirect", stripe_js: intent.challengeUrl },
  }
}
