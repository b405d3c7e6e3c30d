import { ilike, or, type SQL } from "drizzle-orm"
import type { PgColumn } from "drizzle-orm/pg-core"

const escaped = (search: string) => search.replaceAll(/[\\%_]/g, "\\$&")

/** A `like` pattern for what is typed anywhere in a text; `%` and `_` in it mean themselves. */
export const containing = (search: string): string => `%${escaped(search)}%`

/**
 * The texts that hold what was typed. The index knows pieces of three letters or digits; what has none would be
 * looked for in every row there is, so it must begin a word.
 */
export const holding = (column: PgColumn, search: string): SQL | undefined =>
  /[\p{L}\p{N}]{3}/u.test(search)
    ? ilike(column, containing(search))
    : or(ilike(column, `${escaped(search)}%`), ilike(column, `% ${escaped(search)}%`))
