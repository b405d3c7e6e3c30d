import { joinDetails, type LineDetails, lineDetailNames } from "../orders/line-details.ts"

export interface ListLine extends LineDetails {
  partId: string
  /** Quantity for one build. */
  quantity: number
}

/** Merges lines of the same part at the position of the first. Adds their quantities and joins their details. */
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
  ...joinDetails(first, next),
  quantity: first.quantity + next.quantity,
})

interface ComparedLine extends ListLine {
  needed: number
  allowed?: number | undefined
}

export type LineDifference<Line> =
  | { change: "added"; after: Line; before?: undefined }
  | { change: "gone"; before: Line; after?: undefined }
  | { change: "changed"; before: Line; after: Line }

const comparedFields = ["quantity", ...lineDetailNames, "needed", "allowed"] as const

/** Lists the differences in the order of the later revision, then the removed lines. */
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
      return comparedFields.some((field) => was[field] !== line[field])
        ? [{ change: "changed", before: was, after: line }]
        : []
    }),
    ...before.flatMap((line): LineDifference<Line>[] =>
      kept.has(line.partId) ? [] : [{ change: "gone", before: line }],
    ),
  ]
}

/** Limits: lists per account, stored revisions per list, builds per list. */
export const MAX_LISTS = 100
export const MAX_REVISIONS = 50
export const MAX_BUILDS = 1_000_000
/** Maximum of spares in hundredths of a percent: as many spares as built units. */
export const MAX_SPARE_BASIS_POINTS = 10_000

/** Reads spares such as `2` or `2.5 %` as hundredths of a percent; undefined if invalid. */
export function readSpares(written: string): number | undefined {
  const [, whole, decimals = ""] = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/.exec(written.trim()) ?? []
  if (whole === undefined) return undefined
  const points = Number(whole) * 100 + Number(decimals.padEnd(2, "0"))
  return points <= MAX_SPARE_BASIS_POINTS ? points : undefined
}

/** Formats hundredths of a percent as `2.5`. */
export const sparesText = (basisPoints: number): string => String(basisPoints / 100)
