import { plural, t } from "#domain/languages/translate.ts"
import { formatDay } from "#domain/shop/days.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import type { PromisedUnits } from "#domain/stock/promise.ts"

/** Describes when units are available: `460 now, 40 on 3 Dec 2026, 10 when they arrive`. */
export const promiseText = (promise: readonly PromisedUnits[]): string =>
  promise.map(unitsText).join(", ")

function unitsText({ from, on, quantity }: PromisedUnits): string {
  const units = formatCount(quantity)
  if (from === "stock") return t("{units} now", { units })
  if (on !== undefined) return t("{units} on {day}", { units, day: formatDay(on) })
  return plural(quantity, "{count} when it arrives", "{count} when they arrive")
}
