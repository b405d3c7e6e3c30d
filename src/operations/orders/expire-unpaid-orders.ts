import { findLockedHoldFacts, lockOrder, updateOrder } from "#db/orders/orders.ts"
import {
  listToldNothing,
  listTransfersEnding,
  listTransfersOverdue,
  listUnpaidSince,
  readClock,
} from "#db/orders/unpaid-orders.ts"
import { holdHours, type UsualReason, usualReasons } from "#domain/orders/order-hold.ts"
import { orderFacts } from "../events/event-data.ts"
import { publish } from "../events/publish.ts"
import { inBatches } from "../kernel/in-batches.ts"
import { readTransferTerms } from "../payments/order-payment.ts"
import type { PaymentDependencies } from "../payments/payment-provider.ts"
import { beginCancelling, finishCancelling } from "./cancel-order.ts"
import { holdOfOrder } from "./hold-of-order.ts"
import { publishTransfer } from "./transfers/choose-transfer.ts"

/**
 * Cancels unpaid orders whose hold is over, in the same two phases as a buyer who deletes one, so that a payment
 * just being made wins. With 0 hours none ends.
 */
export async function expireUnpaidOrders(
  deps: PaymentDependencies,
  unpaidOrderHours: number,
): Promise<void> {
  if (unpaidOrderHours <= 0) return
  for (const reason of usualReasons) {
    const hours = holdHours(reason, unpaidOrderHours)
    await warnBuyers(deps, reason, hours)
    const expired = await listUnpaidSince(deps.db, reason, hours)
    // The reconciler continues what was begun.
    await inBatches(deps.log, expired, (id) => expire(deps, id, unpaidOrderHours))
  }
  await remindOfTransfers(deps)
  const overdue = await listTransfersOverdue(deps.db)
  await inBatches(deps.log, overdue, (id) => expire(deps, id, unpaidOrderHours))
}

/** Tells buyers once that their transfer is missing. */
async function remindOfTransfers(deps: PaymentDependencies): Promise<void> {
  const { reminderDays } = await readTransferTerms(deps.db)
  if (reminderDays === null) return
  for (const id of await listTransfersEnding(deps.db, reminderDays))
    await deps.db.transaction(async (tx) => {
      const order = await lockOrder(tx, id)
      if (!order || order.paidAt || order.expiryToldAt || order.status !== "pending") return
      await publishTransfer(tx, "order.transfer_due", order)
      await updateOrder(tx, id, { expiryToldAt: new Date() })
    })
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

/** A day before, or half-way where that is sooner; there is no point in it within the first hour. */
async function warnBuyers(
  deps: PaymentDependencies,
  reason: UsualReason,
  hours: number,
): Promise<void> {
  const left = Math.min(DAY_HOURS, Math.floor(hours / 2))
  if (left < 1) return
  for (const id of await listToldNothing(deps.db, reason, { from: hours - left, to: hours }))
    await deps.db.transaction(async (tx) => {
      const order = await lockOrder(tx, id)
      if (!order || order.paidAt || order.expiryToldAt || order.status !== "pending") return
      if (order.transferUntil) return
      const { totalCents } = order
      await publish(tx, "order.expiring", id, { ...orderFacts(order), totalCents, hours: left })
      await updateOrder(tx, id, { expiryToldAt: new Date() })
    })
}
