import { betterAuthIdentity } from "#adapters/identity/better-auth.ts"
import { endSessions } from "#db/accounts/sessions.ts"
import { isOwnerUncertain } from "#db/accounts/users.ts"
import type { DatabaseConnection } from "#db/connection/client.ts"
import type { RateCounter } from "#db/connection/rate-limits.ts"
import * as identityTables from "#db/schema/identity.ts"
import type { Identity } from "#operations/sessions/identity.ts"
import { mailPasswordReset } from "#operations/sessions/mail-links.ts"
import { isFirstUse } from "#operations/sessions/second-factor.ts"
import type { Place } from "./place.ts"
import { type SignInProviders, signInProviders } from "./sign-in-providers.ts"
import type { StartupContext } from "./startup-context.ts"

export interface SignIn extends Pick<SignInProviders, "public" | "sandbox"> {
  identity: Identity
}

/** Accounts, and whoever else vouches for people. */
export async function openSignIn(
  { config, log, cleanUps }: StartupContext,
  database: DatabaseConnection,
  { publicUrl, otherOrigins, secret }: Place,
  rates: RateCounter,
): Promise<SignIn> {
  const around = { database, secret, publicUrl, otherOrigins, log }
  const { providers, ...offered } = await signInProviders(config, around)
  cleanUps.add(() => offered.sandbox?.close())
  const { db } = database
  const identity = betterAuthIdentity({
    database: db,
    tables: identityTables,
    secret,
    publicUrl,
    otherOrigins,
    providers,
    isOwnerUncertain: (email) => isOwnerUncertain(db, email),
    passwordChanging: async (userId, except) => {
      await endSessions(db, userId, { except })
    },
    isFirstUse: (userId, code) => isFirstUse(rates, userId, code),
    sendReset: (user, token) => mailPasswordReset(db, publicUrl, user, token),
    log: (level, message) => log[level]({ source: "identity" }, message),
  })
  return { ...offered, identity }
}
