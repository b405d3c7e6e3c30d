import type { z } from "zod"
import { currentLanguage, languages } from "#domain/languages/languages.ts"
import { listOr } from "#domain/languages/list-format.ts"
import { plural, t, translated } from "#domain/languages/translate.ts"
import type { Remainder } from "#domain/orders/edit-lines.ts"
import type { HoldReason } from "#domain/orders/order-hold.ts"
import { dayIn } from "#domain/shop/days.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import type { shownEnd } from "./order.ts"

interface OrderFacts {
  status: string
  paid: boolean
  price: number
  refunded: number
  /** Amount received of an unpaid order. */
  received?: number | undefined
  freightDue?: true | undefined
  heldUntil?: string | undefined
  cancelled?: { by: string; declined?: true | undefined } | undefined
  places?: { shipped: number } | undefined
}

const steps: Record<string, string> = translated({
  pending: "Awaiting approval",
  approved: "Being prepared",
  shipped: "Shipped",
  delivered: "Delivered",
})

/** Describes the state of an order to its buyer in one or two words. */
export function orderStateText(order: OrderFacts): string {
  const { status, paid, price, refunded, cancelled, places } = order
  if (cancelled?.declined) return t("Declined")
  if (cancelled) return cancelled.by === "time" ? t("Expired") : t("Cancelled")
  if (status === "cancelled") return t("Cancelled")
  if (order.freightDue) return t("Freight to be agreed")
  if (!paid && order.received !== undefined) return t("Partly paid")
  if (!paid) return order.heldUntil === undefined ? t("Not paid") : t("Reserved")
  if (refunded > 0 && refunded >= price) return t("Refunded")
  if (status === "approved" && places && places.shipped > 0) return t("Partly shipped")
  return steps[status] ?? status
}

/** Sentences about an unpaid order's hold, on pages and in mails. */
export const orderHoldText = translated({
  reserved: (until: string) => t("Reserved until {until}.", { until }),
  takesLast: "It includes the last units of a part.",
  confirm: "Confirm your e-mail",
  toKeep: (hours: number) =>
    plural(hours, " to keep it {count} hour.", " to keep it {count} hours."),
  toKeepAll: (hours: number) =>
    plural(hours, " to keep unpaid orders {count} hour.", " to keep unpaid orders {count} hours."),
  lapsed: (until: string | undefined) =>
    until === undefined
      ? t("Cancelled, because it was not paid in time")
      : t("Cancelled, because it was not paid by {until}", { until }),
})

type OrderEnd = NonNullable<z.output<z.ZodObject<typeof shownEnd>>["cancelled"]>

/** Explains how an order ended: `Cancelled, because it was not paid by 14:20 UTC`. */
export function endSentence(end: OrderEnd, { timeZone, now }: Clock): string {
  const { by, heldUntil, declined } = end
  if (declined) return t("Declined by the buyer because of the freight")
  if (by === "buyer") return t("Cancelled by the buyer")
  if (by === "shop") return t("Cancelled by the shop")
  return orderHoldText.lapsed(heldUntil && formatHoldEnd(new Date(heldUntil), timeZone, now))
}

interface Clock {
  timeZone: string
  now: Date
}

interface Hold {
  until: Date
  reason: HoldReason
  confirmedHours?: number | undefined
}

/** Explains how long an order is held: `Reserved until 14:20 UTC. Confirm your e-mail to keep it 48 hours.` */
export function holdSentence(
  { until, reason, confirmedHours }: Hold,
  { timeZone, now }: Clock,
): string {
  const sentences = [orderHoldText.reserved(formatHoldEnd(until, timeZone, now))]
  if (reason === "takes_last") sentences.push(orderHoldText.takesLast)
  if (confirmedHours !== undefined)
    sentences.push(orderHoldText.confirm + orderHoldText.toKeep(confirmedHours))
  return sentences.join(" ")
}

const time = { hour: "2-digit", minute: "2-digit", timeZoneName: "short" } as const
const dayAndTime = { day: "numeric", month: "short", ...time } as const

/** Formats the end of a hold: `14:20 UTC` for today, `29 Nov, 14:20 UTC` for another day. */
export function formatHoldEnd(until: Date, timeZone: string, now: Date): string {
  const isToday = dayIn(timeZone, until) === dayIn(timeZone, now)
  return new Intl.DateTimeFormat(languages[currentLanguage()].dates, {
    ...(isToday ? time : dayAndTime),
    timeZone,
  }).format(until)
}

/** Texts about changes that buyers make themselves. */
export const orderChangeText = translated({
  outcome: {
    nothingToPay: "There will be nothing to pay, and the goods go back on sale.",
    toPay: (price: string, before: string): string =>
      t("You will pay {price} instead of {before}. The cancelled units go back on sale.", {
        price,
        before,
      }),
    givenBack: (amount: string, isTransfer: boolean): string =>
      t(
        isTransfer
          ? "{amount} will be refunded by bank transfer. It may take a few days until your bank shows it."
          : "{amount} will be refunded to your card. It may take a few days until your bank shows it.",
        { amount },
      ),
  },
  freeDelivery: {
    lost: (cost: string): string =>
      t("Delivery will cost {cost}: the rest of the order is below the amount for free delivery.", {
        cost,
      }),
    kept: "Delivery stays free.",
  },
  refundReason: "Cancelled by the buyer.",
  cancelled: "Cancelled",
  changed: "Changed",
  notCancellable: ({ name, quantity, suggestions, remainder }: NotCancellable): string => {
    const units = `${formatCount(quantity)} × ${name}`
    const refused =
      suggestions.length === 0
        ? t("{units} cannot be cancelled", { units })
        : t("{units} cannot be cancelled, but {instead} can", {
            units,
            instead: listOr(suggestions.map(formatCount)),
          })
    return remainder ? `${refused}: ${remainderText(remainder)}` : refused
  },
})

function remainderText(remainder: Remainder): string {
  if (remainder.rule === "not alone") return t("the part's other lines cannot be ordered alone")
  const units = formatCount(remainder.units)
  return remainder.rule === "least"
    ? t("at least {units} or none must remain", { units })
    : t("a multiple of {units} must remain", { units })
}

interface NotCancellable {
  name: string
  quantity: number
  suggestions: readonly number[]
  remainder: Remainder | undefined
}
