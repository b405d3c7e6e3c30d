import { and, eq, ne, sql } from "drizzle-orm"
import type { Executor, Transaction } from "../connection/client.ts"
import { accounts, users } from "../schema/identity.ts"

/** Whether a user, in a query of `users`, has proved the address, or signs in by a service that knows them. */
export const isProved = sql<boolean>`(${users.emailVerified} or exists (
  select from ${accounts} where ${accounts.userId} = ${users.id} and ${accounts.providerId} <> 'credential'))`

export async function isUserProved(db: Executor, userId: string): Promise<boolean> {
  const [user] = await db.select({ isProved }).from(users).where(eq(users.id, userId))
  return user?.isProved ?? false
}

/** Notes that somebody reads the address's mail, and whether they were signed in to the account then. */
export async function confirmAddress(
  db: Executor,
  userId: string,
  { signedIn }: { signedIn: boolean },
): Promise<void> {
  const confirmedSignedOut = signedIn
    ? false
    : sql`${users.confirmedSignedOut} or not ${users.emailVerified}`
  await db
    .update(users)
    .set({ emailVerified: true, confirmedSignedOut, updatedAt: sql`now()` })
    .where(eq(users.id, userId))
}

/** Whether the account of this address may be of somebody else than who confirmed the address. */
export async function isOwnerUncertain(db: Executor, email: string): Promise<boolean> {
  const [found] = await db
    .select({ confirmedSignedOut: users.confirmedSignedOut })
    .from(users)
    .where(eq(users.email, email))
  return found?.confirmedSignedOut ?? false
}

/**
 * Leaves the account to who reads its mail: removes the identities of providers that were connected while its owner
 * was not known to have the address.
 */
export async function removeUnprovedIdentities(tx: Transaction, userId: string): Promise<void> {
  const [user] = await tx
    .select({ emailVerified: users.emailVerified, confirmedSignedOut: users.confirmedSignedOut })
    .from(users)
    .where(eq(users.id, userId))
  if (user?.emailVerified && !user.confirmedSignedOut) return
  await tx
    .delete(accounts)
    .where(and(eq(accounts.userId, userId), ne(accounts.providerId, "credential")))
  await tx.update(users).set({ confirmedSignedOut: false }).where(eq(users.id, userId))
}
