import { eq, sql } from "drizzle-orm"
import type { Executor } from "../connection/client.ts"
import { accounts, users } from "../schema/identity.ts"

/** Whether a user, in a query of `users`, has proved the address, or signs in by a service that knows them. */
export const isProved = sql<boolean>`(${users.emailVerified} or exists (
  select from ${accounts} where ${accounts.userId} = ${users.id} and ${accounts.providerId} <> 'credential'))`

export async function isUserProved(db: Executor, userId: string): Promise<boolean> {
  const [user] = await db.select({ isProved }).from(users).where(eq(users.id, userId))
  return user?.isProved ?? false
}
