import { randomBytes } from "node:crypto"
import { z } from "zod"
import { IdentityRefused } from "#operations/kernel/ports.ts"
import type { Browser, Identity } from "#operations/sessions/identity.ts"
import { type AuthCall, authCalls } from "./auth-call.ts"
import type { Auth } from "./create-auth.ts"

const ONE_HOUR_MS = 60 * 60 * 1000
const ONE_DAY_MS = 24 * ONE_HOUR_MS
const VERIFY = "verify-email:"
const RESET = "reset-password:"
const verificationSchema = z.object({ userId: z.string(), email: z.string() })

type MailLinks = Pick<
  Identity,
  "askForReset" | "ownerOfReset" | "issueVerification" | "takeVerification"
>

/** Tokens sent by mail to prove an address: they work once and are stored as digests. */
export const mailLinks = (auth: Auth, call: AuthCall): MailLinks => ({
  async askForReset(email, browser) {
    await call(browser, "POST /request-password-reset", { email })
  },

  async ownerOfReset(token) {
    const { internalAdapter } = await auth.$context
    const found = await internalAdapter.findVerificationValue(RESET + token)
    const owner = found && (await internalAdapter.findUserById(found.value))
    return owner ? { id: owner.id, email: owner.email } : undefined
  },

  async issueVerification({ id, email }) {
    const { internalAdapter } = await auth.$context
    const token = randomBytes(24).toString("base64url")
    await internalAdapter.createVerificationValue({
      identifier: VERIFY + token,
      value: JSON.stringify({ userId: id, email }),
      expiresAt: new Date(Date.now() + ONE_HOUR_MS),
    })
    return token
  },

  async takeVerification(token) {
    const { internalAdapter } = await auth.$context
    const taken = await internalAdapter.consumeVerificationValue(VERIFY + token)
    if (!taken) throw new IdentityRefused("link_invalid")
    const { userId, email } = verificationSchema.parse(JSON.parse(taken.value))
    const user = await internalAdapter.findUserById(userId)
    if (user?.email !== email) throw new IdentityRefused("link_invalid")
    return { userId }
  },
})

/** Issues a token as the library does, which lasts longer. Uses an `Auth` of the current transaction. */
export async function issueReset(auth: Auth, userId: string, days: number): Promise<string> {
  const { internalAdapter } = await auth.$context
  const token = randomBytes(24).toString("base64url")
  await internalAdapter.createVerificationValue({
    identifier: RESET + token,
    value: userId,
    expiresAt: new Date(Date.now() + days * ONE_DAY_MS),
  })
  return token
}

/** Uses an `Auth` of the current transaction. */
export async function resetPassword(
  auth: Auth,
  { email, ...reset }: Parameters<Identity["resetPassword"]>[0],
  browser: Browser,
): Promise<void> {
  await authCalls(() => auth)(browser, "POST /reset-password", reset)
  const { internalAdapter } = await auth.$context
  // Opening the link proves the address.
  await internalAdapter.updateUserByEmail(email, { emailVerified: true })
}
