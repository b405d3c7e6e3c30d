import { refusalText } from "#contract/orders/line-text.ts"
import { editOrder as contract } from "#contract/orders/order-changes.ts"
import { lineProblemText } from "#contract/orders/refusals.ts"
import { listStoredParts, type StoredPart } from "#db/catalogue/offered-parts.ts"
import type { Executor } from "#db/connection/client.ts"
import { listLinesToEdit, type WrittenLine } from "#db/orders/edit-order.ts"
import { listOrderCharges, type OrderRow } from "#db/orders/orders.ts"
import { findSettings } from "#db/settings/shop-settings.ts"
import { COLLECTION } from "#domain/delivery/delivery-options.ts"
import { t } from "#domain/languages/translate.ts"
import type { LineProblem, QuantityProblem } from "#domain/orders/agree-lines.ts"
import { type OrderCharge, sumOfCharges } from "#domain/orders/charges.ts"
import { type EditedLine, editLines, type LineEdit } from "#domain/orders/edit-lines.ts"
import { MAX_LINES, nearestOf } from "#domain/orders/quantity.ts"
import { type Cents, cents } from "#domain/pricing/money.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { promiseLines, waitingOf } from "#domain/stock/promise.ts"
import { refuseFor, refuse as refuseInput } from "../../kernel/refusal.ts"
import { calculateForDocument } from "../../kernel/run-in-language.ts"
import { linesRefusal, requireWithinLimitsNow } from "../agree-on-order.ts"
import { totalOf } from "../charge-calculator.ts"
import { isDeliveryOwn } from "../charge-delivery.ts"
import { type AgreedTerms, chargingGroups, orderTerms } from "../order-terms.ts"

const refuse = refuseFor(contract.refusals)

/** Changes requested by staff. */
export interface OrderEdit {
  lines: readonly LineEdit[]
  /** Another delivery method. */
  delivery?: string | undefined
  /** Delivery price set by staff; null for the shop's price. */
  deliveryCents?: Cents | null | undefined
}

export interface PlannedEdit {
  isChanged: boolean
  lines: EditedLine<StoredPart>[]
  written: WrittenLine[]
  charges: readonly OrderCharge[]
  totalCents: number
  deliveryCents: { before: number; after: number }
}

/** Plans the result of an edit. `lock` locks the parts until the result is written. */
export async function planEdit<Db extends Executor>(
  db: Db,
  order: OrderRow,
  edit: OrderEdit,
  lock?: (db: Db, partIds: readonly string[]) => Promise<void>,
): Promise<PlannedEdit> {
  const before = await listLinesToEdit(db, order.id)
  const added = edit.lines.flatMap(({ partId }) => partId ?? [])
  const partIds = [...new Set([...before.map(({ partId }) => partId), ...added])]
  await lock?.(db, partIds)
  const parts = await listStoredParts(db, partIds)
  requireKnownLines(before, edit.lines)
  const { lines, problems } = editLines({
    lines: before,
    edits: edit.lines,
    parts: parts.map((part) => ({ ...part, isOnSale: part.archivedAt === null })),
  })
  if (problems.length > 0)
    throw linesRefusal(problems, editProblemsText(problems, edit.lines, parts))
  if (lines.every(({ quantity }) => quantity === 0)) throw refuse("order_empty")
  if (lines.length > MAX_LINES)
    throw refuseInput("invalid_input", {
      fields: {
        lines: t("An order has at most {most} lines, including removed lines.", {
          most: formatCount(MAX_LINES),
        }),
      },
    })
  const charged = await listOrderCharges(db, order.id)
  const calculate = () => termsOf(db, order, { lines, edit, charged })
  const terms = await calculateForDocument(order, calculate, ({ refusal }) => refusal)
  const isChanged =
    lines.some((line) => line.isChanged) || agreedOn(charged) !== agreedOn(terms.charges)
  // Current rates alone change nothing.
  const charges = isChanged ? terms.charges : charged
  const totalCents = totalOf(lines) + sumOfCharges(charges)
  await requireWithinLimitsNow(db, { lines, charges })
  const deliveryCents = { before: deliveryOf(charged), after: deliveryOf(charges) }
  const written = writtenLines(lines, terms.taxFacts)
  return { isChanged, lines, written, charges, totalCents, deliveryCents }
}

function requireKnownLines(
  before: readonly { number: number }[],
  edits: readonly LineEdit[],
): void {
  const known = new Set(before.map(({ number }) => number))
  const unknown = edits.findIndex(({ number }) => number !== undefined && !known.has(number))
  if (unknown >= 0)
    throw refuseInput("invalid_input", {
      fields: { [`lines.${unknown}.number`]: t("This order has no such line.") },
    })
}

const deliveryOf = (charges: readonly OrderCharge[]): number =>
  sumOfCharges(charges.filter(({ kind }) => kind === "delivery"))

/** Returns what is agreed on delivery: the amount may be the same for another method or for freight yet to be set. */
const agreedOn = (charges: readonly OrderCharge[]): string =>
  JSON.stringify(
    charges.flatMap(({ kind, amountCents, facts: { method, agreed, own } }) =>
      kind === "delivery" ? [amountCents, method, agreed, own] : [],
    ),
  )

/**
 * Recalculates the charges at current rates. An order to no stored address was placed without charges, and gets none
 * except delivery set by staff.
 */
async function termsOf(
  db: Executor,
  order: OrderRow,
  {
    lines,
    edit,
    charged,
  }: {
    lines: readonly EditedLine<StoredPart>[]
    edit: OrderEdit
    charged: readonly OrderCharge[]
  },
): Promise<AgreedTerms> {
  const delivered = charged.find(({ kind }) => kind === "delivery")
  const method = delivered?.facts.method
  const isCollected = method === COLLECTION
  if (edit.delivery !== undefined && (edit.delivery === COLLECTION) !== isCollected) {
    const sentence = t("An edit cannot change between delivery and collection. Place a new order.")
    const refusal = refuse("delivery_unavailable", { fields: { delivery: sentence } })
    return { charges: charged, refusal }
  }
  const hasCharges = order.deliveryAddress !== null || isCollected
  const settings = hasCharges ? await findSettings(db, chargingGroups) : []
  const isOwn = isDeliveryOwn(charged)
  const kept = isOwn && delivered && edit.delivery === undefined ? delivered.amountCents : undefined
  const deliveryCents = edit.deliveryCents === undefined ? kept : edit.deliveryCents
  return orderTerms(
    { db },
    {
      settings,
      lines: lines.filter(({ quantity }) => quantity > 0).map(chargedLine),
      buyer: { id: order.userId },
      address: order.deliveryAddress ?? undefined,
      delivery: edit.delivery ?? (typeof method === "string" ? method : undefined),
      deliveryCents: deliveryCents == null ? undefined : cents(deliveryCents),
    },
  )
}

const chargedLine = ({
  number,
  part,
  quantity,
  unitPriceCents,
  totalCents,
}: EditedLine<StoredPart>) => ({
  number,
  part,
  quantity,
  unitPriceCents: cents(unitPriceCents),
  totalCents: cents(totalCents),
})

/** `taxFacts` belong to the remaining lines, in order. */
function writtenLines(
  lines: readonly EditedLine<StoredPart>[],
  taxFacts: AgreedTerms["taxFacts"],
): WrittenLine[] {
  const waits = waitsOf(lines)
  const taxes = new Map(
    lines
      .filter(({ quantity }) => quantity > 0)
      .map(({ number }, index) => [number, taxFacts?.[index] ?? null]),
  )
  return lines.map((line) => ({
    number: line.number,
    partId: line.partId,
    quantity: line.quantity,
    unitPriceCents: line.unitPriceCents,
    priceFacts: line.priceFacts,
    taxFacts: taxes.get(line.number) ?? null,
    waiting: line.waiting,
    promise: null,
    ...waits.get(line.number),
  }))
}

type Wait = Pick<WrittenLine, "waiting" | "promise">

/**
 * Distributes stock, and the units that the order already holds, among the lines of each part whose quantity changes.
 */
function waitsOf(lines: readonly EditedLine<StoredPart>[]): Map<number, Wait> {
  const linesByPart = Map.groupBy(lines, ({ partId }) => partId)
  const waits = new Map<number, Wait>()
  for (const same of linesByPart.values()) {
    if (same.every(({ quantity, before }) => quantity === (before?.quantity ?? 0))) continue
    for (const [index, promise] of promisesOf(same).entries()) {
      const { number = 0, quantity = 0 } = same[index] ?? {}
      const fromStock = quantity > 0 ? [{ from: "stock" as const, quantity }] : []
      const waiting = promise ? waitingOf(promise) : 0
      waits.set(number, { waiting, promise: promise ?? fromStock })
    }
  }
  return waits
}

function promisesOf(same: readonly EditedLine<StoredPart>[]) {
  const [first] = same
  if (!first) return []
  const { id, availableQuantity, expected, waiting } = first.part
  const ownWaiting = same.reduce((units, line) => units + line.waiting, 0)
  const before = same.reduce((units, line) => units + (line.before?.quantity ?? 0), 0)
  const supply = {
    availableQuantity: availableQuantity + before - ownWaiting,
    expected,
    waiting: waiting - ownWaiting,
  }
  return promiseLines(same, new Map([[id, supply]]))
}

/** Maximum number of problems in the message; all are in `lines`. */
const MAX_PROBLEMS = 3

/** Explains to staff why an edit is refused: line, rule and nearest possible quantity. */
export function editProblemsText(
  problems: readonly LineProblem[],
  edits: readonly LineEdit[],
  parts: readonly { id: string; name: string }[],
): string {
  const names = new Map(parts.map(({ id, name }) => [id, name]))
  const texts = problems.slice(0, MAX_PROBLEMS).map((problem) => {
    const name = names.get(problem.partId) ?? ""
    const number = edits[problem.index]?.number
    const text = problemText(problem)
    return number === undefined
      ? `${name}: ${text}`
      : t("Line {number}, {name}: {text}", { number, name, text })
  })
  return [...texts, t("Nothing was changed.")].join(" ")
}

function problemText(problem: LineProblem): string {
  if (!("suggestions" in problem)) return lineProblemText(problem)
  const suggestion = nearestOf(problem.suggestions, problem.quantity)
  const nearest =
    suggestion === undefined
      ? []
      : [t("Nearest possible quantity: {suggestion}.", { suggestion: formatCount(suggestion) })]
  return [limitText(problem), ...nearest].join(" ")
}

function limitText(problem: QuantityProblem): string {
  if (problem.code === "below_minimum")
    return t("The minimum is {minimum}.", { minimum: formatCount(problem.minimumQuantity) })
  if (problem.code === "not_available")
    return t("Only {available} available.", { available: formatCount(problem.availableQuantity) })
  return refusalText(problem)
}
