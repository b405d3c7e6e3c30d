import { z } from "zod"
import { shopSettings } from "#contract/settings/shop-settings.ts"
import {
  countOrderNotes,
  deleteOrderFilter,
  hasOrderFilter,
  insertOrderNote,
  listOrderFilterRows,
  lockOrderFilters,
  saveOrderFilter as save,
} from "#db/orders/order-desk.ts"
import {
  countOrders as count,
  findVisibleOrder,
  listVisibleOrders,
  lockOrder,
  lockOrders,
} from "#db/orders/orders.ts"
import type { OrderFilter } from "#db/orders/wanted-orders.ts"
import { changeTags, countMostTags, listTags } from "#db/tags/tags.ts"
import { type OrderStatus, previousStatus } from "#domain/orders/order.ts"
import { addDays, dayIn } from "#domain/shop/days.ts"
import { MAX_TAGS, type TagChange } from "#domain/shop/tags.ts"
import { adminTransaction, asAdmin, audit } from "../../kernel/as-admin.ts"
import { requireUncancelled } from "../../kernel/order-access.ts"
import { Refusal, refuse } from "../../kernel/refusal.ts"
import type { Actor, Shop } from "../../kernel/shop.ts"
import { withIdempotencyKey } from "../../kernel/with-idempotency-key.ts"
import { readSettings } from "../../settings/read-settings.ts"
import { advanceOrder, undoAdvance } from "../order-steps.ts"
import { addUnitStates, type OrderWithUnitStates } from "../read-orders.ts"

export interface OrderSearch extends Omit<OrderFilter, "limit" | "sort" | "afterId" | "placed"> {
  /** First and last day on which they were placed, in the shop's time zone. */
  from?: string | undefined
  to?: string | undefined
  /** Number of days up to today: 1 is today only. */
  days?: number | undefined
}

/** Limit of the documented client, which has no paging. */
export const WHOLE_LIST = 1000

interface Page extends Pick<OrderFilter, "sort" | "afterId"> {
  limit: number | undefined
  /** Whether to add how many units are shipped, waiting or cancelled. */
  places?: boolean
}

export async function listOrders(
  shop: Shop,
  search: OrderSearch,
  { limit = WHOLE_LIST, places = false, ...page }: Page,
): Promise<OrderWithUnitStates[]> {
  const filter = { ...(await orderFilter(shop, search)), ...page, limit }
  const orders = await listVisibleOrders(shop.db, filter)
  return places ? addUnitStates(shop, orders) : orders
}

export interface CountedOrders {
  count: number
  /** Whether there are more than were counted. */
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
  const first = days && addDays(dayIn(timeZone, new Date()), 1 - days)
  // Both limits narrow down, so the later one applies.
  const begin = [from ?? "", first ?? ""].toSorted().at(-1)
  return { ...filter, placed: { from: begin || undefined, to, timeZone } }
}

type OpenStatus = Exclude<OrderStatus, "cancelled">
type OrderStep = "approve" | "ship" | "deliver" | "undo"

export interface OrderStepResult {
  id: string
  outcome: "moved" | "already" | "refused"
  /** Current status, if known. */
  status?: OpenStatus | undefined
  refusal?: Refusal
}

interface SeenOrder {
  id: string
  /** Status on the administrator's screen. */
  status: OpenStatus
}

/** Moves the orders one by one, each on its own. Stops if the administrator loses the rights. */
export async function stepOrders(
  shop: Shop,
  admin: Actor,
  step: OrderStep,
  orders: readonly SeenOrder[],
): Promise<OrderStepResult[]> {
  const stepped: OrderStepResult[] = []
  for (const order of orders) stepped.push(await stepOrder(shop, admin, step, order))
  return stepped
}

async function stepOrder(
  shop: Shop,
  admin: Actor,
  step: OrderStep,
  { id, status }: SeenOrder,
): Promise<OrderStepResult> {
  try {
    if (step === "undo")
      return { id, outcome: "moved", status: await undoAdvance(shop, admin, id, status) }
    if (previousStatus[leadsTo[step]] === status)
      return { id, outcome: "moved", status: await advanceOrder(shop, admin, id, status) }
    const order = await findVisibleOrder(shop.db, id)
    if (!order || order.status === "cancelled") throw refuse("order_not_found")
    throw refuse("not_next_step", { status: order.status })
  } catch (error) {
    if (!(error instanceof Refusal) || endsRights(error)) throw error
    const now = statusOf(error)
    if (step !== "undo" && now !== undefined && isAsFar(now, leadsTo[step]))
      return { id, outcome: "already", status: now }
    return { id, outcome: "refused", status: now, refusal: error }
  }
}

const leadsTo = { approve: "approved", ship: "shipped", deliver: "delivered" } as const

const statuses: readonly OpenStatus[] = ["pending", "approved", "shipped", "delivered"]
const isAsFar = (now: OpenStatus, target: OpenStatus) =>
  statuses.indexOf(now) >= statuses.indexOf(target)

const statusOf = ({ payload }: Refusal): OpenStatus | undefined =>
  statuses.find((status) => "status" in payload && payload.status === status)

const endsRights = ({ code }: Refusal) => code === "forbidden" || code === "second_factor_missing"

export const listOrderTags = ({ db }: Shop) => listTags(db, "order")

/** Changes the tags of these orders, all or none. Returns how many changed. */
export const tagOrders = (
  shop: Shop,
  admin: Actor,
  ids: readonly string[],
  change: TagChange,
): Promise<number> =>
  adminTransaction(shop, admin, async (tx) => {
    if ((await lockOrders(tx, ids)) < new Set(ids).size) throw refuse("order_not_found")
    const changed = await changeTags(tx, "order", ids, change)
    if ((await countMostTags(tx, "order", changed)) > MAX_TAGS) throw refuse("too_many_tags")
    for (const id of changed) await audit(tx, admin, "order.tag", id, { ...change })
    return changed.length
  })

const MAX_NOTES = 200

/** Adds an internal note about an order. */
export async function noteOrder(
  shop: Shop,
  admin: Actor,
  { orderId, text, key }: { orderId: string; text: string; key: string | undefined },
): Promise<void> {
  await withIdempotencyKey(shop, admin, {
    key,
    request: ["note", orderId, text],
    answer: z.object({}),
    work: asAdmin(shop, admin, async (tx) => {
      requireUncancelled(await lockOrder(tx, orderId))
      if ((await countOrderNotes(tx, orderId)) >= MAX_NOTES) throw refuse("too_many_notes")
      await insertOrderNote(tx, { orderId, authorId: admin.id, text })
      await audit(tx, admin, "order.note", orderId)
      return {}
    }),
  })
}

const MAX_FILTERS = 20

export const listOrderFilters = ({ db }: Shop) => listOrderFilterRows(db)

/** Saves a filter by name for all administrators. Without a query, deletes the filter of that name. */
export const saveOrderFilter = (
  shop: Shop,
  admin: Actor,
  name: string,
  query: Record<string, string> | null,
): Promise<void> =>
  adminTransaction(shop, admin, async (tx) => {
    const filters = await lockOrderFilters(tx)
    if (query === null) await deleteOrderFilter(tx, name)
    else if (filters >= MAX_FILTERS && !(await hasOrderFilter(tx, name)))
      throw refuse("too_many_order_filters")
    else await save(tx, { name, query, savedBy: admin.id })
    await audit(tx, admin, query ? "order_filter.save" : "order_filter.remove", name)
  })
