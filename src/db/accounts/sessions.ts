import { and, desc, eq, gt, inArray, lte, ne, notInArray, or, sql } from "drizzle-orm"
import type { Executor, Transaction } from "../connection/client.ts"
import { hasRows } from "../connection/query-parts.ts"
import { accessTokens, sessions } from "../schema/identity.ts"

/** SQL: the user's sessions that have not expired, by the clock of the process, as in Better Auth. */
export const openSessionsOf = (userId: string) =>
  and(eq(sessions.userId, userId), gt(sessions.expiresAt, new Date()))

const lastUsedAt = sql<Date>`greatest(${sessions.updatedAt}, max(${accessTokens.lastUsedAt}))`

/**
 * Lists sessions that have not expired, most recently used first. The use of an access token counts as use of its
 * session.
 */
export const listSessionsOf = (db: Executor, userId: string) =>
  db
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      lastUsedAt: lastUsedAt.mapWith(sessions.updatedAt),
      address: sql<string>`coalesce(${sessions.ipAddress}, '')`,
      userAgent: sql<string>`coalesce(${sessions.userAgent}, '')`,
    })
    .from(sessions)
    .leftJoin(accessTokens, eq(accessTokens.sessionId, sessions.id))
    .where(openSessionsOf(userId))
    .groupBy(sessions.id)
    .orderBy(desc(lastUsedAt), desc(sessions.id))

export async function findSessionAgeMs(db: Executor, id: string): Promise<number | undefined> {
  const [found] = await db
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.id, id))
  return found && Date.now() - found.createdAt.getTime()
}

/** Locks the session's row until the transaction ends. Returns false if the session no longer exists. */
export const lockSession = (tx: Transaction, sessionId: string): Promise<boolean> =>
  hasRows(
    tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions.id, sessionId))
      .for("key share"),
  )

export async function deleteSession(db: Executor, sessionId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, sessionId))
}

/** Ends sessions of a user and their tokens: only one, all except one, or all. */
export async function endSessions(
  db: Executor,
  userId: string,
  which: { only?: string; except?: string },
): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        which.only === undefined ? undefined : eq(sessions.id, which.only),
        which.except === undefined ? undefined : ne(sessions.id, which.except),
      ),
    )
    .returning({ id: sessions.id })
  return ended.length
}

/**
 * Deletes a user's sessions except the `keep` most recently used that have not expired. Skips those that are in use right
 * now.
 */
export async function trimSessions(db: Executor, userId: string, keep: number): Promise<void> {
  const latest = db
    .select({ id: sessions.id })
    .from(sessions)
    .leftJoin(accessTokens, eq(accessTokens.sessionId, sessions.id))
    .where(openSessionsOf(userId))
    .groupBy(sessions.id)
    .orderBy(desc(lastUsedAt), desc(sessions.createdAt))
    .limit(keep)
  const others = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), notInArray(sessions.id, latest)))
    .for("update", { skipLocked: true })
  await db.delete(sessions).where(inArray(sessions.id, others))
}

export async function endAllSessions(db: Executor): Promise<number> {
  const ended = await db.delete(sessions).returning({ id: sessions.id })
  return ended.length
}

/**
 * Returns when the token expires. If the caller holds `lockUser`, the result is valid until the transaction ends.
 */
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

/** Deletes expired tokens of a user, and all but the `keep` newest tokens of this session. */
export async function trimTokens(
  tx: Transaction,
  { userId, sessionId, keep }: { userId: string; sessionId: string | null; keep: number },
): Promise<void> {
  const now = new Date()
  const isOfSession = sql`${accessTokens.sessionId} is not distinct from ${sessionId}`
  const newest = tx
    .select({ tokenHash: accessTokens.tokenHash })
    .from(accessTokens)
    .where(and(eq(accessTokens.userId, userId), isOfSession, gt(accessTokens.expiresAt, now)))
    .orderBy(desc(accessTokens.createdAt))
    .limit(keep)
  await tx
    .delete(accessTokens)
    .where(
      and(
        eq(accessTokens.userId, userId),
        or(
          lte(accessTokens.expiresAt, now),
          and(isOfSession, notInArray(accessTokens.tokenHash, newest)),
        ),
      ),
    )
}
