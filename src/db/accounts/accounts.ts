import { and, asc, eq, inArray, isNotNull, isNull, lt, or, type SQLWrapper, sql } from "drizzle-orm"
import type { Executor, Transaction } from "../connection/client.ts"
import { first } from "../connection/query-parts.ts"
import { removeCertificateFiles } from "../pictures/uploads.ts"
import { carts, matchChoices, partLists } from "../schema/carts.ts"
import { partReviews, reviews } from "../schema/content.ts"
import {
  accessTokens,
  accounts,
  addresses,
  customerNotes,
  customerTags,
  orderTags,
  profiles,
  sessions,
  taxIds,
  twoFactors,
  users,
  verifications,
} from "../schema/identity.ts"
import { idempotencyKeys, orderChanges, orderNotes, orders } from "../schema/orders.ts"
import { draftOrders, events, mailOutbox } from "../schema/records.ts"
import { returnLines, returns, shipments, withdrawals } from "../schema/shipments.ts"

export const findUserRow = (db: Executor, userId: string) =>
  first(db.select().from(users).where(eq(users.id, userId)))

/** Lists the ways to sign in: `credential` is the password, others are providers. */
export const listSignInMethods = (db: Executor, userId: string) =>
  db
    .select({ providerId: accounts.providerId, connectedAt: accounts.createdAt })
    .from(accounts)
    .where(eq(accounts.userId, userId))
    .orderBy(asc(accounts.createdAt))

export async function deleteSignInMethod(
  tx: Transaction,
  userId: string,
  providerId: string,
): Promise<number> {
  const deleted = await tx
    .delete(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, providerId)))
    .returning({ id: accounts.id })
  return deleted.length
}

export const listReviewsOf = (db: Executor, userId: string) =>
  db.select().from(reviews).where(eq(reviews.userId, userId)).orderBy(asc(reviews.createdAt))

/** Lists unpaid orders, and paid orders that are neither delivered nor refunded in full. */
export async function listOpenOrdersOf(db: Executor, userId: string) {
  return db
    .select({
      id: orders.id,
      hasMoney: sql<boolean>`${orders.paidAt} is not null or ${orders.transferBalanceCents} > 0`,
    })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        isNull(orders.deletedAt),
        or(
          and(isNull(orders.paidAt), sql`${orders.status} <> 'cancelled'`),
          and(
            isNotNull(orders.paidAt),
            lt(orders.refundedCents, orders.totalCents),
            sql`${orders.status} not in ('delivered', 'cancelled')`,
          ),
        ),
      ),
    )
}

/**
 * Erases the personal data of an account, except its reports of reviews. Keeps an anonymous row, which orders and the
 * audit log reference.
 */
export async function eraseAccount(tx: Transaction, userId: string, email: string): Promise<void> {
  const theirOrders = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId))
  await tx
    .update(orders)
    .set({
      email: "",
      userName: CLOSED,
      phone: "",
      purchaseOrder: "",
      shipTo: "",
      note: "",
      declineReason: "",
      deliveryAddress: null,
      billTo: "",
      billingAddress: null,
      placedFrom: null,
      updatedAt: sql`now()`,
    })
    .where(eq(orders.userId, userId))
  await tx.execute(sql`select erase_line_details(${userId})`)
  await tx
    .update(shipments)
    .set({ trackingNumber: "", trackingUrl: "" })
    .where(inArray(shipments.orderId, theirOrders))
  await tx
    .update(orderChanges)
    .set({
      reason: "",
      detail: sql`case ${orderChanges.kind} when 'details' then '{}' else ${orderChanges.detail} end`,
    })
    .where(inArray(orderChanges.orderId, theirOrders))
  await tx.delete(orderNotes).where(inArray(orderNotes.orderId, theirOrders))
  await tx.delete(orderTags).where(inArray(orderTags.orderId, theirOrders))
  await eraseReturns(tx, theirOrders)
  for (const table of [
    reviews,
    partReviews,
    idempotencyKeys,
    carts,
    partLists,
    matchChoices,
    customerNotes,
    customerTags,
    draftOrders,
    accessTokens,
    sessions,
    twoFactors,
    accounts,
    addresses,
    taxIds,
    profiles,
  ])
    await tx.delete(table).where(eq(table.userId, userId))
  await removeCertificateFiles(tx, userId)
  await tx.delete(verifications).where(sql`strpos(${verifications.value}, ${userId}) > 0`)
  // Events first: this waits for a process that is turning one into a mail, which is then deleted, too.
  await tx.delete(events).where(sql`${events.data}->>'email' = ${email}`)
  await tx.delete(mailOutbox).where(eq(mailOutbox.recipient, email))
  await tx
    .update(users)
    .set({
      name: CLOSED,
      email: sql`'closed-' || md5(${users.id}) || '@closed.invalid'`,
      emailVerified: false,
      image: null,
      twoFactorEnabled: false,
      refusedTaxNumbers: [],
      closedAt: sql`now()`,
      updatedAt: sql`now()`,
    })
    .where(eq(users.id, userId))
}

const CLOSED = "Closed account"

/** Erases texts and pictures of the returns and withdrawals of these orders, and withdraws undecided returns. */
async function eraseReturns(tx: Transaction, orderIds: SQLWrapper): Promise<void> {
  await tx
    .update(returnLines)
    .set({ words: "", pictures: [] })
    .where(inArray(returnLines.orderId, orderIds))
  await tx
    .update(withdrawals)
    .set({ name: "", message: "" })
    .where(inArray(withdrawals.orderId, orderIds))
  await tx
    .update(returns)
    .set({
      answer: "",
      sendTo: "",
      state: sql`case ${returns.state} when 'asked' then 'withdrawn' else ${returns.state} end`,
      version: sql`${returns.version} + 1`,
    })
    .where(inArray(returns.orderId, orderIds))
}
