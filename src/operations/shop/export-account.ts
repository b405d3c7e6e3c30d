import { listReviewsOf } from "#db/accounts/accounts.ts"
import { findProfile } from "#db/accounts/profiles.ts"
import { readPartListsOf } from "#db/lists/part-lists.ts"
import { listMatchChoices } from "#db/matching/match-choices.ts"
import { readOrdersOf } from "#db/orders/my-orders.ts"
import { listReturnsOfBuyer } from "#db/returns/returns.ts"
import { listPartReviewsOf } from "#db/reviews/part-reviews.ts"
import { getAccount, listSessions } from "../accounts/account.ts"
import { listAddresses } from "../accounts/addresses.ts"
import { readCart } from "../cart/cart.ts"
import { allOf } from "../kernel/all-of.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { listTaxIds } from "../tax/tax-ids.ts"

/** Exports all data of a user. Orders and lists are streamed. */
export async function exportAccount(shop: Shop, actor: Actor) {
  const { profile, cart, ...owned } = await allOf({
    account: getAccount(shop, actor),
    profile: findProfile(shop.db, actor.email),
    addresses: listAddresses(shop, actor),
    taxIds: listTaxIds(shop, actor),
    reviews: listReviewsOf(shop.db, actor.id),
    partReviews: listPartReviewsOf(shop.db, actor.id),
    returns: listReturnsOfBuyer(shop.db, actor.id),
    sessions: listSessions(shop, actor),
    cart: readCart(shop, { userId: actor.id }),
    choices: listMatchChoices(shop.db, actor.id),
  })
  if (!profile) throw refuse("unauthenticated")
  shop.log.info({ userId: actor.id }, "account_exported")
  return {
    ...owned,
    profile,
    cart: cart.lines,
    orders: readOrdersOf(shop.db, actor.id),
    lists: readPartListsOf(shop.db, actor.id),
  }
}
