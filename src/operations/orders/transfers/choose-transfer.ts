import { chooseTransfer as contract } from "#contract/payments/bank-transfers.ts"
import { isUserConfirmed } from "#db/accounts/users.ts"
import type { Transaction } from "#db/connection/client.ts"
import { findOrder, lockOrder, type OrderRow, updateOrder } from "#db/orders/orders.ts"
import { readClock } from "#db/orders/unpaid-orders.ts"
import { findOpenPayment } from "#db/payments/payments.ts"
import { listTransfers } from "#db/payments/transfers.ts"
import { refusePay } from "#domain/orders/order.ts"
import { DAY_MS } from "#domain/shop/days.ts"
import { orderFacts } from "../../events/event-data.ts"
import { publish } from "../../events/publish.ts"
import { orderNow, requireOwn } from "../../kernel/order-access.ts"
import { consumeLimit } from "../../kernel/rate-limits.ts"
import { refuseFor } from "../../kernel/refusal.ts"
import type { Actor, Shop } from "../../kernel/shop.ts"
import { numberedSubject, transferDueSubject } from "../../mail/mail-keys.ts"
import { readOrderPayment, readTransferTerms } from "../../payments/order-payment.ts"
import { OpenPaymentError, retryWithoutOpenPayment } from "../cancel-order.ts"

const refuse = refuseFor(contract.refusals)

/**
 * Records that the buyer pays by bank transfer. Ends an open card payment, and holds the order for the days that the
 * settings state. Choosing again changes nothing. `isNew` is true if this call recorded the choice.
 */
export async function chooseTransfer(
  shop: Shop,
  buyer: Actor,
  id: string,
): Promise<{ isNew: boolean; order: OrderRow }> {
  requireOwn(buyer, await findOrder(shop.db, id))
  await consumeLimit(shop, "orderChange", buyer.id)
  return retryWithoutOpenPayment(shop, id, () => shop.db.transaction((tx) => choose(tx, buyer, id)))
}

async function choose(
  tx: Transaction,
  buyer: Actor,
  id: string,
): Promise<{ isNew: boolean; order: OrderRow }> {
  const order = requireOwn(buyer, await lockOrder(tx, id))
  const refusal = refusePay(orderNow(order))
  if (refusal) throw refuse(refusal)
  if (order.transferUntil) return { isNew: false, order }
  const { on, days } = await readTransferTerms(tx)
  if (!on) throw refuse("bank_transfer_not_offered")
  // A transfer would hold goods for longer than `holdHours` allows buyers without a proved address.
  if (!(await isUserConfirmed(tx, buyer.id))) throw refuse("transfer_needs_confirmed_email")
  if (await findOpenPayment(tx, id)) throw new OpenPaymentError()
  const chosen = await holdForTransfer(tx, order, days)
  await publish(tx, "order.transfer_chosen", id, await transferFacts(tx, chosen))
  return { isNew: true, order: chosen }
}

/** Holds a locked order for its transfer from now on. */
export async function holdForTransfer(
  tx: Transaction,
  order: OrderRow,
  days: number,
): Promise<OrderRow> {
  const transferUntil = new Date((await readClock(tx)).getTime() + days * DAY_MS)
  const changes = { transferUntil, expiryToldAt: null }
  await updateOrder(tx, order.id, changes)
  return { ...order, ...changes }
}

/** Publishes that the transfer of an order has not arrived, with the details that the buyer needs. */
export async function publishTransferDue(tx: Transaction, order: OrderRow): Promise<void> {
  const { length: transfers } = await listTransfers(tx, order.id)
  const subject = transferDueSubject(order.id, transfers + order.revision)
  await publish(tx, "order.transfer_due", subject, await transferFacts(tx, order))
}

/** Publishes that transfer `number` paid part of an order. */
export const publishPartPaid = async (
  tx: Transaction,
  order: OrderRow,
  { number, amountCents }: { number: number; amountCents: number },
): Promise<void> =>
  publish(tx, "order.part_paid", numberedSubject(order.id, number), {
    ...(await transferFacts(tx, order)),
    amountCents,
  })

async function transferFacts(tx: Transaction, order: OrderRow) {
  const payment = await readOrderPayment(tx, order, { forStaff: false })
  if (!payment?.account || !payment.until) throw new Error(`order ${order.id} awaits no transfer`)
  const { missingCents, receivedCents, account, until } = payment
  return {
    ...orderFacts(order),
    transfer: {
      totalCents: order.totalCents,
      missingCents,
      receivedCents,
      account,
      until: until.toISOString(),
    },
  }
}
