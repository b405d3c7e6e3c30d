import { findUserByEmail } from "#db/accounts/users.ts"
import type { Database, Transaction } from "#db/connection/client.ts"
import {
  findHoldFacts,
  findLockedHoldFacts,
  lockOrder,
  type OrderRow,
  updateOrder,
} from "#db/orders/orders.ts"
import {
  countUnpaidOf,
  listTransfersEnding,
  listTransfersOverdue,
  listUnpaidHolders,
  listUnpaidSince,
  listUnwarned,
  lockUnpaidOf,
  readClock,
} from "#db/orders/unpaid-orders.ts"
import {
  type DefaultReason,
  defaultReasons,
  holdHours,
  type OrderHold,
  orderHold,
} from "#domain/orders/order-hold.ts"
import { orderFacts } from "../events/event-data.ts"
import { publish } from "../events/publish.ts"
import { adminTransaction, audit } from "../kernel/as-admin.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { readTransferTerms } from "../payments/order-payment.ts"
import type { PaymentDependencies } from "../payments/payment-intent.ts"
import { beginCancelling, finishCancelling } from "./cancel-order.ts"
import { runInBatches } from "./reconcile-payments.ts"
import { publishTransfer } from "./transfers/choose-transfer.ts"

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
    await warnBuyers(deps, reason, hours)
    const expired = await listUnpaidSince(deps.db, reason, hours)
    // The reconciler continues cancellations that have begun.
    await runInBatches(deps.log, expired, (id) => expire(deps, id, unpaidOrderHours))
  }
  await remindOfTransfers(deps)
  const overdue = await listTransfersOverdue(deps.db)
  await runInBatches(deps.log, overdue, (id) => expire(deps, id, unpaidOrderHours))
}

/** Reminds buyers once of a missing transfer. */
async function remindOfTransfers(deps: PaymentDependencies): Promise<void> {
  const { reminderDays } = await readTransferTerms(deps.db)
  if (reminderDays === null) return
  for (const id of await listTransfersEnding(deps.db, reminderDays))
    await deps.db.transaction(async (tx) => {
      const order = await lockUnwarned(tx, id)
      if (!order) return
      await publishTransfer(tx, "order.transfer_due", order)
      await updateOrder(tx, id, { expiryToldAt: new Date() })
    })
}

/** Locks an unpaid order whose buyer has not been warned. */
async function lockUnwarned(tx: Transaction, id: string): Promise<OrderRow | undefined> {
  const order = await lockOrder(tx, id)
  const isUnwarned = order?.status === "pending" && !order.paidAt && !order.expiryToldAt
  return isUnwarned ? order : undefined
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

/** Warns buyers once, a day before the hold ends, or halfway if that is later. Holds under two hours get no warning. */
async function warnBuyers(
  deps: PaymentDependencies,
  reason: DefaultReason,
  hours: number,
): Promise<void> {
  const left = Math.min(DAY_HOURS, Math.floor(hours / 2))
  if (left < 1) return
  for (const id of await listUnwarned(deps.db, reason, { from: hours - left, to: hours }))
    await deps.db.transaction(async (tx) => {
      const order = await lockUnwarned(tx, id)
      if (!order || order.transferUntil) return
      const { totalCents } = order
      await publish(tx, "order.expiring", id, { ...orderFacts(order), totalCents, hours: left })
      await updateOrder(tx, id, { expiryToldAt: new Date() })
    })
}

const DEFAULT_LIMIT = 50
const CANCELLED_AT_ONCE = 50

/** Lists buyers by the value of their unpaid orders. */
export const listHolders = (
  { db }: Shop,
  { search, limit = DEFAULT_LIMIT }: { search: string | undefined; limit: number | undefined },
) => listUnpaidHolders(db, { search, limit })

/**
 * Cancels up to `CANCELLED_AT_ONCE` unpaid orders of an account, oldest first, in the two phases of every cancellation,
 * so that a concurrent payment wins. Safe to repeat.
 */
export async function cancelUnpaidOrders(
  shop: Shop,
  admin: Actor,
  email: string,
): Promise<{ cancelled: number; left: number }> {
  const holder = await findUserByEmail(shop.db, email)
  if (!holder) throw refuse("user_not_found")
  const ids = await adminTransaction(shop, admin, (tx) => beginAll(tx, admin, holder.id))
  let cancelled = 0
  const down = await runInBatches(shop.log, ids, async (id) => {
    if (await finishCancelling(shop, id, admin.requestId)) cancelled += 1
  })
  // The reconciler continues cancellations that have begun.
  if (down) throw refuse("payment_provider_unavailable")
  return { cancelled, left: await countUnpaidOf(shop.db, holder.id) }
}

async function beginAll(tx: Transaction, admin: Actor, holderId: string): Promise<string[]> {
  const orders = await lockUnpaidOf(tx, holderId, CANCELLED_AT_ONCE)
  for (const order of orders) await beginCancelling(tx, order, { by: admin.id, reason: "deleted" })
  if (orders.length > 0)
    await audit(tx, admin, "account.cancel_unpaid", holderId, { orders: orders.length })
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
