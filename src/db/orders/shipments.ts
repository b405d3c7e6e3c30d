import { and, desc, eq, isNull, sql } from "drizzle-orm"
import type { Executor, Transaction } from "../connection/client.ts"
import { shipmentLines, shipments } from "../schema/shipments.ts"

export type ShipmentRow = typeof shipments.$inferSelect

/** So many units of a line, by its number. */
export interface ShippedUnits {
  number: number
  quantity: number
}

const ofOrder = (orderId: string) => eq(shipments.orderId, orderId)

/** The order's last shipment. Whoever writes another holds the order. */
export async function findLastShipment(
  db: Executor,
  orderId: string,
): Promise<ShipmentRow | undefined> {
  const [last] = await db
    .select()
    .from(shipments)
    .where(ofOrder(orderId))
    .orderBy(desc(shipments.number))
    .limit(1)
  return last
}

/** Writes the order's next shipment, and returns its number. */
export async function insertShipment(
  tx: Transaction,
  shipment: Omit<typeof shipments.$inferInsert, "number">,
  lines: readonly ShippedUnits[],
): Promise<number> {
  const { orderId } = shipment
  const number = ((await findLastShipment(tx, orderId))?.number ?? 0) + 1
  await tx.insert(shipments).values({ ...shipment, number })
  await tx
    .insert(shipmentLines)
    .values(lines.map((line) => ({ orderId, shipment: number, ...line })))
  return number
}

export const deleteShipment = async (
  tx: Transaction,
  { orderId, number }: ShipmentRow,
): Promise<void> => {
  await tx.delete(shipments).where(and(ofOrder(orderId), eq(shipments.number, number)))
}

/** All that is not delivered yet is, at one moment, by which it is taken back. */
export const deliverShipments = async (tx: Transaction, orderId: string): Promise<void> => {
  await tx
    .update(shipments)
    .set({ deliveredAt: sql`now()` })
    .where(and(ofOrder(orderId), isNull(shipments.deliveredAt)))
}

/** Those that were delivered last are on their way again. */
export const undeliverShipments = async (tx: Transaction, orderId: string): Promise<void> => {
  const last = sql`(select max(s.delivered_at) from shipments s where s.order_id = ${orderId})`
  await tx
    .update(shipments)
    .set({ deliveredAt: null })
    .where(and(ofOrder(orderId), eq(shipments.deliveredAt, last)))
}
