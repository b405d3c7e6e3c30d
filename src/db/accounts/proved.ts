import { sql } from "drizzle-orm"
import { accounts, users } from "../schema/identity.ts"

/** Whether a user, in a query of `users`, has proved the address, or signs in by a service that knows them. */
export const isProved = sql<boolean>`(${users.emailVerified} or exists (
  select from ${accounts} where ${accounts.userId} = ${users.id} and ${accounts.providerId} <> 'credential'))`
