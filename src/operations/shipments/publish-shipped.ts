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
  const { number, isLast } = sent
  const isWhole = number === 1 && isLast
  const contents = await contentsOf(tx, order, sent)
  const shipment = {
    ...said(sent),
    ...(isWhole ? contents : { part: { number, isLast, ...contents } }),
  }
  await publish(tx, "order.shipped", shipmentSubject(order.id, number), {
    ...orderFacts(order),
    shipment,
  })
}

const said = ({ carrier, trackingNumber, trackingUrl }: Sent) => ({
  ...(carrier && { carrier }),
  ...(trackingNumber && { trackingNumber }),
  ...(trackingUrl && { trackingUrl }),
})

async function contentsOf(tx: Transaction, { id }: OrderRow, { lines }: Sent) {
  const known = new Map((await listOrderLines(tx, id)).map((line) => [line.number, line]))
  const named = namedUnits(
    lines.flatMap(({ number, quantity }) => {
      const line = known.get(number)
      return line ? [{ ...line, quantity }] : []
    }),
  )
  return { lines: named, moreLines: lines.length - named.length }
}
