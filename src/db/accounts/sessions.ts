import { and, desc, eq, gt, ne, sql } from "drizzle-orm"
import type { Executor } from "../connection/client.ts"
import { sessions } from "../schema/identity.ts"
import { accessTokens } from "../schema/people.ts"

/** Where somebody is signed in, last used first; use shows in the access tokens that came of it. */
export const listSessionsOf = (db: Executor, userId: string) =>
  db
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      lastUsedAt:
        sql<Date>`greatest(${sessions.updatedAt}, max(${accessTokens.lastUsedAt}))`.mapWith(
          sessions.updatedAt,
        ),
      address: sql<string>`coalesce(${sessions.ipAddress}, '')`,
      userAgent: sql<string>`coalesce(${sessions.userAgent}, '')`,
    })
    .from(sessions)
    .leftJoin(accessTokens, eq(accessTokens.sessionId, sessions.id))
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, new Date())))
    .groupBy(sessions.id)
    .orderBy(sql`3 desc`, desc(sessions.id))

export async function findSessionAgeMs(db: Executor, id: string): Promise<number | undefined> {
  const [found] = await db
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.id, id))
  return found && Date.now() - found.createdAt.getTime()
}

/** Ends this person's sessions: one, all but one, or all. Their tokens go with them. */
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

export async function endAllSessions(db: Executor): Promise<number> {
  const ended = await db.delete(sessions).returning({ id: sessions.id })
  return ended.length
}
