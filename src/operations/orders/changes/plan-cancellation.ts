import { orderChangeText } from "#contract/orders/order-change-text.ts"
import { changeSettings } from "#contract/settings/order-settings.ts"
import type { Executor } from "#db/connection/client.ts"
import { listLineUnits } from "#db/orders/line-units.ts"
import { type LoweredOrder, listLinesToCancel } from "#db/orders/lower-order.ts"
import { listOrderCharges, type OrderRow } from "#db/orders/orders.ts"
import { listRefundableLines } from "#db/payments/refund-lines.ts"
import { refuseBuyerCancel } from "#domain/orders/buyer-may.ts"
import {
  type CancellableLine,
  type CancelledUnits,
  refuseCancelling,
} from "#domain/orders/cancel-lines.ts"
import { type OrderCharge, sumOfCharges } from "#domain/orders/charges.ts"
import { unitsToShip } from "#domain/orders/line-units.ts"
import { chargeable } from "#domain/payments/card-limits.ts"
import { stateOf } from "../../kernel/order-state.ts"
import { refuse } from "../../kernel/refusal.ts"
import { pricedUnits, worthOf } from "../../payments/price-refund.ts"
import { readSettings } from "../../settings/read-settings.ts"
import { totalOf } from "../agree-on-lines.ts"
import { losesFreeDelivery, recalculateDelivery } from "./recalculate-delivery.ts"
import { exchangeCharge, recalculateTax } from "./recalculate-tax.ts"

export interface CancelledLine extends CancelledUnits {
  name: string
}

/** What comes of a cancellation, before it does. */
export interface CancelPlan {
  lines: CancelledLine[]
  /** Nothing is left of the order. */
  isWhole: boolean
  /** What comes back of a paid order, or is no longer to pay of an unpaid one. */
  amountCents: number
  totalCents: { before: number; after: number }
  /** Of an unpaid order of which something is left. */
  lowered?: LoweredOrder
  /** What becomes of delivery that was free for the goods of the whole order, where less than that is left. */
  freeDelivery?: { lost: true; cents: number } | { lost: false }
}

type Line = Awaited<ReturnType<typeof listLinesToCancel>>[number] & CancellableLine

/** All that did not go out, or those units of it, as far as the shop lets its buyers; refused with what can be cancelled. */
export async function planCancellation(
  db: Executor,
  order: OrderRow,
  wanted: readonly CancelledUnits[] | undefined,
): Promise<CancelPlan> {
  const { settings } = await readSettings({ db }, changeSettings)
  const refusal = refuseBuyerCancel(stateOf(order), settings.cancelling)
  if (refusal) throw refuse(refusal)
  if (order.cancellingAt && wanted) throw refuse("order_being_cancelled")
  const refundable = order.paidAt ? await listRefundableLines(db, order.id) : undefined
  const lines = await linesOf(db, order, refundable)
  const asked =
    wanted ?? lines.map(({ number, cancellable }) => ({ number, quantity: cancellable }))
  if (wanted) requireCancellable(lines, wanted)
  const units = new Map(asked.map(({ number, quantity }) => [number, quantity]))
  const cancelled = lines
    .map(({ number, name }) => ({ number, name, quantity: units.get(number) ?? 0 }))
    .filter(({ quantity }) => quantity > 0)
  if (cancelled.length === 0) throw refuse("change_not_allowed")
  const isWhole = lines.every(({ number, left }) => left === (units.get(number) ?? 0))
  const plan = { lines: cancelled, isWhole }
  return refundable
    ? { ...plan, ...(await givenBack(db, order, lines, plan)) }
    : { ...plan, ...(await noLongerToPay(db, order, lines, plan)) }
}

type Refundable = Awaited<ReturnType<typeof listRefundableLines>>

async function linesOf(db: Executor, order: OrderRow, refundable: Refundable | undefined) {
  const lines = await listLinesToCancel(db, order.id)
  const units = order.paidAt ? await listLineUnits(db, order.id) : []
  const toShip = new Map(units.map((line) => [line.number, unitsToShip(line)]))
  return lines.map((line): Line => {
    const left = line.quantity - (refundable?.get(line.number)?.before ?? 0)
    return { ...line, left, cancellable: Math.min(left, toShip.get(line.number) ?? left) }
  })
}

/** Of more, only `lines` tells. */
const MAX_REASONS = 3

function requireCancellable(lines: readonly Line[], wanted: readonly CancelledUnits[]): void {
  const problems = refuseCancelling(lines, wanted)
  if (problems.length === 0) return
  const names = new Map(lines.map(({ number, name }) => [number, name]))
  const kept = problems.map((problem) => {
    const { number, quantity, suggestions } = problem
    const name = names.get(number) ?? `line ${number}`
    return { ...problem, message: orderChangeText.notSoMany(name, quantity, suggestions) }
  })
  const said = kept.slice(0, MAX_REASONS).map(({ message }) => message)
  throw refuse("lines_not_cancellable", { lines: kept, fields: { lines: said.join(". ") } })
}

type Chosen = Pick<CancelPlan, "lines" | "isWhole">

/** What its units cost with their tax; with the last of them all that is left, delivery too. */
async function givenBack(
  db: Executor,
  { id, totalCents, refundedCents }: OrderRow,
  lines: readonly Line[],
  { lines: cancelled, isWhole }: Chosen,
): Promise<Pick<CancelPlan, "amountCents" | "totalCents" | "freeDelivery">> {
  const totals = { totalCents: { before: totalCents, after: totalCents } }
  const left = totalCents - refundedCents
  if (isWhole) return { amountCents: left, ...totals }
  const amountCents = Math.min(worthOf(await pricedUnits(db, id, cancelled)), left)
  const goods = goodsOf(remainderOf(lines, cancelled, ({ left: units }) => units))
  const isKept = losesFreeDelivery(await listOrderCharges(db, id), goods)
  return { amountCents, ...totals, ...(isKept && { freeDelivery: { lost: false } }) }
}

/** The lines with what is left of each. */
function remainderOf(
  lines: readonly Line[],
  cancelled: readonly CancelledUnits[],
  unitsOf: (line: Line) => number,
): Line[] {
  const fewer = new Map(cancelled.map(({ number, quantity }) => [number, quantity]))
  return lines.map((line) => ({
    ...line,
    quantity: unitsOf(line) - (fewer.get(line.number) ?? 0),
  }))
}

const goodsOf = (lines: readonly Line[]): number =>
  totalOf(lines.map(({ quantity, unitPriceCents }) => ({ totalCents: quantity * unitPriceCents })))

/** Delivery stays as it is as long as something is delivered, unless less is left than is delivered free. */
async function noLongerToPay(
  db: Executor,
  order: OrderRow,
  lines: readonly Line[],
  { lines: cancelled, isWhole }: Chosen,
): Promise<Pick<CancelPlan, "amountCents" | "totalCents" | "lowered" | "freeDelivery">> {
  const { id, totalCents: before } = order
  if (isWhole) return { amountCents: before, totalCents: { before, after: 0 } }
  const charges: OrderCharge[] = await listOrderCharges(db, id)
  const fewer = new Map(cancelled.map(({ number, quantity }) => [number, quantity]))
  const left = remainderOf(lines, cancelled, ({ quantity }) => quantity)
  const goods = goodsOf(left)
  const delivery = await recalculateDelivery(db, order, charges, { lines: left, goodsCents: goods })
  const withDelivery = charges.map((charge) =>
    delivery && charge.kind === "delivery" ? exchangeCharge(charge, delivery, charges) : charge,
  )
  const { taxFacts, taxes, others } = recalculateTax(left, withDelivery)
  const after = goods + sumOfCharges([...others, ...taxes])
  if (!chargeable(after)) throw refuse("total_not_chargeable")
  const lowered = left.flatMap(({ number }, index) => {
    const quantity = fewer.get(number)
    return quantity ? [{ number, quantity, taxFacts: taxFacts[index] ?? null }] : []
  })
  return {
    // Delivery may cost more than what is cancelled.
    amountCents: Math.max(before - after, 0),
    totalCents: { before, after },
    lowered: {
      lines: lowered,
      charges: [...others.filter((charge) => !charges.includes(charge)), ...taxes],
    },
    ...(delivery && { freeDelivery: { lost: true, cents: delivery.amountCents } }),
  }
}
