import * as contract from "#contract/orders/orders.ts"
import { changeSettings } from "#contract/settings/order-settings.ts"
import type { Transaction } from "#db/connection/client.ts"
import { lockOrder, type OrderRow, updateOrder } from "#db/orders/orders.ts"
import { findSucceededPayment } from "#db/payments/payments.ts"
import { type DeletionRules, refuseDelete } from "#domain/orders/order-actions.ts"
import { asAdmin, audit } from "../kernel/as-admin.ts"
import { orderNow } from "../kernel/order-access.ts"
import { refuseFor } from "../kernel/refusal.ts"
import { type Actor, isAdmin, type Shop } from "../kernel/shop.ts"
import { readSettings } from "../settings/read-settings.ts"
import { beginCancelling, finishCancelling } from "./cancel-order.ts"

const refuse = refuseFor(contract.deleteOrder.refusals)

/**
 * Deletes an unpaid order and returns its stock once. Administrators can also hide a paid order from their list, while
 * its buyer keeps it. With `closing`, the order is deleted with its buyer's account. Returns the number of deleted
 * orders.
 */
export async function deleteOrder(
  shop: Shop,
  actor: Actor,
  id: string,
  { closing = false }: { closing?: boolean } = {},
): Promise<0 | 1> {
  const started = await shop.db.transaction((tx) => begin(tx, shop, actor, id, closing))
  if (started === "gone") return 0
  if (started === "hidden") return 1
  return (await finishCancelling(shop, id, actor.requestId)) ? 1 : 0
}

async function begin(
  tx: Transaction,
  shop: Shop,
  actor: Actor,
  id: string,
  isClosing: boolean,
): Promise<DeletionState> {
  const order = await lockOrder(tx, id)
  if (!order) throw refuse("order_not_found")
  const { settings } = await readSettings({ db: tx }, changeSettings)
  const rules = deletionRules(actor, order, settings, isClosing)
  const { byStaff } = rules
  if (order.userId !== actor.id && !byStaff) throw refuse("forbidden")
  if (order.status === "cancelled" || (byStaff && order.deletedAt)) return "gone"
  const refusal = refuseDelete(orderNow(order), rules)
  if (refusal) throw refuse(refusal)
  if (!byStaff) return cancel(tx, actor, order)
  return asAdmin(shop, actor, (held) => (order.paidAt ? hide : cancel)(held, actor, order))(tx)
}

/**
 * Returns how the actor deletes an order. Administrators delete their own unpaid orders as buyers do. Administrators and
 * accounts that are being closed may delete unpaid orders whatever the settings say.
 */
export function deletionRules(
  actor: Actor,
  { userId, paidAt }: OrderRow,
  { cancelling }: Pick<DeletionRules, "cancelling">,
  isClosing = false,
): DeletionRules {
  return {
    byStaff: isAdmin(actor) && (userId !== actor.id || paidAt !== null),
    cancelling: isClosing || isAdmin(actor) ? "unpaid" : cancelling,
  }
}

type DeletionState = "cancelling" | "gone" | "hidden"

async function cancel(tx: Transaction, actor: Actor, order: OrderRow): Promise<DeletionState> {
  await beginCancelling(tx, order, { by: actor.id, reason: "deleted" })
  return "cancelling"
}

async function hide(tx: Transaction, actor: Actor, order: OrderRow): Promise<DeletionState> {
  await updateOrder(tx, order.id, { deletedAt: new Date() })
  const payment = await findSucceededPayment(tx, order.id)
  await audit(tx, actor, "order.hide", order.id, {
    totalCents: order.totalCents,
    transactionId: payment?.intentId,
  })
  return "hidden"
}
