import { createHash } from "node:crypto"
import type { z } from "zod"
import type { Transaction } from "#db/connection/client.ts"
import { claimKey, storeAnswer } from "#db/shop/idempotency-keys.ts"
import { refuse } from "./refusal.ts"
import type { Actor, Shop } from "./shop.ts"

export interface IdempotentWork<Answer> {
  /** The Idempotency-Key; without one the work is simply done. */
  key: string | undefined
  /** Everything that makes this request the one it is. */
  request: unknown
  answer: z.ZodType<Answer>
  work: (tx: Transaction) => Promise<Answer>
}

/**
 * Does the work in one transaction. With a key, the same request of the same person again gets the first
 * answer again, stored in that same transaction, and another request is refused.
 */
export function withIdempotencyKey<Answer>(
  shop: Shop,
  actor: Actor,
  { key, request, answer, work }: IdempotentWork<Answer>,
): Promise<Answer> {
  return shop.db.transaction(async (tx) => {
    if (key === undefined) return work(tx)
    const requestHash = hashRequest(request)
    const claim = { userId: actor.id, key, requestHash }
    const earlier = await claimKey(tx, claim)
    if (earlier) return replayAnswer(earlier, requestHash, answer)
    const done = await work(tx)
    await storeAnswer(tx, claim, done)
    return done
  })
}

export const hashRequest = (request: unknown): Buffer =>
  createHash("sha256").update(JSON.stringify(request)).digest()

/** The first answer to a key; refuses when the key now comes with another request. */
export function replayAnswer<Answer>(
  earlier: { requestHash: Buffer; response: unknown },
  requestHash: Buffer,
  answer: z.ZodType<Answer>,
): Answer {
  if (!earlier.requestHash.equals(requestHash)) throw refuse("idempotency_key_reused")
  return answer.parse(earlier.response)
}
