import { and, desc, eq, isNull, sql } from "drizzle-orm"
import type { Executor, Transaction } from "../connection/client.ts"
import { first } from "../connection/query-parts.ts"
import { shipmentLines, shipments } from "../schema/shipments.ts"

export type ShipmentRow = typeof shipments.$inferSelect

/** Units of a line, with their batch or serial numbers. */
export interface ShippedUnits {
  number: number
  quantity: number
  traceNumbers?: readonly string[] | null
}

export interface ShownShipment
  extends Omit<ShipmentRow, "orderId" | "shippedBy" | "createdAt" | "deliveredAt"> {
  shippedAt: string
  deliveredAt: string | null
  lines: ShippedUnits[]
}

export const shipmentsOfOrder = sql<ShownShipment[] | null>`(
  select json_agg(json_build_object('number', s.number, 'carrier', s.carrier, 'trackingNumber', s.tracking_number,
    'trackingUrl', s.tracking_url, 'shippedAt', s.created_at, 'deliveredAt', s.delivered_at,
    'lines', (select coalesce(json_agg(json_build_object('number', l.number, 'quantity', l.quantity,
        'traceNumbers', (select json_agg(t.value order by t.place) from trace_numbers t
          where (t.order_id, t.number, t.shipment) = (l.order_id, l.number, l.shipment))) order by l.number), '[]')
      from shipment_lines l where (l.order_id, l.shipment) = (s.order_id, s.number))) order by s.number)
  from shipments s where s.order_id = orders.id)`

const isOfOrder = (orderId: string) => eq(shipments.orderId, orderId)

/** Finds the last shipment of an order. Lock the order before inserting another one. */
export const findLastShipment = (db: Executor, orderId: string): Promise<ShipmentRow | undefined> =>
  first(
    db.select().from(shipments).where(isOfOrder(orderId)).orderBy(desc(shipments.number)).limit(1),
  )

export const findShipment = (
  db: Executor,
  orderId: string,
  number: number,
): Promise<ShipmentRow | undefined> =>
  first(
    db
      .select()
      .from(shipments)
      .where(and(isOfOrder(orderId), eq(shipments.number, number))),
  )

/** Inserts the next shipment of an order and returns its number. */
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
    .values(lines.map((line) => ({ ...line, orderId, shipment: number })))
  await insertTraceNumbers(tx, { orderId, number }, lines)
  return number
}

async function insertTraceNumbers(
  tx: Transaction,
  { orderId, number: shipment }: Pick<ShipmentRow, "orderId" | "number">,
  lines: readonly ShippedUnits[],
): Promise<void> {
  const rows = lines.flatMap(({ number, traceNumbers }) =>
    (traceNumbers ?? []).map((value, index) => ({ number, place: index + 1, value })),
  )
  if (rows.length === 0) return
  await tx.execute(sql`insert into trace_numbers (order_id, number, shipment, place, value)
    select ${orderId}, number, ${shipment}, place, value
    from unnest(${sql.param(rows.map(({ number }) => number))}::integer[],
      ${sql.param(rows.map(({ place }) => place))}::integer[],
      ${sql.param(rows.map(({ value }) => value))}::text[]) as t (number, place, value)`)
}

export const deleteShipment = async (
  tx: Transaction,
  { orderId, number }: ShipmentRow,
): Promise<void> => {
  await tx.delete(shipments).where(and(isOfOrder(orderId), eq(shipments.number, number)))
}

/** Marks all open shipments as delivered at the same moment, which identifies them for `undeliverShipments`. */
export const deliverShipments = async (tx: Transaction, orderId: string): Promise<void> => {
  await tx
    .update(shipments)
    .set({ deliveredAt: sql`now()` })
    .where(and(isOfOrder(orderId), isNull(shipments.deliveredAt)))
}

/** Marks the shipments that were delivered last as not delivered. */
export const undeliverShipments = async (tx: Transaction, orderId: string): Promise<void> => {
  const last = sql`(select max(s.delivered_at) from shipments s where s.order_id = ${orderId})`
  await tx
    .update(shipments)
    .set({ deliveredAt: null })
    .where(and(isOfOrder(orderId), eq(shipments.deliveredAt, last)))
}

export const updateShipment = async (
  tx: Transaction,
  { orderId, number }: Pick<ShipmentRow, "orderId" | "number">,
  changes: Partial<Pick<ShipmentRow, "carrier" | "trackingNumber" | "trackingUrl" | "deliveredAt">>,
): Promise<void> => {
  await tx
    .update(shipments)
    .set(changes)
    .where(and(isOfOrder(orderId), eq(shipments.number, number)))
}

export const areDelivered = async (db: Executor, orderId: string): Promise<boolean> =>
  (await db.$count(shipments, and(isOfOrder(orderId), isNull(shipments.deliveredAt)))) === 0
