import { mailName } from "#contract/mail/mail-text.ts"
import { returnStateText } from "#contract/returns/return-text.ts"
import { t, translated } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import type { Reply } from "#web/api/api.ts"
import { freeDeliveryText } from "#web/orders/shared/delivery-choice.tsx"
import { lineChangeText } from "#web/orders/shared/order-contents.tsx"
import { statusText } from "#web/orders/shared/shown-order.ts"
import { Moment } from "#web/ui/moment.tsx"
import { TitledSection } from "#web/ui/page-heading.tsx"
import { rich } from "#web/ui/rich-text.tsx"

type OrderEvent = Reply<"GET /order/{id}/history">[number]

export function OrderTimeline({ events }: { events: readonly OrderEvent[] }) {
  return (
    <TitledSection title={t("History")} className="print:hidden">
      <ol className="flex flex-col border-l border-border pl-5">
        {events.map((event) => (
          <li
            key={`${event.event} ${event.at} ${event.mail?.template ?? event.text} ${event.shipment}`}
            className="relative pb-5 last:pb-0 before:absolute before:top-[0.45rem] before:-left-[1.5625rem] before:size-2.5 before:rounded-full before:border-2 before:border-brand before:bg-bg last:before:bg-brand"
          >
            <p className="font-medium">{wordsOf(event)}</p>
            <p className="text-sm text-text-2">
              <Moment at={event.at} />
              {event.by ? ` ${t("by {by}", { by: event.by })}` : null}
            </p>
            {event.lines ? (
              <p className="text-sm text-text-2 tabular-nums">{goodsOf(event.lines)}</p>
            ) : null}
            {event.freeDelivery ? (
              <p className="text-sm text-text-2">{freeDeliveryText(event.freeDelivery)}</p>
            ) : null}
            {event.edited ? (
              <ul className="text-sm text-text-2 tabular-nums">
                {event.edited.lines.map((change) => (
                  <li key={change.number}>{lineChangeText(change)}</li>
                ))}
                <li>{pricesText(event.edited.price)}</li>
              </ul>
            ) : null}
            {event.changes?.map((change) => (
              <p key={change.field} className="text-sm text-text-2 wrap-anywhere">
                {changeText(change)}
              </p>
            ))}
            {event.text ? (
              <p className="mt-1 rounded bg-sunken px-3 py-2 text-sm whitespace-pre-line wrap-anywhere">
                {event.text}
              </p>
            ) : null}
            {event.heldUntil ? (
              <p className="text-sm text-text-2">
                {rich("Reserved until {moment}", { moment: <Moment at={event.heldUntil} /> })}
              </p>
            ) : null}
            {event.reason ? <p className="text-sm text-text-2">“{event.reason}”</p> : null}
          </li>
        ))}
      </ol>
    </TitledSection>
  )
}

const pricesText = ({ before, after }: { before: number; after: number }): string =>
  t("Total {after}, was {before}", { after: formatAmount(after), before: formatAmount(before) })

const MAX_LINES = 6

function goodsOf(lines: NonNullable<OrderEvent["lines"]>): string {
  const named = lines
    .slice(0, MAX_LINES)
    .map(({ number, quantity, name }) =>
      name === undefined
        ? t("{quantity} of line {number}", { quantity, number })
        : `${quantity} × ${name}`,
    )
  const more =
    lines.length > MAX_LINES
      ? `, ${t("and of {count} more", { count: lines.length - MAX_LINES })}`
      : ""
  return named.join(", ") + more
}

type DetailChange = NonNullable<OrderEvent["changes"]>[number]

const fieldNames: Record<DetailChange["field"], string> = translated({
  purchaseOrder: "Purchase order",
  note: "Note",
  phone: "Phone",
  shipTo: "Ship to",
  billTo: "Bill to",
})

const changeText = ({ field, before, after }: DetailChange): string =>
  `${fieldNames[field]}: ${before.replaceAll("\n", ", ") || t("none")} → ${after.replaceAll("\n", ", ") || t("none")}`

const words = translated({
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

const transferWords = translated({
  transfer_received: "Bank transfer received",
  transfer_returned: "Bank transfer sent back",
  transfer_undone: "Bank transfer recorded by mistake",
})

const isTransfer = (event: OrderEvent["event"]): event is keyof typeof transferWords =>
  event in transferWords

const mailWords = translated({
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

function wordsOf({
  event,
  status,
  amount = 0,
  state,
  mail,
  shipment,
  returned = "asked",
  offer = "",
}: OrderEvent): string {
  if (mail) return `${mailWords[mail.state]}: ${mailText(mail.template, shipment, status)}`
  if (event === "return")
    return t("Return {state}", { state: returnStateText[returned].toLowerCase() })
  if (event === "undone") return t("Undone: {status} again", { status: statusName(status ?? "") })
  if (event === "cancelled" && state === "failed") return t("Not cancelled: the refund failed")
  if (event === "tracking_changed")
    return t("Tracking of shipment {shipment} changed", { shipment: shipment ?? 1 })
  if (event === "offer_accepted") return t("Offer {number} accepted", { number: offer })
  if (event === "freight_set") return `${words[event]}: ${formatAmount(amount)}`
  if (isTransfer(event)) return `${transferWords[event]}: ${formatAmount(amount)}`
  if (event !== "refunded")
    return shipment === undefined
      ? words[event]
      : t("Shipment {shipment} {state}", { shipment, state: words[event] })
  const money = formatAmount(amount)
  if (state === "failed") return t("Refund of {money} failed", { money })
  return state === "pending"
    ? t("Refund of {money} on its way", { money })
    : t("Refunded {money}", { money })
}
