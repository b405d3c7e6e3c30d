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
import { type TableFile, tableFile } from "../settings/table-file.ts"
import { type AuditQuery, auditFilterOf } from "./read-audit.ts"

export async function exportOrderList(
  shop: Shop,
  admin: Actor,
  search: OrderSearch,
): Promise<TableFile> {
  await recordExport(shop, admin, "orders", search)
  return tableFile(
    shop,
    "orders",
    staffOrderHeadings,
    exportOrders(shop.bulk, await orderFilter(shop, search)),
  )
}

export async function exportPartList(shop: Shop, admin: Actor, search: string): Promise<TableFile> {
  await recordExport(shop, admin, "products", { search })
  return tableFile(shop, "products", partHeadings, exportParts(shop.bulk, search))
}

const MAX_ENTRIES = 100_000

export async function exportAuditLog(
  shop: Shop,
  admin: Actor,
  query: AuditQuery,
): Promise<TableFile> {
  await recordExport(shop, admin, "audit", query)
  const filter = await auditFilterOf(shop, query)
  return tableFile(shop, "audit", auditHeadings, exportAuditEntries(shop.bulk, filter, MAX_ENTRIES))
}

export async function exportReturnRateList(shop: Shop, admin: Actor): Promise<TableFile> {
  await recordExport(shop, admin, "return rates", {})
  const headings = [...returnRateHeadings, ...returnReasons, "mpn"]
  return tableFile(shop, "return-rates", headings, exportReturnRates(shop.bulk, returnReasons))
}

export async function exportStockList(
  shop: Shop,
  admin: Actor,
  filter: StockFilter,
): Promise<TableFile> {
  await recordExport(shop, admin, "stock", { ...filter })
  return tableFile(shop, "stock", stockHeadings, exportStockLevels(shop.bulk, filter))
}
