import { isDay, shopDay } from "../shop/days.ts"

/** Reason why a part cannot be ordered, regardless of stock. */
export type NotOffered = "part_upcoming" | "part_discontinued"

const LAST_ORDERS = /^last orders until (\d{4}-\d{2}-\d{2})$/
const notOffered = new Map<string, NotOffered>([
  ["upcoming", "part_upcoming"],
  ["discontinued", "part_discontinued"],
])

/** Sold until its stock is used up, then removed from the shop. */
export const WHILE_STOCK_LASTS = "while stock lasts"

/** Parses a lifecycle into its stored form; null for a part in production, undefined if invalid. */
export function readLifecycle(text: string): string | null | undefined {
  const plain = text.trim().toLowerCase().replaceAll(/\s+/g, " ")
  if (plain === "active") return null
  const until = lastOrdersUntil(plain)
  if (until !== undefined) return isDay(until) ? plain : undefined
  return plain === WHILE_STOCK_LASTS || notOffered.has(plain) ? plain : undefined
}

export const lastOrdersUntil = (lifecycle: string): string | undefined =>
  LAST_ORDERS.exec(lifecycle)?.[1]

/** Converts a day such as 2026-01-31 to a comparable number. */
export const dayNumber = (day: string): number => Number(day.replaceAll("-", ""))

/** Returns the last orderable day as a number: 0 if it cannot be ordered, 99999999 if there is no last day. */
export function lastOfferedDay(lifecycle: string | null): number {
  if (lifecycle === null || lifecycle === WHILE_STOCK_LASTS) return ANY_DAY
  const until = lastOrdersUntil(lifecycle)
  return until === undefined ? 0 : dayNumber(until)
}
const ANY_DAY = 99_999_999

/** Returns why a part cannot be ordered on a day, by default today; undefined if it can. */
export function whyNotOffered(
  lifecycle: string | null | undefined,
  day?: string,
): NotOffered | undefined {
  const until = lastOrdersUntil(lifecycle ?? "")
  if (until !== undefined) return until < (day ?? shopDay()) ? "part_discontinued" : undefined
  return notOffered.get(lifecycle ?? "")
}

/** Returns the last day on which the part can be ordered; null if there is none or it is over. */
export const lastOrdersOf = (lifecycle: string | null | undefined): string | null =>
  whyNotOffered(lifecycle) ? null : (lastOrdersUntil(lifecycle ?? "") ?? null)
