import type { OrderState } from "./order.ts"

/** Facts that decide how long an unpaid order keeps its stock. */
interface HoldFacts {
  /** Whether the e-mail address is confirmed or another service signs the account in. */
  isProved: boolean
  /** Whether it left a part sold out. */
  takesLast: boolean
  /** When staff set a freight that was to be agreed; its buyer has a day from then on. */
  freightSetAt: Date | null
  /** When staff edited it; its buyer has a day from then on, too. */
  editedAt: Date | null
  /** Until when it waits for the bank transfer that its buyer chose. */
  transferUntil: Date | null
}

/** Reasons for the length of a hold, unless the buyer chose a bank transfer. */
export const usualReasons = ["usual", "unproved", "takes_last"] as const
export type UsualReason = (typeof usualReasons)[number]
export const holdReasons = [...usualReasons, "transfer"] as const
export type HoldReason = (typeof holdReasons)[number]

/** Unconfirmed addresses cost nothing to make, so their orders hold stock for less time. */
const MAX_UNPROVED_HOURS = 2
const MAX_TAKES_LAST_HOURS = 0.5
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const maxHours: Record<UsualReason, number> = {
  usual: Number.POSITIVE_INFINITY,
  unproved: MAX_UNPROVED_HOURS,
  takes_last: MAX_TAKES_LAST_HOURS,
}

export interface OrderHold {
  until: Date
  reason: HoldReason
  /** Hours from placing, once the buyer confirms the address; only where that is longer. */
  confirmedHours?: number
}

function holdReason({
  isProved,
  takesLast,
}: Pick<HoldFacts, "isProved" | "takesLast">): UsualReason {
  if (isProved) return "usual"
  return takesLast ? "takes_last" : "unproved"
}

export const holdHours = (reason: UsualReason, unpaidOrderHours: number): number =>
  Math.min(unpaidOrderHours, maxHours[reason])

const dayAfter = (moment: Date | null): number => (moment ? moment.getTime() + DAY_MS : 0)

/**
 * Says until when an unpaid order is held, and why; undefined where nothing ends it. An order that an administrator
 * has approved waits for its payment, one of a proved buyer waits for staff to set its freight, and one of which a part came by
 * transfer waits for the rest. `unpaidOrderHours` is the shop's own limit; with 0 nothing lapses.
 */
export function orderHold(
  order: OrderState & HoldFacts & { createdAt: Date },
  unpaidOrderHours: number,
): OrderHold | undefined {
  if (order.status !== "pending" || order.paid || order.cancelling || unpaidOrderHours <= 0)
    return undefined
  if (order.freightDue && order.isProved) return undefined
  if (order.partPaid) return undefined
  if (order.transferUntil) return { until: order.transferUntil, reason: "transfer" }
  const reason = holdReason(order)
  const hours = holdHours(reason, unpaidOrderHours)
  return {
    until: new Date(
      Math.max(
        order.createdAt.getTime() + hours * HOUR_MS,
        dayAfter(order.freightSetAt),
        dayAfter(order.editedAt),
      ),
    ),
    reason,
    ...(hours < unpaidOrderHours && { confirmedHours: unpaidOrderHours }),
  }
}
