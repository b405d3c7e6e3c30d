import { MAX_UNITS } from "../orders/line-limits.ts"

export interface LinesChange {
  /** New lines; without a note, the present one stays. */
  set: readonly { partId: string; quantity: number; note?: string | undefined }[]
  add: readonly { partId: string; quantity: number }[]
  remove: readonly string[]
}

interface Line {
  part: { id: string }
  quantity: number
  note: string
}

/** Sets, adds, then removes. The last value set for a part counts; additions add up. */
export function changeLines<Kept extends Line>(
  lines: readonly Kept[],
  { set, add, remove }: LinesChange,
): Kept[] {
  const asSet = new Map(set.map((line) => [line.partId, line]))
  const added = new Map<string, number>()
  for (const { partId, quantity } of add) added.set(partId, (added.get(partId) ?? 0) + quantity)
  const removed = new Set(remove)
  return lines
    .filter(({ part }) => !removed.has(part.id))
    .map((line) => {
      const { quantity, note = line.note } = asSet.get(line.part.id) ?? line
      const units = quantity + (added.get(line.part.id) ?? 0)
      return { ...line, quantity: Math.min(units, MAX_UNITS), note }
    })
}

export interface LineView {
  unitPriceCents: number | null
  orderable: boolean
}

export type LineChange = Partial<LineView>

/** Compares a line with what its buyer saw; undefined if equal. */
export function changeSince(seen: LineView, now: LineView): LineChange | undefined {
  const change: LineChange = {
    ...(seen.unitPriceCents !== now.unitPriceCents &&
      seen.unitPriceCents !== null &&
      now.unitPriceCents !== null && { unitPriceCents: seen.unitPriceCents }),
    ...(seen.orderable !== now.orderable && { orderable: seen.orderable }),
  }
  return Object.keys(change).length > 0 ? change : undefined
}
