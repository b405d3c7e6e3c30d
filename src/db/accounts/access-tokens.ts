import { and, desc, eq, gt, lte, notInArray, or, sql } from "drizzle-orm"
import type { Executor, Transaction } from "../connection/client.ts"
import { accessTokens } from "../schema/people.ts"

/** Tokens and sessions end by the clock of the process, which is Better Auth's: never by the database's. */

/** When this token ends, if it is still there; asked under `lockUser`, it stays so until the transaction ends. */
export async function findTokenEnd(tx: Transaction, tokenHash: Buffer): Promise<Date | undefined> {
  const [found] = await tx
    .select({ expiresAt: accessTokens.expiresAt })
    .from(accessTokens)
    .where(eq(accessTokens.tokenHash, tokenHash))
  return found?.expiresAt
}

export async function touchToken(db: Executor, tokenHash: Buffer): Promise<void> {
  await db
    .update(accessTokens)
    .set({ lastUsedAt: new Date() })
    .where(eq(accessTokens.tokenHash, tokenHash))
}

export async function insertToken(
  tx: Transaction,
  token: {
    tokenHash: Buffer
    userId: string
    sessionId: string | null
    lifeMs: number
    /** It ends then at the latest. */
    latestEnd: Date | undefined
  },
): Promise<void> {
  const { lifeMs, latestEnd, ...row } = token
  const now = Date.now()
  const expiresAt = new Date(
    Math.min(now + lifeMs, latestEnd?.getTime() ?? Number.POSITIVE_INFINITY),
  )
  await tx.insert(accessTokens).values({ ...row, lastUsedAt: new Date(now), expiresAt })
}

/**
 * Removes a person's tokens that ended by themselves, and of this session all but the newest; those of ended
 * sessions go with the session.
 */
export async function trimTokens(
  tx: Transaction,
  { userId, sessionId, keep }: { userId: string; sessionId: string | null; keep: number },
): Promise<void> {
  const now = new Date()
  const ofSession = sql`${accessTokens.sessionId} is not distinct from ${sessionId}`
  const newest = tx
    .select({ tokenHash: accessTokens.tokenHash })
    .from(accessTokens)
    .where(and(eq(accessTokens.userId, userId), ofSession, gt(accessTokens.expiresAt, now)))
    .orderBy(desc(accessTokens.createdAt))
    .limit(keep)
  await tx
    .delete(accessTokens)
    .where(
      and(
        eq(accessTokens.userId, userId),
        or(
          lte(accessTokens.expiresAt, now),
          and(ofSession, notInArray(accessTokens.tokenHash, newest)),
        ),
      ),
    )
}
