import { sql } from "drizzle-orm"
import type { Executor } from "../connection/client.ts"

export type ImportRowKind = "new" | "changed" | "returning" | "archived"

/** A row as it will be, or was, applied: null where the product stays as it is. */
export interface PartImportLine {
  line: number
  kind: ImportRowKind
  sku: string
  /** What the product is called, whether that changes or not. */
  title: string
  name: string | null
  category: string | null
  description: string | null
  image: string | null
  specs: Record<string, unknown> | null
  minimumQuantity: number | null
  priceCents: number | null
  stockDelta: number
  was: Record<string, unknown>
}

/** Rows of one kind in the file's order, after this line. */
export async function listPartImportLines(
  db: Executor,
  importId: string,
  page: { kind: ImportRowKind; after: number | undefined; limit: number },
): Promise<PartImportLine[]> {
  const { rows } = await db.execute<Record<string, unknown> & PartImportLine>(sql`
    select r.line, r.kind, r.sku, coalesce(r.name, p.name, '') as title, r.name, r.category, r.description,
      r.image, r.specs, r.minimum_quantity as "minimumQuantity", r.price_cents::float8 as "priceCents",
      r.stock_delta as "stockDelta", r.was
    from part_import_rows r left join parts p on p.id = r.part_id
    where r.import_id = ${importId} and r.kind = ${page.kind}
      ${page.after === undefined ? sql`` : sql`and r.line > ${page.after}`}
    order by r.line limit ${page.limit}
  `)
  return rows
}
