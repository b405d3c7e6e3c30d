import {
  type FindOrderOptions,
  findOrderNumbered,
  findShownOrder,
  findVisibleOrder,
  type OrderRow,
  type ShownOrder,
} from "#db/orders/orders.ts"
import { readOrderNumber } from "#domain/orders/order-number.ts"
import { issueInvoice } from "../invoices/issue-invoice.ts"
import { refuse } from "../kernel/refusal.ts"
import { type Actor, isAdmin, type Shop } from "../kernel/shop.ts"
import { recordOrderOpened } from "../payments/payable-order.ts"

/** Its owner and administrators may see an order. */
function requireSeen<Seen extends OrderRow>(actor: Actor, order: Seen | undefined): Seen {
  if (!order) throw refuse("order_not_found")
  if (!maySee(actor, order)) throw refuse("forbidden")
  return order
}

const maySee = (actor: Actor, { userId }: OrderRow): boolean =>
  userId === actor.id || isAdmin(actor)

export const requireOrder = async (
  shop: Shop,
  actor: Actor,
  id: string,
  options: FindOrderOptions = {},
): Promise<OrderRow> => requireSeen(actor, await findVisibleOrder(shop.db, id, options))

/** By its id or its number. Numbers can be guessed: that of somebody else's order is as unknown as one nobody has. */
export async function getOrder(
  shop: Shop,
  actor: Actor,
  idOrNumber: string,
  options: FindOrderOptions = {},
): Promise<ShownOrder> {
  const number = readOrderNumber(idOrNumber)
  const order =
    number === undefined
      ? requireSeen(actor, await findShownOrder(shop.db, idOrNumber, options))
      : await findOrderNumbered(shop.db, number, options)
  if (!order || !maySee(actor, order)) throw refuse("order_not_found")
  await recordOrderOpened(shop, actor, order)
  return order.awaitsInvoice ? withInvoice(shop, order) : order
}

/** The job that issues invoices may come to it only later. */
async function withInvoice(shop: Shop, order: ShownOrder): Promise<ShownOrder> {
  try {
    await issueInvoice(shop, order.id)
  } catch (error) {
    shop.log.error({ err: error, of: order.id }, "invoice_not_issued")
  }
  return (await findShownOrder(shop.db, order.id)) ?? order
}

export type Order = ShownOrder
export type { ShownLine } from "#db/orders/orders.ts"
export type { ShownShipment } from "#db/orders/shipments.ts"
