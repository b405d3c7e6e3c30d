import * as contract from "#contract/shop/reports.ts"
import { shopCurrency } from "#domain/pricing/currency.ts"
import { toAmount } from "#domain/pricing/money.ts"
import {
  exportAuditLog,
  exportOrderList,
  exportPartList,
  exportReturnRateList,
  exportStockList,
} from "#operations/shop/export-lists.ts"
import { exportSalesReport, readSalesReport } from "#operations/shop/sales-report.ts"
import type { Server } from "../kernel/app-env.ts"
import { serve } from "../kernel/serve.ts"
import { orderSearchOf } from "../orders/order-desk.ts"
import { stockFilterOf } from "../stock/stock.ts"

type Sums = Awaited<ReturnType<typeof readSalesReport>>["total"]
type CostedGoods = Pick<Sums, "costedNetCents" | "costCents">

function presentMargin({ costedNetCents, costCents }: CostedGoods) {
  if (costedNetCents === null || costCents === null) return {}
  return {
    cost: toAmount(costCents),
    margin: toAmount(costedNetCents - costCents),
    costedNet: toAmount(costedNetCents),
  }
}

const presentSums = ({ orders, units, netCents, refundedCents, ...goods }: Sums) => ({
  ...presentMargin(goods),
  orders,
  units,
  net: toAmount(netCents),
  refunded: toAmount(refundedCents),
  refundedUnits: goods.refundedUnits,
  refundedNet: toAmount(goods.refundedNetCents),
})

export function serveSalesReport(server: Server): void {
  const { shop } = server

  serve(server, contract.getSalesReport, async ({ query }) => {
    const report = await readSalesReport(shop, query)
    const { from, to } = report.before
    return {
      currency: shopCurrency().code,
      total: presentSums(report.total),
      before: { from, to, ...presentSums(report.before) },
      days: report.days.map((one) => ({ day: one.day, ...presentSums(one) })),
      parts: report.parts.map(({ id, name, units, netCents, ...goods }) => ({
        ...presentMargin(goods),
        _id: id,
        name,
        units,
        net: toAmount(netCents),
        refundedUnits: goods.refundedUnits,
        refundedNet: toAmount(goods.refundedNetCents),
      })),
      customers: report.customers.map(({ email, name, orders, netCents, refundedNetCents }) => ({
        email,
        name,
        orders,
        net: toAmount(netCents),
        refundedNet: toAmount(refundedNetCents),
      })),
      returns: { count: report.returns.count, cost: toAmount(report.returns.costCents) },
      unshipped: report.unshipped.map(({ id, orderNumber, createdAt }) => ({
        _id: id,
        orderNumber,
        createdAt: new Date(createdAt),
      })),
    }
  })

  serve(server, contract.exportSalesReport, ({ actor, query }) =>
    exportSalesReport(shop, actor, query),
  )
}

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
