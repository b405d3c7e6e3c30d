import { eraseAccount, listOpenOrdersOf, listReviewsOf } from "#db/accounts/accounts.ts"
import { findProfile } from "#db/accounts/profiles.ts"
import type { Transaction } from "#db/connection/client.ts"
import { readPartListsOf } from "#db/lists/part-lists.ts"
import { listMatchChoices } from "#db/matching/match-choices.ts"
import { readOrdersOf } from "#db/orders/my-orders.ts"
import { listReturnsOfBuyer } from "#db/returns/returns.ts"
import { listWithdrawalsOf } from "#db/returns/withdrawals.ts"
import { listPartReviewsOf, listReportsOf, removeReportsOf } from "#db/reviews/part-reviews.ts"
import { getAccount, listSessions } from "../accounts/account.ts"
import { listAddresses } from "../accounts/addresses.ts"
import { refuseLastAdministrator } from "../accounts/administrators.ts"
import { readCart } from "../cart/cart.ts"
import { issueInvoices } from "../invoices/issue-invoices.ts"
import { allOf } from "../kernel/all-of.ts"
import { audit } from "../kernel/as-admin.ts"
import { lockOwnAccount } from "../kernel/lock-own-account.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { endPayment } from "../orders/cancel-order.ts"
import { deleteOrder } from "../orders/delete-order.ts"
import { listOffersTo } from "../orders/drafts/drafts.ts"
import { requireProof } from "../sessions/change-credentials.ts"
import { listTaxIds } from "../tax/tax-ids.ts"

/** Exports all data of a user to this reader. Orders and lists are streamed. */
export async function exportAccount(shop: Shop, actor: Actor, reader: Actor = actor) {
  const { profile, cart, ...owned } = await allOf({
    account: getAccount(shop, actor),
    profile: findProfile(shop.db, actor.email),
    addresses: listAddresses(shop, actor),
    taxIds: listTaxIds(shop, actor),
    reviews: listReviewsOf(shop.db, actor.id),
    partReviews: listPartReviewsOf(shop.db, actor.id),
    reviewReports: listReportsOf(shop.db, actor.id),
    offers: listOffersTo(shop, actor.id),
    returns: listReturnsOfBuyer(shop.db, actor.id),
    withdrawals: listWithdrawalsOf(shop.db, actor.id),
    sessions: listSessions(shop, actor),
    cart: readCart(shop, { userId: actor.id }),
    choices: listMatchChoices(shop.db, actor.id),
  })
  if (!profile) throw refuse("unauthenticated")
  shop.log.info({ userId: actor.id, readerId: reader.id }, "account_exported")
  return {
    ...owned,
    profile,
    cart: cart.lines,
    orders: readOrdersOf(shop.db, actor.id),
    lists: readPartListsOf(shop.db, actor.id),
  }
}

/**
 * Closes the user's own account after proof. Refuses while a paid order is under way or its invoice cannot be issued,
 * and refuses the only administrator. Else deletes unpaid orders first, which releases their stock; none of them if a
 * card still pays one.
 */
export async function closeAccount(
  shop: Shop,
  actor: Actor,
  proof: { password: string | undefined; address: string },
): Promise<void> {
  await requireProof(shop, { ...actor, userId: actor.id, ...proof })
  await shop.db.transaction((tx) => refuseLastAdministrator(tx, actor.id))
  const open = await unpaidOrdersOf(shop, actor.id)
  // Invoices name the buyer, whose data is erased afterwards.
  if ((await issueInvoices(shop, { userId: actor.id })) > 0) throw refuse("invoice_waiting")
  for (const { id } of open) await endPayment(shop, id)
  for (const { id } of await unpaidOrdersOf(shop, actor.id))
    await deleteOrder(shop, actor, id, { closing: true })
  await shop.db.transaction((tx) => close(tx, actor))
  shop.log.info({ userId: actor.id, address: proof.address }, "account_closed")
}

/** Lists the orders that are deleted with the account. Refuses if money has arrived for one that is under way. */
async function unpaidOrdersOf(shop: Shop, userId: string) {
  const open = await listOpenOrdersOf(shop.db, userId)
  if (open.some(({ hasMoney }) => hasMoney)) throw refuse("orders_under_way")
  return open
}

async function close(tx: Transaction, actor: Actor): Promise<void> {
  await lockOwnAccount(tx, actor)
  await refuseLastAdministrator(tx, actor.id)
  const open = await listOpenOrdersOf(tx, actor.id)
  if (open.length > 0) throw refuse("orders_under_way")
  await removeReportsOf(tx, actor.id)
  await eraseAccount(tx, actor.id, actor.email)
  await audit(tx, actor, "account.close", actor.id)
}
