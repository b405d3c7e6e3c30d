import type Stripe from "stripe"
import { type Call, newId, type Tx } from "./call.ts"
import { recordEvent } from "./events.ts"
import { presentIntent } from "./intent-view.ts"
import { updateIntent } from "./intents.ts"
import type { Failure } from "./outcomes.ts"
import { presentMethod } from "./payment-methods.ts"
import { type ChargeRow, charges, type IntentRow, type MethodRow } from "./tables.ts"

export type ChargeCall = Pick<Call, "tx" | "requestId" | "idempotencyKey">

interface Attempt {
  intent: IntentRow
  method: MethodRow
  /** The cardholder passed the bank's step. */
  authenticated: boolean
}

/** Takes the money of a locked intent, writes the ledger and tells the shop. */
export async function chargeIntent(call: ChargeCall, attempt: Attempt): Promise<IntentRow> {
  const charge = await insertCharge(call.tx, attempt, undefined)
  const { id, amount } = attempt.intent
  const paid = await updateIntent(call, id, {
    status: "succeeded",
    amountReceived: amount,
    paymentMethodId: attempt.method.id,
    latestChargeId: charge.id,
    lastPaymentError: null,
  })
  await recordEvent(call, "payment_intent.succeeded", presentIntent(paid))
  return paid
}

/** Writes down a card that was declined; the intent then waits for another one. */
export async function declineIntent(
  call: ChargeCall,
  attempt: Attempt,
  failure: Failure,
): Promise<IntentRow> {
  const charge = await insertCharge(call.tx, attempt, failure)
  return failIntent(call, attempt.intent.id, charge.id, {
    type: "card_error",
    charge: charge.id,
    code: failure.code,
    decline_code: failure.declineCode,
    message: failure.message,
    param: failure.param,
    payment_method: presentMethod(attempt.method),
  })
}

/** The cardholder did not pass the bank's step, so nothing was charged. */
export const failAuthentication = (call: ChargeCall, intent: IntentRow, method: MethodRow) =>
  failIntent(call, intent.id, intent.latestChargeId, {
    type: "invalid_request_error",
    code: "payment_intent_authentication_failure",
    message:
      "The provided PaymentMethod has failed authentication. You can provide payment_method_data " +
      "or a new PaymentMethod to attempt to fulfill this PaymentIntent again.",
    payment_method: presentMethod(method),
  })

async function failIntent(
  call: ChargeCall,
  intentId: string,
  latestChargeId: string | null,
  lastPaymentError: Stripe.PaymentIntent.LastPaymentError,
): Promise<IntentRow> {
  const failed = await updateIntent(call, intentId, {
    status: "requires_payment_method",
    paymentMethodId: null,
    latestChargeId,
    lastPaymentError,
  })
  await recordEvent(call, "payment_intent.payment_failed", presentIntent(failed))
  return failed
}

async function insertCharge(
  tx: Tx,
  { intent, method, authenticated }: Attempt,
  failure: Failure | undefined,
): Promise<ChargeRow> {
  const [charge] = await tx
    .insert(charges)
    .values({
      id: newId("ch"),
      paymentIntentId: intent.id,
      paymentMethodId: method.id,
      amount: intent.amount,
      currency: intent.currency,
      status: failure ? "failed" : "succeeded",
      authenticated,
      failureCode: failure?.code,
      failureMessage: failure?.message,
      declineCode: failure?.declineCode,
    })
    .returning()
  if (!charge) throw new Error("an insert returned no row")
  return charge
}
