export interface ListLine {
  partId: string
  /** The quantity for one build. */
  quantity: number
  /** Reference designators: `J4, J5`. */
  designators: string
  note: string
}

/** Merges lines of one part at its first place; quantities add up, and texts are joined. */
export function mergeLines<Line extends ListLine>(lines: readonly Line[]): Line[] {
  const merged = new Map<string, Line>()
  for (const line of lines) {
    const first = merged.get(line.partId)
    merged.set(line.partId, first ? joined(first, line) : line)
  }
  return [...merged.values()]
}

const joined = <Line extends ListLine>(first: Line, next: Line): Line => ({
  ...first,
  quantity: first.quantity + next.quantity,
  designators: both(first.designators, next.designators, ", "),
  note: first.note === next.note ? first.note : both(first.note, next.note, "; "),
})

const both = (one: string, other: string, separator: string): string =>
  [one, other].filter((text) => text !== "").join(separator)

interface ComparedLine {
  partId: string
  quantity: number
  designators: string
  note: string
  needed: number
  allowed?: number | undefined
}

/** A line that differs between two revisions. */
export type LineDifference<Line> =
  | { change: "added"; after: Line; before?: undefined }
  | { change: "gone"; before: Line; after?: undefined }
  | { change: "changed"; before: Line; after: Line }

const said = ["quantity", "designators", "note", "needed", "allowed"] as const

/** Lists the differences in the order of the later revision; removed lines come last. */
export function compareLines<Line extends ComparedLine>(
  before: readonly Line[],
  after: readonly Line[],
): LineDifference<Line>[] {
  const earlier = new Map(before.map((line) => [line.partId, line]))
  const kept = new Set(after.map(({ partId }) => partId))
  return [
    ...after.flatMap((line): LineDifference<Line>[] => {
      const was = earlier.get(line.partId)
      if (!was) return [{ change: "added", after: line }]
      return said.some((field) => was[field] !== line[field])
        ? [{ change: "changed", before: was, after: line }]
        : []
    }),
    ...before.flatMap((line): LineDifference<Line>[] =>
      kept.has(line.partId) ? [] : [{ change: "gone", before: line }],
    ),
  ]
}
