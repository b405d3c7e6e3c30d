import type { Transaction } from "#db/connection/client.ts"
import { listLineUnits } from "#db/orders/line-units.ts"
import { insertShipment } from "#db/orders/shipments.ts"
import { unitsAwaited, unitsToShip } from "#domain/orders/line-units.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor } from "../kernel/shop.ts"

/** Ships all that is left of an order, which the caller holds, at once; returns the shipment's number. */
export async function shipRest(tx: Transaction, admin: Actor, orderId: string): Promise<number> {
  const units = await listLineUnits(tx, orderId)
  const status = "approved"
  if (units.some((line) => unitsAwaited(line) > 0)) throw refuse("order_awaits_stock", { status })
  if (units.some(({ undecided }) => undecided > 0)) throw refuse("refund_undecided", { status })
  const lines = units
    .map((line) => ({ number: line.number, quantity: unitsToShip(line) }))
    .filter(({ quantity }) => quantity > 0)
  if (lines.length === 0) throw refuse("nothing_to_ship", { status })
  return insertShipment(tx, { orderId, shippedBy: admin.id }, lines)
}
