import { sql } from "drizzle-orm"
import type { Specs } from "#domain/catalogue/spec-values.ts"
import type { Executor } from "../connection/client.ts"

export async function isReindexed(db: Executor, fingerprint: string): Promise<boolean> {
  const { rows } = await db.execute<{ fingerprint: string }>(
    sql`select fingerprint from vocabulary_readings where is_done order by read_at desc limit 1`,
  )
  return rows[0]?.fingerprint === fingerprint
}

/** Records the start of reading all parts with this vocabulary. */
export async function startReindexing(db: Executor, fingerprint: string): Promise<void> {
  await db.execute(sql`
    insert into vocabulary_readings (fingerprint, is_done) values (${fingerprint}, false)
    on conflict (fingerprint) do update set read_at = now(), parts_read = 0, is_done = false
  `)
}

/**
 * Records how many parts are read with this vocabulary, and whether these are all. Records nothing if an import
 * requested another reading since the start.
 */
export async function recordReindexing(
  db: Executor,
  fingerprint: string,
  { parts, isDone }: { parts: number; isDone: boolean },
): Promise<void> {
  await db.execute(sql`
    update vocabulary_readings set read_at = now(), parts_read = ${parts}, is_done = ${isDone}
    where fingerprint = ${fingerprint}
  `)
}

export async function readReindexProgress(
  db: Executor,
  fingerprint: string,
): Promise<{ read: number; of: number }> {
  const { rows } = await db.execute<{ read: number; of: number }>(sql`
    select (select count(*)::integer from parts) as of,
      coalesce((select parts_read from vocabulary_readings where fingerprint = ${fingerprint} and not is_done), 0) as read
  `)
  return rows[0] ?? { read: 0, of: 0 }
}

interface SpecsOfPart {
  id: string
  category: string
  specs: Specs
}

/** Lists up to `limit` parts after an id. Includes archived parts. */
export async function listSpecs(
  db: Executor,
  after: string,
  limit: number,
): Promise<SpecsOfPart[]> {
  const { rows } = await db.execute<SpecsOfPart & Record<string, unknown>>(
    sql`select id, category, specs from parts where id > ${after} order by id limit ${limit}`,
  )
  return rows
}

/**
 * Replaces specs that have not changed since they were read. This is not an edit and leaves the version unchanged.
 */
export async function replaceSpecs(
  db: Executor,
  changes: readonly { id: string; before: Specs; after: Specs }[],
): Promise<void> {
  await db.execute(sql`
    update parts p set specs = change->'after'
    from jsonb_array_elements(${JSON.stringify(changes)}::jsonb) change
    where p.id = change->>'id' and p.specs = change->'before'
  `)
}

export async function refreshFacets(db: Executor, ids: readonly string[]): Promise<void> {
  await db.execute(sql`
    select put_part_search(p) from parts p join part_search s on s.part_id = p.id
    where p.id = any(${sql.param([...ids])}) and s.facets <> part_facets(p.specs)
  `)
}

/** Marks parts that have a value under one of these codes for reindexing. */
export async function markForReindexing(
  db: Executor,
  ids: readonly string[],
  codes: readonly string[],
): Promise<void> {
  await db.execute(sql`
    select note_part_texts(id) from parts
    where id = any(${sql.param([...ids])}) and jsonb_exists_any(specs, ${sql.param([...codes])}::text[])
  `)
}

/** Reads the category of each part number. Includes archived parts. */
export async function readCategoriesBySku(
  db: Executor,
  skus: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ sku: string; category: string }>(
    sql`select sku, category from parts where sku = any(${sql.param([...skus])})`,
  )
  return new Map(rows.map(({ sku, category }) => [sku, category]))
}

const MAX_CATEGORIES = 500

/** Lists the first 500 categories of parts on sale by name. */
export async function listCategoryNames(db: Executor): Promise<string[]> {
  const { rows } = await db.execute<{ category: string }>(
    sql`select category from part_search group by category order by category limit ${MAX_CATEGORIES}`,
  )
  return rows.map(({ category }) => category)
}

export interface UsedKey {
  key: string
  parts: number
  examples: string[]
}

const MAX_KEYS = 2000

/** Lists the 2,000 most frequent spec keys of a category's parts on sale. */
export async function listUsedKeys(db: Executor, category: string): Promise<UsedKey[]> {
  const { rows } = await db.execute<UsedKey & Record<string, unknown>>(sql`
    select key, count(*)::integer as parts,
      array(select distinct unnest(array[min(left(value #>> '{}', 60)), max(left(value #>> '{}', 60))])) as examples
    from parts, jsonb_each(specs)
    where category = ${category} and archived_at is null and value <> 'null'
    group by key order by count(*) desc, key limit ${MAX_KEYS}
  `)
  return rows
}

export async function countPartsOnSale(db: Executor, category: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::integer as count from part_search where category = ${category}`,
  )
  return rows[0]?.count ?? 0
}
