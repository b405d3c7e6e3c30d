import type { OrderFilter } from "#db/orders/orders.ts"
import {
  auditHeadings,
  type ExportedRow,
  exportAuditEntries,
  exportOrders,
  exportParts,
  orderHeadings,
  partHeadings,
} from "#db/shop/export-rows.ts"
import { BYTE_ORDER_MARK, csvLine } from "#domain/shop/spreadsheet-cell.ts"
import { asAdmin } from "../kernel/as-admin.ts"
import { audit } from "../kernel/audit.ts"
import { consumeLimit } from "../kernel/rate-limits.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { type AskedAudit, auditFilterOf } from "./read-audit.ts"

export interface ExportedFile {
  name: string
  /** Ends early only by throwing. */
  texts: AsyncGenerator<string>
}

export async function exportOrderList(
  shop: Shop,
  admin: Actor,
  filter: Omit<OrderFilter, "limit" | "afterId">,
): Promise<ExportedFile> {
  await recordExport(shop, admin, "orders", filter)
  return begun("orders", orderHeadings, exportOrders(shop.bulk, filter))
}

export async function exportPartList(
  shop: Shop,
  admin: Actor,
  search: string,
): Promise<ExportedFile> {
  await recordExport(shop, admin, "products", { search })
  return begun("products", partHeadings, exportParts(shop.bulk, search))
}

/** So many entries, newest first, out of as many that one of its filters leaves. */
const MOST_ENTRIES = 100_000

export async function exportAuditLog(
  shop: Shop,
  admin: Actor,
  asked: AskedAudit,
): Promise<ExportedFile> {
  await recordExport(shop, admin, "audit", asked)
  const filter = await auditFilterOf(shop, asked)
  return begun("audit", auditHeadings, exportAuditEntries(shop.bulk, filter, MOST_ENTRIES))
}

/** Who took a list out of the shop, since it holds what people entrusted to it. */
async function recordExport(shop: Shop, admin: Actor, what: string, detail: object): Promise<void> {
  await consumeLimit(shop, "export", admin.id)
  await shop.db.transaction(
    asAdmin(shop, admin, (tx) => audit(tx, admin, "export", what, { ...detail })),
  )
}

/** Waits for the first rows, so that a database that is away is answered as such. */
async function begun(
  what: string,
  headings: readonly string[],
  batches: AsyncGenerator<ExportedRow[]>,
): Promise<ExportedFile> {
  const first = await batches.next()
  async function* texts() {
    try {
      yield BYTE_ORDER_MARK + csvLine(headings)
      if (!first.done) yield first.value.map(csvLine).join("")
      for await (const rows of batches) yield rows.map(csvLine).join("")
    } finally {
      await batches.return(undefined)
    }
  }
  const minute = new Date().toISOString().slice(0, 16).replace("T", "-").replace(":", "")
  return { name: `computer-assembler-${what}-${minute}.csv`, texts: texts() }
}
