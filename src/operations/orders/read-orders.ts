import {
  findShownOrder,
  findVisibleOrder,
  listVisibleOrders,
  listVisibleOrdersOf,
  type OrderFilter,
  type OrderRow,
  type ShownOrder,
} from "#db/orders/orders.ts"
import { refuse } from "../kernel/refusal.ts"
import { type Actor, isAdmin, type Shop } from "../kernel/shop.ts"
import { recordOrderOpened } from "../payments/payable-order.ts"

/** The documented client has no paging and shows what it gets. */
const WHOLE_LIST = 1000

export const listOrders = (
  shop: Shop,
  filter: Omit<OrderFilter, "limit"> & { limit: number | undefined },
): Promise<ShownOrder[]> =>
  listVisibleOrders(shop.db, { ...filter, limit: filter.limit ?? WHOLE_LIST })

/** The caller's own orders. E-mails, if given, only say whose orders the caller expects: one of these. */
export async function listMyOrders(
  shop: Shop,
  actor: Actor,
  emails: readonly string[] | undefined,
): Promise<ShownOrder[]> {
  if (emails && !emails.includes(actor.email)) throw refuse("forbidden")
  return listVisibleOrdersOf(shop.db, actor.id)
}

/** Its owner and administrators may see an order. */
function requireSeen<Seen extends OrderRow>(actor: Actor, order: Seen | undefined): Seen {
  if (!order) throw refuse("order_not_found")
  if (order.userId !== actor.id && !isAdmin(actor)) throw refuse("forbidden")
  return order
}

export const requireOrder = async (shop: Shop, actor: Actor, id: string): Promise<OrderRow> =>
  requireSeen(actor, await findVisibleOrder(shop.db, id))

export async function getOrder(shop: Shop, actor: Actor, id: string): Promise<ShownOrder> {
  const order = requireSeen(actor, await findShownOrder(shop.db, id))
  await recordOrderOpened(shop, actor, order)
  return order
}

export type Order = ShownOrder
export type { OrderLine } from "#db/orders/orders.ts"
