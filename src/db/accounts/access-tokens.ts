import { and, desc, eq, notInArray, or, sql } from "drizzle-orm"
import type { Executor, Transaction } from "../connection/client.ts"
import { accessTokens } from "../schema/people.ts"

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
    .set({ lastUsedAt: sql`now()` })
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
  const { lifeMs, latestEnd = null, ...row } = token
  await tx.insert(accessTokens).values({
    ...row,
    expiresAt: sql`least(now() + ${lifeMs} * interval '1 millisecond', ${latestEnd}::timestamptz)`,
  })
}

/**
 * Removes a person's tokens that ended by themselves, and of this session all but the newest; those of ended
 * sessions go with the session.
 */
export async function trimTokens(
  tx: Transaction,
  { userId, sessionId, keep }: { userId: string; sessionId: string | null; keep: number },
): Promise<void> {
  const newest = tx
    .select({ tokenHash: accessTokens.tokenHash })
    .from(accessTokens)
    .where(
      sql`${accessTokens.userId} = ${userId} and ${accessTokens.sessionId} is not distinct from ${sessionId}
        and ${accessTokens.expiresAt} > now()`,
    )
    .orderBy(desc(accessTokens.createdAt))
    .limit(keep)
  await tx
    .delete(accessTokens)
    .where(
      and(
        eq(accessTokens.userId, userId),
        or(
          sql`${accessTokens.expiresAt} <= now()`,
          and(
            sql`${accessTokens.sessionId} is not distinct from ${sessionId}`,
            notInArray(accessTokens.tokenHash, newest),
          ),
        ),
      ),
    )
}
