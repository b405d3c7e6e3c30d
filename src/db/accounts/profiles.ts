import { eq, sql } from "drizzle-orm"
import type { Executor, Transaction } from "../connection/client.ts"
import { first, hasRows } from "../connection/query-parts.ts"
import { profiles, users } from "../schema/identity.ts"
import { roleOf } from "./users.ts"

export type ProfileFields = Pick<
  typeof profiles.$inferSelect,
  "education" | "location" | "phone" | "linkedin"
>

/** Returns true if this call created the profile. */
export const ensureProfile = (tx: Transaction, userId: string): Promise<boolean> =>
  hasRows(
    tx
      .insert(profiles)
      .values({ userId })
      .onConflictDoNothing()
      .returning({ userId: profiles.userId }),
  )

export const findProfile = (db: Executor, email: string) =>
  first(
    db
      .select({
        id: users.id,
        email: users.email,
        name: users.name,
        education: sql<string>`coalesce(${profiles.education}, '')`,
        location: sql<string>`coalesce(${profiles.location}, '')`,
        phone: sql<string>`coalesce(${profiles.phone}, '')`,
        linkedin: sql<string>`coalesce(${profiles.linkedin}, '')`,
        role: roleOf,
      })
      .from(users)
      .leftJoin(profiles, eq(profiles.userId, users.id))
      .where(eq(users.email, email)),
  )

export async function saveProfile(
  tx: Transaction,
  userId: string,
  fields: ProfileFields,
): Promise<void> {
  await tx
    .insert(profiles)
    .values({ userId, ...fields })
    .onConflictDoUpdate({ target: profiles.userId, set: { ...fields, updatedAt: sql`now()` } })
}

/** Returns true if the account was not an administrator before. */
export const grantAdmin = (tx: Transaction, userId: string): Promise<boolean> =>
  hasRows(
    tx
      .insert(profiles)
      .values({ userId, role: "admin" })
      .onConflictDoUpdate({
        target: profiles.userId,
        set: { role: "admin", updatedAt: sql`now()` },
        setWhere: sql`${profiles.role} <> 'admin'`,
      })
      .returning({ userId: profiles.userId }),
  )

const RIGHTS_LOCK = 7_030_140_001

/**
 * Lists administrators and locks their rights until the transaction ends. Uses an advisory lock, which does not
 * block other writes to their profiles.
 */
export async function lockAdministrators(tx: Transaction): Promise<string[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(${RIGHTS_LOCK})`)
  const found = await tx
    .select({ userId: profiles.userId })
    .from(profiles)
    .where(eq(profiles.role, "admin"))
  return found.map(({ userId }) => userId)
}

export async function revokeAdmin(tx: Transaction, userId: string): Promise<void> {
  await tx
    .update(profiles)
    .set({ role: "user", updatedAt: sql`now()` })
    .where(eq(profiles.userId, userId))
}
