import { ilike, or, type SQL } from "drizzle-orm"
import type { PgColumn } from "drizzle-orm/pg-core"

const escaped = (search: string) => search.replaceAll(/[\\%_]/g, "\\$&")

/** Builds a `like` pattern for text anywhere; `%` and `_` are escaped. */
export const containing = (search: string): string => `%${escaped(search)}%`

/**
 * Matches texts that contain the search. Shorter than three letters or digits, it must begin a
 * word, as the index holds trigrams.
 */
export const holding = (column: PgColumn, search: string): SQL | undefined =>
  /[\p{L}\p{N}]{3}/u.test(search)
    ? ilike(column, containing(search))
    : or(ilike(column, `${escaped(search)}%`), ilike(column, `% ${escaped(search)}%`))
