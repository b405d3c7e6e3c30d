import { timingSafeEqual } from "node:crypto"
import { eq, sql } from "drizzle-orm"
import type Stripe from "stripe"
import { z } from "zod"
import { type Call, type Endpoint, newId } from "./call.ts"
import { recordEvent } from "./events.ts"
import { presentIntent, presentIntentFor } from "./intent-view.ts"
import { type IntentRow, intents } from "./tables.ts"
import { invalidRequest, noSuch } from "./wire-error.ts"
import { chargeAmount, readParams, wireCurrency, wireMetadata } from "./wire-params.ts"

const createSchema = z.strictObject({
  amount: chargeAmount,
  currency: wireCurrency,
  allowed_payment_method_types: z.array(z.literal("card")).length(1).optional(),
  description: z.string().max(1000).optional(),
  receipt_email: z.email().optional(),
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
          receiptEmail: params.receipt_email,
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

const cancellationReasons = [
  "abandoned",
  "duplicate",
  "fraudulent",
  "requested_by_customer",
] as const

export const cancelIntent: Endpoint = {
  method: "POST",
  path: "/v1/payment_intents/:id/cancel",
  browser: false,
  prepare(input, id) {
    const params = readParams(
      z.strictObject({ cancellation_reason: z.enum(cancellationReasons).optional() }),
      input,
    )
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
          cancellationReason: params.cancellation_reason ?? null,
          canceledAt: sql`now()`,
        }),
      )
      await recordEvent(call, "payment_intent.canceled", canceled)
      return canceled
    }
  },
}

/** Reads the intent and holds it until the transaction ends: whoever comes second sees the outcome. */
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

/** A browser proves with the client secret that the intent is its own; a wrong one learns nothing. */
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
