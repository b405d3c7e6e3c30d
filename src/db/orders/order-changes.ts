import { asc, eq, sql } from "drizzle-orm"
import type { Executor, Transaction } from "../connection/client.ts"
import { type OrderAddress, orderChanges, refunds } from "../schema/orders.ts"

/** Keeps what a buyer changed of their order. */
export async function insertOrderChange(
  tx: Transaction,
  change: Pick<
    typeof orderChanges.$inferInsert,
    "orderId" | "kind" | "reason" | "detail" | "refundId"
  >,
): Promise<number> {
  const [kept] = await tx.insert(orderChanges).values(change).returning({ id: orderChanges.id })
  if (!kept) throw new Error("the change was not kept")
  return kept.id
}

/** Has an order go elsewhere until it is shipped: to this address, with its label, or to a label alone. */
export async function sendOrderTo(
  tx: Transaction,
  orderId: string,
  { deliveryAddress, shipTo }: { deliveryAddress: OrderAddress | null; shipTo: string },
): Promise<void> {
  const address = deliveryAddress && JSON.stringify(deliveryAddress)
  await tx.execute(sql`select send_order_to(${orderId}, ${address}::jsonb, ${shipTo})`)
}

/** Oldest first; of what a refund gives back, how far that is. */
export const listOrderChanges = (db: Executor, orderId: string) =>
  db
    .select({
      id: orderChanges.id,
      kind: orderChanges.kind,
      reason: orderChanges.reason,
      detail: orderChanges.detail,
      at: sql<Date>`coalesce(${refunds.createdAt}, ${orderChanges.createdAt})`.mapWith(
        orderChanges.createdAt,
      ),
      refund: refunds.state,
    })
    .from(orderChanges)
    .leftJoin(refunds, eq(refunds.id, orderChanges.refundId))
    .where(eq(orderChanges.orderId, orderId))
    .orderBy(asc(orderChanges.id))

interface CancelledLine {
  name: string
  quantity: number
  /** Missing in what earlier releases wrote. */
  sku?: string
  mpn?: string | null
}

/** The lines whose money a refund gives back, where their buyer cancelled them. */
export async function findCancelledBy(
  db: Executor,
  refundId: string,
): Promise<CancelledLine[] | undefined> {
  const [change] = await db
    .select({
      lines: sql<CancelledLine[]>`${orderChanges.detail}->'lines'`,
    })
    .from(orderChanges)
    .where(eq(orderChanges.refundId, refundId))
  return change?.lines
}
