import { sql } from "drizzle-orm"
import { WHILE_STOCK_LASTS } from "#domain/catalogue/lifecycle.ts"
import type { Transaction } from "../connection/client.ts"

const MAX_AT_ONCE = 500

/**
 * Archives parts that are sold while stock lasts and have none, unless unpaid orders may give some back or more is on
 * its way. Returns their ids. Parts that somebody changes just now are left to the next time.
 */
export async function archiveSoldOffParts(tx: Transaction): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update parts set archived_at = now(), updated_at = now(), version = version + 1
    where id in (
      select p.id from parts p
      where p.lifecycle = ${WHILE_STOCK_LASTS} and p.archived_at is null and p.available_quantity < 1
        and not exists (select from order_lines l join orders o on o.id = l.order_id
          where l.part_id = p.id and o.paid_at is null and o.status <> 'cancelled')
        and not exists (select from expected_batches b where b.part_id = p.id and b.received_at is null)
      order by p.id limit ${MAX_AT_ONCE} for update of p skip locked)
    returning id`)
  return rows.map(({ id }) => id)
}
