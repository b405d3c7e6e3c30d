import { lockOrder, updateOrder } from "#db/orders/orders.ts"
import { type Buyers, listToldNothing, listUnpaidSince } from "#db/orders/unpaid-orders.ts"
import { inBatches } from "../kernel/in-batches.ts"
import type { PaymentDependencies } from "../payments/payment-provider.ts"
import { beginCancelling, finishCancelling } from "./cancel-order.ts"
import { queueOrderExpiringMail } from "./order-mails.ts"

/** Whoever has not proved an address can order without end under new ones, so their orders hold less long. */
const UNPROVED_HOURS = 2

/**
 * Cancels orders that nobody paid in so many hours, in the same two phases as a buyer who deletes one, so
 * that a payment just being made wins. An order that an administrator has approved waits for its payment.
 */
export async function expireUnpaidOrders(deps: PaymentDependencies, hours: number): Promise<void> {
  await expireThoseOf(deps, "proved", hours)
  await expireThoseOf(deps, "unproved", Math.min(hours, UNPROVED_HOURS))
}

async function expireThoseOf(
  deps: PaymentDependencies,
  buyers: Buyers,
  hours: number,
): Promise<void> {
  await warnBuyers(deps, buyers, hours)
  const expired = await listUnpaidSince(deps.db, buyers, hours)
  // What was begun is taken up by the reconciler.
  await inBatches(deps.log, expired, (id) => expire(deps, id))
}

async function expire(deps: PaymentDependencies, id: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    if (order?.status === "pending")
      await beginCancelling(tx, order, { by: null, reason: "expired" })
  })
  await finishCancelling(deps, id)
}

const DAY_HOURS = 24

/** A day before, or half-way where that is sooner; there is no point in it within the first hour. */
async function warnBuyers(deps: PaymentDependencies, buyers: Buyers, hours: number): Promise<void> {
  const left = Math.min(DAY_HOURS, Math.floor(hours / 2))
  if (left < 1) return
  for (const id of await listToldNothing(deps.db, buyers, { from: hours - left, to: hours }))
    await deps.db.transaction(async (tx) => {
      const order = await lockOrder(tx, id)
      if (!order || order.paidAt || order.expiryToldAt || order.status !== "pending") return
      await queueOrderExpiringMail(tx, order, left)
      await updateOrder(tx, id, { expiryToldAt: new Date() })
    })
}
