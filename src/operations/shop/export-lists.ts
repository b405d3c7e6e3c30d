import { returnRateHeadings } from "#db/returns/return-rates.ts"
import {
  auditHeadings,
  exportAuditEntries,
  exportOrders,
  exportParts,
  exportReturnRates,
  partHeadings,
  staffOrderHeadings,
} from "#db/shop/export-rows.ts"
import { exportStockLevels, type StockFilter, stockHeadings } from "#db/shop/stock-levels.ts"
import { returnReasons } from "#domain/returns/return-state.ts"
import { recordExport } from "../kernel/as-admin.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { type OrderSearch, orderFilter } from "../orders/desk/order-desk.ts"
import { type CsvFile, csvFile } from "../settings/csv-file.ts"
import { type AuditQuery, auditFilterOf } from "./read-audit.ts"

export async function exportOrderList(
  shop: Shop,
  admin: Actor,
  search: OrderSearch,
): Promise<CsvFile> {
  await recordExport(shop, admin, "orders", search)
  return csvFile(
    shop,
    "orders",
    staffOrderHeadings,
    exportOrders(shop.bulk, await orderFilter(shop, search)),
  )
}

export async function exportPartList(shop: Shop, admin: Actor, search: string): Promise<CsvFile> {
  await recordExport(shop, admin, "products", { search })
  return csvFile(shop, "products", partHeadings, exportParts(shop.bulk, search))
}

const MAX_ENTRIES = 100_000

export async function exportAuditLog(
  shop: Shop,
  admin: Actor,
  query: AuditQuery,
): Promise<CsvFile> {
  await recordExport(shop, admin, "audit", query)
  const filter = await auditFilterOf(shop, query)
  return csvFile(shop, "audit", auditHeadings, exportAuditEntries(shop.bulk, filter, MAX_ENTRIES))
}

export async function exportReturnRateList(shop: Shop, admin: Actor): Promise<CsvFile> {
  await recordExport(shop, admin, "return rates", {})
  const headings = [...returnRateHeadings, ...returnReasons, "mpn"]
  return csvFile(shop, "return-rates", headings, exportReturnRates(shop.bulk, returnReasons))
}

export async function exportStockList(
  shop: Shop,
  admin: Actor,
  filter: StockFilter,
): Promise<CsvFile> {
  await recordExport(shop, admin, "stock", { ...filter })
  return csvFile(shop, "stock", stockHeadings, exportStockLevels(shop.bulk, filter))
}
