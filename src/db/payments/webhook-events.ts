import { eq } from "drizzle-orm"
import type { Executor, Transaction } from "../connection/client.ts"
import { webhookEvents } from "../schema/orders.ts"

/** False when this event was taken before. */
export async function recordEvent(tx: Transaction, id: string, type: string): Promise<boolean> {
  const recorded = await tx
    .insert(webhookEvents)
    .values({ id, type })
    .onConflictDoNothing()
    .returning({ id: webhookEvents.id })
  return recorded.length > 0
}

export async function isKnownEvent(db: Executor, id: string): Promise<boolean> {
  const [known] = await db
    .select({ id: webhookEvents.id })
    .from(webhookEvents)
    .where(eq(webhookEvents.id, id))
  return known !== undefined
}
