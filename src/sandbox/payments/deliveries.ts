import { and, asc, eq, inArray, isNull, lte, sql } from "drizzle-orm"
import Stripe from "stripe"
import { events } from "./tables.ts"
import { type Call, type Database, newId } from "./wire.ts"

export interface Webhook {
  secret: string
  /** Sends the signed body to the shop. A 2xx status accepts it. */
  deliver: (rawBody: string, signature: string) => { status: number } | Promise<{ status: number }>
  /** Wait after the first refusal. Each further refusal doubles it, up to an hour. */
  firstRetryMs?: number
}

const BATCH = 20
const MAX_RETRY_MS = 3_600_000

/**
 * Sends due events, oldest first, and returns how many were accepted. Schedules the next attempt before this one,
 * so that a crash or a second process only delays it.
 */
export async function deliverDue(db: Database, webhook: Webhook): Promise<number> {
  const firstRetryMs = webhook.firstRetryMs ?? 5000
  const due = db
    .select({ id: events.id })
    .from(events)
    .where(and(isNull(events.deliveredAt), lte(events.nextAttemptAt, sql`now()`)))
    .orderBy(asc(events.position))
    .limit(BATCH)
    .for("update", { skipLocked: true })
  const waitMs = sql`least(${firstRetryMs} * power(2, least(${events.attempts}, 30)), ${MAX_RETRY_MS})`
  const claimed = await db
    .update(events)
    .set({
      attempts: sql`${events.attempts} + 1`,
      nextAttemptAt: sql`now() + ${waitMs} * interval '1 millisecond'`,
    })
    .where(inArray(events.id, due))
    .returning({ id: events.id, position: events.position, payload: events.payload })
  claimed.sort((a, b) => a.position - b.position)

  let accepted = 0
  for (const { id, payload } of claimed) {
    if (!(await isAccepted(webhook, payload))) continue
    await db.update(events).set({ deliveredAt: sql`now()` }).where(eq(events.id, id))
    accepted += 1
  }
  return accepted
}

async function isAccepted({ secret, deliver }: Webhook, payload: string): Promise<boolean> {
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret })
  try {
    const { status } = await deliver(payload, signature)
    return status >= 200 && status < 300
  } catch {
    // No answer counts as a refusal. The next attempt is already scheduled.
    return false
  }
}

type EventType =
  | "payment_intent.succeeded"
  | "payment_intent.payment_failed"
  | "payment_intent.canceled"
  | "charge.refunded"

/** Writes an event in the transaction of its change. `deliverDue` sends it after the commit. */
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
