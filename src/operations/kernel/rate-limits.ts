import { createHash } from "node:crypto"
import type { RateLimit } from "#db/connection/rate-limits.ts"
import { networkOf } from "#domain/network.ts"
import { type IdentityRefusalCode, IdentityRefused } from "./ports.ts"
import { refuse } from "./refusal.ts"
import type { Shop } from "./shop.ts"

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const limits = {
  purchase: { points: 30, windowSeconds: MINUTE },
  orderChange: { points: 100, windowSeconds: 10 * MINUTE },
  payment: { points: 5, windowSeconds: MINUTE },
  paymentsOfDay: { points: 30, windowSeconds: DAY },
  decline: { points: 10, windowSeconds: HOUR },
  declineOfCard: { points: 10, windowSeconds: HOUR },
  return: { points: 30, windowSeconds: DAY },
  review: { points: 10, windowSeconds: DAY },
  reviewOfAddress: { points: 30, windowSeconds: HOUR },
  partReview: { points: 30, windowSeconds: DAY },
  reviewReport: { points: 20, windowSeconds: DAY },
  reviewReportOfAddress: { points: 60, windowSeconds: HOUR },
  picture: { points: 50, windowSeconds: DAY },
  pictureOfAddress: { points: 300, windowSeconds: DAY },
  pictureOfAdmin: { points: 1000, windowSeconds: DAY },
  datasheet: { points: 200, windowSeconds: DAY },
  import: { points: 30, windowSeconds: HOUR },
  export: { points: 60, windowSeconds: HOUR },
  invoice: { points: 60, windowSeconds: 10 * MINUTE },
  packingSlip: { points: 600, windowSeconds: 10 * MINUTE },
  recall: { points: 20, windowSeconds: HOUR },
  signInOfAccount: { points: 5, windowSeconds: 15 * MINUTE },
  signInOfAddress: { points: 20, windowSeconds: 15 * MINUTE },
  providerSignInOfAddress: { points: 300, windowSeconds: HOUR },
  registrationMail: { points: 3, windowSeconds: DAY },
  orderMailToStranger: { points: 10, windowSeconds: DAY },
  newCart: { points: 100, windowSeconds: HOUR },
  cartChange: { points: 1000, windowSeconds: 10 * MINUTE },
  cartChangeOfAddress: { points: 3000, windowSeconds: 10 * MINUTE },
  cartLineOfAddress: { points: 20_000, windowSeconds: DAY },
  listChange: { points: 600, windowSeconds: 10 * MINUTE },
  listLine: { points: 100_000, windowSeconds: DAY },
  matchChoice: { points: 5000, windowSeconds: 10 * MINUTE },
  listFileOfAddress: { points: 60, windowSeconds: 10 * MINUTE },
  matchedRowOfAddress: { points: 50_000, windowSeconds: 10 * MINUTE },
  addressChange: { points: 100, windowSeconds: 10 * MINUTE },
  taxIdChange: { points: 30, windowSeconds: HOUR },
  certificate: { points: 20, windowSeconds: DAY },
  certificateKilobyteOfAddress: { points: 50 * 1024, windowSeconds: DAY },
  registration: { points: 100, windowSeconds: HOUR },
  customerMail: { points: 200, windowSeconds: HOUR },
  mailTest: { points: 10, windowSeconds: HOUR },
  mailToAccount: { points: 3, windowSeconds: HOUR },
  passwordResetOfAccount: { points: 3, windowSeconds: HOUR },
  verificationOfAccount: { points: 3, windowSeconds: HOUR },
  withdrawalOfAddress: { points: 10, windowSeconds: HOUR },
  withdrawalOfOrder: { points: 3, windowSeconds: DAY },
  messageFromAddress: { points: 10, windowSeconds: HOUR },
  messageTo: { points: 200, windowSeconds: HOUR },
  messageFromAddressInRush: { points: 1, windowSeconds: HOUR },
  mailFromAddress: { points: 20, windowSeconds: HOUR },
} as const

type LimitName = keyof typeof limits

type RateLimitContext = Pick<Shop, "limits" | "rates">

export const limitOf = (shop: RateLimitContext, name: LimitName): RateLimit => ({
  name,
  points: scaledLimit(shop, limits[name].points),
  windowSeconds: limits[name].windowSeconds,
})

/** Scales a limit. A scale of 0 turns it off, for load tests. */
export const scaledLimit = (
  { limits: { rateScale } }: Pick<Shop, "limits">,
  points: number,
): number => (rateScale === 0 ? Infinity : Math.max(1, Math.round(points * rateScale)))

/**
 * Counts points. Throws `rate_limited` with the seconds to wait; several points that are too many together are then not
 * counted, so that fewer are still allowed.
 */
export async function consumeLimit(
  shop: RateLimitContext,
  name: LimitName,
  who: string,
  points = 1,
): Promise<void> {
  const limit = limitOf(shop, name)
  const retryAfterSeconds = await shop.rates.consume(limit, digestOf(who), points)
  if (retryAfterSeconds > 0 && points > 1) await shop.rates.restore(limit, digestOf(who), points)
  refuseWait(retryAfterSeconds)
}

export interface LimitUse {
  name: LimitName
  who: string
  points?: number
}

/** Counts a use of each limit. If one refuses, takes back those before it and throws `rate_limited`. */
export async function consumeLimits(
  shop: RateLimitContext,
  uses: readonly LimitUse[],
): Promise<void> {
  for (const [index, { name, who, points }] of uses.entries())
    try {
      await consumeLimit(shop, name, who, points)
    } catch (error) {
      await restoreLimits(shop, uses.slice(0, index))
      throw error
    }
}

/** Runs work whose uses are counted already. Takes them back if it throws. */
export async function restoreIfRefused<Answer>(
  shop: RateLimitContext,
  uses: readonly LimitUse[],
  work: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    await restoreLimits(shop, uses)
    throw error
  }
}

async function restoreLimits(shop: RateLimitContext, uses: readonly LimitUse[]): Promise<void> {
  for (const { name, who, points } of uses)
    await shop.rates.restore(limitOf(shop, name), digestOf(who), points)
}

/** Counts one use. Returns false beyond the limit. */
export const tryConsumeLimit = async (shop: Shop, name: LimitName, who: string): Promise<boolean> =>
  (await shop.rates.consume(limitOf(shop, name), digestOf(who))) === 0

/** Counts one use that can no longer be refused. */
export async function recordUse(shop: Shop, name: LimitName, who: string): Promise<void> {
  await shop.rates.consume(limitOf(shop, name), digestOf(who))
}

/** Uses up the limit until its window ends. */
export async function exhaustLimit(shop: Shop, name: LimitName, who: string): Promise<void> {
  const limit = limitOf(shop, name)
  await shop.rates.consume(limit, digestOf(who), limit.points)
}

/** Throws `rate_limited` if the limit is used up. Does not count. */
export async function refuseIfLimited(shop: Shop, name: LimitName, who: string): Promise<void> {
  refuseWait(await shop.rates.waitFor(limitOf(shop, name), digestOf(who)))
}

/** Restarts the window with its current count. */
const extendLimit = (shop: Shop, name: LimitName, who: string): Promise<void> =>
  shop.rates.extend(limitOf(shop, name), digestOf(who))

export const resetSignInLimit = (shop: Shop, email: string): Promise<void> =>
  shop.rates.reset(limitOf(shop, "signInOfAccount"), digestOf(email))

export function refuseWait(retryAfterSeconds: number): void {
  if (retryAfterSeconds > 0) throw refuse("rate_limited", { retryAfterSeconds })
}

/** Hashes network and e-mail addresses, which are personal data. */
export const digestOf = (who: string): string =>
  createHash("sha256").update(who).digest("base64url")

export interface Attempt {
  email?: string
  address: string
}

const WRONG: IdentityRefusalCode[] = [
  "sign_in_failed",
  "wrong_password",
  "wrong_code",
  "code_used",
  "link_invalid",
]

/**
 * Limits attempts to guess a secret. Counts each attempt before it runs, and takes it back unless the secret was wrong.
 * Success clears the account's count; each failure restarts the window. Throws `rate_limited`.
 */
export async function limitAttempts<Answer>(
  shop: Shop,
  { email, address }: Attempt,
  attempt: () => Promise<Answer>,
): Promise<Answer> {
  const uses: LimitUse[] = [{ name: "signInOfAddress", who: networkOf(address) }]
  if (email) uses.unshift({ name: "signInOfAccount", who: email })
  await consumeLimits(shop, uses)
  try {
    const answer = await attempt()
    await restoreLimits(shop, uses)
    if (email) await resetSignInLimit(shop, email)
    return answer
  } catch (error) {
    if (error instanceof IdentityRefused && WRONG.includes(error.code)) {
      if (email) await extendLimit(shop, "signInOfAccount", email)
      // Shows that attempts concern the same account, without naming it.
      shop.log.warn(
        { ...(email && { account: digestOf(email).slice(0, 16) }), address },
        error.code,
      )
    } else await restoreLimits(shop, uses)
    throw error
  }
}
