import { and, or, type SQL, sql } from "drizzle-orm"
import type { Executor } from "../connection/client.ts"
import { matchingWords, nearness } from "./catalogue-words.ts"

export type PartOrder = "featured" | "price" | "-price" | "available" | "name"

/** What is looked for; what is not given matters not. */
export interface PartSearch {
  /** What a person typed; empty for everything. */
  words: string
  category?: string | undefined
  orderable: boolean
  leastPriceCents?: number | undefined
  mostPriceCents?: number | undefined
  mostMinimum?: number | undefined
  /** The values chosen of each facet that has any: one of each must fit. */
  facets: readonly { name: string; values: readonly string[] }[]
  order: PartOrder
  limit: number
  offset: number
}

export interface FoundParts {
  total: number
  /** How many of them could be ordered now. */
  orderable: number
  /** The ids of the page asked for. */
  ids: string[]
  options: FacetOption[]
  /** The facets that leave a choice before any of them is chosen. */
  choices: string[]
}

export interface FacetOption {
  name: string
  value: string
  /** How many parts there are with it, while all other choices stay. */
  count: number
}

export interface CategoryCount {
  name: string
  count: number
  orderable: number
}

/** How many parts each category has, whichever is chosen; facets are a category's own and left aside. */
export async function countCategories(db: Executor, search: PartSearch): Promise<CategoryCount[]> {
  const { rows } = await db.execute<{ name: string; count: number; orderable: number }>(sql`
    select
      category as name, count(*)::int as count,
      count(*) filter (where orderable)::int as orderable
    from part_search s where ${and(sql`true`, ...matching(search))}
    group by category order by min(position)
  `)
  return rows
}

/** Finds one page of parts; how many there are in all, the counts of the categories tell. */
export async function listPageOfIds(db: Executor, search: PartSearch): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select s.part_id as id from ${source(search)}
    where ${and(sql`true`, ...matching(search))}
    order by ${orderKey(search)}, s.position limit ${search.limit} offset ${search.offset}
  `)
  return rows.map(({ id }) => id)
}

/** Finds one page of parts of a category, or with some facets, and counts what each choice would leave. */
export async function searchWithFacets(db: Executor, search: PartSearch): Promise<FoundParts> {
  const chosen = search.facets.map(({ name, values }) => ({
    name,
    fits: sql`s.facets && ${sql.param(values.map((value) => `${name}:${value}`))}::text[]`,
  }))
  const { rows } = await db.execute<FoundParts & Record<string, unknown>>(sql`
    with found as materialized (
      select s.part_id, s.position, s.orderable, s.facets,
        -- Nearness is dear, and what misses anything is on no page.
        case when ${and(sql`true`, ...chosen.map(({ fits }) => fits))} then ${orderKey(search)} end as order_key
      from ${source(search)}
      where ${and(...matching(search), withinCategory(search) ?? missesAtMostOne(chosen))}
    ),
    -- Many parts have the same values: what they miss is found out once for all of them.
    kinds as materialized (
      select s.*, ${misses(chosen)} as misses, ${firstMissed(chosen)} as missed
      from (
        select facets, count(*) as parts, count(*) filter (where orderable) as orderable
        from found group by facets
      ) s
    ),
    counted as materialized (
      select
        split_part(facet, ':', 1) as name, substr(facet, strpos(facet, ':') + 1) as value,
        -- A choice does not narrow its own facet: there the others are still to be had.
        sum(parts) filter (where misses = 0 or (misses = 1 and starts_with(facet, missed || ':'))) as count
      from kinds cross join lateral unnest(facets) as facet
      group by facet
    )
    select
      coalesce(sum(parts) filter (where misses = 0), 0)::int as total,
      coalesce(sum(orderable) filter (where misses = 0), 0)::int as orderable,
      array(
        select part_id from found join kinds using (facets) where misses = 0
        order by order_key, position limit ${search.limit} offset ${search.offset}
      ) as ids,
      (select coalesce(jsonb_agg(counted) filter (where count > 0), '[]') from counted) as options,
      array(
        -- A value that is there beside its range is no choice of two.
        select name from counted group by name
        having greatest(count(*) filter (where value ~ ${RANGE}), count(*) filter (where value !~ ${RANGE})) > 1
      ) as choices
    from kinds
  `)
  return rows[0] ?? { total: 0, orderable: 0, ids: [], options: [], choices: [] }
}

const RANGE = "^\\d+-\\d*$"

const source = ({ order }: PartSearch): SQL =>
  order === "available" ? sql`part_search s join parts p on p.id = s.part_id` : sql`part_search s`

/** What every count goes by. */
const matching = (search: PartSearch): SQL[] =>
  [
    matchingWords(search.words),
    search.orderable && sql`s.orderable`,
    search.leastPriceCents !== undefined && sql`s.price_cents >= ${search.leastPriceCents}`,
    search.mostPriceCents !== undefined && sql`s.price_cents <= ${search.mostPriceCents}`,
    search.mostMinimum !== undefined && sql`s.minimum_quantity <= ${search.mostMinimum}`,
  ].filter((condition) => condition !== undefined && condition !== false)

const withinCategory = ({ category }: PartSearch): SQL | undefined =>
  category === undefined ? undefined : sql`s.category = ${category}`

interface Chosen {
  name: string
  fits: SQL
}

/** How many of the chosen facets a part has no chosen value of. */
const misses = (chosen: readonly Chosen[]): SQL =>
  sql.join([sql`0`, ...chosen.map(({ fits }) => sql`(not ${fits})::int`)], sql` + `)

/** A part that misses two is in no count; said this way, the index of facets finds the others. */
const missesAtMostOne = (chosen: readonly Chosen[]): SQL =>
  or(
    ...chosen.map((left) =>
      and(sql`true`, ...chosen.filter((one) => one !== left).map(({ fits }) => fits)),
    ),
  ) ?? sql`true`

const firstMissed = (chosen: readonly Chosen[]): SQL =>
  sql.join([
    sql`case when false then '' `,
    ...chosen.map(({ name, fits }) => sql`when not ${fits} then ${name} `),
    sql`end`,
  ])

/** Least first; the place in the shop's own order decides between equals, so that pages never overlap. */
function orderKey({ order, words }: PartSearch): SQL {
  switch (order) {
    case "price":
      return sql`s.price_cents`
    case "-price":
      return sql`-s.price_cents`
    case "available":
      return sql`-p.available_quantity`
    case "name":
      return sql`s.title`
    case "featured":
      return words.trim() === "" ? sql`s.position` : nearness(words)
  }
}
