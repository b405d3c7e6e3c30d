import { isDay } from "../shop/day-format.ts"

/** Why a part cannot be ordered at this time, however many there are. */
export type NotOffered = "part_upcoming" | "part_discontinued"

const LAST_ORDERS = /^last orders until (\d{4}-\d{2}-\d{2})$/
const notOffered = new Map<string, NotOffered>([
  ["upcoming", "part_upcoming"],
  ["discontinued", "part_discontinued"],
])

export const LIFECYCLE_WANTED =
  "must be active, upcoming, discontinued or last orders until YYYY-MM-DD"

/** As it is kept: nothing of a part that is simply made; undefined for what means nothing. */
export function readLifecycle(text: string): string | null | undefined {
  const plain = text.trim().toLowerCase().replaceAll(/\s+/g, " ")
  if (plain === "active") return null
  const until = lastOrdersUntil(plain)
  if (until !== undefined) return isDay(until) ? plain : undefined
  return notOffered.has(plain) ? plain : undefined
}

/** The last day on which a part can be ordered. */
export const lastOrdersUntil = (lifecycle: string): string | undefined =>
  LAST_ORDERS.exec(lifecycle)?.[1]

/** The shop's days are those of UTC. */
export const shopDay = (): string => new Date().toISOString().slice(0, 10)

/** A day as a number that days are compared by. */
export const dayNumber = (day: string): number => Number(day.replaceAll("-", ""))

/** The number of the last day on which a part of this lifecycle can be ordered: none, one, or any. */
export function lastOfferedDay(lifecycle: string | null): number {
  if (lifecycle === null) return ANY_DAY
  const until = lastOrdersUntil(lifecycle)
  return until === undefined ? 0 : dayNumber(until)
}
const ANY_DAY = 99_999_999

/** Why a part of this lifecycle cannot be ordered on a day; undefined where it can. */
export function whyNotOffered(
  lifecycle: string | null | undefined,
  day = shopDay(),
): NotOffered | undefined {
  const until = lastOrdersUntil(lifecycle ?? "")
  if (until !== undefined) return until < day ? "part_discontinued" : undefined
  return notOffered.get(lifecycle ?? "")
}

/** The last day on which a part of this lifecycle can be ordered, where there is one and it is not over. */
export const lastOrdersOf = (lifecycle: string | null | undefined): string | null =>
  whyNotOffered(lifecycle) ? null : (lastOrdersUntil(lifecycle ?? "") ?? null)
