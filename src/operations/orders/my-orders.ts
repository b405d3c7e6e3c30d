import {
  countOwnOrders,
  listOwnOrders,
  type OwnOrderCounts,
  type OwnOrderFilter,
} from "#db/orders/my-orders.ts"
import { exportOwnOrders, orderHeadings } from "#db/shop/export-rows.ts"
import type { OrderSort, OrderState } from "#domain/orders/order-list.ts"
import { startOfDay } from "#domain/settings/time-zone.ts"
import { consumeLimit } from "../kernel/rate-limits.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { csvFile, type ExportedFile } from "../shop/csv-file.ts"
import { WHOLE_LIST } from "./desk/list-orders.ts"
import { type PlacedUnits, withPlaces } from "./with-places.ts"

interface Sought {
  q?: string | undefined
  state?: OrderState | undefined
  /** Days, by the clocks of the zone. */
  from?: string | undefined
  to?: string | undefined
  zone: string
}

interface SoughtPage extends Sought {
  email?: readonly string[] | undefined
  sort: OrderSort
  limit?: number | undefined
  after?: string | undefined
  /** Whether to say what is where. */
  places?: "true" | undefined
}

const filterOf = ({ q, state, from, to, zone }: Sought): OwnOrderFilter => ({
  search: q,
  state,
  from: from === undefined ? undefined : startOfDay(zone, from),
  before: to === undefined ? undefined : startOfDay(zone, to, 1),
})

/** The caller's own orders. E-mails, if given, only say whose orders the caller expects: one of these. */
export async function listMyOrders(
  shop: Shop,
  actor: Actor,
  asked: SoughtPage,
): Promise<PlacedUnits[]> {
  const { email: emails, sort, limit = WHOLE_LIST, after: afterId } = asked
  if (emails && !emails.includes(actor.email)) throw refuse("forbidden")
  const page = { ...filterOf(asked), sort, limit, afterId }
  const orders = await listOwnOrders(shop.db, actor.id, page)
  return asked.places ? withPlaces(shop, orders) : orders
}

export const countMyOrders = (
  shop: Shop,
  actor: Actor,
  asked: Omit<Sought, "state">,
): Promise<OwnOrderCounts> => countOwnOrders(shop.db, actor.id, filterOf(asked))

export async function exportMyOrders(
  shop: Shop,
  actor: Actor,
  asked: Sought,
): Promise<ExportedFile> {
  await consumeLimit(shop, "export", actor.id)
  return csvFile("orders", orderHeadings, exportOwnOrders(shop.db, actor.id, filterOf(asked)))
}
