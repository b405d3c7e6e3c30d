import { and, asc, desc, eq, inArray, isNull, lt, type SQL, sql } from "drizzle-orm"
import type { PartChanges } from "#domain/catalogue/part-fields.ts"
import type { Executor, Transaction } from "../connection/client.ts"
import { containsPattern, first, hasRows } from "../connection/query-parts.ts"
import { users } from "../schema/identity.ts"
import { partImports, parts } from "../schema/parts.ts"
import { auditLog } from "../schema/records.ts"

export type PartRow = typeof parts.$inferSelect

const live = isNull(parts.archivedAt)

/** Lists live parts in the shop's order. Limited to 1,000, because the documented client has no paging. */
export const listLiveParts = (db: Executor): Promise<PartRow[]> =>
  db.select().from(parts).where(live).orderBy(asc(parts.position)).limit(1000)

/** Matches live parts by name, number, or the beginning of the id. */
export const wantedParts = (search: string): SQL | undefined =>
  and(live, search === "" ? undefined : sql`${parts.id} in (${idsOf(search)})`)

function idsOf(search: string): SQL {
  const named = sql`select part_id from part_search where title like ${containsPattern(search.toLowerCase())}`
  return /^[0-9a-f]+$/.test(search)
    ? sql`${named} union all select id from parts where id >= ${search} and id < ${`${search}g`}`
    : named
}

/** Reads one page of live parts in the shop's order, and the number of all matches. */
export async function listPartsPage(
  db: Executor,
  { search, limit, offset }: { search: string; limit: number; offset: number },
): Promise<{ rows: PartRow[]; total: number }> {
  const wanted = wantedParts(search)
  // The index skips the parts before the page without reading them.
  const page = db
    .select({ position: parts.position })
    .from(parts)
    .where(wanted)
    .orderBy(desc(parts.position))
    .limit(limit)
    .offset(offset)
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(parts)
      .where(and(live, inArray(parts.position, page)))
      .orderBy(desc(parts.position)),
    db.$count(parts, wanted),
  ])
  return { rows, total }
}

/** Inserts a part without stock. `moveStock` adds the initial stock. */
export const insertPart = (
  tx: Transaction,
  part: Omit<typeof parts.$inferInsert, "availableQuantity">,
): Promise<PartRow | undefined> =>
  first(tx.insert(parts).values(part).onConflictDoNothing().returning())

/** Archives a part. Returns false if it was not on sale. */
export const archivePartRow = (tx: Transaction, id: string): Promise<boolean> =>
  hasRows(
    tx
      .update(parts)
      .set({ archivedAt: sql`now()`, updatedAt: sql`now()`, version: sql`${parts.version} + 1` })
      .where(and(eq(parts.id, id), live))
      .returning({ id: parts.id }),
  )

export const findPart = (db: Executor, id: string): Promise<PartRow | undefined> =>
  first(db.select().from(parts).where(eq(parts.id, id)))

export const findPartByNumber = (db: Executor, sku: string): Promise<PartRow | undefined> =>
  first(
    db
      .select()
      .from(parts)
      .where(and(eq(parts.sku, sku), live)),
  )

export const lockLivePart = (tx: Transaction, id: string): Promise<PartRow | undefined> =>
  first(
    tx
      .select()
      .from(parts)
      .where(and(eq(parts.id, id), live))
      .for("no key update"),
  )

export const updatePart = (
  tx: Transaction,
  id: string,
  changes: PartChanges,
): Promise<PartRow | undefined> =>
  first(
    tx
      .update(parts)
      .set({ ...changes, version: sql`${parts.version} + 1`, updatedAt: sql`now()` })
      .where(eq(parts.id, id))
      .returning(),
  )

/** Audit actions that change the fields of a part. */
export const partActions = [
  "part.add",
  "part.edit",
  "part.archive",
  "part.sold_off",
  "part.import",
  "part.import_undo",
]

/** Lists changes of a part before an audit entry, newest first, with author and file. Excludes stock changes. */
export const listPartChangeRows = (
  db: Executor,
  partId: string,
  limit: number,
  beforeId?: number,
) =>
  db
    .select({
      id: auditLog.id,
      action: auditLog.action,
      detail: auditLog.detail,
      actorEmail: users.email,
      fileName: partImports.fileName,
      createdAt: auditLog.createdAt,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .leftJoin(partImports, eq(partImports.id, sql`${auditLog.detail}->>'import'`))
    .where(
      and(
        eq(auditLog.target, partId),
        inArray(auditLog.action, partActions),
        beforeId === undefined ? undefined : lt(auditLog.id, beforeId),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit)
