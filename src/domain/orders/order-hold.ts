import { DAY_MS } from "../shop/days.ts"
import type { OrderState } from "./order.ts"

/** Facts that decide how long an unpaid order keeps its stock. */
interface HoldFacts {
  /** Whether the e-mail address is confirmed or the account signs in through another service. */
  isProved: boolean
  /** Whether the order sold a part out. */
  takesLast: boolean
  /** Time when staff set the freight. The hold lasts at least one day from then. */
  freightSetAt: Date | null
  /** Time when staff edited the order. The hold lasts at least one day from then, too. */
  editedAt: Date | null
  /** Due date of the bank transfer, if the buyer chose one. */
  transferUntil: Date | null
}

/** Reasons for the length of a hold, unless the buyer chose a bank transfer. */
export const defaultReasons = ["usual", "unproved", "takes_last"] as const
export type DefaultReason = (typeof defaultReasons)[number]
export const holdReasons = [...defaultReasons, "transfer"] as const
export type HoldReason = (typeof holdReasons)[number]

/** Unconfirmed addresses are free to create, so their orders hold stock for less time. */
const MAX_UNPROVED_HOURS = 2
const MAX_TAKES_LAST_HOURS = 0.5
export const HOUR_MS = 3_600_000

const maxHours: Record<DefaultReason, number> = {
  usual: Number.POSITIVE_INFINITY,
  unproved: MAX_UNPROVED_HOURS,
  takes_last: MAX_TAKES_LAST_HOURS,
}

export interface OrderHold {
  until: Date
  reason: HoldReason
  /** Hold in hours from placing once the buyer confirms the address; only if longer. */
  confirmedHours?: number
}

function holdReason({
  isProved,
  takesLast,
}: Pick<HoldFacts, "isProved" | "takesLast">): DefaultReason {
  if (isProved) return "usual"
  return takesLast ? "takes_last" : "unproved"
}

export const holdHours = (reason: DefaultReason, unpaidOrderHours: number): number =>
  Math.min(unpaidOrderHours, maxHours[reason])

/** Extends a hold to a day after the freight was set or staff edited the order, if that is later. */
const extended = (
  until: Date,
  { freightSetAt, editedAt }: Pick<HoldFacts, "freightSetAt" | "editedAt">,
): Date => new Date(Math.max(until.getTime(), dayAfter(freightSetAt), dayAfter(editedAt)))

/** Returns when a bank transfer is due; null if the buyer did not choose one. */
export const transferDue = (
  order: Pick<HoldFacts, "transferUntil" | "freightSetAt" | "editedAt">,
): Date | null => order.transferUntil && extended(order.transferUntil, order)

const dayAfter = (moment: Date | null): number => (moment ? moment.getTime() + DAY_MS : 0)

/**
 * Returns until when an unpaid order holds its stock, and why; undefined if the hold does not expire. It does not
 * expire for an approved or part-paid order, nor while a confirmed buyer waits for staff to set the freight.
 * `unpaidOrderHours` is the shop's limit; 0 turns expiry off.
 */
export function orderHold(
  order: OrderState & HoldFacts & { createdAt: Date },
  unpaidOrderHours: number,
): OrderHold | undefined {
  if (order.status !== "pending" || order.paid || order.cancelling || unpaidOrderHours <= 0)
    return undefined
  if (order.freightDue && order.isProved) return undefined
  if (order.partPaid) return undefined
  const due = transferDue(order)
  if (due) return { until: due, reason: "transfer" }
  const reason = holdReason(order)
  const hours = holdHours(reason, unpaidOrderHours)
  return {
    until: extended(new Date(order.createdAt.getTime() + hours * HOUR_MS), order),
    reason,
    ...(hours < unpaidOrderHours && { confirmedHours: unpaidOrderHours }),
  }
}
