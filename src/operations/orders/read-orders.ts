import { type OrderUnitStates, readOrderUnitStates } from "#db/orders/order-desk.ts"
import {
  type FindOrderOptions,
  findOrderNumbered,
  findShownOrder,
  type ShownOrder,
} from "#db/orders/orders.ts"
import { readOrderNumber } from "#domain/orders/order-name.ts"
import { canReadOrder, requireReadable } from "../kernel/order-access.ts"
import { refuse } from "../kernel/refusal.ts"
import { type Actor, isAdmin, type Shop } from "../kernel/shop.ts"
import { type OrderPayment, readOrderPayment } from "../payments/order-payment.ts"
import { recordOrderRead } from "../payments/start-payment.ts"
import { type ReadActions, readOrderActions } from "./order-actions.ts"

/** Order with the actions that it allows. */
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

/** Adds the state of units to each order and to its lines. */
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
