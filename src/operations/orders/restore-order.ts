import { lockOrder, updateOrder } from "#db/orders/orders.ts"
import { asAdmin, audit } from "../kernel/as-admin.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"

/** Puts a paid order that was removed back into the list. Returns how many orders this call restored. */
export function restoreOrder(shop: Shop, admin: Actor, id: string): Promise<0 | 1> {
  return shop.db.transaction(
    asAdmin(shop, admin, async (tx) => {
      const order = await lockOrder(tx, id)
      if (!order || order.status === "cancelled") throw refuse("order_not_found")
      if (!order.deletedAt) return 0
      await updateOrder(tx, id, { deletedAt: null })
      await audit(tx, admin, "order.restore", id, { totalCents: order.totalCents })
      return 1
    }),
  )
}
