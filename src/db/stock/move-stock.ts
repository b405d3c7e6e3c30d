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
  { reason, actorId = null, note = "" }: Why<Exclude<Reason, "order" | "backorder" | OfOrder>>,
): Promise<ShortPart[]> =>
  shortOf(
    tx,
    sql`move_stock(${sql.param(moves.map(({ partId }) => partId))}::text[],
      ${sql.param(moves.map(({ delta }) => delta))}::integer[], ${reason}, actor_id => ${actorId}, note => ${note})`,
  )

/** Moves what all lines of an order took: back on sale, and none of them waits any more; or all of it to the order once more. */
export const moveOrderStock = (
  tx: Transaction,
  orderId: string,
  { reason, actorId = null }: Why<OfOrder>,
): Promise<ShortPart[]> => shortOf(tx, sql`move_order_stock(${orderId}, ${reason}, ${actorId})`)

/** SQL about `r`, a row of an import with its part_id and line; `values` are its parameters. */
export interface BulkMoves {
  from: string
  values: unknown[]
  delta: string
  reason: string
  /** Parts that begin with it: their columns but stock, selected from these rows. */
  added?: { columns: string; select: string; from: string }
  /** What else changes of parts `p`, and in which rows; the others move nothing but stock. */
  edited: { set: string; where: string; others: string }
}

/**
 * The same door for an import: it writes each part once, its stock with its fields, for twice costs twice.
 * Whoever calls holds the parts and knows that nothing is short.
 */
export async function moveStockInBulk(
  client: BulkClient,
  { from, values, delta, reason, added, edited }: BulkMoves,
  { actorId, note, importId }: { actorId: string | null; note: string; importId: string },
): Promise<void> {
  if (added)
    await client.query(
      `insert into parts (available_quantity, ${added.columns})
       select ${delta}, ${added.select} from ${added.from} order by r.line`,
      values,
    )
  const moved = `update parts p set available_quantity = p.available_quantity + ${delta}`
  const { set, where, others } = edited
  await client.query(`${moved}, ${set} from ${from} where ${where} and p.id = r.part_id`, values)
  // By itself, so that the search has nothing to follow.
  await client.query(`${moved} from ${from} where ${others} and p.id = r.part_id`, values)
  const [actor, why, of] = [1, 2, 3].map((more) => `$${values.length + more}`)
  await client.query(
    `insert into stock_movements (part_id, delta, reason, actor_id, note, import_id)
     select r.part_id, ${delta}, ${reason}, ${actor}, ${why}, ${of}
     from ${from} where ${delta} <> 0 order by r.line`,
    [...values, actorId, note, importId],
  )
  await client.query(
    `select give_to_waiting(array(select r.part_id from ${from} where ${delta} > 0))`,
    values,
  )
}

async function shortOf(tx: Transaction, moved: SQL): Promise<ShortPart[]> {
  const { rows } = await tx.execute<{ short_id: string; available: number }>(
    sql`select short_id, available from ${moved}`,
  )
  return rows.map(({ short_id, available }) => ({ partId: short_id, availableQuantity: available }))
}
