import { changeSettings } from "#contract/settings/order-settings.ts"
import type { Transaction } from "#db/connection/client.ts"
import { lockOrder, type OrderRow, updateOrder } from "#db/orders/orders.ts"
import { asAdmin, audit } from "../kernel/as-admin.ts"
import { refuse } from "../kernel/refusal.ts"
import { type Actor, isAdmin, type Shop } from "../kernel/shop.ts"
import { readSettings } from "../settings/read-settings.ts"
import { beginCancelling, finishCancelling } from "./cancel-order.ts"

/**
 * Deletes an unpaid order and gives its stock back once; an administrator also takes a paid one out of the
 * administrators' list, while its buyer keeps it. `closing`: with the account that it is of. Returns how many orders this call deleted.
 */
export async function deleteOrder(
  shop: Shop,
  actor: Actor,
  id: string,
  { closing = false }: { closing?: boolean } = {},
): Promise<0 | 1> {
  const begun = await shop.db.transaction(async (tx) => {
    if (!closing && !isAdmin(actor)) await requireCancelling(tx)
    return begin(tx, shop, actor, id)
  })
  if (begun === "gone") return 0
  if (begun === "hidden") return 1
  return (await finishCancelling(shop, id, actor.requestId)) ? 1 : 0
}

async function begin(tx: Transaction, shop: Shop, actor: Actor, id: string): Promise<Begun> {
  const order = await lockOrder(tx, id)
  if (!order) throw refuse("order_not_found")
  const byRight = isAdmin(actor) && (order.userId !== actor.id || order.paidAt !== null)
  if (order.userId !== actor.id && !byRight) throw refuse("forbidden")
  if (order.status === "cancelled") return "gone"
  if (!byRight) return cancel(tx, actor, order)
  if (order.deletedAt) return "gone"
  return asAdmin(shop, actor, (held) => (order.paidAt ? hide : cancel)(held, actor, order))(tx)
}

/** A shop may keep its buyers from it; whoever closes their account leaves nothing behind. */
async function requireCancelling(tx: Transaction): Promise<void> {
  const { settings } = await readSettings({ db: tx }, changeSettings)
  if (settings.cancelling === "nothing") throw refuse("change_not_allowed")
}

type Begun = "cancelling" | "gone" | "hidden"

async function cancel(tx: Transaction, actor: Actor, order: OrderRow): Promise<Begun> {
  await beginCancelling(tx, order, { by: actor.id, reason: "deleted" })
  return "cancelling"
}

async function hide(tx: Transaction, actor: Actor, order: OrderRow): Promise<Begun> {
  await updateOrder(tx, order.id, { deletedAt: new Date() })
  await audit(tx, actor, "order.hide", order.id, {
    totalCents: order.totalCents,
    transactionId: order.transactionId,
  })
  return "hidden"
}
