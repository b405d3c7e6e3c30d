import { z } from "zod"
import { cancelOrder } from "#contract/orders/order-changes.ts"
import type { Transaction } from "#db/connection/client.ts"
import { insertOrderChange, type listOrderChanges, lowerOrder } from "#db/orders/edit-order.ts"
import { findOrder, lockOrder, type OrderRow } from "#db/orders/orders.ts"
import { findOpenPayment } from "#db/payments/payments.ts"
import { detailFields } from "#domain/orders/order.ts"
import type { LineQuantity } from "#domain/orders/shipment.ts"
import { cents } from "#domain/pricing/money.ts"
import { namedUnits, orderFacts } from "../../events/event-data.ts"
import { publish } from "../../events/publish.ts"
import { requireOwn } from "../../kernel/order-access.ts"
import { consumeLimit } from "../../kernel/rate-limits.ts"
import { refuseFor } from "../../kernel/refusal.ts"
import type { Actor, Shop } from "../../kernel/shop.ts"
import { countOrReplay, withIdempotencyKey } from "../../kernel/with-idempotency-key.ts"
import { finishRefundNow, writeRefund } from "../../payments/refund-order.ts"
import {
  beginCancelling,
  completeCancellation,
  OpenPaymentError,
  retryWithoutOpenPayment,
} from "../cancel-order.ts"
import { type CancelPlan, planCancellation } from "./plan-cancellation.ts"

/** Effect on free delivery, stored with a cancellation. */
const freeDeliveryKept = z
  .discriminatedUnion("lost", [
    z.object({ lost: z.literal(true), cents: z.int().transform(cents) }),
    z.object({ lost: z.literal(false) }),
  ])
  .optional()

const detailTexts = z.partialRecord(z.enum(detailFields), z.string())
/** Empty once the buyer's account is closed. */
const changedSchema = z.object({
  before: detailTexts.default({}),
  after: detailTexts.default({}),
  /** Id of the administrator; missing for the buyer's own change. */
  changedBy: z.string().optional(),
})
const cancelledDetail = z.object({
  lines: z.array(z.object({ number: z.int(), name: z.string(), quantity: z.int() })),
  freeDelivery: freeDeliveryKept,
})

/** Change that a buyer made to their order, or staff for them. */
export interface BuyersChange {
  lines?: { number: number; name: string; quantity: number }[]
  reason?: string
  freeDelivery?: z.output<typeof freeDeliveryKept>
  /** State of the refund for the cancelled lines. */
  state?: "succeeded" | "pending" | "failed"
  changes?: { field: keyof z.output<typeof detailTexts>; before: string; after: string }[]
}

type OrderChangeRow = Awaited<ReturnType<typeof listOrderChanges>>[number]

/** Returns the change as an event of the order's history. */
export function buyersChange({ kind, detail, reason, refund, at }: OrderChangeRow): {
  event: "cancelled" | "changed" | "edited"
  at: Date
  change: BuyersChange
} {
  if (kind === "details") {
    const { changedBy, ...changed } = changedSchema.parse(detail)
    const change = { changes: changesIn(changed) }
    return { event: changedBy ? "edited" : "changed", at, change }
  }
  const { lines, freeDelivery } = cancelledDetail.parse(detail)
  const state = refund === "due" ? "pending" : refund
  return {
    event: "cancelled",
    at,
    change: {
      lines,
      ...(freeDelivery && { freeDelivery }),
      ...(reason !== "" && { reason }),
      ...(state && { state }),
    },
  }
}

function changesIn({
  before,
  after,
}: Pick<z.output<typeof changedSchema>, "before" | "after">): NonNullable<BuyersChange["changes"]> {
  return detailFields.flatMap((field) => {
    const now = after[field]
    return now === undefined ? [] : [{ field, before: before[field] ?? "", after: now }]
  })
}

const refuse = refuseFor(cancelOrder.refusals)

interface CancelRequest {
  /** Units to cancel; if missing, all that can still be cancelled. */
  lines: readonly LineQuantity[] | undefined
  reason: string
}

const cancelledSchema = z.object({
  isWhole: z.boolean(),
  units: z.int(),
  amountCents: z.int().transform(cents),
  /** Total of the order after the cancellation. */
  totalCents: z.int().transform(cents),
  freeDelivery: freeDeliveryKept,
  refundId: z.string().optional(),
})
export type CancelledOrder = z.output<typeof cancelledSchema>

/**
 * Cancels the buyer's own order, or units of its lines. Lowers the total of an unpaid order; refunds a paid one and
 * returns the goods to stock. Only the refund may have to be finished later: an open payment is ended first, and if it
 * has succeeded, the order is cancelled as a paid one.
 */
export async function cancelOwnOrder(
  shop: Shop,
  buyer: Actor,
  id: string,
  request: CancelRequest,
  key: string | undefined,
): Promise<CancelledOrder & { state?: "succeeded" | "due" }> {
  const keyed = { key, request: ["cancel", id, request], answer: cancelledSchema }
  const stored = await countOrReplay(shop, buyer, keyed, () =>
    consumeLimit(shop, "orderChange", buyer.id),
  )
  const done =
    stored ??
    (await retryWithoutOpenPayment(shop, id, () =>
      withIdempotencyKey(shop, buyer, { ...keyed, work: (tx) => cancel(tx, buyer, id, request) }),
    ))
  if (done.refundId === undefined) return done
  const state = await finishRefundNow(shop, done.refundId)
  if (state === "failed") throw refuse("refund_refused")
  return { ...done, state }
}

export async function previewCancellation(
  shop: Shop,
  buyer: Actor,
  id: string,
  { lines }: CancelRequest,
): Promise<CancelledOrder> {
  const order = requireOwnUncancelled(buyer, await findOrder(shop.db, id))
  return outcomeOf(await planCancellation(shop.db, order, lines))
}

/** Returns the buyer's own order; refuses a cancelled one. */
export function requireOwnUncancelled(buyer: Actor, found: OrderRow | undefined): OrderRow {
  const order = requireOwn(buyer, found)
  if (order.status === "cancelled") throw refuse("order_cancelled")
  return order
}

const outcomeOf = ({
  lines,
  isWhole,
  amountCents,
  totalCents,
  freeDelivery,
}: CancelPlan): CancelledOrder => ({
  isWhole,
  units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  amountCents: cents(amountCents),
  totalCents: cents(totalCents.after),
  freeDelivery: freeDelivery?.lost
    ? { lost: true, cents: cents(freeDelivery.cents) }
    : freeDelivery,
})

async function cancel(
  tx: Transaction,
  buyer: Actor,
  id: string,
  { lines: wanted, reason }: CancelRequest,
): Promise<CancelledOrder> {
  const order = requireOwnUncancelled(buyer, await lockOrder(tx, id))
  const plan = await planCancellation(tx, order, wanted)
  if (!order.paidAt && (await findOpenPayment(tx, id))) throw new OpenPaymentError()
  const { refund } = plan
  const written = refund && (await writeRefund(tx, buyer, order, refund.request, refund.plan))
  const refundId = written?.refundId
  if (plan.lowered) await lowerOrder(tx, id, { ...plan.lowered, actorId: buyer.id })
  else if (!order.paidAt) {
    await beginCancelling(tx, order, { by: buyer.id, reason: "deleted" })
    await completeCancellation(tx, id, buyer.requestId)
  }
  const { lines, totalCents, freeDelivery } = plan
  const detail = { lines, totalCents, freeDelivery }
  const change = { orderId: id, kind: "cancelled" as const, reason, detail }
  const changeId = await insertOrderChange(tx, { ...change, ...(refundId && { refundId }) })
  // A refund is announced when it is made.
  if (!refundId) await publishCancelled(tx, order, plan, changeId)
  return { ...outcomeOf(plan), ...(refundId && { refundId }) }
}

const publishCancelled = (
  tx: Transaction,
  order: OrderRow,
  { lines, isWhole, totalCents, freeDelivery }: CancelPlan,
  changeId: number,
): Promise<void> =>
  publish(tx, "order.cancelled", String(changeId), {
    ...orderFacts(order),
    isWhole,
    cancelled: namedUnits(lines),
    totalCents: totalCents.after,
    ...(order.freightDue && { freightDue: true }),
    ...(freeDelivery?.lost && { deliveryCents: freeDelivery.cents }),
  })
