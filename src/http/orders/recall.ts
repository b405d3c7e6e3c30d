import * as contract from "#contract/orders/recall.ts"
import { findRecall, writeRecall } from "#operations/shipments/recall.ts"
import type { Server } from "../kernel/app-env.ts"
import { serve, written } from "../kernel/serve.ts"

export function serveRecall(server: Server): void {
  const { shop } = server

  serve(server, contract.findRecall, async ({ query }) => {
    const { orders, ...counted } = await findRecall(shop, query)
    return {
      ...counted,
      orders: orders.map(({ id, lines, ...order }) => ({
        _id: id,
        ...order,
        lines: lines.map((line) => ({
          ...line,
          shippedAt: new Date(line.shippedAt).toISOString(),
        })),
      })),
    }
  })

  serve(server, contract.writeRecall, async ({ actor, body }) => ({
    ...written,
    modifiedCount: await writeRecall(shop, actor, body),
  }))
}
