import { type SQL, sql } from "drizzle-orm"
import type { Pool } from "pg"
import type { StockLevel } from "#domain/stock/stock-level.ts"
import { wantedParts } from "../catalogue/parts.ts"
import { cursorFor, type ExportedRow, readCursor } from "../connection/bulk.ts"
import type { Executor } from "../connection/client.ts"
import { unitsOfLine } from "../orders/line-units.ts"
import { parts } from "../schema/parts.ts"

export interface StockFilter {
  /** Words of name or number. */
  search: string
  /** Only parts at their reorder point or below. */
  reorder: boolean
}

/** SQL: units of a part `parts` that are on their way to the shop. */
const incoming = sql`(select coalesce(sum(b.quantity), 0)::float8 from expected_batches b
  where b.part_id = parts.id and b.received_at is null)`

/**
 * SQL: units of a part `parts` that are promised to orders: those in the store, and those that wait for stock. Cancelled
 * units stay promised until their refund is decided, because only then are they available again.
 */
const promised = sql`lateral (
  select coalesce(sum(greatest(0, to_ship - waits)), 0)::float8 as committed,
    coalesce(sum(least(to_ship, waits)), 0)::float8 as owed
  from (
    select greatest(0, u.quantity - (u.cancelled - u.undecided) - u.shipped) as to_ship,
      greatest(0, u.waiting - greatest(0, u.cancelled - u.undecided - u.dropped)) as waits
    from order_lines l join orders o on o.id = l.order_id and o.status in ('pending', 'approved')
    cross join ${unitsOfLine} u where l.part_id = parts.id
  ) each_line)`

/** SQL: place of a part `parts` in the list. */
const place = sql`coalesce(parts.bin_location, ''), parts.sku`

const isToReorder = sql`${parts.reorderPoint} >= ${parts.availableQuantity} + ${incoming}`

const wanted = ({ search, reorder }: StockFilter): SQL =>
  sql`${wantedParts(search)} and ${reorder ? isToReorder : sql`true`}`

/** SQL: sorts and limits the parts before it counts their units in orders. */
const levels = (where: SQL, more: SQL): SQL => sql`
  select parts.id, parts.sku, parts.mpn, parts.name, parts.bin_location as "binLocation",
    parts.reorder_point as "reorderPoint", parts.available_quantity as available,
    promised.committed, promised.owed, ${incoming} as incoming
  from (
    select id, sku, mpn, name, bin_location, reorder_point, available_quantity
    from parts where ${where} order by ${place} ${more}
  ) parts
  cross join ${promised} promised order by ${place}`

/** Lists the stock of parts on sale, sorted by bin location and number, beginning after the part `after`. */
export async function listStockLevels(
  db: Executor,
  filter: StockFilter,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<StockLevel[]> {
  const from =
    after === undefined
      ? sql`true`
      : sql`(${place}) > (select coalesce(p.bin_location, ''), p.sku from parts p where p.id = ${after})`
  const { rows } = await db.execute<StockLevel & Record<string, unknown>>(
    levels(sql`${wanted(filter)} and ${from}`, sql`limit ${limit}`),
  )
  return rows
}

/** Returns the stock of those of these parts that are on sale. Lock the parts first. */
export async function findStockLevels(
  db: Executor,
  partIds: readonly string[],
): Promise<StockLevel[]> {
  const { rows } = await db.execute<StockLevel & Record<string, unknown>>(
    levels(sql`parts.id = any(${sql.param(partIds)}::text[]) and parts.archived_at is null`, sql``),
  )
  return rows
}

export const stockHeadings = [
  "sku",
  "mpn",
  "name",
  "binLocation",
  "onHand",
  "committed",
  "available",
  "incoming",
  "reorderPoint",
  "owed",
]

export const exportStockLevels = (pool: Pool, filter: StockFilter): AsyncGenerator<ExportedRow[]> =>
  readCursor(
    pool,
    cursorFor(sql`select json_build_array(sku, mpn, name, "binLocation",
      available + committed, committed, available, incoming, "reorderPoint", owed) as cells
      from (${levels(wanted(filter), sql``)}) level`),
  )
