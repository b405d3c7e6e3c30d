import * as contract from "#contract/orders/order-list.ts"
import {
  type CountedOrders,
  countOrders,
  listOrders,
  type OrderSearch,
} from "#operations/orders/desk/list-orders.ts"
import type { Server } from "../kernel/app-env.ts"
import { type Call, serve } from "../kernel/serve.ts"
import { presentOrder } from "./present-order.ts"

type CountQuery = Call<typeof contract.countOrders>["query"]

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
  ...asked
}: CountQuery): OrderSearch => ({
  ...asked,
  search: q,
  paid: paid === undefined ? undefined : paid === "true",
  removed: removed === "true",
  waiting: waiting && true,
  freightDue: freight && true,
  transfer,
  delivery: delivery || undefined,
  partShipped: shipped && true,
  noted: noted && true,
  leastCents: least,
  mostCents: most,
})

export const presentCount = ({ count, more }: CountedOrders) => ({
  count,
  ...(more && { more: true as const }),
})

const MAX_COUNTED = 10_000

export function serveOrderList(server: Server): void {
  const { shop } = server

  serve(server, contract.listOrders, async ({ actor, query }) => {
    const { limit, after: afterId, sort, places, ...asked } = query
    const page = { limit, afterId, sort, places: places === "true" }
    const found = await listOrders(shop, orderSearchOf(asked), page)
    return found.map((order) => ({
      ...presentOrder(shop, order, actor),
      ...(order.places && { places: order.places }),
    }))
  })

  serve(server, contract.countOrders, async ({ query }) =>
    presentCount(await countOrders(shop, orderSearchOf(query), MAX_COUNTED)),
  )
}
