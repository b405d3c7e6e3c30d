import type { Reply } from "#web/api/api.ts"

type OrderEvent = Reply<"GET /order/{id}/history">[number]

/** How many units of each line, by its number, refunds are for. */
export function refundedUnits(events: readonly OrderEvent[]): ReadonlyMap<number, number> {
  const units = new Map<number, number>()
  for (const { event, state, lines = [] } of events)
    for (const { number, quantity } of event === "refunded" && state !== "failed" ? lines : [])
      units.set(number, (units.get(number) ?? 0) + quantity)
  return units
}
