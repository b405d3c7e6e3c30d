import { sql } from "drizzle-orm"
import type { Executor } from "../connection/client.ts"

/** How many units of a part somebody has paid and kept, of orders whose money did not all go back. */
export async function countBoughtUnits(
  db: Executor,
  userId: string,
  partId: string,
): Promise<number> {
  const { rows } = await db.execute<{ units: number }>(sql`
    select coalesce(sum(greatest(0, l.quantity - coalesce(gone.units, 0))), 0)::float8 as units
    from orders o join order_lines l on l.order_id = o.id and l.part_id = ${partId}
    left join lateral (
      select sum(quantity) as units from (
        select rl.quantity from refund_lines rl join refunds r on r.id = rl.refund_id and r.state <> 'failed'
        where rl.order_id = l.order_id and rl.number = l.number
        union all
        -- Those of refunds are among the lines of their refund.
        select c.quantity from line_cancellations c
        where c.order_id = l.order_id and c.number = l.number and c.refund_id is null
      ) each
    ) gone on true
    where o.user_id = ${userId} and o.paid_at is not null and o.status <> 'cancelled' and o.refunded_cents < o.total_cents`)
  return rows[0]?.units ?? 0
}
