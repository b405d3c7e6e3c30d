import { and, asc, eq, getTableColumns, inArray, isNull, type SQL, sql } from "drizzle-orm"
import type { Executor } from "../connection/client.ts"
import { formerPartSlugs, parts } from "../schema/parts.ts"
import type { PartRow } from "./parts.ts"

const live = isNull(parts.archivedAt)

/** Parts on sale by their ids, in that order. */
export const listPartsById = (db: Executor, ids: readonly string[]): Promise<PartRow[]> =>
  listByIds(db, ids, live)

/** The same, and with them those that are no longer made. */
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

/** What rules of fit go by, of those that are on sale; in no order. */
export const listSpecsById = (
  db: Executor,
  ids: readonly string[],
): Promise<Pick<PartRow, "id" | "category" | "specs">[]> =>
  db
    .select({ id: parts.id, category: parts.category, specs: parts.specs })
    .from(parts)
    .where(and(sql`${parts.id} = any(${sql.param([...ids])})`, live))

/** By its address, or by one that it had before. */
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

/** The first parts on sale of each category, in the shop's own order; found by the search's index, which is in that order. */
export const listPartsIn = (
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
            select part_id from part_search where category = wanted order by position limit ${limit}) first)`,
      ),
    )
    .orderBy(asc(parts.position))

export interface CategoryRow {
  name: string
  count: number
  /** Of its first part. */
  image: string
}

/** The categories in the shop's own order. */
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

/** What a map of the site lists, in the shop's own order. */
export const listSlugs = (db: Executor, limit: number): Promise<{ slug: string }[]> =>
  db.select({ slug: parts.slug }).from(parts).where(live).orderBy(asc(parts.position)).limit(limit)
