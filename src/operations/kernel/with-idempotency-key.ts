import { createHash } from "node:crypto"
import type { z } from "zod"
import type { Transaction } from "#db/connection/client.ts"
import { isConnectionLoss, retry } from "#db/connection/transactions.ts"
import { claimKey, findAnswer, storeAnswer } from "#db/shop/idempotency-keys.ts"
import { refuse } from "./refusal.ts"
import type { Actor, Shop } from "./shop.ts"

interface IdempotentRequest<Answer> {
  key: string | undefined
  request: unknown
  answer: z.ZodType<Answer>
}

interface IdempotentWork<Answer> extends IdempotentRequest<Answer> {
  /** Counts the request against its rate limits. */
  count?: (() => Promise<void>) | undefined
  work: (tx: Transaction) => Promise<Answer>
}

/**
 * Runs work in one transaction. With a key, a repeated request gets the stored first answer, also beyond its rate
 * limits, and a different request is refused.
 */
export async function withIdempotencyKey<Answer>(
  shop: Shop,
  actor: Actor,
  { count, work, ...keyed }: IdempotentWork<Answer>,
): Promise<Answer> {
  const stored = count && (await countOrReplay(shop, actor, keyed, count))
  if (stored !== undefined) return stored
  const { key, request, answer } = keyed
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

/** Counts a request. If that is refused, returns the stored answer of a repeated request, for which no work is left. */
export async function countOrReplay<Answer>(
  { db }: Pick<Shop, "db">,
  { id }: Pick<Actor, "id">,
  { key, request, answer }: IdempotentRequest<Answer>,
  count: () => Promise<void>,
): Promise<Answer | undefined> {
  try {
    await count()
    return undefined
  } catch (error) {
    const earlier = key === undefined ? undefined : await findAnswer(db, id, key)
    if (!earlier) throw error
    return replayAnswer(earlier, hashRequest(request), answer)
  }
}

export const hashRequest = (request: unknown): Buffer =>
  createHash("sha256").update(JSON.stringify(request)).digest()

/** Returns the stored answer. Refuses a different request with the same key. */
export function replayAnswer<Answer>(
  earlier: { requestHash: Buffer; response: unknown },
  requestHash: Buffer,
  answer: z.ZodType<Answer>,
): Answer {
  if (!earlier.requestHash.equals(requestHash)) throw refuse("idempotency_key_reused")
  return answer.parse(earlier.response)
}

/** Retries work after a lost connection, such as a failover. Only for reads and for requests with a key. */
export const retryOnConnectionLoss = <T>(work: () => Promise<T>): Promise<T> =>
  retry(work, isConnectionLoss)
