import * as contract from "#contract/orders/my-orders.ts"
import { cents, toAmount } from "#domain/pricing/money.ts"
import { countMyOrders, exportMyOrders, listMyOrders } from "#operations/orders/my-orders.ts"
import type { Server } from "../kernel/app-env.ts"
import { serve } from "../kernel/serve.ts"
import { answerCsv } from "../kernel/stream-file.ts"
import { presentOrder } from "./present-order.ts"

export function serveMyOrders(server: Server): void {
  const { shop } = server

  serve(server, contract.listMyOrders, async ({ actor, query }) =>
    (await listMyOrders(shop, actor, query)).map((order) => ({
      ...presentOrder(shop, order, actor),
      ...(order.places && { places: order.places }),
    })),
  )

  serve(server, contract.countMyOrders, async ({ actor, query }) => {
    const { unpaidCents, ...counts } = await countMyOrders(shop, actor, query)
    return { ...counts, unpaidTotal: toAmount(cents(unpaidCents)) }
  })

  serve(server, contract.exportMyOrders, async ({ actor, query, c }) =>
    answerCsv(c, await exportMyOrders(shop, actor, query)),
  )
}
