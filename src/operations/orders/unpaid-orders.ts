import { findUserByEmail } from "#db/accounts/users.ts"
import type { Database, Transaction } from "#db/connection/client.ts"
import { findHoldFacts, findLockedHoldFacts, lockOrder, updateOrder } from "#db/orders/orders.ts"
import {
  countUnpaidOf,
  listBuyersWithUnpaidOrders,
  listTransfersEnding,
  listTransfersOverdue,
  listUnpaidSince,
  listUnwarned,
  lockUnpaidOf,
  readClock,
} from "#db/orders/unpaid-orders.ts"
import {
  type DefaultReason,
  defaultReasons,
  HOUR_MS,
  holdHours,
  type OrderHold,
  orderHold,
} from "#domain/orders/order-hold.ts"
import { orderFacts } from "../events/event-data.ts"
import { publish } from "../events/publish.ts"
import { adminTransaction, audit } from "../kernel/as-admin.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { expiringSubject } from "../mail/mail-keys.ts"
import { readTransferTerms } from "../payments/order-payment.ts"
import type { PaymentDependencies } from "../payments/payment-intent.ts"
import { beginCancelling, finishCancelling } from "./cancel-order.ts"
import { runInBatches } from "./reconcile-payments.ts"
import { publishTransferDue } from "./transfers/choose-transfer.ts"

/**
 * Cancels unpaid orders whose hold is over, in the two phases of every cancellation, so that a concurrent payment wins.
 * With 0 hours, no order expires.
 */
export async function expireUnpaidOrders(
  deps: PaymentDependencies,
  unpaidOrderHours: number,
): Promise<void> {
  if (unpaidOrderHours <= 0) return
  for (const reason of defaultReasons) {
    const hours = holdHours(reason, unpaidOrderHours)
    await warnBuyers(deps, reason, unpaidOrderHours)
    const expired = await listUnpaidSince(deps.db, reason, hours)
    // The reconciler continues cancellations that have begun.
    await runInBatches(deps.log, expired, (id) => expire(deps, id, unpaidOrderHours))
  }
  await remindOfTransfers(deps)
  const overdue = await listTransfersOverdue(deps.db)
  await runInBatches(deps.log, overdue, (id) => expire(deps, id, unpaidOrderHours))
}

/** Reminds buyers of a missing transfer, once per term. */
async function remindOfTransfers(deps: PaymentDependencies): Promise<void> {
  const { reminderDays } = await readTransferTerms(deps.db)
  if (reminderDays === null) return
  const ending = await listTransfersEnding(deps.db, reminderDays)
  await runInBatches(deps.log, ending, (id) =>
    deps.db.transaction(async (tx) => {
      const order = await lockOrder(tx, id)
      if (order?.status !== "pending" || order.paidAt) return
      if (order.cancellingAt || order.expiryToldAt || order.freightDue) return
      await publishTransferDue(tx, order)
      await updateOrder(tx, id, { expiryToldAt: new Date() })
    }),
  )
}

async function expire(
  deps: PaymentDependencies,
  id: string,
  unpaidOrderHours: number,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    const facts = await findLockedHoldFacts(tx, id)
    const hold = facts && holdOfOrder(facts, unpaidOrderHours)
    if (!order || !hold || hold.until > (await readClock(tx))) return
    const { until: heldUntil } = hold
    await beginCancelling(tx, order, { by: null, reason: "expired", heldUntil })
  })
  await finishCancelling(deps, id)
}

const DAY_HOURS = 24

/**
 * Warns buyers a day before the hold ends, or halfway if that is later; once, and again if they have confirmed the
 * address since. Holds under two hours get no warning.
 */
async function warnBuyers(
  deps: PaymentDependencies,
  reason: DefaultReason,
  unpaidOrderHours: number,
): Promise<void> {
  const hours = holdHours(reason, unpaidOrderHours)
  const left = Math.min(DAY_HOURS, Math.floor(hours / 2))
  if (left < 1) return
  const unwarned = await listUnwarned(deps.db, reason, { from: hours - left, to: hours })
  await runInBatches(deps.log, unwarned, (id) =>
    deps.db.transaction(async (tx) => {
      const order = await lockOrder(tx, id)
      const facts = await findLockedHoldFacts(tx, id)
      const hold = facts && holdOfOrder(facts, unpaidOrderHours)
      if (!order || hold?.reason !== reason) return
      const leftMs = hold.until.getTime() - (await readClock(tx)).getTime()
      const warnedFrom = new Date(hold.until.getTime() - left * HOUR_MS)
      const isWarned = order.expiryToldAt !== null && order.expiryToldAt >= warnedFrom
      if (isWarned || leftMs <= 0 || leftMs > left * HOUR_MS) return
      await publish(tx, "order.expiring", expiringSubject(id, reason), {
        ...orderFacts(order),
        totalCents: order.totalCents,
        hours: Math.ceil(leftMs / HOUR_MS),
      })
      await updateOrder(tx, id, { expiryToldAt: new Date() })
    }),
  )
}

const DEFAULT_LIMIT = 50
const MAX_CANCELLED = 50

/** Lists buyers by the value of their unpaid orders. */
export const readBuyersWithUnpaidOrders = (
  { db }: Shop,
  { search, limit = DEFAULT_LIMIT }: { search: string | undefined; limit: number | undefined },
) => listBuyersWithUnpaidOrders(db, { search, limit })

/**
 * Cancels up to `MAX_CANCELLED` unpaid orders of an account, oldest first, in the two phases of every cancellation,
 * so that a concurrent payment wins. Safe to repeat.
 */
export async function cancelUnpaidOrders(
  shop: Shop,
  admin: Actor,
  email: string,
): Promise<{ cancelled: number; left: number }> {
  const buyer = await findUserByEmail(shop.db, email)
  if (!buyer) throw refuse("user_not_found")
  const ids = await adminTransaction(shop, admin, (tx) => beginAll(tx, admin, buyer.id))
  let cancelled = 0
  const outage = await runInBatches(shop.log, ids, async (id) => {
    if (await finishCancelling(shop, id, admin.requestId)) cancelled += 1
  })
  // The reconciler continues cancellations that have begun.
  if (outage) throw refuse("payment_provider_unavailable")
  return { cancelled, left: await countUnpaidOf(shop.db, buyer.id) }
}

async function beginAll(tx: Transaction, admin: Actor, buyerId: string): Promise<string[]> {
  const orders = await lockUnpaidOf(tx, buyerId, MAX_CANCELLED)
  for (const order of orders) await beginCancelling(tx, order, { by: admin.id, reason: "deleted" })
  if (orders.length > 0)
    await audit(tx, admin, "account.cancel_unpaid", buyerId, { orders: orders.length })
  return orders.map(({ id }) => id)
}

type StoredFacts = NonNullable<Awaited<ReturnType<typeof findHoldFacts>>>

/** Returns until when a stored order is held, by the rule in domain/orders/order-hold.ts. */
export const holdOfOrder = (
  { paidAt, cancellingAt, isProved, transferBalanceCents, ...facts }: StoredFacts,
  unpaidOrderHours: number,
): OrderHold | undefined =>
  orderHold(
    {
      ...facts,
      paid: paidAt !== null,
      partPaid: transferBalanceCents > 0,
      refunded: false,
      cancelling: cancellingAt !== null,
      isProved: isProved === true,
    },
    unpaidOrderHours,
  )

export async function findOrderHold(
  db: Database,
  orderId: string,
  unpaidOrderHours: number,
): Promise<OrderHold | undefined> {
  if (unpaidOrderHours <= 0) return undefined
  const facts = await findHoldFacts(db, orderId)
  return facts && holdOfOrder(facts, unpaidOrderHours)
}
