import { pageText } from "#contract/kernel/page-text.ts"
import type { QuickRowState } from "#contract/matching/quick-order-text.ts"
import {
  joinDetailsThatFit,
  lineDetailsOf,
  type SomeLineDetails,
} from "#domain/orders/line-details.ts"
import { MAX_LINES, MAX_UNITS } from "#domain/orders/quantity.ts"
import { toAmount, toCents } from "#domain/pricing/money.ts"
import type { Reply } from "#web/api/api.ts"
import type { WantedLine } from "#web/cart/shared/cart-api.ts"
import { detailsBody, type LineDetails } from "#web/orders/shared/line-details.ts"
import {
  isEmpty,
  perBuildOf,
  type QuickList,
  type QuickRow,
  stateOf,
  unitsOf,
} from "./quick-row.ts"

/** Price for the total quantity of all rows of a part. */
interface PartPrice {
  units: number
  line: Reply<"POST /price">["lines"][number]
}

/** Contents that the buyer edits and undo restores. */
export interface QuickContents {
  rows: readonly QuickRow[]
  lists: readonly QuickList[]
  builds: number
}

type PricedLine = PartPrice["line"]

/** Prices of candidates of open rows; undefined if the reply had none. */
export type Offers = ReadonlyMap<string, PricedLine | undefined>

export interface QuickState extends QuickContents {
  prices: ReadonlyMap<string, PartPrice>
  offers: Offers
  /** Number of rows at the start of a running lookup. */
  lookup: number | undefined
  isStopped: boolean
  failure: unknown
  isOpening: boolean
  canUndo: boolean
}

export interface ShownRow {
  row: QuickRow
  place: number
  state: QuickRowState | undefined
  price: PartPrice | undefined
  /** Prices of the candidates, for open rows only. */
  offers: Offers | undefined
}

type ShownState = Pick<QuickState, "rows" | "prices" | "offers">

/** Returns the rows of the sheet; rows set aside are excluded. */
export function shownRows({ rows, prices, offers }: ShownState): ShownRow[] {
  return rows
    .filter(({ setAside }) => setAside === undefined)
    .map((row, index) => {
      const price = row.part && prices.get(row.part.partId)
      const state = stateOf(row, price?.line.problem !== undefined)
      const isOpen = row.part === undefined && row.match !== undefined
      return { row, place: index + 1, state, price, offers: isOpen ? offers : undefined }
    })
}

/** Maximum number of candidates that are priced. */
const MAX_OFFERS = 2000

/** Finds candidates of open rows that have no price yet. */
export function unknownOffers({ rows, offers, builds }: QuickState): WantedLine[] {
  const wanted = new Map<string, number>()
  for (const row of rows)
    for (const { partId } of row.part ? [] : (row.match?.candidates ?? []))
      if (!offers.has(partId) && offers.size + wanted.size < MAX_OFFERS)
        wanted.set(partId, Math.min(unitsOf(row, builds) ?? 1, MAX_UNITS))
  return Array.from(wanted, ([partId, quantity]) => ({ partId, quantity }))
}

function wantedUnits({ rows, builds }: QuickContents): Map<string, number> {
  const wanted = new Map<string, number>()
  for (const row of rows) {
    const units = row.part && unitsOf(row, builds)
    if (!row.part || units === undefined) continue
    wanted.set(row.part.partId, (wanted.get(row.part.partId) ?? 0) + units)
  }
  return wanted
}

/** Finds parts that have no price for their current quantity. */
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

/** Appends blank rows for further input. */
export function addBlankRows(rows: readonly QuickRow[]): readonly QuickRow[] {
  const filled = rows.findLastIndex((row) => !isEmpty(row)) + 1
  const missing = Math.max(FIRST_BLANKS, Math.min(filled + BLANKS, MAX_LINES)) - rows.length
  return missing > 0 ? [...rows, ...Array.from({ length: missing }, () => blank(nextId()))] : rows
}

export const filledRows = (rows: readonly QuickRow[]): QuickRow[] =>
  rows.filter((row) => !isEmpty(row))

/** Returns allowed quantities near the needed one, smallest first. Subtracts the part's other rows. */
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

/** Returns, by row id, the next allowed quantity of refused rows; one row per part. */
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

/** Converts details of a row to the form of a request; omits empty ones. */
export const rowDetailsBody = ({ targetPriceCents, ...texts }: SomeLineDetails): LineDetails =>
  detailsBody({ ...texts, targetPrice: targetPriceCents ? toAmount(targetPriceCents) : undefined })

/** Joins the details of the rows of each part. */
function detailsByPart(rows: readonly ShownRow[]): Map<string, SomeLineDetails> {
  const joined = new Map<string, SomeLineDetails>()
  for (const { row } of rows) {
    if (!row.part || !row.details) continue
    const before = joined.get(row.part.partId) ?? {}
    joined.set(row.part.partId, joinDetailsThatFit(lineDetailsOf(before), row.details))
  }
  return joined
}

/** Rows that can be ordered. Rows of the same part form one line. */
export interface ReadyRows {
  rows: ReadonlySet<QuickRow>
  lines: readonly WantedLine[]
  /** Quantities for one build, one entry per row. */
  perBuild: readonly WantedLine[]
  totalCents: number
}

export function readyRows(state: QuickState, rows: readonly ShownRow[]): ReadyRows {
  const ready = rows.filter((shown) => shown.state === "ok" && shown.price)
  const partIds = new Set(ready.flatMap(({ row }) => row.part?.partId ?? []))
  const wanted = [...wantedUnits(state)].filter(([partId]) => partIds.has(partId))
  const totals = wanted.map(([partId]) => {
    const line = state.prices.get(partId)?.line
    return line && "total" in line ? toCents(line.total) : 0
  })
  const details = detailsByPart(ready)
  return {
    rows: new Set(ready.map(({ row }) => row)),
    lines: wanted.map(([partId, quantity]) => ({
      partId,
      quantity,
      ...rowDetailsBody(details.get(partId) ?? {}),
    })),
    perBuild: ready.flatMap(({ row }) => {
      const quantity = perBuildOf(row)
      const { part, details = {} } = row
      return part && quantity ? [{ partId: part.partId, quantity, ...rowDetailsBody(details) }] : []
    }),
    totalCents: totals.reduce((sum, total) => sum + total, 0),
  }
}

/** Returns why the quantity of a part cannot be ordered. */
export function problemText({ line }: PartPrice): string | undefined {
  const { problem } = line
  const left = "availableQuantity" in line ? line.availableQuantity : 0
  const isTooFew = problem?.code === "not_available" && problem.suggestions.length === 0 && left > 0
  return isTooFew ? pageText.part.tooFewLeft(left) : problem?.message
}
