import type { WantedLine } from "#web/cart/shared/add-to-cart.ts"
import { perBuildOf } from "./quick-row.ts"
import { type QuickState, type ShownRow, wantedUnits } from "./quick-state.ts"

/** Rows that may go along, and what they come to; rows of one part are one line. */
export interface ReadyRows {
  ids: ReadonlySet<string>
  lines: readonly WantedLine[]
  /** The same for one build, row by row. */
  perBuild: readonly WantedLine[]
  totalCents: number
}

export function readyRows(state: QuickState, rows: readonly ShownRow[]): ReadyRows {
  const ready = rows.filter((shown) => shown.state === "ok" && shown.price)
  const partIds = new Set(ready.flatMap(({ row }) => row.part?.partId ?? []))
  const wanted = [...wantedUnits(state)].filter(([partId]) => partIds.has(partId))
  const totals = wanted.map(([partId]) => {
    const line = state.prices.get(partId)?.line
    return line && "total" in line ? Math.round(line.total * 100) : 0
  })
  return {
    ids: new Set(ready.map(({ row }) => row.id)),
    lines: wanted.map(([partId, quantity]) => ({ partId, quantity })),
    perBuild: ready.flatMap(({ row }) => {
      const quantity = perBuildOf(row)
      return row.part && quantity ? [{ partId: row.part.partId, quantity }] : []
    }),
    totalCents: totals.reduce((sum, one) => sum + one, 0),
  }
}
