import { MAX_UNITS } from "../orders/line-limits.ts"

export interface LinesChange {
  /** Lines as they are to be; without a note, with the one they have. */
  set: readonly { partId: string; quantity: number; note?: string | undefined }[]
  /** On top of what is there. */
  add: readonly { partId: string; quantity: number }[]
  remove: readonly string[]
}

interface Line {
  part: { id: string }
  quantity: number
  note: string
}

/** Sets, adds and removes, in this order. Of several for one part, the last is set, and what is added adds up. */
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
