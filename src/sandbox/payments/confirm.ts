import { randomBytes } from "node:crypto"
import { and, eq } from "drizzle-orm"
import { z } from "zod"
import { chargeIntent, declineIntent } from "./charges.ts"
import { lockIntent, presentIntentFor, unexpectedState, updateIntent } from "./intents.ts"
import { getMethod, insertMethod, methodSchema, readMethod } from "./payment-methods.ts"
import { charges, type IntentRow, type MethodRow, paymentMethods } from "./tables.ts"
import { outcomeOf } from "./test-cards.ts"
import { type Call, cardError, type Endpoint, invalidRequest, readParams } from "./wire.ts"

const confirmSchema = z
  .strictObject({
    payment_method: z.string().optional(),
    payment_method_data: methodSchema.optional(),
    client_secret: z.string().optional(),
    // Stripe's own script also sends these. Nothing here depends on them.
    expected_payment_method_type: z.literal("card").optional(),
    use_stripe_sdk: z.enum(["true", "false"]).optional(),
  })
  .refine(({ payment_method, payment_method_data }) => !payment_method || !payment_method_data, {
    message: "You may only specify one of these parameters: payment_method, payment_method_data.",
    path: ["payment_method"],
  })

export const confirmIntent: Endpoint = {
  method: "POST",
  path: "/v1/payment_intents/:id/confirm",
  browser: true,
  prepare(input, id) {
    const params = readParams(confirmSchema, input)
    const newMethod = params.payment_method_data && readMethod(params.payment_method_data)
    return async (call) => {
      const intent = await lockIntent(call, id, params.client_secret)
      refuseUnconfirmable(call, intent)
      const method = newMethod
        ? await insertMethod(call.tx, newMethod)
        : await chooseMethod(call, intent, params.payment_method)
      const outcome = outcomeOf(method.behaviour)
      if (outcome.challenge) return presentIntentFor(call, await challenge(call, intent, method))
      const attempt = { intent, method, authenticated: false }
      if (!outcome.failure) return presentIntentFor(call, await chargeIntent(call, attempt))
      throw declineError(call, await declineIntent(call, attempt, outcome.failure))
    }
  },
}

function refuseUnconfirmable(call: Call, intent: IntentRow): void {
  if (intent.status === "succeeded")
    throw unexpectedState(
      "You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.",
      presentIntentFor(call, intent),
    )
  if (intent.status === "canceled")
    throw unexpectedState(
      "You cannot confirm this PaymentIntent because it has a status of canceled. Only a PaymentIntent " +
        "with one of the following statuses may be confirmed: requires_confirmation, requires_action.",
      presentIntentFor(call, intent),
    )
}

async function chooseMethod(
  call: Call,
  intent: IntentRow,
  requested: string | undefined,
): Promise<MethodRow> {
  const wanted = requested ?? intent.paymentMethodId
  if (!wanted)
    throw unexpectedState(
      "You cannot confirm this PaymentIntent because it's missing a payment method. Update the " +
        "PaymentIntent with a payment method and then confirm it again.",
      presentIntentFor(call, intent),
    )
  const method = await getMethod(call.tx, wanted)
  // The lock makes the second of two concurrent intents see that the method is used.
  await call.tx
    .select({ id: paymentMethods.id })
    .from(paymentMethods)
    .where(eq(paymentMethods.id, method.id))
    .for("update")
  const [used] = await call.tx
    .select({ id: charges.id })
    .from(charges)
    .where(and(eq(charges.paymentMethodId, method.id), eq(charges.status, "succeeded")))
  if (used)
    throw invalidRequest(
      "The provided PaymentMethod was previously used with a PaymentIntent without Customer " +
        "attachment. It may not be used again.",
      { code: "payment_method_unexpected_state", param: "payment_method" },
    )
  return method
}

/** Sends the cardholder to the test bank. An earlier step of this intent becomes void. */
async function challenge(call: Call, intent: IntentRow, method: MethodRow): Promise<IntentRow> {
  const challengeId = randomBytes(24).toString("hex")
  return updateIntent(call, intent.id, {
    status: "requires_action",
    paymentMethodId: method.id,
    lastPaymentError: null,
    challengeId,
    challengeUrl: `${call.base}/3ds/${challengeId}`,
  })
}

function declineError(call: Call, declined: IntentRow) {
  const { charge, code, decline_code, message, param, payment_method } =
    declined.lastPaymentError ?? {}
  return cardError(message ?? "Your card was declined.", {
    charge,
    code,
    decline_code,
    param,
    payment_method,
    payment_intent: presentIntentFor(call, declined),
  })
}
