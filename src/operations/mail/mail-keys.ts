import type { Transaction } from "#db/connection/client.ts"
import { deleteEvent } from "#db/events/events.ts"
import { cancelMail, withdrawMail, withdrawMailsFrom } from "#db/mail/mail-outbox.ts"
import type { OrderRow } from "#db/orders/orders.ts"
import { type DefaultReason, defaultReasons } from "#domain/orders/order-hold.ts"
import type { ShopEvent } from "../events/publish.ts"

/** Dedupe keys of mails about orders: each event is mailed once. */

/** Each shipment after the first has its own key. */
const statusKey = (orderId: string, status: string, shipment = 1) =>
  `order-status:${orderId}:${status}${shipment === 1 ? "" : `:${shipment}`}`

/** Subject of events about a shipment, a transfer or a payment of an order, by its number. */
export const numberedSubject = (orderId: string, number: number): string => `${orderId}:${number}`

/** Subject of the warning that an order expires. A buyer who confirms the address has a longer hold, and is warned again. */
export const expiringSubject = (orderId: string, reason: DefaultReason): string =>
  reason === "usual" ? orderId : `${orderId}:${reason}`

/**
 * Subject of the reminder of a transfer, by the sum of the order's recorded transfers and edits. Staff who undo a transfer
 * or edit the order begin a new term.
 */
export const transferDueSubject = (orderId: string, changes: number): string =>
  changes === 0 ? orderId : numberedSubject(orderId, changes)

const trackingKeyStart = (subject: string) => `order-tracking:${subject}:`

function shipmentKey(subject: string): string {
  const [orderId = "", number] = subject.split(":")
  return statusKey(orderId, "shipped", Number(number))
}

const editKey = (orderId: string, revision: number) => `order-edited:${orderId}:${revision}`

const freightKey = (orderId: string, revision: number) => `order-freight:${orderId}:${revision}`

const paidKey = (subject: string) => `order-paid:${subject}`

const partPaidKey = (subject: string) => `order-part-paid:${subject}`

export function mailKey({ name, subject, data }: ShopEvent): string {
  switch (name) {
    case "order.placed":
    case "order.expiring":
    case "order.cancelled":
    case "order.refunded":
      return `${name.replace(".", "-")}:${subject}`
    case "order.details_changed":
      return `order-details:${subject}`
    case "order.transfer_chosen":
      return `order-transfer:${subject}`
    case "order.transfer_due":
      return `order-transfer-due:${subject}`
    case "order.paid":
      return paidKey(subject)
    case "order.part_paid":
      return partPaidKey(subject)
    case "order.edited":
      return editKey(subject, data.revision)
    case "order.freight_set":
      return freightKey(subject, data.revision)
    case "order.freight_declined":
      return `order-declined:${subject}`
    case "order.approved":
      return statusKey(subject, "approved")
    case "order.delivered":
      return statusKey(subject, "delivered")
    case "order.shipped":
      return shipmentKey(subject)
    case "order.tracking_changed":
      return trackingKeyStart(subject) + data.changedAt
    case "return.changed":
      return `return:${subject}:${data.state}`
    case "invoice.issued":
      return `invoice-issued:${subject}`
    case "order.withdrawn":
      return `order-withdrawn:${subject}`
    case "order.disputed":
    case "draft.sent":
    case "draft.answered":
    case "tax_id.waiting":
    case "tax_id.decided":
    case "tax_id.withdrawn":
    case "tax_id.invalid":
      return `${name}:${subject}`
    case "review.decided":
      return data.published
        ? `part-review-published:${subject}:${data.version}`
        : `part-review-answered:${subject}`
  }
}

/** Withdraws the event or mail about an order's status. Returns false if the mail is already on its way. */
export const withdrawOrderStatus = (tx: Transaction, { id, status }: OrderRow): Promise<boolean> =>
  withdraw(tx, { name: `order.${status}`, subject: id }, statusKey(id, status))

/** Withdraws the event that a payment has arrived, or its mail if it is not sent yet. */
export async function withdrawPaid(
  tx: Transaction,
  { orderId, attempt }: { orderId: string; attempt: number },
): Promise<void> {
  const subject = numberedSubject(orderId, attempt)
  const hasEvent = await deleteEvent(tx, { name: "order.paid", subject })
  if (!hasEvent) await cancelMail(tx, paidKey(subject))
}

/**
 * Withdraws the events or mails about a shipment and its changed tracking. Returns false if the mail about the shipment
 * is already on its way.
 */
export async function withdrawShipment(
  tx: Transaction,
  { orderId, number }: { orderId: string; number: number },
): Promise<boolean> {
  const subject = numberedSubject(orderId, number)
  if (!(await withdraw(tx, { name: "order.shipped", subject }, shipmentKey(subject)))) return false
  await deleteEvent(tx, { name: "order.tracking_changed", subject })
  await withdrawMailsFrom(tx, trackingKeyStart(subject))
  return true
}

const withdraw = async (
  tx: Transaction,
  event: { name: string; subject: string },
  key: string,
): Promise<boolean> => (await deleteEvent(tx, event)) || withdrawMail(tx, key)

interface MailedSubjects {
  refundIds: readonly string[]
  changeIds: readonly number[]
  /** Number of the last shipment. Earlier ones may no longer exist. */
  lastShipment: number
  /** Number of the last payment. */
  lastPayment: number
  /** Number of recorded transfers. */
  transfers: number
  /** Number of edits of the order. */
  revision: number
}

/** Returns the dedupe keys of an order's mails, each with the status or shipment that it is about. */
export function orderMailsByKey(
  orderId: string,
  { refundIds, changeIds, lastShipment, lastPayment, transfers, revision }: MailedSubjects,
) {
  const upTo = (length: number) => Array.from({ length }, (_, index) => index + 1)
  return new Map<string, { status?: "approved" | "delivered"; shipment?: number }>([
    // Earlier releases mailed freight and payment once for each order.
    ...["placed", "freight", "declined", "transfer", "paid"].map(
      (what) => [`order-${what}:${orderId}`, {}] as const,
    ),
    ...defaultReasons.map(
      (reason) => [`order-expiring:${expiringSubject(orderId, reason)}`, {}] as const,
    ),
    ...[0, ...upTo(transfers + revision)].map(
      (number) => [`order-transfer-due:${transferDueSubject(orderId, number)}`, {}] as const,
    ),
    ...(["approved", "delivered"] as const).map(
      (status) => [statusKey(orderId, status), { status }] as const,
    ),
    ...upTo(lastShipment).map(
      (shipment) => [statusKey(orderId, "shipped", shipment), { shipment }] as const,
    ),
    ...upTo(lastPayment).map(
      (payment) => [paidKey(numberedSubject(orderId, payment)), {}] as const,
    ),
    ...upTo(transfers).map(
      (number) => [partPaidKey(numberedSubject(orderId, number)), {}] as const,
    ),
    ...upTo(revision).flatMap((edit) => [
      [editKey(orderId, edit), {}] as const,
      [freightKey(orderId, edit), {}] as const,
    ]),
    ...refundIds.map((id) => [`order-refunded:${id}`, {}] as const),
    ...["cancelled", "details"].flatMap((what) =>
      changeIds.map((id) => [`order-${what}:${id}`, {}] as const),
    ),
  ])
}
