import type { Executor } from "#db/connection/client.ts"
import { insertEvent } from "#db/events/events.ts"
import type { EventData } from "./event-data.ts"

export type EventName = keyof EventData

/** `subject` is the id of the affected record, such as an order. */
export type ShopEvent = {
  [Name in EventName]: { name: Name; subject: string; data: EventData[Name] }
}[EventName]
export type EventOf<Name extends EventName> = Extract<ShopEvent, { name: Name }>

const names: Record<EventName, true> = {
  "order.placed": true,
  "order.freight_set": true,
  "order.edited": true,
  "order.details_changed": true,
  "order.freight_declined": true,
  "order.transfer_chosen": true,
  "order.transfer_due": true,
  "order.part_paid": true,
  "order.paid": true,
  "order.approved": true,
  "order.shipped": true,
  "order.tracking_changed": true,
  "order.delivered": true,
  "order.expiring": true,
  "order.cancelled": true,
  "order.refunded": true,
  "order.disputed": true,
  "order.withdrawn": true,
  "return.changed": true,
  "draft.sent": true,
  "draft.answered": true,
  "tax_id.waiting": true,
  "tax_id.decided": true,
  "tax_id.withdrawn": true,
  "tax_id.invalid": true,
  "invoice.issued": true,
  "review.decided": true,
}
export const eventNames: readonly string[] = Object.keys(names)

/** Recognizes a published event by its name. Does not check its data, which another release may have written. */
export const isShopEvent = (event: {
  name: string
  subject: string
  data: unknown
}): event is ShopEvent => eventNames.includes(event.name)

/** Writes an event in the transaction of the change. A job delivers it after the commit. */
export const publish = <Name extends EventName>(
  tx: Executor,
  name: Name,
  subject: string,
  data: EventData[Name],
): Promise<void> => insertEvent(tx, { name, subject, data })
