import { and, asc, desc, eq, inArray, lt, type SQL, sql } from "drizzle-orm"
import type { BulkClient } from "../connection/bulk.ts"
import type { Executor, Transaction } from "../connection/client.ts"
import { users } from "../schema/identity.ts"
import { orders } from "../schema/orders.ts"
import { parts, stockMovements } from "../schema/parts.ts"

interface StockMove {
  partId: string
  delta: number
}

type Reason = (typeof stockMovements.$inferSelect)["reason"]
type OrderReason = "order_cancelled" | "order_revived" | "refund_return"

interface MoveReason<Kind extends Reason> {
  reason: Kind
  actorId?: string | null
  note?: string
}

interface ShortPart {
  partId: string
  availableQuantity: number
}

/** Locks these parts until the transaction ends. All writers of stock lock parts in the order of their ids. */
export async function lockParts(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx
    .select({ id: parts.id })
    .from(parts)
    .where(inArray(parts.id, [...ids]))
    .orderBy(asc(parts.id))
    .for("no key update")
}

/**
 * Moves stock and writes ledger entries: either all moves, or none, and returns the short parts. Includes archived
 * parts, because the books count them.
 */
export const moveStock = (
  tx: Transaction,
  moves: readonly StockMove[],
  {
    reason,
    actorId = null,
    note = "",
  }: MoveReason<Exclude<Reason, "order" | "backorder" | OrderReason>>,
): Promise<ShortPart[]> =>
  shortOf(
    tx,
    sql`move_stock(${sql.param(moves.map(({ partId }) => partId))}::text[],
      ${sql.param(moves.map(({ delta }) => delta))}::integer[], ${reason}, actor_id => ${actorId}, note => ${note})`,
  )

/** Puts the stock of all order lines back and ends their back orders, or takes the stock again. */
export const moveOrderStock = (
  tx: Transaction,
  orderId: string,
  { reason, actorId = null }: MoveReason<OrderReason>,
): Promise<ShortPart[]> => shortOf(tx, sql`move_order_stock(${orderId}, ${reason}, ${actorId})`)

/** SQL over `r`, an import row with part_id and line; `values` are its parameters. */
interface BulkMoves {
  from: string
  values: unknown[]
  delta: string
  reason: string
  added?: { columns: string; select: string; from: string }
  /** Edited parts `p`: columns to set, and which rows. The other rows only move stock. */
  edited: { set: string; where: string; others: string }
}

/**
 * Moves stock for an import. Writes each part once, because a second write would double the cost. Requires locks on
 * the parts and enough stock.
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
  // A separate statement that sets only the stock, so that the search index does not change.
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

/** Lists movements before one, newest first, with their authors. */
export const listMovementRows = (db: Executor, partId: string, limit: number, beforeId?: number) =>
  db
    .select({
      id: stockMovements.id,
      delta: stockMovements.delta,
      reason: stockMovements.reason,
      orderId: stockMovements.orderId,
      orderNumber: orders.orderNumber,
      actorEmail: users.email,
      note: stockMovements.note,
      createdAt: stockMovements.createdAt,
    })
    .from(stockMovements)
    .leftJoin(users, eq(users.id, stockMovements.actorId))
    .leftJoin(orders, eq(orders.id, stockMovements.orderId))
    .where(
      and(
        eq(stockMovements.partId, partId),
        beforeId === undefined ? undefined : lt(stockMovements.id, beforeId),
      ),
    )
    .orderBy(desc(stockMovements.id))
    .limit(limit)
