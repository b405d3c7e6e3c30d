import { changeSettings, returnSettings } from "#contract/settings/order-settings.ts"
import type { Executor } from "#db/connection/client.ts"
import { listLineUnits } from "#db/orders/line-units.ts"
import { type OrderUnitStates, readOrderUnitStates } from "#db/orders/order-desk.ts"
import {
  type FindOrderOptions,
  findOrderNumbered,
  findShownOrder,
  type ShownOrder,
} from "#db/orders/orders.ts"
import { listRefundableLines } from "#db/payments/refunds.ts"
import { listLinesBack } from "#db/returns/returns.ts"
import { readOrderNumber } from "#domain/orders/order.ts"
import {
  type LineAtMoment,
  refundableCents,
  refuseActions,
  refuseWholeCancel,
} from "#domain/orders/order-actions.ts"
import { returnableUnits } from "#domain/returns/return-state.ts"
import { canReadOrder, lineUnits, orderNow, requireReadable } from "../kernel/order-access.ts"
import { refuse } from "../kernel/refusal.ts"
import { type Actor, isAdmin, type Shop } from "../kernel/shop.ts"
import { type OrderPayment, readOrderPayment } from "../payments/order-payment.ts"
import { restockNeedsLines } from "../payments/price-refund.ts"
import { recordOrderRead } from "../payments/start-payment.ts"
import { readSettings } from "../settings/read-settings.ts"
import { deletionRules } from "./delete-order.ts"

export interface ReadOrder extends ShownOrder {
  actions: ReadActions
  payment: OrderPayment | undefined
}

/** Finds an order by id or number. Numbers can be guessed, so the number of another buyer's order counts as unknown. */
export async function getOrder(
  shop: Shop,
  actor: Actor,
  idOrNumber: string,
  options: FindOrderOptions = {},
): Promise<ReadOrder> {
  const number = readOrderNumber(idOrNumber)
  const order =
    number === undefined
      ? requireReadable(actor, await findShownOrder(shop.db, idOrNumber, options))
      : await findOrderNumbered(shop.db, number, options)
  if (!order || !canReadOrder(actor, order)) throw refuse("order_not_found")
  await recordOrderRead(shop, actor, order)
  const [actions, payment] = await Promise.all([
    readOrderActions(shop, actor, order),
    readOrderPayment(shop.db, order, { forStaff: isAdmin(actor) }),
  ])
  return { ...order, actions, payment }
}

export type Order = ShownOrder
export type { ShownLine } from "#db/orders/orders.ts"
export type { ShownShipment } from "#db/orders/shipments.ts"

/** Order in a list. `places` tells how many units are shipped, waiting or cancelled, if requested. */
export type OrderWithUnitStates = ShownOrder & { places?: OrderUnitStates | undefined }

export async function addUnitStates(
  { db }: Pick<Shop, "db">,
  orders: readonly ShownOrder[],
): Promise<OrderWithUnitStates[]> {
  const known = await readOrderUnitStates(
    db,
    orders.map(({ id }) => id),
  )
  return orders.map((order) => {
    const { places, lines = [] } = known.get(order.id) ?? {}
    const units = new Map(lines.map((line) => [line.number, line]))
    const shown = order.lines.map((line) => ({ ...line, ...units.get(line.number) }))
    return { ...order, places, lines: shown }
  })
}

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
      ...lineUnits(line),
      number: line.number,
      refunded: refundable?.get(line.number)?.before ?? 0,
    }),
  )
  const { on, days } = returns.settings
  const back = on && order.shipments?.length ? await listLinesBack(db, order.id, days) : []
  const rules = {
    ...changes.settings,
    ...(isAdmin(actor) && actor.id !== order.userId && { details: "until shipped" as const }),
    returnsOffered: on,
    deletion: deletionRules(actor, order, changes.settings),
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
