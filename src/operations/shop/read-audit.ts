import type { QueryOf } from "#contract/kernel/endpoint.ts"
import { auditActionsOf } from "#contract/shop/audit-actions.ts"
import type { exportAudit } from "#contract/shop/reports.ts"
import type { ChangedFields } from "#db/catalogue/part-field-columns.ts"
import { partActions } from "#db/catalogue/parts.ts"
import {
  type AuditEntryRow,
  type AuditFilter,
  findAuditActors,
  findAuditTargets,
  listAuditEntries,
} from "#db/shop/audit-entries.ts"
import { changeOf } from "../catalogue/list-part-changes.ts"
import type { Shop } from "../kernel/shop.ts"

/** Filters as typed; empty for any. */
export type AuditQuery = QueryOf<typeof exportAudit>

/** Entries examined per page, so that no query reads the whole log. */
const MAX_EXAMINED = 5_000
const PAGE_SIZE = 50

export interface AuditPage {
  entries: readonly AuditEntryRow[]
  /** Cursor to the next page; undefined at the end. */
  next: number | undefined
  /** Time of the oldest entry examined, if not all were. */
  seenTo: string | undefined
}

export async function readAudit(
  shop: Pick<Shop, "db">,
  query: AuditQuery,
  { limit = PAGE_SIZE, after }: { limit?: number | undefined; after?: string | undefined },
): Promise<AuditPage> {
  const filter = { ...(await auditFilterOf(shop, query)), afterId: Number(after) || undefined }
  const page = await listAuditEntries(shop.db, filter, { limit, most: MAX_EXAMINED })
  const lastShown = page.entries.length === limit ? page.entries.at(-1) : undefined
  const last = lastShown ?? (page.seen === MAX_EXAMINED ? page.last : undefined)
  return { entries: page.entries, next: last?.id, seenTo: last?.at }
}

export async function auditFilterOf(
  { db }: Pick<Shop, "db">,
  { who, action, target, from, to, q }: AuditQuery,
): Promise<AuditFilter> {
  return {
    ...(who && { actors: who === "shop" ? [""] : await findAuditActors(db, who) }),
    ...(action && { actions: auditActionsOf(action) }),
    ...(target && { targets: await findAuditTargets(db, target) }),
    from,
    to,
    search: q,
  }
}

/** Returns the fields of a part before and after; undefined for other targets. */
export function partFieldsOf({
  action,
  detail,
}: Pick<AuditEntryRow, "action" | "detail">):
  | { before: ChangedFields; after: ChangedFields }
  | undefined {
  return partActions.includes(action) ? changeOf({ action, detail }) : undefined
}
