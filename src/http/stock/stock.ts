import * as contract from "#contract/catalogue/parts.ts"
import { getPart } from "#operations/catalogue/read-catalogue.ts"
import { adjustStock, listMovements } from "#operations/stock/adjust-stock.ts"
import type { Server } from "../kernel/app-env.ts"
import { serve, written } from "../kernel/serve.ts"

export function serveStock(server: Server): void {
  const { shop } = server

  serve(server, contract.adjustStock, async ({ actor, params, headers, body }) => {
    const adjustment = { delta: body.delta, reason: body.reason, note: body.note ?? "" }
    const key = headers["idempotency-key"]
    const done = await adjustStock(shop, actor, params.id, adjustment, key)
    return { ...written, modifiedCount: 1, availableQuantity: done.availableQuantity }
  })

  serve(server, contract.listMovements, async ({ params, query }) =>
    (await listMovements(shop, params.id, query)).map((movement) => ({
      _id: String(movement.id),
      delta: movement.delta,
      reason: movement.reason,
      ...(movement.orderId !== null && { orderId: movement.orderId }),
      ...(movement.orderNumber !== null && { orderNumber: movement.orderNumber }),
      actor: movement.actorEmail ?? "",
      note: movement.note,
      createdAt: movement.createdAt.toISOString(),
    })),
  )

  serve(server, contract.reportStock, async ({ params, body }) => {
    const { id, availableQuantity } = await getPart(shop, params.id)
    if (body.availables !== undefined && body.availables !== availableQuantity)
      shop.log.info({ partId: id, claimed: body.availables, availableQuantity }, "stock_differs")
    return {
      ...written,
      matchedCount: 1,
      modifiedCount: 0,
      availableQuantity,
    }
  })
}
