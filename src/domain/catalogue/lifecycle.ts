import { isDay } from "../shop/days.ts"
import { readYesNo } from "./yes-no.ts"

/** Why a part cannot be ordered now, whatever its stock. */
export type NotOffered = "part_upcoming" | "part_discontinued"

const LAST_ORDERS = /^last orders until (\d{4}-\d{2}-\d{2})$/
const notOffered = new Map<string, NotOffered>([
  ["upcoming", "part_upcoming"],
  ["discontinued", "part_discontinued"],
])

/** Sold off: offered as long as there is stock, then taken off the shop. */
export const WHILE_STOCK_LASTS = "while stock lasts"

/** Reads the stored form: null for a part in production; undefined if it cannot be read. */
export function readLifecycle(text: string): string | null | undefined {
  const plain = text.trim().toLowerCase().replaceAll(/\s+/g, " ")
  if (plain === "active") return null
  const until = lastOrdersUntil(plain)
  if (until !== undefined) return isDay(until) ? plain : undefined
  return plain === WHILE_STOCK_LASTS || notOffered.has(plain) ? plain : undefined
}

/** Reads the stored form: null for a part sold from stock only; undefined if it cannot be read. */
export function readBackorder(text: string): "yes" | null | undefined {
  const isYes = readYesNo(text)
  if (isYes === undefined) return undefined
  return isYes ? "yes" : null
}

export const SOLD_OFF_WITHOUT_BACKORDER = "must be no for a part that is sold while stock lasts"

/** Whether more than the stock would be sold of a part that is sold off. */
export const isSoldBeyondStock = (part: {
  lifecycle?: string | null | undefined
  backorder?: string | null | undefined
}): boolean => part.lifecycle === WHILE_STOCK_LASTS && part.backorder != null

export const lastOrdersUntil = (lifecycle: string): string | undefined =>
  LAST_ORDERS.exec(lifecycle)?.[1]

/** The shop's day, in UTC. */
export const shopDay = (): string => new Date().toISOString().slice(0, 10)

/** Turns a day into a number for comparison. */
export const dayNumber = (day: string): number => Number(day.replaceAll("-", ""))

/** Returns the number of the last day on which the part can be ordered; infinite if there is none. */
export function lastOfferedDay(lifecycle: string | null): number {
  if (lifecycle === null || lifecycle === WHILE_STOCK_LASTS) return ANY_DAY
  const until = lastOrdersUntil(lifecycle)
  return until === undefined ? 0 : dayNumber(until)
}
const ANY_DAY = 99_999_999

/** Says why a part cannot be ordered on a day; undefined if it can. */
export function whyNotOffered(
  lifecycle: string | null | undefined,
  day = shopDay(),
): NotOffered | undefined {
  const until = lastOrdersUntil(lifecycle ?? "")
  if (until !== undefined) return until < day ? "part_discontinued" : undefined
  return notOffered.get(lifecycle ?? "")
}

/** Returns the last day on which the part can be ordered, if it is not over. */
export const lastOrdersOf = (lifecycle: string | null | undefined): string | null =>
  whyNotOffered(lifecycle) ? null : (lastOrdersUntil(lifecycle ?? "") ?? null)
