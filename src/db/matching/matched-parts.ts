import { sql } from "drizzle-orm"
import { matchedSpecs } from "#domain/matching/part-words.ts"
import type { Executor } from "../connection/client.ts"

/** Some parts as rows of lists are matched with them, in the order of their ids. */
export interface PartsToMatch {
  /** A JSON list, to be read where it is used: `MatchedPart`s, and `gone` of those that are off sale. */
  json: string
  /** The last one's id; null where there are none. */
  last: string | null
}

interface Since {
  /** Of whom the ids are above. */
  after: string
  /** Only those that were written by a transaction which this moment did not see the end of. */
  moment?: string | undefined
  most: number
}

/** What a later question for what has changed since now begins from. */
export async function readMoment(db: Executor): Promise<string> {
  const { rows } = await db.execute<{ moment: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::xid::text as moment`,
  )
  return rows[0]?.moment ?? ""
}

/** The next of them. Each row names the transaction that wrote it last, so nothing needs to be written down. */
export async function readPartsToMatch(db: Executor, since: Since): Promise<PartsToMatch> {
  const { after, moment, most } = since
  const wanted =
    moment === undefined ? sql`archived_at is null` : sql`age(xmin) <= age(${moment}::xid)`
  const { rows } = await db.execute<{ json: string; last: string | null }>(sql`
    select coalesce(json_agg(json_strip_nulls(to_json(part))), '[]')::text as json, max(id) as last
    from (
      select id, sku, mpn, name, category, (
        select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(specs)
        where key = any(${sql.param(matchedSpecs)})
      ) as specs, archived_at is not null or null as gone
      from parts where id > ${after} and ${wanted} order by id limit ${most}
    ) part
  `)
  const [row] = rows
  return { json: row?.json ?? "[]", last: row?.last ?? null }
}
