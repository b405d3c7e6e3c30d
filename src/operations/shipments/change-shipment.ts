import * as contract from "#contract/orders/shipments.ts"
import type { Transaction } from "#db/connection/client.ts"
import { lockOrder, type OrderRow, updateOrder } from "#db/orders/orders.ts"
import {
  deleteShipment,
  findLastShipment,
  findShipment,
  type ShipmentRow,
  updateShipment,
} from "#db/orders/shipments.ts"
import { hasRefundSince } from "#db/payments/refunds.ts"
import { hasReturnSince } from "#db/returns/returns.ts"
import { orderFacts } from "../events/event-data.ts"
import { publish } from "../events/publish.ts"
import { adminTransaction, audit } from "../kernel/as-admin.ts"
import { requireListed } from "../kernel/order-access.ts"
import { refuseFor } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { numberedSubject, withdrawShipment } from "../mail/mail-keys.ts"
import { concludeDelivery, type TrackingInput, trackingFields, trackingOf } from "./ship-order.ts"

const refuse = refuseFor([...contract.changeShipment.refusals, ...contract.undoShipment.refusals])

interface ShipmentChange {
  orderId: string
  number: number
  tracking: TrackingInput
  delivered: boolean
}

type Status = Exclude<OrderRow["status"], "cancelled">

/**
 * Sets the tracking of a shipment, and that it has arrived. Informs the buyer of a changed tracking number or link. The
 * order is delivered once all its shipments are.
 */
export const changeShipment = (
  shop: Shop,
  admin: Actor,
  { orderId, number, tracking: given, delivered }: ShipmentChange,
): Promise<Status> =>
  adminTransaction(shop, admin, async (tx) => {
    const order = requireListed(await lockOrder(tx, orderId))
    const shipment = await findShipment(tx, orderId, number)
    if (!shipment) throw refuse("shipment_not_found")
    const tracking = await trackingOf({ db: tx }, given, shipment)
    const deliveredAt = shipment.deliveredAt ?? (delivered ? new Date() : null)
    await updateShipment(tx, shipment, { ...tracking, deliveredAt })
    await audit(tx, admin, "order.shipment", orderId, {
      shipment: number,
      before: trackedBy(shipment),
      after: tracking,
      ...(deliveredAt && !shipment.deliveredAt && { delivered: true }),
    })
    const isTrackingNew =
      tracking.trackingNumber !== shipment.trackingNumber ||
      tracking.trackingUrl !== shipment.trackingUrl
    if (isTrackingNew)
      await publish(tx, "order.tracking_changed", numberedSubject(orderId, number), {
        ...orderFacts(order),
        shipment: trackingFields(tracking),
        changedShipment: number,
        changedAt: new Date().toISOString(),
      })
    const { status } = order
    return (await concludeDelivery(tx, admin, order)) ? "delivered" : status
  })

const trackedBy = ({ carrier, trackingNumber, trackingUrl }: ShipmentRow) => ({
  carrier,
  trackingNumber,
  trackingUrl,
})

/**
 * Withdraws a shipment of a locked order. Returns false if the buyer was already told, or if goods were refunded or
 * returned since.
 */
export async function withdrawLastShipment(
  tx: Transaction,
  shipment: ShipmentRow,
): Promise<boolean> {
  if (shipment.deliveredAt) return false
  const { orderId, createdAt } = shipment
  if (await hasRefundSince(tx, orderId, createdAt)) return false
  if (await hasReturnSince(tx, orderId, createdAt)) return false
  if (!(await withdrawShipment(tx, shipment))) return false
  await deleteShipment(tx, shipment)
  return true
}

/** Withdraws a shipment that was recorded by mistake. An order that was shipped in full becomes approved again. */
export const undoShipment = (
  shop: Shop,
  admin: Actor,
  orderId: string,
  number: number,
): Promise<void> =>
  adminTransaction(shop, admin, async (tx) => {
    const order = requireListed(await lockOrder(tx, orderId))
    const { status } = order
    const shipment = await findShipment(tx, orderId, number)
    if (!shipment) throw refuse("shipment_not_found")
    const isLast = (await findLastShipment(tx, orderId))?.number === number
    if (status === "delivered" || !isLast || !(await withdrawLastShipment(tx, shipment)))
      throw refuse("undo_too_late", { status })
    await audit(tx, admin, "order.unship", orderId, { shipment: number })
    if (status !== "shipped") return
    await updateOrder(tx, orderId, { status: "approved" })
    await audit(tx, admin, "order.undo", orderId, { from: status, to: "approved" })
  })
