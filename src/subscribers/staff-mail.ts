import { z } from "zod"
import { t } from "#domain/languages/translate.ts"
import { cents } from "#domain/pricing/money.ts"
import { formatCents } from "#domain/shop/number-format.ts"
import { countryName } from "#domain/shop/places.ts"
import type { StaffTopic } from "#domain/shop/staff-topics.ts"
import type { EventOf } from "#operations/events/publish.ts"
import { subscriber } from "#operations/events/subscriber.ts"
import { notifyStaff, type StaffNotice } from "#operations/mail/notify-staff.ts"

const events = [
  "order.placed",
  "order.freight_declined",
  "order.paid",
  "order.refunded",
  "order.disputed",
  "order.withdrawn",
  "return.changed",
  "draft.answered",
  "tax_id.waiting",
  "tax_id.invalid",
] as const

type StaffEvent = EventOf<(typeof events)[number]>

/** Queues mails to administrators about the topics they selected. */
export const staffMail = subscriber({
  variables: z.object({}),
  events,
  start: () => async (tx, event) => {
    const notice = noticeOf(event)
    if (notice) await notifyStaff(tx, { ...notice, key: event.subject })
  },
})

type Notice = Omit<StaffNotice, "key">

const TAX_IDS = "/dashboard/tax-ids"

function noticeOf(event: StaffEvent): Notice | undefined {
  switch (event.name) {
    case "order.placed":
      return event.data.freightDue ? aboutOrder("freight", event.data) : undefined
    case "order.freight_declined":
      return aboutOrder("freight_declined", event.data, () => reasonRow(event.data.reason))
    case "order.paid":
      return aboutOrder("order", event.data, () => [
        { label: t("Total"), value: formatCents(cents(event.data.totalCents)) },
      ])
    case "order.refunded":
      // Other refunds were made by administrators themselves.
      return event.data.cancelled
        ? aboutOrder("cancellation", event.data, () => [
            { label: t("Refunded"), value: formatCents(cents(event.data.amountCents)) },
          ])
        : undefined
    case "order.disputed":
      return aboutOrder("dispute", event.data)
    case "order.withdrawn":
      // If a return was requested, its event notifies instead.
      return event.data.isReturnRequested ? undefined : aboutOrder("return", event.data)
    case "return.changed":
      return event.data.state === "asked" ? aboutOrder("return", event.data) : undefined
    case "draft.answered": {
      const { draftId, draftNumber, name, answer, reason } = event.data
      const facts = () => [
        { label: t("Draft order"), value: draftNumber },
        { label: t("Customer"), value: name },
        { label: t("Answer"), value: answer === "accepted" ? t("accepted") : t("declined") },
        ...reasonRow(reason),
      ]
      return { topic: "offer", facts, path: `/dashboard/draft-orders/${draftId}` }
    }
    case "tax_id.waiting":
      return { topic: "tax_id", facts: taxIdFacts(event.data), path: TAX_IDS }
    case "tax_id.invalid": {
      const path = `/dashboard/customers/${event.data.userId}`
      return { topic: "tax_id_invalid", facts: taxIdFacts(event.data), path }
    }
  }
}

const taxIdFacts =
  ({ number, country, email }: { number: string; country: string; email: string }) =>
  (): ReturnType<StaffNotice["facts"]> => [
    { label: t("Number"), value: number },
    { label: t("Country"), value: countryName(country) },
    { label: t("Account"), value: email },
  ]

const reasonRow = (reason: string) => (reason === "" ? [] : [{ label: t("Reason"), value: reason }])

interface OrderFacts {
  orderId: string
  orderNumber?: string | undefined
  name: string
}

const aboutOrder = (
  topic: StaffTopic,
  { orderId, orderNumber, name }: OrderFacts,
  more: StaffNotice["facts"] = () => [],
): Notice => ({
  topic,
  facts: () => [
    { label: t("Order"), value: orderNumber ?? orderId },
    { label: t("Customer"), value: name },
    ...more(),
  ],
  path: `/dashboard/order/${orderId}`,
})
