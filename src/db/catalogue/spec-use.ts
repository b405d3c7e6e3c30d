import { sql } from "drizzle-orm"
import type { Executor } from "../connection/client.ts"

export interface UsedKey {
  key: string
  parts: number
  examples: string[]
}

/** What the parts on sale of a category have in their specs, those of most parts first. */
export async function listUsedKeys(db: Executor, category: string): Promise<UsedKey[]> {
  const { rows } = await db.execute<UsedKey & Record<string, unknown>>(sql`
    select key, count(*)::integer as parts,
      array(select distinct unnest(array[min(left(value #>> '{}', 60)), max(left(value #>> '{}', 60))])) as examples
    from parts, jsonb_each(specs)
    where category = ${category} and archived_at is null and value <> 'null'
    group by key order by count(*) desc, key limit 2000
  `)
  return rows
}

export async function countPartsOf(db: Executor, category: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::integer as count from part_search where category = ${category}`,
  )
  return rows[0]?.count ?? 0
}
