import { cents, lineTotal } from "../pricing/money.ts"
import { type Price, type PriceFacts, priceOf } from "../pricing/price-for.ts"
import type { LineProblem, LineRefusal, OrderedPart, WantedLine } from "./agree-lines.ts"
import { checkQuantity } from "./quantity.ts"
import type { LineQuantity } from "./shipment.ts"

export interface PlacedLine {
  number: number
  partId: string
  quantity: number
  /** Units that wait for stock. */
  waiting: number
  unitPriceCents: number
  priceFacts: PriceFacts
}

/** Requested edit of a line: an order line by its number, or a part to add. */
export interface LineEdit extends Pick<WantedLine, "quantity"> {
  number?: number | undefined
  partId?: string | undefined
  /** Price set by staff; null restores the part's own price. */
  own?: WantedLine["own"] | null
}

export interface EditedLine<Part> extends PlacedLine {
  part: Part
  totalCents: number
  /** Values before the edit; undefined for an added line. */
  before: { quantity: number; unitPriceCents: number } | undefined
  isChanged: boolean
}

interface EditPlan<Part> {
  /** All lines of the order by number. Removed lines have quantity 0. */
  lines: EditedLine<Part>[]
  problems: LineProblem[]
}

interface EditInput<Part> {
  lines: readonly PlacedLine[]
  edits: readonly LineEdit[]
  /** Parts of all lines. `isOnSale` is false for parts that can no longer be ordered. */
  parts: readonly Part[]
}

type EditablePart = OrderedPart & { isOnSale: boolean }

/**
 * Plans an edit of an order's lines. Lines without an edit stay unchanged. A changed quantity takes the part's current
 * price unless staff set the price. Quantity rules apply; stock held by the order counts as available.
 */
export function editLines<Part extends EditablePart>({
  lines,
  edits,
  parts,
}: EditInput<Part>): EditPlan<Part> {
  const known = new Map(parts.map((part) => [part.id, part]))
  const problems: LineProblem[] = []
  const edited: EditedLine<Part>[] = []
  const indexes = new Map(edits.map(({ number }, index) => [number, index]))
  const named = lines.map((line) => {
    const index = indexes.get(line.number) ?? -1
    return { line, edit: edits[index], index }
  })
  const wanted: LineToEdit[] = [...named, ...addedLines(lines, edits)]
  for (const { line, edit, index } of wanted) {
    const { partId } = line
    const part = known.get(partId)
    const priced = part && priceEdit(line, edit, part)
    const quantity = edit?.quantity ?? line.quantity
    if (!part) problems.push({ index, partId, quantity, code: "part_not_found" })
    else if (!priced) problems.push({ index, partId, quantity, code: "total_not_chargeable" })
    else edited.push(editedLine(line, { part, quantity, priced }))
  }
  return { lines: edited, problems: [...problems, ...quantityProblems(edited, edits)] }
}

/** A line of the order, or an added line that has no price yet. */
type SomeLine = PlacedLine | (Omit<PlacedLine, "unitPriceCents" | "priceFacts"> & Priceless)

interface Priceless {
  unitPriceCents?: undefined
  priceFacts?: undefined
}

interface LineToEdit {
  line: SomeLine
  edit: LineEdit | undefined
  /** Index among the edits; -1 for a line without an edit. */
  index: number
}

/** Numbers the added lines after the existing ones. */
function addedLines(lines: readonly PlacedLine[], edits: readonly LineEdit[]): LineToEdit[] {
  const added = edits
    .map((edit, index) => ({ edit, index }))
    .filter(({ edit }) => edit.number === undefined)
  return added.map(({ edit, index }, place) => {
    const number = lines.length + place + 1
    const { partId = "" } = edit
    return { line: { number, partId, quantity: 0, waiting: 0 }, edit, index }
  })
}

function priceEdit(
  line: SomeLine,
  edit: LineEdit | undefined,
  part: OrderedPart,
): Omit<Price, "totalCents"> | undefined {
  const { quantity, own }: Pick<LineEdit, "quantity" | "own"> = edit ?? line
  const price = () => priceOf({ part, quantity, own: own ?? undefined })
  if (line.unitPriceCents === undefined) return price()
  const kept = { unitPriceCents: cents(line.unitPriceCents), why: line.priceFacts }
  if (!edit || quantity === 0) return kept
  const isKept = own === undefined && (line.priceFacts.own || quantity === line.quantity)
  return isKept ? kept : price()
}

function editedLine<Part>(
  line: SomeLine,
  {
    part,
    quantity,
    priced: { unitPriceCents, why },
  }: { part: Part; quantity: number; priced: Omit<Price, "totalCents"> },
): EditedLine<Part> {
  const { number, partId, waiting } = line
  const before =
    line.unitPriceCents === undefined
      ? undefined
      : { quantity: line.quantity, unitPriceCents: line.unitPriceCents }
  return {
    number,
    partId,
    waiting,
    part,
    quantity,
    unitPriceCents,
    priceFacts: why,
    totalCents: lineTotal(unitPriceCents, quantity),
    before,
    isChanged: quantity !== line.quantity || unitPriceCents !== line.unitPriceCents,
  }
}

/** Checks the quantity rules for all lines of a part together, if their total changes. */
function quantityProblems<Part extends EditablePart>(
  lines: readonly EditedLine<Part>[],
  edits: readonly LineEdit[],
): LineProblem[] {
  const linesByPart = Map.groupBy(lines, ({ part }) => part.id)
  return [...linesByPart.values()].flatMap((same): LineProblem[] => {
    const [first] = same
    const changed = same.find((line) => line.quantity !== (line.before?.quantity ?? 0))
    if (!first || !changed) return []
    const refusal = refuseUnits(first.part, same)
    if (!refusal) return []
    const { partId, quantity, number, before } = changed
    const index = edits.findIndex((edit) =>
      before ? edit.number === number : edit.number === undefined && edit.partId === partId,
    )
    const others = sumOf(same, (line) => line.quantity) - quantity
    return [{ ...refusal, ...besideOthers(refusal, others), index, partId, quantity }]
  })
}

/** Reduces the suggested totals of a part to quantities of one line. */
const besideOthers = (refusal: LineRefusal, others: number) =>
  "suggestions" in refusal && {
    suggestions: refusal.suggestions.map((inAll) => inAll - others).filter((units) => units > 0),
  }

const sumOf = <Line>(lines: readonly Line[], count: (line: Line) => number): number =>
  lines.reduce((units, line) => units + count(line), 0)

function refuseUnits<Part extends EditablePart>(
  part: Part,
  lines: readonly EditedLine<Part>[],
): LineRefusal | undefined {
  const units = sumOf(lines, ({ quantity }) => quantity)
  const before = sumOf(lines, (line) => line.before?.quantity ?? 0)
  if (units === 0 || units === before) return undefined
  if (units > before && !part.isOnSale) return { code: "part_not_found" }
  const held = before - sumOf(lines, ({ waiting }) => waiting)
  const availableQuantity = part.availableQuantity + held
  // Fewer units may always be kept of those the order has, whatever the part's stock, maximum or lifecycle is by now.
  const kept = {
    lifecycle: null,
    backorder: null,
    maximumQuantity: null,
    availableQuantity: before,
  }
  const limits = units < before ? kept : { availableQuantity }
  const refusal = checkQuantity({ ...part, ...limits }, units)
  return refusal && { ...refusal, minimumQuantity: part.minimumQuantity, availableQuantity }
}

/** A line of an order from which its buyer may cancel units. */
export interface CancellableLine {
  number: number
  partId: string
  /** Units neither cancelled nor refunded, and those of them not yet shipped. */
  left: number
  cancellable: number
  /** Minimum quantity for the line's price. */
  priceFrom: number
  minimumQuantity: number
  orderMultiple: number
}

/** Quantity that cannot be cancelled, with the nearest quantities that can. */
interface CancelProblem extends LineQuantity {
  cancellable: number
  suggestions: number[]
  /** Rule that the remaining units would break; undefined if there are not that many units to cancel. */
  remainder?: Remainder | undefined
}

/**
 * Rule for the units that remain: at least so many, a multiple of so many, or not only those of the part's other lines.
 */
export type Remainder = { rule: "least" | "multiple"; units: number } | { rule: "not alone" }

/**
 * Lists the units that cannot be cancelled. The remaining quantity of a line must be 0 or at least the price break's
 * minimum. Together with the part's other lines it must be 0 or at least the part's minimum, in whole packs. Otherwise
 * a buyer could keep a bulk price for fewer units.
 */
export function refuseCancelling(
  lines: readonly CancellableLine[],
  requested: readonly LineQuantity[],
): CancelProblem[] {
  const taken = new Map(requested.map(({ number, quantity }) => [number, quantity]))
  const leftOf = (line: CancellableLine) => line.left - (taken.get(line.number) ?? 0)
  const linesByPart = Map.groupBy(lines, ({ partId }) => partId)
  return requested.flatMap(({ number, quantity }) => {
    const line = lines.find((one) => one.number === number)
    if (!line) return { number, quantity, cancellable: 0, suggestions: [] }
    const same = linesByPart.get(line.partId) ?? []
    const others = sumOf(same, (one) => (one === line ? 0 : Math.max(leftOf(one), 0)))
    const before = sumOf(same, ({ left }) => left)
    const rest = { others, mayBeAlone: isOrderable(line, others) || !isOrderable(line, before) }
    const { cancellable } = line
    if (quantity <= cancellable && isValidRemainder(line, rest, leftOf(line))) return []
    const suggestions = nearest(line, rest, leftOf(line))
    const remainder = quantity > cancellable ? undefined : brokenRule(line, rest, leftOf(line))
    return { number, quantity, cancellable, suggestions, remainder }
  })
}

/** Units of a part that remain on its other lines. */
interface OtherUnits {
  others: number
  /** Whether they may remain without any of the line: they can be ordered, or the order's units could not before. */
  mayBeAlone: boolean
}

const isOrderable = (line: CancellableLine, units: number): boolean =>
  units === 0 || (units >= line.minimumQuantity && fits(line, units))

function brokenRule(line: CancellableLine, { others }: OtherUnits, left: number): Remainder {
  if (left === 0) return { rule: "not alone" }
  const least = leastOf(line, others)
  return left < least
    ? { rule: "least", units: least }
    : { rule: "multiple", units: line.orderMultiple }
}

function isValidRemainder(line: CancellableLine, rest: OtherUnits, left: number): boolean {
  const { others, mayBeAlone } = rest
  if (left === 0) return mayBeAlone
  return left === line.left || (left >= leastOf(line, others) && fits(line, left + others))
}

const leastOf = ({ priceFrom, minimumQuantity }: CancellableLine, others: number): number =>
  Math.max(priceFrom, minimumQuantity - others, 1)

const fits = ({ orderMultiple }: CancellableLine, units: number): boolean =>
  units % orderMultiple === 0

/** Suggests the nearest valid quantities to cancel: one smaller, one larger. */
function nearest(line: CancellableLine, rest: OtherUnits, wanted: number): number[] {
  const left = Math.max(wanted, line.left - line.cancellable)
  if (isValidRemainder(line, rest, left)) return left < line.left ? [line.left - left] : []
  const { others } = rest
  const { orderMultiple: pack } = line
  const least = leastOf(line, others)
  const above = Math.ceil((Math.max(left, least) + others) / pack) * pack - others
  const below = Math.floor((left + others) / pack) * pack - others
  const lefts = [Math.min(above, line.left), below >= least ? below : 0].filter(
    (one) => one > 0 || rest.mayBeAlone,
  )
  return [...new Set(lefts.map((one) => line.left - one))].filter(
    (units) => units > 0 && units <= line.cancellable,
  )
}
