import Stripe from "stripe"
import { type Call, newId } from "./call.ts"
import { events } from "./tables.ts"

export type EventType =
  | "payment_intent.succeeded"
  | "payment_intent.payment_failed"
  | "payment_intent.canceled"
  | "charge.refunded"

/** Writes the event beside the change it tells of; `deliverDue` sends it once that is committed. */
export async function recordEvent(
  { tx, requestId, idempotencyKey }: Pick<Call, "tx" | "requestId" | "idempotencyKey">,
  type: EventType,
  object: Stripe.PaymentIntent | Stripe.Charge,
): Promise<void> {
  const id = newId("evt")
  const payload = JSON.stringify({
    id,
    object: "event",
    api_version: Stripe.API_VERSION,
    created: Math.floor(Date.now() / 1000),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: requestId, idempotency_key: idempotencyKey ?? null },
    type,
  })
  await tx.insert(events).values({ id, type, payload })
}
