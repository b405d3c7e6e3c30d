import { sql } from "drizzle-orm"
import { matchedSpecs } from "#domain/matching/part-words.ts"
import type { Executor } from "../connection/client.ts"

/** These parts as rows of lists are matched with them: a JSON list of `KnownPart`s, to be read where it is used. */
export async function readPartsToMatch(db: Executor, ids: readonly string[]): Promise<string> {
  const { rows } = await db.execute<{ json: string }>(sql`
    select coalesce(json_agg(json_strip_nulls(to_json(part))), '[]')::text as json
    from (
      select asked.id, sku, mpn, name, category, (
        select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(specs)
        where key = any(${sql.param(matchedSpecs)})
      ) as specs, parts.id is null or null as gone
      from unnest(${sql.param(ids)}::text[]) as asked (id)
      left join parts on parts.id = asked.id and archived_at is null
    ) part
  `)
  return rows[0]?.json ?? "[]"
}
