import { networkOf } from "#domain/network.ts"
import { type IdentityRefusalCode, IdentityRefused } from "./ports.ts"
import { consumeLimit, digestOf, extendLimit, resetLimit, restoreLimit } from "./rate-limits.ts"
import type { Shop } from "./shop.ts"

/** Who may be guessing: from where and, where that is known, at whose account. */
export interface Attempt {
  email?: string
  address: string
}

const WRONG: IdentityRefusalCode[] = [
  "sign_in_failed",
  "wrong_password",
  "wrong_code",
  "link_invalid",
]

/**
 * Lets somebody try to prove who they are, a few times only. A try is counted before it is made, so that
 * many at once are no way around, and taken back when it did not fail for being wrong. Success clears the
 * account's count; each failure keeps it for a whole window more, so that no border between two windows is
 * worth waiting for. Throws `rate_limited`.
 */
export async function limitAttempts<Answer>(
  shop: Shop,
  { email, address }: Attempt,
  attempt: () => Promise<Answer>,
): Promise<Answer> {
  const place = networkOf(address)
  const takeBack = async () => {
    if (email) await restoreLimit(shop, "signInOfAccount", email)
    await restoreLimit(shop, "signInOfAddress", place)
  }
  if (email) await consumeLimit(shop, "signInOfAccount", email)
  try {
    await consumeLimit(shop, "signInOfAddress", place)
  } catch (error) {
    if (email) await restoreLimit(shop, "signInOfAccount", email)
    throw error
  }
  try {
    const answer = await attempt()
    await takeBack()
    if (email) await resetLimit(shop, "signInOfAccount", email)
    return answer
  } catch (error) {
    if (error instanceof IdentityRefused && WRONG.includes(error.code)) {
      if (email) await extendLimit(shop, "signInOfAccount", email)
      // Enough to see that the same account is meant, without naming it.
      shop.log.warn(
        { ...(email && { account: digestOf(email).slice(0, 16) }), address },
        error.code,
      )
    } else await takeBack()
    throw error
  }
}
