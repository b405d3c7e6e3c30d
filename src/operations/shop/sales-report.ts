import {
  findReturnsCost,
  listBestCustomers,
  listBestParts,
  listOldestUnshipped,
  listSalesDays,
  type SalesDay,
  type SalesPeriod,
} from "#db/shop/sales-report.ts"
import { shopCurrency } from "#domain/pricing/currency.ts"
import { writeAmount } from "#domain/pricing/money.ts"
import { spanBefore } from "#domain/shop/days.ts"
import { requireReportable } from "../invoices/bookkeeping.ts"
import { allOf } from "../kernel/all-of.ts"
import { recordExport } from "../kernel/as-admin.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { inOneBatch, type TableFile, tableFile } from "../settings/table-file.ts"

const MAX_BEST = 10
const MAX_UNSHIPPED = 5

export async function readSalesReport({ db }: Pick<Shop, "db">, period: SalesPeriod) {
  requireReportable(period)
  const before = spanBefore(period)
  const { daysBefore, ...report } = await allOf({
    days: listSalesDays(db, period),
    daysBefore: listSalesDays(db, before),
    parts: listBestParts(db, period, MAX_BEST),
    customers: listBestCustomers(db, period, MAX_BEST),
    returns: findReturnsCost(db, period),
    unshipped: listOldestUnshipped(db, MAX_UNSHIPPED),
  })
  return { ...report, total: sumOf(report.days), before: { ...before, ...sumOf(daysBefore) } }
}

const sumOfKnown = (amounts: readonly (number | null)[]): number | null => {
  const known = amounts.filter((amount) => amount !== null)
  return known.length === 0 ? null : known.reduce((sum, amount) => sum + amount, 0)
}

const sumOf = (days: readonly SalesDay[]): Omit<SalesDay, "day"> => ({
  costedNetCents: sumOfKnown(days.map(({ costedNetCents }) => costedNetCents)),
  costCents: sumOfKnown(days.map(({ costCents }) => costCents)),
  orders: days.reduce((sum, { orders }) => sum + orders, 0),
  units: days.reduce((sum, { units }) => sum + units, 0),
  netCents: days.reduce((sum, { netCents }) => sum + netCents, 0),
  refundedCents: days.reduce((sum, { refundedCents }) => sum + refundedCents, 0),
  refundedUnits: days.reduce((sum, { refundedUnits }) => sum + refundedUnits, 0),
  refundedNetCents: days.reduce((sum, { refundedNetCents }) => sum + refundedNetCents, 0),
})

const headings = [
  "day",
  "orders",
  "units",
  "net",
  "refunded",
  "net with cost",
  "cost",
  "currency",
  "refunded units",
  "refunded net",
]

const amountOrNone = (amount: number | null): string => (amount === null ? "" : writeAmount(amount))

export async function exportSalesReport(
  shop: Shop,
  admin: Actor,
  period: SalesPeriod,
): Promise<TableFile> {
  requireReportable(period)
  const days = await listSalesDays(shop.db, period)
  await recordExport(shop, admin, "sales report", period)
  const rows = days.map((one) => [
    one.day,
    one.orders,
    one.units,
    writeAmount(one.netCents),
    writeAmount(one.refundedCents),
    amountOrNone(one.costedNetCents),
    amountOrNone(one.costCents),
    shopCurrency().code,
    one.refundedUnits,
    writeAmount(one.refundedNetCents),
  ])
  return tableFile(shop, "sales", headings, inOneBatch(rows))
}
