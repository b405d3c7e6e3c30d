import { findAccount, listReviewsOf, listSignInWays } from "#db/accounts/accounts.ts"
import { findProfile } from "#db/accounts/profiles.ts"
import { endSessions, listSessionsOf } from "#db/accounts/sessions.ts"
import { readPartListsOf } from "#db/lists/read-part-lists-of.ts"
import { listMatchChoices } from "#db/matching/match-choices.ts"
import { readOrdersOf } from "#db/orders/read-orders-of.ts"
import { listReturnsOfBuyer } from "#db/returns/returns.ts"
import { listPartReviewsOf } from "#db/reviews/part-reviews.ts"
import { readCart } from "../cart/read-cart.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { listTaxIds } from "../tax/tax-ids.ts"
import { listAddresses } from "./addresses.ts"

/** The password's name among the ways to sign in. */
const PASSWORD = "credential"

export async function getAccount(shop: Shop, actor: Actor) {
  const [account, ways] = await Promise.all([
    findAccount(shop.db, actor.id),
    listSignInWays(shop.db, actor.id),
  ])
  if (!account) throw refuse("unauthenticated")
  return {
    ...account,
    twoFactorMissing: actor.awaitsSecondFactor ?? false,
    hasPassword: ways.some(({ providerId }) => providerId === PASSWORD),
    identities: ways.filter(({ providerId }) => providerId !== PASSWORD),
  }
}

export async function listSessions(shop: Shop, actor: Actor) {
  const sessions = await listSessionsOf(shop.db, actor.id)
  return sessions.map((session) => ({ ...session, current: session.id === actor.sessionId }))
}

/** Ends one session of one's own, with its tokens. */
export async function endSession(shop: Shop, actor: Actor, id: string): Promise<number> {
  const count = await endSessions(shop.db, actor.id, { only: id })
  shop.log.info({ userId: actor.id, count }, "sessions_ended")
  return count
}

/** Signs out everywhere else, or everywhere. */
export async function endManySessions(
  shop: Shop,
  actor: Actor,
  which: "others" | "all",
): Promise<number> {
  const except = which === "others" && actor.sessionId ? { except: actor.sessionId } : {}
  const count = await endSessions(shop.db, actor.id, except)
  shop.log.info({ userId: actor.id, count }, "sessions_ended")
  return count
}

/** Everything the shop keeps about this person; orders and lists come as they are read, of which there may be many. */
export async function exportAccount(shop: Shop, actor: Actor) {
  const [
    account,
    profile,
    addresses,
    taxIds,
    reviews,
    partReviews,
    returns,
    sessions,
    cart,
    choices,
  ] = await Promise.all([
    getAccount(shop, actor),
    findProfile(shop.db, actor.email),
    listAddresses(shop, actor),
    listTaxIds(shop, actor),
    listReviewsOf(shop.db, actor.id),
    listPartReviewsOf(shop.db, actor.id),
    listReturnsOfBuyer(shop.db, actor.id),
    listSessions(shop, actor),
    readCart(shop, { userId: actor.id }),
    listMatchChoices(shop.db, actor.id),
  ])
  if (!profile) throw refuse("unauthenticated")
  shop.log.info({ userId: actor.id }, "account_exported")
  const orders = readOrdersOf(shop.db, actor.id)
  const lists = readPartListsOf(shop.db, actor.id)
  return {
    account,
    profile,
    addresses,
    taxIds,
    orders,
    lists,
    cart: cart.lines,
    choices,
    reviews,
    partReviews,
    returns,
    sessions,
  }
}
