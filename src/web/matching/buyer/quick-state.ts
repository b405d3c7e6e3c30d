import type { QuickRowState } from "#contract/matching/quick-order-text.ts"
import { MAX_LINES } from "#domain/orders/line-limits.ts"
import type { Reply } from "#web/api/api.ts"
import { isEmpty, type QuickList, type QuickRow, stateOf, unitsOf } from "./quick-row.ts"

/** What so many of a part cost, of all its rows together. */
export interface PartPrice {
  units: number
  line: Reply<"POST /price">["lines"][number]
}

/** What somebody works on, and can take back. */
export interface QuickWork {
  rows: readonly QuickRow[]
  lists: readonly QuickList[]
  builds: number
}

export interface QuickState extends QuickWork {
  prices: ReadonlyMap<string, PartPrice>
  /** While rows are looked up: how many there were to look up. */
  lookup: number | undefined
  /** Somebody gave it up. */
  isStopped: boolean
  failure: unknown
  /** Rows that were kept are on their way. */
  isOpening: boolean
  canUndo: boolean
}

/** A row as it is shown. */
export interface ShownRow {
  row: QuickRow
  place: number
  state: QuickRowState | undefined
  price: PartPrice | undefined
}

export function shownRows({ rows, prices }: Pick<QuickState, "rows" | "prices">): ShownRow[] {
  return rows.map((row, index) => {
    const price = row.part && prices.get(row.part.partId)
    return { row, place: index + 1, state: stateOf(row, price?.line.problem !== undefined), price }
  })
}

/** How many units of each part all rows need together. */
export function wantedUnits({ rows, builds }: QuickWork): Map<string, number> {
  const wanted = new Map<string, number>()
  for (const row of rows) {
    const units = row.part && unitsOf(row, builds)
    if (!row.part || units === undefined) continue
    wanted.set(row.part.partId, (wanted.get(row.part.partId) ?? 0) + units)
  }
  return wanted
}

/** Parts whose price is another's quantity, or not known. */
export const unpriced = (state: QuickState): [partId: string, units: number][] =>
  [...wantedUnits(state)].filter(([id, units]) => state.prices.get(id)?.units !== units)

const BLANKS = 3
const FIRST_BLANKS = 10

let lastId = 0
export const nextId = (): string => {
  lastId += 1
  return `row-${lastId}`
}

const blank = (id: string): QuickRow => ({
  id,
  number: "",
  manufacturer: "",
  description: "",
  written: "",
})

export const firstRows: readonly QuickRow[] = Array.from({ length: FIRST_BLANKS }, (_, index) =>
  blank(`blank-${index}`),
)

/** The same with room for more below. */
export function withBlanks(rows: readonly QuickRow[]): readonly QuickRow[] {
  const filled = rows.findLastIndex((row) => !isEmpty(row)) + 1
  const missing = Math.max(FIRST_BLANKS, Math.min(filled + BLANKS, MAX_LINES)) - rows.length
  return missing > 0 ? [...rows, ...Array.from({ length: missing }, () => blank(nextId()))] : rows
}

export const filledRows = (rows: readonly QuickRow[]): QuickRow[] =>
  rows.filter((row) => !isEmpty(row))

/** Quantities near the one that is needed which may be ordered beside the part's other rows, the smaller first. */
export function suggestedUnits(
  row: QuickRow,
  price: PartPrice | undefined,
  builds: number,
): number[] {
  const own = unitsOf(row, builds) ?? 0
  const others = (price?.units ?? own) - own
  return (price?.line.problem?.suggestions ?? [])
    .map((inAll) => inAll - others)
    .filter((units) => units > 0)
}

/** Of rows whose quantity may not be ordered, by their ids, the next that may; of a part, on its first row. */
export function nextUnits(rows: readonly ShownRow[], builds: number): Map<string, number> {
  const next = new Map<string, number>()
  const parts = new Set<string>()
  for (const { row, state, price } of rows) {
    const units = state === "adjusted" ? suggestedUnits(row, price, builds).at(-1) : undefined
    if (units === undefined || !row.part || parts.has(row.part.partId)) continue
    parts.add(row.part.partId)
    next.set(row.id, units)
  }
  return next
}
