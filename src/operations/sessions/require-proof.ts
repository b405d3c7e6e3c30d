import { findSessionAgeMs } from "#db/accounts/sessions.ts"
import { IdentityRefused } from "../kernel/ports.ts"
import { limitAttempts } from "../kernel/rate-limits.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Shop } from "../kernel/shop.ts"
import type { Identity } from "./identity.ts"

const FRESH_MS = 10 * 60 * 1000

interface Claimed {
  userId: string
  email: string
  sessionId?: string | null
  password: string | undefined
  address: string
}

/**
 * For what somebody else at an open screen must not do: asks for the password, or for a sign-in of the last
 * ten minutes.
 */
export async function requireProof(
  shop: Shop,
  identity: Identity,
  { userId, email, sessionId, password, address }: Claimed,
): Promise<void> {
  if (password === undefined) {
    const ageMs = sessionId ? await findSessionAgeMs(shop.db, sessionId) : undefined
    if (ageMs === undefined || ageMs > FRESH_MS) throw refuse("sign_in_again")
    return
  }
  await limitAttempts(shop, { email, address }, async () => {
    if (!(await identity.passwordMatches(userId, password)))
      throw new IdentityRefused("wrong_password")
  })
}
