import type { Transaction } from "#db/connection/client.ts"
import { listLineUnits } from "#db/orders/line-units.ts"
import type { OrderRow } from "#db/orders/orders.ts"
import { insertShipment } from "#db/orders/shipments.ts"
import { unitsAwaited, unitsToShip } from "#domain/orders/line-units.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor } from "../kernel/shop.ts"
import { publishShipped } from "./publish-shipped.ts"

/** Ships all that is left of an order, which the caller holds, at once. */
export async function shipRest(tx: Transaction, admin: Actor, order: OrderRow): Promise<void> {
  const { id: orderId } = order
  const units = await listLineUnits(tx, orderId)
  const status = "approved"
  if (units.some((line) => unitsAwaited(line) > 0)) throw refuse("order_awaits_stock", { status })
  if (units.some(({ undecided }) => undecided > 0)) throw refuse("refund_undecided", { status })
  const lines = units
    .map((line) => ({ number: line.number, quantity: unitsToShip(line) }))
    .filter(({ quantity }) => quantity > 0)
  if (lines.length === 0) throw refuse("nothing_to_ship", { status })
  const number = await insertShipment(tx, { orderId, shippedBy: admin.id }, lines)
  await publishShipped(tx, order, { number, lines, isLast: true })
}
