import type { QueryOf } from "#contract/kernel/endpoint.ts"
import type * as contract from "#contract/orders/my-orders.ts"
import { changeSettings } from "#contract/settings/order-settings.ts"
import { shopSettings } from "#contract/settings/shop-settings.ts"
import {
  countOwnOrders,
  listOwnOrders,
  type OwnOrderCounts,
  type OwnOrderFilter,
} from "#db/orders/my-orders.ts"
import { exportOwnOrders, orderHeadings } from "#db/shop/export-rows.ts"
import { refuseDelete } from "#domain/orders/order-actions.ts"
import { startOfDay } from "#domain/shop/days.ts"
import { KeyCounter } from "../kernel/key-counter.ts"
import { orderNow } from "../kernel/order-access.ts"
import { consumeLimit, scaledLimit } from "../kernel/rate-limits.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { readSettings } from "../settings/read-settings.ts"
import { type TableFile, tableFile } from "../settings/table-file.ts"
import { deletionRules } from "./delete-order.ts"
import { WHOLE_LIST } from "./desk/order-desk.ts"
import { addUnitStates, type OrderWithUnitStates } from "./read-orders.ts"

type Search = QueryOf<typeof contract.exportMyOrders>

async function filterOf(shop: Shop, { q, state, from, to, zone }: Search): Promise<OwnOrderFilter> {
  const filter = { search: q, state }
  if (from === undefined && to === undefined) return filter
  const timeZone = zone ?? (await readSettings(shop, shopSettings)).settings.timeZone
  return {
    ...filter,
    from: from === undefined ? undefined : startOfDay(timeZone, from),
    before: to === undefined ? undefined : startOfDay(timeZone, to, 1),
  }
}

/** `deletion` is why the caller may not delete the order; undefined if they may. */
interface MyOrder extends OrderWithUnitStates {
  deletion: ReturnType<typeof refuseDelete>
}

/** Lists the caller's own orders. Refuses if e-mail addresses are given and the caller's is not among them. */
export async function listMyOrders(
  shop: Shop,
  actor: Actor,
  query: QueryOf<typeof contract.listMyOrders>,
): Promise<MyOrder[]> {
  const { email: emails, sort, limit = WHOLE_LIST, after: afterId } = query
  if (emails && !emails.includes(actor.email)) throw refuse("forbidden")
  const page = { ...(await filterOf(shop, query)), sort, limit, afterId }
  const [orders, { settings }] = await Promise.all([
    listOwnOrders(shop.db, actor.id, page),
    readSettings(shop, changeSettings),
  ])
  const listed = query.places ? await addUnitStates(shop, orders) : orders
  return listed.map((order) => {
    const rules = deletionRules(actor, order, settings)
    return { ...order, deletion: refuseDelete(orderNow(order), rules) }
  })
}

export const countMyOrders = async (
  shop: Shop,
  actor: Actor,
  query: Omit<Search, "state">,
): Promise<OwnOrderCounts> => countOwnOrders(shop.db, actor.id, await filterOf(shop, query))

export async function exportMyOrders(shop: Shop, actor: Actor, query: Search): Promise<TableFile> {
  await consumeLimit(shop, "export", actor.id)
  const filter = await filterOf(shop, query)
  const rows = exportOwnOrders(shop.db, actor.id, filter)
  return tableFile(shop, "orders", orderHeadings, limitOpen(shop, actor, rows))
}

/** Maximum number of files that an account receives at once from a process. A file that nobody reads takes memory. */
const MAX_OPEN_FILES = 2
const RETRY_AFTER_S = 30
const openFiles = new KeyCounter()

async function* limitOpen<Rows>(
  shop: Shop,
  { id }: Actor,
  rows: AsyncGenerator<Rows>,
): AsyncGenerator<Rows> {
  if (openFiles.countOf(id) >= scaledLimit(shop, MAX_OPEN_FILES))
    throw refuse("rate_limited", { retryAfterSeconds: RETRY_AFTER_S })
  const release = openFiles.hold(id)
  try {
    yield* rows
  } finally {
    release()
  }
}
