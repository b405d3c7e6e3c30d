import type { Transaction } from "#db/connection/client.ts"
import { listOrderLines, type OrderRow } from "#db/orders/orders.ts"
import type { UnitsToGo } from "#domain/orders/agree-shipment.ts"
import { heldForUndo, MAILED_LINES, orderOf, statusKey } from "../mail/order-mails.ts"
import { queueMail } from "../mail/queue-mail.ts"
import type { Tracking } from "./tracking.ts"

interface Sent extends Partial<Tracking> {
  number: number
  lines: readonly UnitsToGo[]
  /** Whether nothing is left to send. */
  isLast: boolean
}

/** Tells an order's buyer once that it, or what of it, is on its way. */
export async function queueShipmentMail(
  tx: Transaction,
  order: OrderRow,
  sent: Sent,
): Promise<void> {
  const isWhole = sent.number === 1 && sent.isLast
  const shipment = { ...said(sent), ...(!isWhole && (await partOf(tx, order, sent))) }
  await queueMail(tx, {
    to: order.email,
    template: "order-status",
    data: {
      ...orderOf(order),
      status: "shipped" as const,
      ...(Object.keys(shipment).length > 0 && { shipment }),
    },
    dedupeKey: statusKey(order.id, "shipped", sent.number),
    ...heldForUndo,
  })
}

const said = ({ carrier, trackingNumber, trackingUrl }: Sent) => ({
  ...(carrier && { carrier }),
  ...(trackingNumber && { trackingNumber }),
  ...(trackingUrl && { trackingUrl }),
})

async function partOf(tx: Transaction, { id }: OrderRow, { number, lines, isLast }: Sent) {
  const names = new Map((await listOrderLines(tx, id)).map((line) => [line.number, line.name]))
  const mailed = lines.slice(0, MAILED_LINES).map((line) => ({
    productName: names.get(line.number) ?? "",
    quantity: line.quantity,
  }))
  return { part: { number, isLast, lines: mailed, moreLines: lines.length - mailed.length } }
}
