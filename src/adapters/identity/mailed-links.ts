import { randomBytes } from "node:crypto"
import { z } from "zod"
import type { Browser, Identity } from "#operations/kernel/identity.ts"
import { IdentityRefused } from "#operations/kernel/ports.ts"
import { type AuthCall, authCalls } from "./auth-calls.ts"
import type { Auth } from "./create-auth.ts"

const ONE_HOUR_MS = 60 * 60 * 1000
const ONE_DAY_MS = 24 * ONE_HOUR_MS
const VERIFY = "verify-email:"
const RESET = "reset-password:"
const verificationSchema = z.object({ userId: z.string(), email: z.string() })

type MailLinks = Pick<
  Identity,
  "requestReset" | "ownerOfReset" | "issueVerification" | "consumeVerification"
>

/** Implements tokens sent by mail to prove an address. Tokens work once and are stored as digests. */
export const mailLinks = (auth: Auth, call: AuthCall): MailLinks => ({
  async requestReset(email, browser) {
    await call(browser, "POST /request-password-reset", { email })
  },

  async ownerOfReset(token) {
    const { internalAdapter } = await auth.$context
    const found = await internalAdapter.findVerificationValue(RESET + token)
    const owner = found && (await internalAdapter.findUserById(found.value))
    return owner ? { id: owner.id, email: owner.email } : undefined
  },

  async issueVerification({ id, email }) {
    return issueToken(auth, VERIFY, JSON.stringify({ userId: id, email }), ONE_HOUR_MS)
  },

  async consumeVerification(token) {
    const { internalAdapter } = await auth.$context
    const taken = await internalAdapter.consumeVerificationValue(VERIFY + token)
    if (!taken) throw new IdentityRefused("link_invalid")
    const { userId, email } = verificationSchema.parse(JSON.parse(taken.value))
    const user = await internalAdapter.findUserById(userId)
    if (user?.email !== email) throw new IdentityRefused("link_invalid")
    return { userId }
  },
})

/** Issues a reset token like the library, with a longer lifetime. Expects an `Auth` of the current transaction. */
export const issueReset = (auth: Auth, userId: string, days: number): Promise<string> =>
  issueToken(auth, RESET, userId, days * ONE_DAY_MS)

async function issueToken(
  auth: Auth,
  prefix: string,
  value: string,
  lifetimeMs: number,
): Promise<string> {
  const { internalAdapter } = await auth.$context
  const token = randomBytes(24).toString("base64url")
  const expiresAt = new Date(Date.now() + lifetimeMs)
  await internalAdapter.createVerificationValue({ identifier: prefix + token, value, expiresAt })
  return token
}

/** Sets a new password. Expects an `Auth` of the current transaction. */
export async function resetPassword(
  auth: Auth,
  { email, ...reset }: Parameters<Identity["resetPassword"]>[0],
  browser: Browser,
): Promise<void> {
  await authCalls(() => auth)(browser, "POST /reset-password", reset)
  const { internalAdapter } = await auth.$context
  // Using the mailed link proves the address.
  await internalAdapter.updateUserByEmail(email, { emailVerified: true })
}
