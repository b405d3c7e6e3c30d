import type { Transaction } from "#db/connection/client.ts"
import { listLineUnits } from "#db/orders/line-units.ts"
import { type OrderRow, updateOrder } from "#db/orders/orders.ts"
import { insertAudit } from "#db/shop/audit-entries.ts"
import { isAllShipped } from "#domain/orders/line-units.ts"
import { orderCan } from "#domain/orders/order.ts"
import { orderNow } from "../kernel/order-state.ts"

/**
 * Moves an order, which the caller holds, to shipped once nothing is left of it to send; whether this did. Its buyer
 * has been told of each shipment.
 */
export async function concludeShipping(
  tx: Transaction,
  order: OrderRow,
  actorId: string | null,
  requestId?: string,
): Promise<boolean> {
  if (order.status !== "approved" || !orderCan.advance(orderNow(order))) return false
  if (!isAllShipped(await listLineUnits(tx, order.id))) return false
  await updateOrder(tx, order.id, { status: "shipped" })
  const detail = { from: "approved", to: "shipped" }
  await insertAudit(tx, { actorId, action: "order.advance", target: order.id, detail, requestId })
  return true
}
