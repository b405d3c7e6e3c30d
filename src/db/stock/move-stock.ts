import { type SQL, sql } from "drizzle-orm"
import type { BulkClient } from "../connection/bulk.ts"
import type { Transaction } from "../connection/client.ts"
import type { stockMovements } from "../schema/parts.ts"

/** So many more of a part, or fewer. */
export interface StockMove {
  partId: string
  delta: number
}

type Reason = (typeof stockMovements.$inferSelect)["reason"]
type OfOrder = "order_cancelled" | "order_revived" | "refund_return"

interface Why<Of extends Reason> {
  reason: Of
  actorId?: string | null
  note?: string
}

/** A part of which there is less than was to be taken. */
export interface ShortPart {
  partId: string
  availableQuantity: number
}

/**
 * The one door of stock: moves all of it and writes why, or moves nothing and returns the parts that are
 * short. Of archived parts too: the books count them all the same.
 */
export const moveStock = (
  tx: Transaction,
  moves: readonly StockMove[],
  { reason, actorId = null, note = "" }: Why<Exclude<Reason, "order" | OfOrder>>,
): Promise<ShortPart[]> =>
  shortOf(
    tx,
    sql`move_stock(${sql.param(moves.map(({ partId }) => partId))}::text[],
      ${sql.param(moves.map(({ delta }) => delta))}::integer[], ${reason}, actor_id => ${actorId}, note => ${note})`,
  )

/** Moves what all lines of an order took: back on sale, or to the order once more. */
export const moveOrderStock = (
  tx: Transaction,
  orderId: string,
  { reason, actorId = null }: Why<OfOrder>,
): Promise<ShortPart[]> =>
  shortOf(
    tx,
    sql`(
      select array_agg(part_id order by number) as ids,
        array_agg(case when ${reason} = 'order_revived' then -quantity else quantity end order by number) as deltas
      from order_lines where order_id = ${orderId}) l
    cross join lateral move_stock(l.ids, l.deltas, ${reason}, ${orderId}, ${actorId})`,
  )

/**
 * The same for as many moves as a query finds: `moves` selects part_id, delta, reason and place, their order.
 * Whoever calls holds the parts and knows that nothing is short.
 */
export async function moveStockInBulk(
  client: BulkClient,
  { moves, values }: { moves: string; values: unknown[] },
  { actorId, note, importId }: { actorId: string | null; note: string; importId?: string },
): Promise<void> {
  const [actor, why, of] = [1, 2, 3].map((more) => `$${values.length + more}::text`)
  const { rows } = await client.query(
    `select short_id from (
       select reason, array_agg(part_id order by place) as ids, array_agg(delta order by place) as deltas
       from (${moves}) moves group by reason
     ) m cross join lateral move_stock(ids, deltas, reason, actor_id => ${actor}, note => ${why}, import_id => ${of})`,
    [...values, actorId, note, importId],
  )
  if (rows.length > 0) throw new Error(`stock was short of parts that were held: ${rows.length}`)
}

async function shortOf(tx: Transaction, moved: SQL): Promise<ShortPart[]> {
  const { rows } = await tx.execute<{ short_id: string; available: number }>(
    sql`select short_id, available from ${moved}`,
  )
  return rows.map(({ short_id, available }) => ({ partId: short_id, availableQuantity: available }))
}
