import { and, eq, inArray, isNull, sql } from "drizzle-orm"
import type { Executor } from "../connection/client.ts"
import { parts } from "../schema/parts.ts"
import { partReviews } from "../schema/reviews.ts"

/** How many units of each of these parts somebody has paid and kept, of orders whose money did not all go back. */
async function listBoughtUnits(
  db: Executor,
  userId: string,
  partIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.execute<{ partId: string; units: number }>(sql`
    select l.part_id as "partId", sum(greatest(0, l.quantity - coalesce(gone.units, 0)))::float8 as units
    from orders o join order_lines l on l.order_id = o.id and l.part_id = any(${sql.param(partIds)}::text[])
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
    where o.user_id = ${userId} and o.paid_at is not null and o.status <> 'cancelled' and o.refunded_cents < o.total_cents
    group by l.part_id`)
  return new Map(rows.map(({ partId, units }) => [partId, units]))
}

export const countBoughtUnits = async (
  db: Executor,
  userId: string,
  partId: string,
): Promise<number> => (await listBoughtUnits(db, userId, [partId])).get(partId) ?? 0

/** A part that somebody may review, by what its page is called. */
export interface ReviewablePart {
  partId: string
  slug: string
  /** There is a review of theirs. */
  isWritten: boolean
}

/** Those of these parts that are on sale and that somebody bought and kept. */
export async function listReviewableParts(
  db: Executor,
  userId: string,
  partIds: readonly string[],
): Promise<ReviewablePart[]> {
  const bought = await listBoughtUnits(db, userId, partIds)
  const kept = [...bought].flatMap(([partId, units]) => (units > 0 ? [partId] : []))
  if (kept.length === 0) return []
  return db
    .select({
      partId: parts.id,
      slug: parts.slug,
      isWritten: sql<boolean>`coalesce(${partReviews.body}, '') <> ''`,
    })
    .from(parts)
    .leftJoin(partReviews, and(eq(partReviews.partId, parts.id), eq(partReviews.userId, userId)))
    .where(and(inArray(parts.id, kept), isNull(parts.archivedAt)))
}
