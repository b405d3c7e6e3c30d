import { cancelOrder } from "#contract/orders/order-changes.ts"
import { orderChangeText } from "#contract/orders/order-text.ts"
import { deliverySettings } from "#contract/settings/delivery-settings.ts"
import { changeSettings } from "#contract/settings/order-settings.ts"
import { feeSentence } from "#contract/tax/tax-text.ts"
import { listStoredParts } from "#db/catalogue/offered-parts.ts"
import type { Executor } from "#db/connection/client.ts"
import { type LoweredOrder, listLinesToCancel } from "#db/orders/edit-order.ts"
import { listOrderCharges, type OrderRow } from "#db/orders/orders.ts"
import { findSettings } from "#db/settings/shop-settings.ts"
import { deliveryOptions } from "#domain/delivery/delivery-options.ts"
import { languageOf } from "#domain/languages/languages.ts"
import { t } from "#domain/languages/translate.ts"
import { lowerFees, type OrderCharge, sumOfCharges } from "#domain/orders/charges.ts"
import { type CancellableLine, refuseCancelling } from "#domain/orders/edit-lines.ts"
import {
  cancellableUnits,
  refundableCents,
  refuseBuyerCancel,
} from "#domain/orders/order-actions.ts"
import type { LineQuantity } from "#domain/orders/shipment.ts"
import { cents, lineTotal } from "#domain/pricing/money.ts"
import { orderNow } from "../../kernel/order-access.ts"
import { refuseFor } from "../../kernel/refusal.ts"
import { runInLanguage } from "../../kernel/run-in-language.ts"
import { pricedUnits, type RefundRequest, refundValueOf } from "../../payments/price-refund.ts"
import { planRefund, type RefundPlan } from "../../payments/refund-order.ts"
import { readSettings } from "../../settings/read-settings.ts"
import { requireWithinLimitsNow } from "../agree-on-order.ts"
import { totalOf } from "../charge-calculator.ts"
import { deliveryCharge, deliveryTerms } from "../charge-delivery.ts"
import { listLinesAtMoment } from "../read-orders.ts"
import { recalculateTax, taxReplacement } from "./recalculate-tax.ts"

const refuse = refuseFor(cancelOrder.refusals)

interface CancelledLine extends LineQuantity {
  name: string
  sku: string
  mpn: string | null
}

export interface CancelPlan {
  lines: CancelledLine[]
  /** Whether nothing is left of the order. */
  isWhole: boolean
  /** Amount refunded for a paid order, or no longer due for an unpaid one. */
  amountCents: number
  totalCents: { before: number; after: number }
  /** Only for a paid order. */
  refund?: { request: RefundRequest; plan: RefundPlan }
  /** Only for an unpaid order with lines left. */
  lowered?: LoweredOrder
  /** Effect on free delivery if the remaining goods fall below its limit. */
  freeDelivery?: { lost: true; cents: number } | { lost: false }
}

type Line = Awaited<ReturnType<typeof listLinesToCancel>>[number] & CancellableLine

/**
 * Plans to cancel the wanted units, or all that can still be cancelled, as far as the shop lets buyers. Refusals state what
 * can be cancelled.
 */
export async function planCancellation(
  db: Executor,
  order: OrderRow,
  wanted: readonly LineQuantity[] | undefined,
): Promise<CancelPlan> {
  const { settings } = await readSettings({ db }, changeSettings)
  const lines = await linesOf(db, order)
  const requested =
    wanted ?? lines.map(({ number, cancellable }) => ({ number, quantity: cancellable }))
  const requestedUnits = requested.reduce((sum, { quantity }) => sum + quantity, 0)
  const refusal = refuseBuyerCancel(orderNow(order), settings.cancelling, requestedUnits)
  if (refusal) throw refuse(refusal)
  if (order.cancellingAt && wanted) throw refuse("order_being_cancelled")
  if (wanted) requireCancellable(lines, wanted)
  const units = new Map(requested.map(({ number, quantity }) => [number, quantity]))
  const cancelled = lines
    .map(({ number, name, sku, mpn }) => {
      const quantity = units.get(number) ?? 0
      return { number, name, sku, mpn, quantity }
    })
    .filter(({ quantity }) => quantity > 0)
  const isWhole = lines.every(({ number, left }) => left === (units.get(number) ?? 0))
  const plan = { lines: cancelled, isWhole }
  return order.paidAt
    ? { ...plan, ...(await planRefundOfUnits(db, order, lines, plan)) }
    : {
        ...plan,
        ...(await runInLanguage(languageOf(order.language), () =>
          planLowerTotal(db, order, lines, plan),
        )),
      }
}

async function linesOf(db: Executor, { id, paidAt }: OrderRow): Promise<Line[]> {
  const lines = await listLinesToCancel(db, id)
  const units = new Map((await listLinesAtMoment(db, id)).map((line) => [line.number, line]))
  return lines.map((line) => {
    const known = units.get(line.number)
    return {
      ...line,
      left: line.quantity - (known?.refunded ?? 0),
      cancellable: known ? cancellableUnits(known, paidAt !== null) : 0,
    }
  })
}

/** Maximum number of reasons in the message; all are in `lines`. */
const MAX_REASONS = 3

function requireCancellable(lines: readonly Line[], wanted: readonly LineQuantity[]): void {
  const problems = refuseCancelling(lines, wanted)
  if (problems.length === 0) return
  const names = new Map(lines.map(({ number, name }) => [number, name]))
  const explained = problems.map(({ remainder, ...problem }) => {
    const { number, quantity, suggestions } = problem
    const name = names.get(number) ?? t("line {number}", { number })
    return {
      ...problem,
      message: orderChangeText.notCancellable({ name, quantity, suggestions, remainder }),
    }
  })
  const reasons = explained.slice(0, MAX_REASONS).map(({ message }) => message)
  throw refuse("lines_not_cancellable", { lines: explained, fields: { lines: reasons.join(". ") } })
}

type CancelChoice = Pick<CancelPlan, "lines" | "isWhole">

/**
 * Calculates the refund: the price of the units with tax. If nothing is left of the order, it is all that is
 * refundable, with delivery.
 */
async function planRefundOfUnits(
  db: Executor,
  order: OrderRow,
  lines: readonly Line[],
  { lines: cancelled, isWhole }: CancelChoice,
): Promise<Pick<CancelPlan, "amountCents" | "totalCents" | "refund" | "freeDelivery">> {
  const { id, totalCents } = order
  const left = refundableCents(orderNow(order))
  const amountCents = isWhole
    ? left
    : Math.min(refundValueOf(await pricedUnits(db, id, cancelled)), left)
  const request = {
    amountCents: cents(amountCents),
    reason: orderChangeText.refundReason,
    restock: true,
    lines: cancelled.map(({ number, quantity }) => ({ number, quantity })),
  }
  const refund = { request, plan: await planRefund(db, order, request) }
  const totals = { refund, totalCents: { before: totalCents, after: totalCents } }
  if (isWhole) return { amountCents, ...totals }
  const goods = goodsOf(remainderOf(lines, cancelled, ({ left: units }) => units))
  const isKept = losesFreeDelivery(await listOrderCharges(db, id), goods)
  return { amountCents, ...totals, ...(isKept && { freeDelivery: { lost: false } }) }
}

/** Returns the lines with their remaining quantities. */
function remainderOf(
  lines: readonly Line[],
  cancelled: readonly LineQuantity[],
  unitsOf: (line: Line) => number,
): Line[] {
  const fewer = cancelledByLine(cancelled)
  return lines.map((line) => ({
    ...line,
    quantity: unitsOf(line) - (fewer.get(line.number) ?? 0),
  }))
}

const cancelledByLine = (cancelled: readonly LineQuantity[]): Map<number, number> =>
  new Map(cancelled.map(({ number, quantity }) => [number, quantity]))

const goodsOf = (lines: readonly Line[]): number => totalOf(lines.map(withTotal))

const withTotal = (line: Line) => ({
  ...line,
  totalCents: lineTotal(line.unitPriceCents, line.quantity),
})

/**
 * Calculates the new total of an unpaid order. Delivery stays the same unless the remaining goods lose free delivery.
 */
async function planLowerTotal(
  db: Executor,
  order: OrderRow,
  lines: readonly Line[],
  { lines: cancelled, isWhole }: CancelChoice,
): Promise<Pick<CancelPlan, "amountCents" | "totalCents" | "lowered" | "freeDelivery">> {
  const { id, totalCents: before } = order
  if (isWhole) return { amountCents: before, totalCents: { before, after: 0 } }
  const charges: OrderCharge[] = await listOrderCharges(db, id)
  const fewer = cancelledByLine(cancelled)
  const left = remainderOf(lines, cancelled, ({ quantity }) => quantity)
  const goods = goodsOf(left)
  const delivery = await recalculateDelivery(db, order, charges, { lines: left, goodsCents: goods })
  const deliveredCharges = charges.map((charge) =>
    delivery && charge.kind === "delivery" ? taxReplacement(charge, delivery, charges) : charge,
  )
  const lowerCharges = lowerFees(deliveredCharges, left, feeSentence)
  const { taxFacts, taxes, others } = recalculateTax(left, lowerCharges)
  const after = goods + sumOfCharges([...others, ...taxes])
  await requireWithinLimitsNow(db, { lines: left.map(withTotal), charges: [...others, ...taxes] })
  const lowered = left.flatMap(({ number }, index) => {
    const quantity = fewer.get(number)
    return quantity ? [{ number, quantity, taxFacts: taxFacts[index] ?? null }] : []
  })
  return {
    // Delivery may cost more than the cancelled units.
    amountCents: Math.max(before - after, 0),
    totalCents: { before, after },
    lowered: {
      lines: lowered,
      charges: [
        ...others.filter((charge) => charge.kind === "fee" || !charges.includes(charge)),
        ...taxes,
      ],
    },
    ...(delivery && { freeDelivery: { lost: true, cents: delivery.amountCents } }),
  }
}

interface RemainingGoods {
  lines: readonly { partId: string; quantity: number }[]
  goodsCents: number
}

/** Returns whether delivery was free because of the value of the goods, and the rest is worth less. */
function losesFreeDelivery(charges: readonly OrderCharge[], goodsCents: number): boolean {
  const freeFromCents = charges.find(({ kind }) => kind === "delivery")?.facts.freeFromCents
  return typeof freeFromCents === "number" && goodsCents < freeFromCents
}

/**
 * Returns the charge for delivering the rest by the order's method, at current prices; undefined if free delivery is
 * kept or the shop no longer has a price for the method.
 */
async function recalculateDelivery(
  db: Executor,
  { deliveryAddress }: OrderRow,
  charges: readonly OrderCharge[],
  { lines, goodsCents }: RemainingGoods,
): Promise<OrderCharge | undefined> {
  if (!losesFreeDelivery(charges, goodsCents)) return undefined
  const method = charges.find(({ kind }) => kind === "delivery")?.facts.method
  const [settings] = await findSettings(db, [deliverySettings.name])
  const parts = await listStoredParts(
    db,
    lines.map(({ partId }) => partId),
  )
  const weights = new Map(parts.map(({ id, packedWeightG }) => [id, packedWeightG]))
  const weighed = lines
    .filter(({ quantity }) => quantity > 0)
    .map(({ partId, quantity }) => ({ quantity, packedWeightG: weights.get(partId) ?? null }))
  const place = deliveryAddress ?? undefined
  const options = deliveryOptions(deliveryTerms(settings?.value ?? {}), {
    lines: weighed,
    goodsCents,
    place,
  })
  const option = options.find(({ id }) => id === method)
  return option && !option.facts.agreed ? deliveryCharge(option) : undefined
}
