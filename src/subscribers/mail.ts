import { z } from "zod"
import { UNDO_SECONDS } from "#domain/orders/order.ts"
import type { ShopEvent } from "#operations/events/publish.ts"
import { subscriber } from "#operations/events/subscriber.ts"
import { mailKey } from "#operations/mail/mail-keys.ts"
import { type NewMail, queueMail } from "#operations/mail/mail-outbox.ts"

/** Time for an undo request that was sent within the limit to arrive. */
const UNDO_GRACE_SECONDS = 2
const heldForUndo = { holdSeconds: UNDO_SECONDS + UNDO_GRACE_SECONDS }

/** Invoices of older payments are not mailed, so that a shop that starts issuing invoices does not mail all of them. */
const INVOICE_MAIL_WITHIN_MS = 30 * 24 * 60 * 60 * 1000

/** Queues mails to buyers. Events of closed accounts have no address and are skipped. */
export const mail = subscriber({
  variables: z.object({}),
  events: [
    "order.placed",
    "order.freight_set",
    "order.edited",
    "order.details_changed",
    "order.freight_declined",
    "order.transfer_chosen",
    "order.transfer_due",
    "order.part_paid",
    "order.paid",
    "order.approved",
    "order.shipped",
    "order.tracking_changed",
    "order.delivered",
    "order.expiring",
    "order.cancelled",
    "order.refunded",
    "order.withdrawn",
    "draft.sent",
    "draft.answered",
    "return.changed",
    "tax_id.decided",
    "tax_id.withdrawn",
    "tax_id.invalid",
    "invoice.issued",
    "review.decided",
  ],
  start: () => async (tx, event) => {
    const mail = event.data.email === "" ? undefined : mailOf(event)
    if (mail) await queueMail(tx, mail)
  },
})

const statuses = {
  "order.approved": "approved",
  "order.shipped": "shipped",
  "order.delivered": "delivered",
} as const

function mailOf(event: ShopEvent): NewMail | undefined {
  const address = { to: event.data.email, dedupeKey: mailKey(event) }
  switch (event.name) {
    case "order.placed":
      return { ...address, template: "order-placed", data: withoutEmail(event.data) }
    case "order.freight_set": {
      const { revision: _, ...data } = withoutEmail(event.data)
      return { ...address, template: "order-freight", data }
    }
    case "order.edited": {
      const { email: _, revision, ...data } = event.data
      return { ...address, template: "order-edited", data }
    }
    case "order.details_changed":
      return { ...address, template: "order-details", data: withoutEmail(event.data) }
    case "order.freight_declined": {
      const { reason: _, ...data } = withoutEmail(event.data)
      return { ...address, template: "order-declined", data }
    }
    case "order.transfer_chosen":
      return { ...address, template: "order-transfer", data: withoutEmail(event.data) }
    case "order.transfer_due":
      return { ...address, template: "order-transfer-due", data: withoutEmail(event.data) }
    case "order.part_paid":
      return { ...address, template: "order-part-paid", data: withoutEmail(event.data) }
    case "order.paid":
      return { ...address, template: "order-paid", data: withoutEmail(event.data) }
    case "order.approved":
    case "order.shipped":
    case "order.delivered": {
      const data = { ...withoutEmail(event.data), status: statuses[event.name] }
      return { ...address, template: "order-status", data, ...heldForUndo }
    }
    case "order.tracking_changed": {
      const { changedAt: _, ...data } = withoutEmail(event.data)
      const changed = { ...data, status: "shipped" as const }
      // Held as long as the mail about the shipment, which comes first.
      return { ...address, template: "order-status", data: changed, ...heldForUndo }
    }
    case "order.expiring":
      return { ...address, template: "order-expiring", data: withoutEmail(event.data) }
    case "order.cancelled":
      return { ...address, template: "order-cancelled", data: withoutEmail(event.data) }
    case "order.refunded":
      return { ...address, template: "order-refunded", data: withoutEmail(event.data) }
    case "order.withdrawn": {
      const { writtenName: name, message, ...data } = withoutEmail(event.data)
      const declared = { ...data, declaration: { name, message } }
      return { ...address, template: "order-withdrawn", data: declared }
    }
    case "draft.sent":
      return { ...address, template: "order-offer", data: withoutEmail(event.data) }
    case "draft.answered": {
      const { name, draftNumber, answer, reason } = event.data
      if (answer === "accepted") return undefined
      return {
        ...address,
        template: "offer-declined",
        data: { name, draftNumber, buyersReason: reason },
      }
    }
    case "return.changed":
      return { ...address, template: "order-return", data: withoutEmail(event.data) }
    case "tax_id.decided":
      return { ...address, template: "tax-id-decided", data: withoutEmail(event.data) }
    case "tax_id.withdrawn":
      return { ...address, template: "tax-id-withdrawn", data: withoutEmail(event.data) }
    case "tax_id.invalid": {
      const { name, number } = event.data
      return { ...address, template: "tax-id-invalid", data: { name, number } }
    }
    case "invoice.issued": {
      const { email: _, since, ...data } = event.data
      if (Date.now() - Date.parse(since) > INVOICE_MAIL_WITHIN_MS) return undefined
      return { ...address, template: "invoice-issued", data: { ...data, attached: true } }
    }
    case "review.decided": {
      const { email: _, version, ...data } = event.data
      return { ...address, template: "part-review", data }
    }
  }
}

const withoutEmail = <Data extends { email: string }>({ email: _, ...data }: Data) => data
