import { type SQL, sql } from "drizzle-orm"
import type { Executor } from "../connection/client.ts"
import { listPartsById } from "./catalogue-parts.ts"
import type { PartRow } from "./parts.ts"

/** Looked at on either side of a price; those that have enough are fewer. */
const MAX_AROUND = 500
const MAX_NEARBY = 200

interface Wanted {
  partId: string
  category: string
  priceCents: number
  quantity: number
}

/** Parts of a category of which so many can be had, the nearest in price first; never more than a few. */
export async function listNearbyParts(db: Executor, wanted: Wanted): Promise<PartRow[]> {
  const { partId, category, priceCents, quantity } = wanted
  const near = (side: SQL) => sql`
    (select id, price_cents, available_quantity from parts
     where category = ${category} and archived_at is null and price_cents ${side} limit ${MAX_AROUND})`
  const { rows } = await db.execute<{ id: string }>(sql`
    with around as (
      ${near(sql`>= ${priceCents} order by price_cents`)}
      union all
      ${near(sql`< ${priceCents} order by price_cents desc`)}
    )
    select id from around where id <> ${partId} and available_quantity >= ${quantity}
    order by abs(price_cents - ${priceCents}), id limit ${MAX_NEARBY}
  `)
  return listPartsById(
    db,
    rows.map(({ id }) => id),
  )
}
