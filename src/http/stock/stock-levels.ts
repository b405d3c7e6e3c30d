import * as contract from "#contract/stock/stock-levels.ts"
import { isToReorder, unitsOnHand } from "#domain/stock/stock-level.ts"
import { countStock, readStockLevels } from "#operations/stock/count-stock.ts"
import type { Server } from "../kernel/app-env.ts"
import { serve, written } from "../kernel/serve.ts"

interface StockQuery {
  q?: string | undefined
  reorder?: "true" | undefined
}

export const stockFilterOf = ({ q = "", reorder }: StockQuery) => ({
  search: q,
  reorder: reorder !== undefined,
})

export function serveStockLevels(server: Server): void {
  const { shop } = server

  serve(server, contract.listStock, async ({ query }) =>
    (await readStockLevels(shop, stockFilterOf(query), query)).map((level) => ({
      _id: level.id,
      sku: level.sku,
      mpn: level.mpn ?? undefined,
      name: level.name,
      binLocation: level.binLocation ?? undefined,
      onHand: unitsOnHand(level),
      committed: level.committed,
      available: level.available,
      incoming: level.incoming,
      reorderPoint: level.reorderPoint ?? undefined,
      toReorder: isToReorder(level),
    })),
  )

  serve(server, contract.countStock, async ({ actor, headers, body }) => {
    const { changedParts } = await countStock(shop, actor, body, headers["idempotency-key"])
    return { ...written, modifiedCount: changedParts }
  })
}
