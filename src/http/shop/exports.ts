import * as contract from "#contract/shop/exports.ts"
import {
  exportAuditLog,
  exportOrderList,
  exportPartList,
  exportReturnRateList,
  exportStockList,
} from "#operations/shop/export-lists.ts"
import type { Server } from "../kernel/app-env.ts"
import { serve } from "../kernel/serve.ts"
import { answerCsv } from "../kernel/stream-file.ts"
import { orderSearchOf } from "../orders/order-desk.ts"
import { stockFilterOf } from "../stock/stock.ts"

export function serveExports(server: Server): void {
  const { shop } = server

  serve(server, contract.exportOrders, async ({ actor, query, c }) => {
    return answerCsv(c, await exportOrderList(shop, actor, orderSearchOf(query)))
  })

  serve(server, contract.exportReturnRates, async ({ actor, c }) =>
    answerCsv(c, await exportReturnRateList(shop, actor)),
  )

  serve(server, contract.exportParts, async ({ actor, query, c }) =>
    answerCsv(c, await exportPartList(shop, actor, query.q)),
  )

  serve(server, contract.exportStock, async ({ actor, query, c }) =>
    answerCsv(c, await exportStockList(shop, actor, stockFilterOf(query))),
  )

  serve(server, contract.exportAudit, async ({ actor, query, c }) =>
    answerCsv(c, await exportAuditLog(shop, actor, query)),
  )
}
