import { createHash } from "node:crypto"
import { endSessions } from "#db/accounts/sessions.ts"
import type { RateCounter } from "#db/connection/rate-limits.ts"
import type { Browser, SecondFactorCode } from "../kernel/identity.ts"
import { limitAttempts } from "../kernel/rate-limits.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Shop } from "../kernel/shop.ts"
import { runWithProof } from "./change-credentials.ts"
import { completeSignIn, sessionOf } from "./sign-in.ts"

/** Longer than a code of an app is valid, which is a minute and a half. */
const CODE_LIFE_S = 120

/** Creates a secret for an authenticator app, and recovery codes. A first code then turns the second factor on. */
export const prepareSecondFactor = (
  shop: Shop,
  browser: Browser,
  password: string | undefined,
): Promise<{ uri: string; recoveryCodes: string[] }> =>
  runWithProof(shop, browser, password, () => shop.identity.prepareSecondFactor(password, browser))

/**
 * Accepts a code. The first one turns the second factor on and ends sessions elsewhere, which never passed it. Later
 * ones complete a sign-in.
 */
export async function passSecondFactor(
  shop: Shop,
  browser: Browser,
  code: SecondFactorCode,
): Promise<{ cookies: string[] }> {
  const { address } = browser
  const turningOn = await sessionOf(shop, browser)
  // A signed-in user has nothing to recover.
  if (turningOn && code.kind === "recovery") throw refuse("second_factor_on")
  const { session, cookies } = await limitAttempts(shop, { address }, () =>
    shop.identity.passSecondFactor(code, browser),
  )
  if (turningOn) {
    await endSessions(shop.db, session.userId, { except: session.sessionId })
    shop.log.info({ userId: session.userId, address }, "second_factor_on")
  } else {
    await completeSignIn(shop, browser, session, code.kind === "app" ? "code" : "recovery code")
    if (code.kind === "recovery")
      shop.log.warn({ userId: session.userId, address }, "recovery_code_used")
  }
  return { cookies }
}

export async function disableSecondFactor(
  shop: Shop,
  browser: Browser,
  password: string | undefined,
): Promise<{ cookies: string[] }> {
  const answer = await runWithProof(shop, browser, password, () =>
    shop.identity.disableSecondFactor(password, browser),
  )
  shop.log.info({ address: browser.address }, "second_factor_off")
  return answer
}

export const renewRecoveryCodes = (
  shop: Shop,
  browser: Browser,
  password: string | undefined,
): Promise<string[]> =>
  runWithProof(shop, browser, password, () => shop.identity.renewRecoveryCodes(password, browser))

/** Returns whether this code of the user is seen for the first time while it is valid. */
export async function isFirstUse(
  rates: RateCounter,
  userId: string,
  code: string,
): Promise<boolean> {
  const once = { name: "secondFactorCode", points: 1, windowSeconds: CODE_LIFE_S }
  const key = createHash("sha256").update(`${userId} ${code}`).digest("base64url")
  return (await rates.consume(once, key)) === 0
}
