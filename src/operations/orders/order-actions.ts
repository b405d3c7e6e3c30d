import { changeSettings, returnSettings } from "#contract/settings/order-settings.ts"
import type { Executor } from "#db/connection/client.ts"
import { listLineUnits } from "#db/orders/line-units.ts"
import type { ShownOrder } from "#db/orders/orders.ts"
import { listRefundableLines } from "#db/payments/refunds.ts"
import { listLinesBack } from "#db/returns/returns.ts"
import {
  type LineAtMoment,
  refundableCents,
  refuseActions,
  refuseWholeCancel,
} from "#domain/orders/order-actions.ts"
import { returnableUnits } from "#domain/returns/return-state.ts"
import { orderNow } from "../kernel/order-access.ts"
import { type Actor, isAdmin, type Shop } from "../kernel/shop.ts"
import { restockNeedsLines } from "../payments/price-refund.ts"
import { readSettings } from "../settings/read-settings.ts"
import { isStaffDeletion } from "./delete-order.ts"

/** Reads the state of the units of each line, including refunds. */
export async function listLinesAtMoment(db: Executor, orderId: string): Promise<LineAtMoment[]> {
  const units = await listLineUnits(db, orderId)
  const refundable = await listRefundableLines(db, orderId)
  return units.map((line) => ({ ...line, refunded: refundable.get(line.number)?.before ?? 0 }))
}

export interface ReadActions {
  /** Reason why each action is refused; undefined if it is allowed. */
  refusals: ReturnType<typeof refuseActions>
  /** Maximum amount that can be refunded. */
  refundableCents: number
  /** Whether a refund that restocks goods has to name their lines. Read for administrators only. */
  restockNeedsLines: boolean
  /** Whether a refund can cancel the whole order. Read for administrators only. */
  cancelsWhole: boolean
  /** Whether the shop takes returns. */
  returnsOffered: boolean
}

/** Reads which actions an order allows now. Writes check the same rules again. */
export async function readOrderActions(
  { db }: Pick<Shop, "db">,
  actor: Actor,
  order: ShownOrder,
): Promise<ReadActions> {
  const [changes, returns, refundable] = await Promise.all([
    readSettings({ db }, changeSettings),
    readSettings({ db }, returnSettings),
    order.refundedCents > 0 ? listRefundableLines(db, order.id) : undefined,
  ])
  const lines = order.lines.map(
    (line): LineAtMoment => ({
      number: line.number,
      quantity: line.quantity,
      waiting: line.waiting ?? 0,
      dropped: line.dropped ?? 0,
      cancelled: line.cancelled ?? 0,
      undecided: line.undecided ?? 0,
      shipped: line.shipped ?? 0,
      refunded: refundable?.get(line.number)?.before ?? 0,
    }),
  )
  const { on, days } = returns.settings
  const back = on && order.shipments?.length ? await listLinesBack(db, order.id, days) : []
  const rules = {
    ...changes.settings,
    ...(isAdmin(actor) && actor.id !== order.userId && { details: "until shipped" as const }),
    returnsOffered: on,
    byStaff: isStaffDeletion(actor, order),
  }
  const facts = {
    // Only administrators are told that it was removed from the list.
    order: { ...orderNow(order), ...(!isAdmin(actor) && { deletedAt: null }) },
    lines,
    returnable: back.reduce((sum, line) => sum + returnableUnits(line), 0),
  }
  const refusals = refuseActions(facts, rules)
  const mayRefund = isAdmin(actor) && refusals.refund === undefined
  return {
    refusals,
    refundableCents: refundableCents(facts.order),
    cancelsWhole: isAdmin(actor) && refuseWholeCancel(facts.order, lines) === undefined,
    restockNeedsLines: mayRefund && (await restockNeedsLines(db, order.id)),
    returnsOffered: on,
  }
}
