import { sql } from "drizzle-orm"
import { type ChangedFields, fieldsOfColumns } from "../catalogue/part-field-columns.ts"
import type { Executor } from "../connection/client.ts"

export type ImportRowKind = "new" | "changed" | "returning" | "archived"

/** A row as it will be, or was, applied. */
export interface PartImportLine {
  line: number
  kind: ImportRowKind
  sku: string
  /** What the part is called, whether that changes or not. */
  title: string
  /** The fields that change, as they were; of a new part none. */
  before: ChangedFields
  after: ChangedFields
  stockDelta: number
}

interface Row extends Record<string, unknown>, Omit<PartImportLine, "before" | "after"> {
  before: Record<string, unknown>
  after: Record<string, unknown>
}

/** Rows of one kind in the file's order, after this line. */
export async function listPartImportLines(
  db: Executor,
  importId: string,
  page: { kind: ImportRowKind; after: number | undefined; limit: number },
): Promise<PartImportLine[]> {
  const { rows } = await db.execute<Row>(sql`
    select r.line, r.kind, r.sku, coalesce(r.after->>'name', p.name, '') as title, r.before, r.after,
      r.stock_delta as "stockDelta"
    from part_import_rows r left join parts p on p.id = r.part_id
    where r.import_id = ${importId} and r.kind = ${page.kind}
      ${page.after === undefined ? sql`` : sql`and r.line > ${page.after}`}
    order by r.line limit ${page.limit}
  `)
  return rows.map((row) => ({
    ...row,
    before: fieldsOfColumns(row.before),
    after: fieldsOfColumns(row.after),
  }))
}
