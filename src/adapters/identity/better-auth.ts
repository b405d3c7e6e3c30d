import { z } from "zod"
import type { Identity, NewAccount } from "#operations/kernel/identity.ts"
import { IdentityRefused } from "#operations/kernel/ports.ts"
import { type AuthAnswer, type AuthCall, authCalls } from "./auth-calls.ts"
import { type Auth, createAuth, type IdentityOptions } from "./create-auth.ts"
import { digestOf, verifyPassword } from "./credentials.ts"
import { issueReset, mailLinks, resetPassword } from "./mailed-links.ts"
import { providerSignIn } from "./openid/provider-sign-in.ts"
import {
  currentSchema,
  outcomeOf,
  readSession,
  type SessionReader,
  sessionReader,
} from "./read-session.ts"

/** Implements accounts, passwords and sessions with Better Auth, in the shop's database. */
export function betterAuthIdentity(options: IdentityOptions): Identity {
  const main = createAuth(options, options.publicUrl)
  const authByOrigin = new Map(
    options.otherOrigins.map((origin) => [origin, createAuth(options, origin)]),
  )
  const call = authCalls((origin) => authByOrigin.get(origin) ?? main)
  const authIn = (tx: IdentityOptions["database"], origin = options.publicUrl) =>
    createAuth({ ...options, database: tx }, origin)
  const sessions = sessionReader(main)
  const { signedIn } = sessions

  return {
    ...mailLinks(main, call),
    ...secondFactor(call, sessions),
    ...providerSignIn(options.providers, call, sessions),
    sessionOf: sessions.sessionOf,

    // Calls the API directly, because every page needs it and the library builds a router for each HTTP call.
    async currentUser({ cookie }) {
      const { found, cookies } = await readSession(main, cookie, { refresh: true })
      return { user: currentSchema.parse(found)?.user ?? null, cookies }
    },

    async signOut(headers) {
      const { headers: answer } = await main.api.signOut({ headers, returnHeaders: true })
      return answer
    },

    createAccount: (account, tx) => createAccount(authIn(tx), account),
    createPasswordlessAccount: ({ name, email }, tx) => createAccount(authIn(tx), { name, email }),
    issueReset: (userId, days, tx) => issueReset(authIn(tx), userId, days),

    resetPassword: (reset, browser, tx) =>
      resetPassword(authIn(tx, browser.origin), reset, browser),

    async register({ name, email, password, remember }, browser) {
      const account = { name, email, password, rememberMe: remember }
      return signedIn(await call(browser, "POST /sign-up/email", account))
    },

    async signIn({ email, password, remember }, browser) {
      const credentials = { email, password, rememberMe: remember }
      const answer = await call(browser, "POST /sign-in/email", credentials)
      const { twoFactorRedirect } = outcomeOf(answer)
      return twoFactorRedirect ? { cookies: answer.cookies } : signedIn(answer)
    },

    async passwordMatches(userId, password) {
      const { internalAdapter } = await main.$context
      const account = await internalAdapter.findCredentialAccount(userId)
      return account?.password ? verifyPassword(account.password, password) : false
    },

    async changePassword(passwords, browser, tx) {
      const callIn = authCalls((origin) => authIn(tx, origin))
      await callIn(browser, "POST /change-password", passwords)
    },
  }
}

/** Creates an account. With a password, its address is verified, because the operator entered it. */
async function createAccount(
  auth: Auth,
  { name, email, password }: Omit<NewAccount, "password"> & { password?: string },
) {
  const { internalAdapter, password: hasher } = await auth.$context
  const user = await internalAdapter.createUser(
    { name, email, emailVerified: password !== undefined },
    { method: "admin" },
  )
  if (password !== undefined)
    await internalAdapter.linkAccount({
      userId: user.id,
      providerId: "credential",
      accountId: user.id,
      password: await hasher.hash(password),
    })
  return { userId: user.id }
}

type SecondFactor = Pick<
  Identity,
  "prepareSecondFactor" | "passSecondFactor" | "disableSecondFactor" | "renewRecoveryCodes"
>

const preparedSchema = z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) })
const codesSchema = z.object({ backupCodes: z.array(z.string()) })

const secondFactor = (call: AuthCall, sessions: SessionReader): SecondFactor => ({
  async prepareSecondFactor(password, browser) {
    const { body } = await call(browser, "POST /two-factor/enable", { password })
    const { totpURI, backupCodes } = preparedSchema.parse(body)
    return { uri: totpURI, recoveryCodes: backupCodes }
  },

  async passSecondFactor({ kind, code }, browser) {
    const answer =
      kind === "app"
        ? await call(browser, "POST /two-factor/verify-totp", { code })
        : await call(browser, "POST /two-factor/verify-backup-code", { code: digestOf(code) })
    return sessionAfterCode(answer, sessions)
  },

  async disableSecondFactor(password, browser) {
    const { cookies } = await call(browser, "POST /two-factor/disable", { password })
    return { cookies }
  },

  async renewRecoveryCodes(password, browser) {
    const answer = await call(browser, "POST /two-factor/generate-backup-codes", { password })
    return codesSchema.parse(answer.body).backupCodes
  },
})

async function sessionAfterCode({ cookies }: AuthAnswer, sessions: SessionReader) {
  const session = await sessions.sessionOfCookies(cookies)
  // A right code begins a session, unless the caller has one that passed the second factor.
  if (!session) throw new IdentityRefused("second_factor_on")
  return { session, cookies }
}
