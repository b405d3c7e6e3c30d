import { type SQL, sql } from "drizzle-orm"
import type { ReturnReason } from "#domain/returns/return-state.ts"
import type { Executor } from "../connection/client.ts"

interface ReturnedUnits {
  shipped: number
  returned: number
}

export interface ReturnRate {
  partId: string
  sku: string
  mpn: string | null
  name: string
  all: ReturnedUnits
  year: ReturnedUnits
  reasons: Partial<Record<ReturnReason, number>>
}

const isOfYear = (moment: SQL) => sql`filter (where ${moment} >= now() - interval '12 months')`

const returnedUnits = sql`back as (
  select l.part_id, b.reason, sum(b.received) as returned, coalesce(sum(b.received) ${isOfYear(sql`t.received_at`)}, 0) as of_year
  from return_lines b join returns t on t.id = b.return_id
  join order_lines l on (l.order_id, l.number) = (b.order_id, b.number)
  where b.received > 0 group by l.part_id, b.reason
), rated as (
  select part_id, sum(returned) as returned, sum(of_year) as of_year, json_object_agg(reason, returned) as reasons
  from back group by part_id
)`

/** SQL: adds the shipped units of these parts to their returned units. */
const besideShipped = (rated: SQL): SQL => sql`
  from ${rated} r join parts p on p.id = r.part_id
  cross join lateral (
    select coalesce(sum(s.quantity), 0) as units, coalesce(sum(s.quantity) ${isOfYear(sql`h.created_at`)}, 0) as of_year
    from order_lines l
    join shipment_lines s on (s.order_id, s.number) = (l.order_id, l.number)
    join shipments h on (h.order_id, h.number) = (s.order_id, s.shipment)
    where l.part_id = r.part_id
  ) shipped
  order by r.returned desc, r.part_id`

export async function listReturnRates(
  db: Executor,
  { limit, afterId }: { limit: number; afterId?: string | undefined },
): Promise<ReturnRate[]> {
  const isAfterCursor = afterId
    ? sql`(-returned, part_id) > (select -last.returned, last.part_id from rated last where last.part_id = ${afterId})`
    : sql`true`
  const { rows } = await db.execute<{ rate: ReturnRate }>(sql`
    with ${returnedUnits}, page as (select * from rated where ${isAfterCursor} order by returned desc, part_id limit ${limit})
    select json_build_object('partId', p.id, 'sku', p.sku, 'mpn', p.mpn, 'name', p.name,
      'all', json_build_object('shipped', shipped.units, 'returned', r.returned),
      'year', json_build_object('shipped', shipped.of_year, 'returned', r.of_year), 'reasons', r.reasons) as rate
    ${besideShipped(sql`page`)}`)
  return rows.map(({ rate }) => rate)
}

export const returnRateHeadings = [
  "sku",
  "name",
  "shipped",
  "returned",
  "shipped12Months",
  "returned12Months",
]

/** Builds a query of the return rates of all parts as lines of a file, with one column per reason. */
export const returnRateQuery = (reasons: readonly ReturnReason[]): SQL => sql`
  with ${returnedUnits}
  select json_build_array(p.sku, p.name, shipped.units, r.returned, shipped.of_year, r.of_year,
    ${sql.join(
      reasons.map((reason) => sql`coalesce((r.reasons->>${reason})::integer, 0)`),
      sql`, `,
    )}, p.mpn) as cells
  ${besideShipped(sql`rated`)}`
