import { eq } from "drizzle-orm"
import type Stripe from "stripe"
import { recordEvent } from "./deliveries.ts"
import { presentIntent, updateIntent } from "./intents.ts"
import { presentBilling, presentChecks, presentMethod } from "./payment-methods.ts"
import {
  type ChargeRow,
  charges,
  type IntentRow,
  intents,
  type MethodRow,
  paymentMethods,
} from "./tables.ts"
import type { Failure } from "./test-cards.ts"
import { type Call, newId, type Tx, toUnixSeconds } from "./wire.ts"

export type ChargeCall = Pick<Call, "tx" | "requestId" | "idempotencyKey">

interface Attempt {
  intent: IntentRow
  method: MethodRow
  /** True if the cardholder passed the bank's step. */
  authenticated: boolean
}

/** Charges a locked intent, writes the ledger and records an event for the shop. */
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

/** Records a declined card. The intent then waits for another card. */
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

/** Records a failed bank step, which charges nothing. */
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

/** Presents a charge that succeeded. */
export async function presentCharge(tx: Tx, id: string): Promise<Stripe.Charge> {
  const [found] = await tx
    .select({ charge: charges, intent: intents, method: paymentMethods })
    .from(charges)
    .innerJoin(intents, eq(intents.id, charges.paymentIntentId))
    .innerJoin(paymentMethods, eq(paymentMethods.id, charges.paymentMethodId))
    .where(eq(charges.id, id))
  if (!found) throw new Error(`charge ${id} is gone`)
  return toCharge(found.charge, found.intent, found.method)
}

function toCharge(charge: ChargeRow, intent: IntentRow, method: MethodRow): Stripe.Charge {
  return {
    id: charge.id,
    object: "charge",
    amount: charge.amount,
    amount_captured: charge.amount,
    amount_refunded: charge.amountRefunded,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: presentBilling(method),
    calculated_statement_descriptor: null,
    captured: true,
    created: toUnixSeconds(charge.createdAt),
    currency: charge.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome,
    paid: true,
    payment_intent: charge.paymentIntentId,
    payment_method: charge.paymentMethodId,
    payment_method_details: { type: "card", card: presentCard(charge, method) },
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: charge.amountRefunded === charge.amount,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: charge.status,
    transfer_data: null,
    transfer_group: null,
  }
}

const outcome: Stripe.Charge.Outcome = {
  advice_code: null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: "approved_by_network",
  reason: null,
  risk_level: "normal",
  seller_message: "Payment complete.",
  type: "authorized",
}

const presentCard = (
  charge: ChargeRow,
  method: MethodRow,
): Stripe.Charge.PaymentMethodDetails.Card => ({
  amount_authorized: charge.amount,
  authorization_code: null,
  brand: method.brand,
  checks: presentChecks(method),
  country: "US",
  electronic_commerce_indicator: null,
  exp_month: method.expMonth,
  exp_year: method.expYear,
  funding: method.funding,
  installments: null,
  last4: method.last4,
  mandate: null,
  network: method.brand,
  network_transaction_id: null,
  regulated_status: "unregulated",
  three_d_secure: charge.authenticated
    ? {
        authentication_flow: "challenge",
        electronic_commerce_indicator: "05",
        exemption_indicator: null,
        exemption_indicator_applied: false,
        result: "authenticated",
        result_reason: null,
        transaction_id: null,
        version: "2.2.0",
      }
    : null,
  transaction_link_id: null,
  wallet: null,
})
