import { type SQL, sql } from "drizzle-orm"
import type { TagChange, TagKind } from "#domain/shop/tags.ts"
import type { Executor, Transaction } from "../connection/client.ts"

/** Tables of the tags of each kind, and the column of the tagged order or customer. */
const tagged: Record<TagKind, { table: SQL; owner: SQL }> = {
  order: { table: sql`order_tags`, owner: sql`order_id` },
  customer: { table: sql`customer_tags`, owner: sql`user_id` },
}

const namesIn = (tags: readonly string[]) =>
  sql`any(${sql.param(tags.map((tag) => tag.toLowerCase()))}::text[])`

/** Adds and removes tags of these orders or customers. Requires locks on them. Returns the ids that changed. */
export async function changeTags(
  tx: Transaction,
  kind: TagKind,
  ids: readonly string[],
  { add, remove }: TagChange,
): Promise<string[]> {
  const { table, owner } = tagged[kind]
  const known = sql`select id from tags where kind = ${kind} and lower(name)`
  await tx.execute(sql`insert into tags (kind, name)
    select ${kind}, name from unnest(${sql.param([...add])}::text[]) name
    on conflict (kind, lower(name)) do nothing`)
  const added = await tx.execute<{ id: string }>(sql`insert into ${table} (${owner}, tag_id)
    select owner, tag.id from unnest(${sql.param([...ids])}::text[]) owner cross join (${known} = ${namesIn(add)}) tag
    on conflict do nothing returning ${owner} as id`)
  const removed = await tx.execute<{ id: string }>(sql`delete from ${table}
    where ${owner} = any(${sql.param([...ids])}::text[]) and tag_id in (${known} = ${namesIn(remove)})
    returning ${owner} as id`)
  return [...new Set([...added.rows, ...removed.rows].map(({ id }) => id))]
}

/** Returns the highest number of tags on any one of these. */
export async function countMostTags(
  db: Executor,
  kind: TagKind,
  ids: readonly string[],
): Promise<number> {
  const { table, owner } = tagged[kind]
  const { rows } = await db.execute<{ most: number }>(sql`
    select coalesce(max(tags), 0)::integer as most from (
      select count(*) as tags from ${table} where ${owner} = any(${sql.param([...ids])}::text[]) group by ${owner}) counted`)
  return rows[0]?.most ?? 0
}

export async function listTags(db: Executor, kind: TagKind): Promise<string[]> {
  const { table } = tagged[kind]
  const { rows } = await db.execute<{ name: string }>(sql`
    select name from tags where kind = ${kind} and exists (select from ${table} where tag_id = tags.id)
    order by lower(name)`)
  return rows.map(({ name }) => name)
}

/** SQL: the tags of an order or a customer by its id. */
export const tagsOf = (kind: TagKind, id: SQL): SQL<string[]> => {
  const { table, owner } = tagged[kind]
  return sql<string[]>`(
    select coalesce(json_agg(t.name order by lower(t.name)), '[]')
    from ${table} has join tags t on t.id = has.tag_id where has.${owner} = ${id})`
}

/** SQL: the same tags in one cell of a file. */
export const tagCellOf = (kind: TagKind, id: SQL): SQL => {
  const { table, owner } = tagged[kind]
  return sql`(select string_agg(t.name, '; ' order by lower(t.name))
    from ${table} has join tags t on t.id = has.tag_id where has.${owner} = ${id})`
}

/** SQL: whether it has this tag. Reads the few tagged ids first. */
export const hasTag = (kind: TagKind, id: SQL, tag: string): SQL => {
  const { table, owner } = tagged[kind]
  return sql`${id} in (
    select has.${owner} from ${table} has join tags t on t.id = has.tag_id
    where t.kind = ${kind} and lower(t.name) = ${tag.toLowerCase()})`
}
