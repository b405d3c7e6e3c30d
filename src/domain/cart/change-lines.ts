import {
  joinDetailsThatFit,
  type LineDetails,
  replaceDetails,
  type SomeLineDetails,
} from "../orders/line-details.ts"
import { MAX_UNITS } from "../orders/quantity.ts"

interface ChangedLine extends SomeLineDetails {
  partId: string
  quantity: number
}

export interface LinesChange {
  /** New values of lines; missing details stay unchanged. `before` is the part whose line a new line precedes. */
  set: readonly (ChangedLine & { before?: string | undefined })[]
  /** Units to add; their details are joined with those of the line. */
  add: readonly ChangedLine[]
  remove: readonly string[]
}

interface Line extends LineDetails {
  part: { id: string }
  quantity: number
}

/** Sets, adds, then removes lines. If a part is set twice, the last value counts; additions are summed. */
export function changeLines<Kept extends Line>(
  lines: readonly Kept[],
  { set, add, remove }: LinesChange,
): Kept[] {
  const setLines = new Map(set.map((line) => [line.partId, line]))
  const added = Map.groupBy(add, ({ partId }) => partId)
  const removed = new Set(remove)
  return lines
    .filter(({ part }) => !removed.has(part.id))
    .map((line) => {
      const set = setLines.get(line.part.id) ?? line
      const more = added.get(line.part.id) ?? []
      const units = more.reduce((sum, { quantity }) => sum + quantity, set.quantity)
      const details = more.reduce(joinDetailsThatFit, replaceDetails(line, set))
      return { ...line, ...details, quantity: Math.min(units, MAX_UNITS) }
    })
}

/** Moves lines before the line of another part, by part id. A line stays where it is if there is no such line. */
export function placeLines<Kept extends Line>(
  lines: readonly Kept[],
  placed: ReadonlyMap<string, string>,
): readonly Kept[] {
  const fixed = new Set(lines.flatMap(({ part }) => (placed.has(part.id) ? [] : part.id)))
  const followerOf = ({ part }: Kept) => {
    const follower = placed.get(part.id)
    return follower !== undefined && fixed.has(follower) ? follower : undefined
  }
  const moved = Map.groupBy(lines, followerOf)
  const stay = moved.get(undefined) ?? []
  return stay.flatMap((line) => [...(moved.get(line.part.id) ?? []), line])
}

export interface LineView {
  unitPriceCents: number | null
  orderable: boolean
}

export type LineChange = Partial<LineView>

/** Returns the values that changed since the buyer saw the line; undefined if none did. */
export function changeSince(seen: LineView, now: LineView): LineChange | undefined {
  const change: LineChange = {
    ...(seen.unitPriceCents !== now.unitPriceCents &&
      seen.unitPriceCents !== null &&
      now.unitPriceCents !== null && { unitPriceCents: seen.unitPriceCents }),
    ...(seen.orderable !== now.orderable && { orderable: seen.orderable }),
  }
  return Object.keys(change).length > 0 ? change : undefined
}

interface BuildsBefore {
  builds: number | null
  partIds: ReadonlySet<string>
}

interface BuildsChange {
  /** Undefined leaves the number as it is. */
  builds?: number | null | undefined
  set: readonly { partId: string }[]
  add: readonly { partId: string }[]
}

/**
 * Returns the number of machines after a change. A change that names a number sets it; it becomes unknown (null) if that
 * change adds units of a part in the cart, or brings new lines for another number of machines.
 */
export function buildsAfter(
  { builds: before, partIds }: BuildsBefore,
  { builds, set, add }: BuildsChange,
): number | null {
  if (builds === undefined) return before
  const isMore = add.some(({ partId }) => partIds.has(partId))
  const bringsLines = add.length > 0 || set.some(({ partId }) => !partIds.has(partId))
  if (!bringsLines || partIds.size === 0) return builds
  return before === builds && !isMore ? builds : null
}

interface Quantity {
  partId: string
  quantity: number
}

/** Divides quantities by the number of machines; rounds, with a minimum of 1. */
export function perMachine(lines: readonly Quantity[], machines: number) {
  return {
    isEven: lines.every(({ quantity }) => quantity % machines === 0),
    parts: lines.map(({ partId, quantity }) => ({
      partId,
      quantity: Math.max(1, Math.round(quantity / machines)),
    })),
  }
}
