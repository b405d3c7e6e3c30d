import type { Transaction } from "#db/connection/client.ts"
import { listOrderLines, type OrderRow } from "#db/orders/orders.ts"
import type { UnitsToGo } from "#domain/orders/agree-shipment.ts"
import { namedUnits, orderFacts } from "../events/event-data.ts"
import { publish } from "../events/publish.ts"
import { shipmentSubject } from "../mail/mail-keys.ts"
import type { Tracking } from "./tracking.ts"

interface Sent extends Partial<Tracking> {
  number: number
  lines: readonly UnitsToGo[]
  /** Whether nothing is left to send. */
  isLast: boolean
}

/** An order, or a part of it, is on its way. */
export async function publishShipped(tx: Transaction, order: OrderRow, sent: Sent): Promise<void> {
  const isWhole = sent.number === 1 && sent.isLast
  const shipment = { ...said(sent), ...(!isWhole && (await partOf(tx, order, sent))) }
  await publish(tx, "order.shipped", shipmentSubject(order.id, sent.number), {
    ...orderFacts(order),
    ...(Object.keys(shipment).length > 0 && { shipment }),
  })
}

const said = ({ carrier, trackingNumber, trackingUrl }: Sent) => ({
  ...(carrier && { carrier }),
  ...(trackingNumber && { trackingNumber }),
  ...(trackingUrl && { trackingUrl }),
})

async function partOf(tx: Transaction, { id }: OrderRow, { number, lines, isLast }: Sent) {
  const names = new Map((await listOrderLines(tx, id)).map((line) => [line.number, line.name]))
  const named = namedUnits(
    lines.map((line) => ({ name: names.get(line.number) ?? "", quantity: line.quantity })),
  )
  return { part: { number, isLast, lines: named, moreLines: lines.length - named.length } }
}
