import { and, asc, count, desc, eq, inArray, isNull, type SQL } from "drizzle-orm"
import type { AnyPgColumn } from "drizzle-orm/pg-core"
import type { GridSort } from "#domain/catalogue/part-fields.ts"
import type { Executor } from "../connection/client.ts"
import { parts } from "../schema/parts.ts"
import { wantedParts } from "./parts.ts"

const columns = {
  id: parts.id,
  sku: parts.sku,
  mpn: parts.mpn,
  name: parts.name,
  category: parts.category,
  minimumQuantity: parts.minimumQuantity,
  maximumQuantity: parts.maximumQuantity,
  orderMultiple: parts.orderMultiple,
  availableQuantity: parts.availableQuantity,
  priceCents: parts.priceCents,
  cost: parts.cost,
  packedWeightG: parts.packedWeightG,
  breaks: parts.breaks,
  version: parts.version,
  manufacturer: parts.manufacturer,
  manufacturerAddress: parts.manufacturerAddress,
  responsiblePerson: parts.responsiblePerson,
}

/** Fields of a part that the product grid edits, with the version they were read at. */
export type GridPart = Pick<typeof parts.$inferSelect, keyof typeof columns>

const sortColumns: Record<GridSort, AnyPgColumn> = {
  sku: parts.sku,
  mpn: parts.mpn,
  name: parts.name,
  category: parts.category,
  minimumQuantity: parts.minimumQuantity,
  availableQuantity: parts.availableQuantity,
  price: parts.priceCents,
}

export interface GridView {
  search: string
  category: string | undefined
  /** Limits the view to parts without this field. */
  missing?: "packedWeightG" | undefined
  /** Newest first by default. */
  sort: { by: GridSort; isDescending: boolean } | undefined
}

const wantedBy = ({ search, category, missing }: GridView): SQL | undefined =>
  and(
    wantedParts(search),
    category === undefined ? undefined : eq(parts.category, category),
    missing && isNull(parts[missing]),
  )

/** Returns the sort order. The position breaks ties, so that pages never overlap. */
function orderBy({ sort }: GridView): SQL[] {
  if (!sort) return [desc(parts.position)]
  const column = sortColumns[sort.by]
  return [sort.isDescending ? desc(column) : asc(column), desc(parts.position)]
}

export async function listGridParts(
  db: Executor,
  view: GridView,
  { offset, limit }: { offset: number; limit: number },
): Promise<GridPart[]> {
  // Rows before the page are skipped without being read.
  const page = db
    .select({ position: parts.position })
    .from(parts)
    .where(wantedBy(view))
    .orderBy(...orderBy(view))
    .limit(limit)
    .offset(offset)
  return db
    .select(columns)
    .from(parts)
    .where(and(isNull(parts.archivedAt), inArray(parts.position, page)))
    .orderBy(...orderBy(view))
}

export const countGridParts = (db: Executor, view: GridView): Promise<number> =>
  db.$count(parts, wantedBy(view))

export const listGridCategories = (db: Executor): Promise<{ name: string; count: number }[]> =>
  db
    .select({ name: parts.category, count: count() })
    .from(parts)
    .where(isNull(parts.archivedAt))
    .groupBy(parts.category)
    .orderBy(asc(parts.category))
