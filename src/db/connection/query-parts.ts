import { ilike, or, type SQL, sql } from "drizzle-orm"
import type { PgColumn, PgTable } from "drizzle-orm/pg-core"
import type { Database, Executor } from "./client.ts"

const escaped = (search: string) => search.replaceAll(/[\\%_]/g, "\\$&")

/** Builds a `like` pattern for text anywhere; `%` and `_` are escaped. */
export const containsPattern = (search: string): string => `%${escaped(search)}%`

/**
 * Matches texts that contain the search. Without three consecutive letters or digits, the search must begin a word,
 * because the index holds trigrams.
 */
export const matchesText = (column: PgColumn, search: string): SQL | undefined =>
  /[\p{L}\p{N}]{3}/u.test(search)
    ? ilike(column, containsPattern(search))
    : or(ilike(column, `${escaped(search)}%`), ilike(column, `% ${escaped(search)}%`))

/** Matches any of these values with one parameter, however many there are. */
export const isOneOf = (column: PgColumn | SQL, values: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...new Set(values)])})`

/** Days in the shop's time zone, both included. A missing day does not limit. */
interface ShopDays {
  from?: string | undefined
  to?: string | undefined
}

/** SQL: whether a moment lies within days of the shop's time zone. */
export function isWithinDays(moment: SQL, { from, to }: ShopDays): SQL {
  const begin = from ? [sql`${moment} >= shop_day_begins(${from}::date)`] : []
  const end = to ? [sql`${moment} < shop_day_begins(${to}::date + 1)`] : []
  return sql.join([sql`true`, ...begin, ...end], sql` and `)
}

export const first = async <Row>(query: PromiseLike<Row[]>): Promise<Row | undefined> =>
  (await query)[0]

export const hasRows = async (query: PromiseLike<unknown[]>): Promise<boolean> =>
  (await query).length > 0

const MAX_COUNTED = 1000

/** Counts rows, up to 1,000. */
export function countSome(db: Executor, table: PgTable, where: SQL | undefined): Promise<number> {
  const some = db
    .select({ one: sql`1`.as("one") })
    .from(table)
    .where(where)
    .limit(MAX_COUNTED)
    .as("some")
  return db.$count(some)
}

/** Builds a query once per database and plans it once per connection. For hot paths outside transactions. */
export function prepared<Query>(build: (db: Database) => Query): (db: Database) => Query {
  const built = new WeakMap<Database, Query>()
  return (db) => {
    const known = built.get(db)
    if (known) return known
    const query = build(db)
    built.set(db, query)
    return query
  }
}
