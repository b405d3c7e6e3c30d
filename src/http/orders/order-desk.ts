import type { z } from "zod"
import * as contract from "#contract/orders/order-desk.ts"
import { refuse } from "#operations/kernel/refusal.ts"
import type { Shop } from "#operations/kernel/shop.ts"
import {
  type CountedOrders,
  countOrders,
  listOrderFilters,
  listOrders,
  listOrderTags,
  noteOrder,
  type OrderSearch,
  type OrderStepResult,
  saveOrderFilter,
  stepOrders,
  tagOrders,
} from "#operations/orders/desk/order-desk.ts"
import type { Server } from "../kernel/app-env.ts"
import { type Call, serve, written } from "../kernel/serve.ts"
import { presentOrder } from "./present-order.ts"

export const orderSearchOf = ({
  q,
  paid,
  removed,
  waiting,
  freight,
  transfer,
  delivery,
  shipped,
  noted,
  least,
  most,
  ...filters
}: Call<typeof contract.countOrders>["query"]): OrderSearch => ({
  ...filters,
  search: q,
  paid: paid === undefined ? undefined : paid === "true",
  removed: removed === "true",
  waiting: waiting && true,
  freightDue: freight && true,
  transfer,
  delivery: delivery || undefined,
  shipped,
  noted: noted && true,
  leastCents: least,
  mostCents: most,
})

const presentCount = ({ count, more }: CountedOrders) => ({
  count,
  ...(more && { more: true as const }),
})

const MAX_COUNTED = 10_000

export function serveOrderList(server: Server): void {
  const { shop } = server

  serve(server, contract.listOrders, async ({ actor, query }) => {
    const { limit, after: afterId, sort, places, ...filters } = query
    const page = { limit, afterId, sort, places: places === "true" }
    const found = await listOrders(shop, orderSearchOf(filters), page)
    return found.map((order) => ({
      ...presentOrder(shop, order, actor),
      places: order.places || undefined,
    }))
  })

  serve(server, contract.countOrders, async ({ query }) =>
    presentCount(await countOrders(shop, orderSearchOf(query), MAX_COUNTED)),
  )
}

const presentStepResult = ({ id, outcome, status, refusal }: OrderStepResult) => ({
  _id: id,
  outcome,
  status,
  ...(refusal && { code: refusal.code, message: refusal.message }),
})

export function serveOrderDesk(server: Server): void {
  const { shop } = server

  serve(server, contract.stepOrders, async ({ actor, body: { step, orders } }) => {
    const results = await stepOrders(shop, actor, step, orders)
    const movedCount = results.filter(({ outcome }) => outcome === "moved").length
    return { ...written, movedCount, orders: results.map(presentStepResult) }
  })

  serve(server, contract.tagOrders, async ({ actor, body: { orders, ...change } }) => ({
    ...written,
    modifiedCount: await tagOrders(shop, actor, orders, change),
  }))

  serve(server, contract.listOrderTags, () => listOrderTags(shop))

  serve(server, contract.noteOrder, async ({ actor, params, body, key }) => {
    await noteOrder(shop, actor, { orderId: params.id, text: body.text, key })
    return written
  })

  serve(server, contract.listOrderFilters, async () => {
    const saved = await listOrderFilters(shop)
    const fixed = contract.fixedOrderFilters.map((filter) => ({ ...filter, fixed: true as const }))
    const filters: Filter[] = []
    for (const filter of [...fixed, ...saved]) {
      const counted = await countFilter(shop, filter.query)
      // Shops without transfers do not show this filter.
      if (filter.name !== contract.TRANSFERS_TO_SETTLE || counted.count > 0)
        filters.push({ ...filter, ...counted })
    }
    return filters
  })

  serve(server, contract.saveOrderFilter, async ({ actor, body: { name, query } }) => {
    if (contract.fixedOrderFilters.some((fixed) => fixed.name === name))
      throw refuse("order_filter_fixed")
    await saveOrderFilter(shop, actor, name, query)
    return written
  })
}

type Filter = z.input<typeof contract.listOrderFilters.reply>[number]

const MAX_COUNTED_BY_FILTER = 99

/** Counts the orders of a saved filter. A filter of an earlier release may be invalid now; then it finds none. */
async function countFilter(shop: Shop, query: unknown): Promise<Pick<Filter, "count" | "more">> {
  const parsed = contract.orderQuery.safeParse(query)
  if (!parsed.success) return { count: 0 }
  const { sort: _, ...search } = parsed.data
  return presentCount(await countOrders(shop, orderSearchOf(search), MAX_COUNTED_BY_FILTER))
}
