import * as contract from "#contract/orders/unpaid-orders.ts"
import { cents, toAmount } from "#domain/pricing/money.ts"
import { cancelUnpaidOrders, listHolders } from "#operations/orders/buyers-with-unpaid-orders.ts"
import type { Server } from "../kernel/app-env.ts"
import { serve, written } from "../kernel/serve.ts"

export function serveUnpaidOrders(server: Server): void {
  const { shop } = server

  serve(server, contract.listUnpaidHolders, async ({ query }) => {
    const holders = await listHolders(shop, { search: query.q, limit: query.limit })
    return holders.map(({ id, valueCents, oldest, ...holder }) => ({
      _id: id,
      ...holder,
      value: toAmount(cents(valueCents)),
      oldest: oldest?.toISOString() ?? "",
    }))
  })

  serve(server, contract.cancelUnpaidOrders, async ({ actor, params }) => {
    const { cancelled, left } = await cancelUnpaidOrders(shop, actor, params.email)
    return { ...written, deletedCount: cancelled, leftCount: left }
  })
}
