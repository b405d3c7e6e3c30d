import { and, desc, eq, lt } from "drizzle-orm"
import type { Executor } from "../connection/client.ts"
import { users } from "../schema/identity.ts"
import { orders } from "../schema/orders.ts"
import { stockMovements } from "../schema/parts.ts"

/** A part's movements before this one, newest first, with who made them. */
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
