import { type SQL, sql } from "drizzle-orm"

/** Days of the shop, both included; a missing one does not limit. */
export interface ShopDays {
  from?: string | undefined
  to?: string | undefined
}

/** SQL: whether a moment lies within days of the shop, in its time zone. */
export function isWithinDays(moment: SQL, { from, to }: ShopDays): SQL {
  const begin = from ? [sql`${moment} >= shop_day_begins(${from}::date)`] : []
  const end = to ? [sql`${moment} < shop_day_begins(${to}::date + 1)`] : []
  return sql.join([sql`true`, ...begin, ...end], sql` and `)
}
