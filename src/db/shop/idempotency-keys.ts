import { and, eq } from "drizzle-orm"
import type { Executor, Transaction } from "../connection/client.ts"
import { first } from "../connection/query-parts.ts"
import { idempotencyKeys } from "../schema/orders.ts"

interface KeyClaim {
  userId: string
  key: string
  requestHash: Buffer
}

/**
 * Claims a key for this transaction. Returns undefined if the key is new; `storeAnswer` must follow. A concurrent
 * request with the key waits, then gets the first answer.
 */
export async function claimKey(tx: Transaction, claim: KeyClaim) {
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ ...claim, response: null })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  if (claimed.length > 0) return undefined
  const [earlier] = await tx.select().from(idempotencyKeys).where(thisKey(claim))
  return earlier
}

export const findAnswer = (db: Executor, userId: string, key: string) =>
  first(db.select().from(idempotencyKeys).where(thisKey({ userId, key })))

export async function storeAnswer(
  tx: Transaction,
  claim: KeyClaim,
  response: unknown,
): Promise<void> {
  await tx.update(idempotencyKeys).set({ response }).where(thisKey(claim))
}

const thisKey = ({ userId, key }: Pick<KeyClaim, "userId" | "key">) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key))
