import { and, asc, eq, getTableColumns, inArray, isNull, type SQL, sql } from "drizzle-orm"
import { WHILE_STOCK_LASTS } from "#domain/catalogue/lifecycle.ts"
import type { Executor, Transaction } from "../connection/client.ts"
import { isOneOf } from "../connection/query-parts.ts"
import { formerPartSlugs, parts } from "../schema/parts.ts"
import type { PartRow } from "./parts.ts"

const live = isNull(parts.archivedAt)

export const listPartsById = (db: Executor, ids: readonly string[]): Promise<PartRow[]> =>
  listByIds(db, ids, live)

/** Lists parts by id, discontinued ones included. */
export const listKnownParts = (db: Executor, ids: readonly string[]): Promise<PartRow[]> =>
  listByIds(db, ids)

async function listByIds(
  db: Executor,
  ids: readonly string[],
  condition?: SQL,
): Promise<PartRow[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(parts)
    .where(and(inArray(parts.id, [...ids]), condition))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const listSpecs = (
  db: Executor,
  ids: readonly string[],
  condition?: SQL,
): Promise<Pick<PartRow, "id" | "category" | "specs">[]> =>
  db
    .select({ id: parts.id, category: parts.category, specs: parts.specs })
    .from(parts)
    .where(and(isOneOf(parts.id, ids), condition))

/** Lists the specs that compatibility rules read, for parts on sale, in no particular order. */
export const listSpecsById = (db: Executor, ids: readonly string[]) => listSpecs(db, ids, live)

/** Lists the fields that determine fees, in no particular order. Includes archived parts. */
export const listFeeParts = (db: Executor, ids: readonly string[]) => listSpecs(db, ids)

/** Finds a part by its current slug or a former one. */
export async function findPartBySlug(db: Executor, slug: string): Promise<PartRow | undefined> {
  const [part] = await db.select().from(parts).where(eq(parts.slug, slug))
  if (part) return part
  const [renamed] = await db
    .select(getTableColumns(parts))
    .from(formerPartSlugs)
    .innerJoin(parts, eq(parts.id, formerPartSlugs.partId))
    .where(eq(formerPartSlugs.slug, slug))
  return renamed
}

/**
 * Lists up to `limit` parts on sale per category: those in stock first, then the cheapest. Uses the search index.
 */
export const listCheapestParts = (
  db: Executor,
  categories: readonly string[],
  limit: number,
): Promise<PartRow[]> =>
  db
    .select()
    .from(parts)
    .where(
      and(
        live,
        sql`${parts.id} in (
          select part_id from unnest(${sql.param([...categories])}::text[]) as wanted cross join lateral (
            select part_id from part_search where category = wanted
            order by orderable desc, price_cents, position limit ${limit}) first)`,
      ),
    )
    .orderBy(
      sql`${parts.availableQuantity} >= ${parts.minimumQuantity} desc`,
      asc(parts.priceCents),
      asc(parts.position),
    )

interface CategoryRow {
  name: string
  count: number
  image: string
}

export async function listCategoryRows(db: Executor): Promise<CategoryRow[]> {
  const { rows } = await db.execute<CategoryRow & Record<string, unknown>>(sql`
    select counted.name, counted.count, ${parts.image} as image
    from (
      select category as name, count(*)::int as count, min(position) as first
      from part_search group by category
    ) counted
    join ${parts} on ${parts.position} = counted.first and ${live}
    order by counted.first
  `)
  return rows
}

export const listSlugs = (db: Executor, limit: number): Promise<{ slug: string }[]> =>
  db.select({ slug: parts.slug }).from(parts).where(live).orderBy(asc(parts.position)).limit(limit)

/** Number of parts read on each side of a price. Only some of them have enough stock. */
const MAX_AROUND = 500
const MAX_NEARBY = 200

interface NearbyQuery {
  partId: string
  category: string
  priceCents: number
  quantity: number
}

/** Lists parts of a category with enough stock, nearest in price first. */
export async function listNearbyParts(db: Executor, wanted: NearbyQuery): Promise<PartRow[]> {
  const { partId, category, priceCents, quantity } = wanted
  const near = (side: SQL) => sql`
    (select id, price_cents, available_quantity from parts
     where category = ${category} and archived_at is null and price_cents ${side} limit ${MAX_AROUND})`
  const { rows } = await db.execute<{ id: string }>(sql`
    with around as (
      ${near(sql`>= ${priceCents} order by price_cents`)}
      union all
      ${near(sql`< ${priceCents} order by price_cents desc`)}
    )
    select id from around where id <> ${partId} and available_quantity >= ${quantity}
    order by abs(price_cents - ${priceCents}), id limit ${MAX_NEARBY}
  `)
  return listPartsById(
    db,
    rows.map(({ id }) => id),
  )
}

const MAX_AT_ONCE = 500

/**
 * Archives parts that are sold while stock lasts and are out of stock, and returns their ids. Keeps a part on sale
 * while an unpaid order may give stock back or a batch is expected. Skips rows that other transactions lock.
 */
export async function archiveSoldOffParts(tx: Transaction): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update parts set archived_at = now(), updated_at = now(), version = version + 1
    where id in (
      select p.id from parts p
      where p.lifecycle = ${WHILE_STOCK_LASTS} and p.archived_at is null and p.available_quantity < 1
        and not exists (select from order_lines l join orders o on o.id = l.order_id
          where l.part_id = p.id and o.paid_at is null and o.status <> 'cancelled')
        and not exists (select from expected_batches b where b.part_id = p.id and b.received_at is null)
      order by p.id limit ${MAX_AT_ONCE} for update of p skip locked)
    returning id`)
  return rows.map(({ id }) => id)
}
