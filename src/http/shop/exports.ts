import * as contract from "#contract/shop/reports.ts"
import {
  exportAuditLog,
  exportOrderList,
  exportPartList,
  exportReturnRateList,
  exportStockList,
} from "#operations/shop/export-lists.ts"
import type { Server } from "../kernel/app-env.ts"
import { serve } from "../kernel/serve.ts"
import { orderSearchOf } from "../orders/order-desk.ts"
import { stockFilterOf } from "../stock/stock.ts"

export function serveExports(server: Server): void {
  const { shop } = server

  serve(server, contract.exportOrders, ({ actor, query }) =>
    exportOrderList(shop, actor, orderSearchOf(query)),
  )

  serve(server, contract.exportReturnRates, ({ actor }) => exportReturnRateList(shop, actor))

  serve(server, contract.exportParts, ({ actor, query }) => exportPartList(shop, actor, query.q))

  serve(server, contract.exportStock, ({ actor, query }) =>
    exportStockList(shop, actor, stockFilterOf(query)),
  )

  serve(server, contract.exportAudit, ({ actor, query }) => exportAuditLog(shop, actor, query))
}
