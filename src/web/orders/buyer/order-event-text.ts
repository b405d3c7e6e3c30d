import { mailName } from "#contract/mail/mail-text.ts"
import { returnStateText } from "#contract/returns/return-text.ts"
import { plural, t, translated } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import type { Reply } from "#web/api/api.ts"
import { statusText } from "#web/orders/shared/shown-order.ts"

export type OrderEvent = Reply<"GET /order/{id}/history">[number]

export const totalChangeText = ({ before, after }: { before: number; after: number }): string =>
  t("Total {after}, was {before}", { after: formatAmount(after), before: formatAmount(before) })

const MAX_LINES = 6

/** Formats `5 × Anvil, 2 × Tempo, and 3 more lines`. */
export function eventLinesText(lines: NonNullable<OrderEvent["lines"]>): string {
  const named = lines
    .slice(0, MAX_LINES)
    .map(({ number, quantity, name }) =>
      name === undefined
        ? t("{quantity} of line {number}", { quantity: formatCount(quantity), number })
        : `${formatCount(quantity)} × ${name}`,
    )
  const more = lines.length - MAX_LINES
  if (more > 0) named.push(plural(more, "and {count} more line", "and {count} more lines"))
  return named.join(", ")
}

type DetailChange = NonNullable<OrderEvent["changes"]>[number]

const fieldNames: Record<DetailChange["field"], string> = translated({
  purchaseOrder: "Purchase order",
  note: "Note",
  phone: "Phone",
  shipTo: "Ship to",
  billTo: "Bill to",
})

export const detailChangeText = ({ field, before, after }: DetailChange): string =>
  `${fieldNames[field]}: ${before.replaceAll("\n", ", ") || t("none")} → ${after.replaceAll("\n", ", ") || t("none")}`

const eventNames = translated({
  placed: "Order placed",
  paid: "Paid",
  approved: "Approved",
  shipped: "Shipped",
  delivered: "Delivered",
  changed: "Changed by the buyer",
  edited: "Changed by the shop",
  freight_set: "Freight set",
  cancelled: "Cancelled by the buyer",
  sent: "sent",
  unsent: "undone",
  withdrawn: "Withdrawal from the contract declared",
  withdrawal_handled: "Withdrawal handled",
  expired: "Order cancelled, because it was not paid in time",
  deleted: "Order cancelled",
  declined: "Freight declined by the buyer",
  removed: "Removed from the list",
  restored: "Restored to the list",
  disputed: "Disputed: the buyer’s bank claims the payment back",
  recalled: "Recall letter sent",
  noted: "Note",
  mailed: "E-mail sent",
})

const transferNames = translated({
  transfer_received: "Bank transfer received",
  transfer_returned: "Bank transfer sent back",
  transfer_undone: "Bank transfer recorded by mistake",
})

const isTransfer = (event: OrderEvent["event"]): event is keyof typeof transferNames =>
  event in transferNames

const mailStates = translated({
  sent: "E-mail sent",
  queued: "E-mail waiting",
  dead: "E-mail could not be sent",
})

const statusName = (status: string): string =>
  new Map<string, string>(Object.entries(statusText)).get(status) ?? status

const mailText = (template: string, shipment: number | undefined, status = ""): string => {
  if (shipment !== undefined) return t("shipment {shipment}", { shipment })
  return status ? t("order {status}", { status: statusName(status) }) : mailName(template)
}

export function eventText({
  event,
  status,
  amount = 0,
  state,
  mail,
  shipment,
  returned = "asked",
  offer = "",
}: OrderEvent): string {
  if (mail) return `${mailStates[mail.state]}: ${mailText(mail.template, shipment, status)}`
  if (event === "return")
    return t("Return {state}", { state: returnStateText[returned].toLowerCase() })
  if (event === "undone") return t("Undone: {status} again", { status: statusName(status ?? "") })
  if (event === "cancelled" && state === "failed") return t("Not cancelled: the refund failed")
  if (event === "tracking_changed")
    return t("Tracking of shipment {shipment} changed", { shipment: shipment ?? 1 })
  if (event === "offer_accepted") return t("Offer {number} accepted", { number: offer })
  if (event === "freight_set") return `${eventNames[event]}: ${formatAmount(amount)}`
  if (isTransfer(event)) return `${transferNames[event]}: ${formatAmount(amount)}`
  if (event !== "refunded")
    return shipment === undefined
      ? eventNames[event]
      : t("Shipment {shipment} {state}", { shipment, state: eventNames[event] })
  const money = formatAmount(amount)
  if (state === "failed") return t("Refund of {money} failed", { money })
  return state === "pending"
    ? t("Refund of {money} on its way", { money })
    : t("Refunded {money}", { money })
}
