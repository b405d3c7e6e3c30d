import { listReviewsOf } from "#db/accounts/accounts.ts"
import { findProfile } from "#db/accounts/profiles.ts"
import { readPartListsOf } from "#db/lists/part-lists.ts"
import { listMatchChoices } from "#db/matching/match-choices.ts"
import { readOrdersOf } from "#db/orders/my-orders.ts"
import { listReturnsOfBuyer } from "#db/returns/returns.ts"
import { listPartReviewsOf } from "#db/reviews/part-reviews.ts"
import { getAccount, listSessions } from "../accounts/account.ts"
import { listAddresses } from "../accounts/addresses.ts"
import { readCart } from "../cart/read-cart.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { listTaxIds } from "../tax/tax-ids.ts"

/** Exports all data of a user. Orders and lists are streamed. */
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
