export interface ListLine {
  partId: string
  /** Of one build. */
  quantity: number
  /** Where in the machine, as engineers write it: `J4, J5`. */
  designators: string
  note: string
}

/** Each part once, where it came first: quantities add up, and what was written of each is kept. */
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
