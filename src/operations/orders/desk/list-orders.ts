import { shopSettings } from "#contract/settings/shop-settings.ts"
import { countOrders as count, listVisibleOrders } from "#db/orders/orders.ts"
import type { OrderFilter } from "#db/orders/wanted-orders.ts"
import { dayIn } from "#domain/settings/time-zone.ts"
import { DAY_MS } from "#domain/shop/day-span.ts"
import type { Shop } from "../../kernel/shop.ts"
import { readSettings } from "../../settings/read-settings.ts"
import { type PlacedUnits, withPlaces } from "../with-places.ts"

/** Filters of all orders. */
export interface OrderSearch extends Omit<OrderFilter, "limit" | "sort" | "afterId" | "placed"> {
  /** The first and the last day of the shop that they were placed on. */
  from?: string | undefined
  to?: string | undefined
  /** Today, or so many days before: 1 is today. */
  days?: number | undefined
}

/** The documented client has no paging and shows what it gets. */
export const WHOLE_LIST = 1000

interface Page extends Pick<OrderFilter, "sort" | "afterId"> {
  limit: number | undefined
  /** Whether to say what is where. */
  places?: boolean
}

export async function listOrders(
  shop: Shop,
  search: OrderSearch,
  { limit = WHOLE_LIST, places = false, ...page }: Page,
): Promise<PlacedUnits[]> {
  const filter = { ...(await orderFilter(shop, search)), ...page, limit }
  const orders = await listVisibleOrders(shop.db, filter)
  return places ? withPlaces(shop, orders) : orders
}

export interface CountedOrders {
  count: number
  /** There are more than were counted. */
  more: boolean
}

export async function countOrders(
  shop: Shop,
  search: OrderSearch,
  most: number,
): Promise<CountedOrders> {
  const counted = await count(shop.db, await orderFilter(shop, search), most + 1)
  return { count: Math.min(counted, most), more: counted > most }
}

export async function orderFilter(
  shop: Pick<Shop, "db">,
  { from, to, days, ...filter }: OrderSearch,
): Promise<Omit<OrderFilter, "limit">> {
  if (from === undefined && to === undefined && days === undefined) return filter
  const { timeZone } = (await readSettings(shop, shopSettings)).settings
  const first = days && dayIn(timeZone, new Date(Date.now() - (days - 1) * DAY_MS))
  // The later of both: each narrows down.
  const begin = [from ?? "", first ?? ""].toSorted().at(-1)
  return { ...filter, placed: { from: begin || undefined, to, timeZone } }
}
