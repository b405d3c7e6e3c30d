import { formatDay } from "#domain/shop/day-format.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import type { PromisedUnits } from "#domain/stock/promise.ts"

/** Describes when units are available: `460 now, 40 on 3 Dec 2026, 10 once they come`. */
export const promiseText = (promise: readonly PromisedUnits[]): string =>
  promise.map((units) => `${formatCount(units.quantity)} ${whenOf(units)}`).join(", ")

const whenOf = ({ from, on, quantity }: PromisedUnits): string => {
  if (from === "stock") return "now"
  if (on !== undefined) return `on ${formatDay(on)}`
  return quantity === 1 ? "once it comes" : "once they come"
}

export const shipmentText = {
  title: "Some items are not available yet",
  complete: "Send it complete",
  parts: "Send it in parts",
  completeHelp: "Once everything is available.",
  partsHelp: "Available units at once, the rest as it arrives.",
}
