import { createHash } from "node:crypto"
import type { RateLimit } from "#db/connection/rate-limits.ts"
import { refuse } from "./refusal.ts"
import type { Shop } from "./shop.ts"

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** What may be done how often, before `RATE_LIMIT_SCALE`. */
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
  pictureOfAdmin: { points: 1000, windowSeconds: DAY },
  datasheet: { points: 200, windowSeconds: DAY },
  import: { points: 30, windowSeconds: HOUR },
  export: { points: 60, windowSeconds: HOUR },
  invoice: { points: 60, windowSeconds: 10 * MINUTE },
  packingSlip: { points: 600, windowSeconds: 10 * MINUTE },
  recall: { points: 20, windowSeconds: HOUR },
  signInOfAccount: { points: 5, windowSeconds: 15 * MINUTE },
  signInOfAddress: { points: 20, windowSeconds: 15 * MINUTE },
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
  mailToAccount: { points: 3, windowSeconds: HOUR },
  messageFromAddress: { points: 10, windowSeconds: HOUR },
  messageTo: { points: 200, windowSeconds: HOUR },
  messageFromAddressInRush: { points: 1, windowSeconds: HOUR },
  mailFromAddress: { points: 20, windowSeconds: HOUR },
} as const

export type LimitName = keyof typeof limits

type Counting = Pick<Shop, "limits" | "rates">

/** A limit as this shop has it. */
export const limitOf = (shop: Counting, name: LimitName): RateLimit => ({
  name,
  points: scaledLimit(shop, limits[name].points),
  windowSeconds: limits[name].windowSeconds,
})

/** A scale of 0 turns limits off, for load tests. */
export const scaledLimit = (
  { limits: { rateScale } }: Pick<Shop, "limits">,
  points: number,
): number => (rateScale === 0 ? Infinity : Math.max(1, Math.round(points * rateScale)))

/** Counts so many more; throws `rate_limited`, with the seconds to wait, beyond the limit. */
export async function consumeLimit(
  shop: Counting,
  name: LimitName,
  who: string,
  points = 1,
): Promise<void> {
  refuseWait(await shop.rates.consume(limitOf(shop, name), digestOf(who), points))
}

/** Counts one more; false beyond the limit, where it is to be left out and nobody told. */
export const tryConsumeLimit = async (shop: Shop, name: LimitName, who: string): Promise<boolean> =>
  (await shop.rates.consume(limitOf(shop, name), digestOf(who))) === 0

/** Counts one more of what is over already and can only be refused from the next time on. */
export async function recordUse(shop: Shop, name: LimitName, who: string): Promise<void> {
  await shop.rates.consume(limitOf(shop, name), digestOf(who))
}

/** Leaves nothing of the limit until its window ends. */
export async function exhaustLimit(shop: Shop, name: LimitName, who: string): Promise<void> {
  const limit = limitOf(shop, name)
  await shop.rates.consume(limit, digestOf(who), limit.points)
}

/** Throws `rate_limited` when the limit is used up; counts nothing. */
export async function refuseIfLimited(shop: Shop, name: LimitName, who: string): Promise<void> {
  refuseWait(await shop.rates.waitFor(limitOf(shop, name), digestOf(who)))
}

/** Takes back what turned out not to count. */
export const restoreLimit = (shop: Shop, name: LimitName, who: string): Promise<void> =>
  shop.rates.restore(limitOf(shop, name), digestOf(who))

/** The window begins anew, with what was counted in it. */
export const extendLimit = (shop: Shop, name: LimitName, who: string): Promise<void> =>
  shop.rates.extend(limitOf(shop, name), digestOf(who))

export const resetLimit = (shop: Shop, name: LimitName, who: string): Promise<void> =>
  shop.rates.reset(limitOf(shop, name), digestOf(who))

/** Throws `rate_limited` where there is something to wait for. */
export function refuseWait(retryAfterSeconds: number): void {
  if (retryAfterSeconds > 0) throw refuse("rate_limited", { retryAfterSeconds })
}

/** Addresses and e-mails are personal: the counters keep a digest. */
export const digestOf = (who: string): string =>
  createHash("sha256").update(who).digest("base64url")
