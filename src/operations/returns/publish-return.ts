import type { Transaction } from "#db/connection/client.ts"
import type { OrderRow } from "#db/orders/orders.ts"
import type { ShownReturn } from "#db/returns/returns.ts"
import { returnNumber } from "#domain/returns/return-state.ts"
import {
  type EventData,
  MAX_EVENT_LINES,
  type NamedUnits,
  namedUnits,
  othersBeside,
} from "../events/event-data.ts"
import { publish } from "../events/publish.ts"

type MailedReturn = Pick<ShownReturn, "id" | "number" | "answer" | "sendTo"> & {
  lines: readonly NamedUnits[]
}

/** A return came to this state, with what its buyer is told. */
export async function publishReturn(
  tx: Transaction,
  order: OrderRow,
  { id, number, answer, sendTo, lines }: MailedReturn,
  state: EventData["return.changed"]["state"],
): Promise<void> {
  const [first] = lines
  if (!first) return
  await publish(tx, "return.changed", id, {
    email: order.email,
    name: order.userName,
    orderId: order.id,
    orderNumber: order.orderNumber,
    productName: first.name,
    ...othersBeside(lines.length),
    purchaseOrder: order.purchaseOrder,
    returnNumber: returnNumber({ orderNumber: order.orderNumber, number }),
    state,
    answer,
    ...(state === "approved" && { sendTo }),
    lines: namedUnits(lines),
    moreLines: Math.max(0, lines.length - MAX_EVENT_LINES),
  })
}
