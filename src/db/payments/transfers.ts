import { and, asc, eq, max, sql } from "drizzle-orm"
import type { Executor, Transaction } from "../connection/client.ts"
import { first } from "../connection/query-parts.ts"
import { users } from "../schema/identity.ts"
import { orderTransfers, payments, refunds } from "../schema/orders.ts"

export type TransferRow = typeof orderTransfers.$inferSelect

/**
 * Inserts a transfer with the order's next number. Returns undefined if a transfer that looks the same is recorded.
 */
export async function insertTransfer(
  tx: Transaction,
  transfer: Omit<typeof orderTransfers.$inferInsert, "number">,
): Promise<number | undefined> {
  const [last] = await tx
    .select({ number: max(orderTransfers.number) })
    .from(orderTransfers)
    .where(eq(orderTransfers.orderId, transfer.orderId))
  const [inserted] = await tx
    .insert(orderTransfers)
    .values({ ...transfer, number: (last?.number ?? 0) + 1 })
    .onConflictDoNothing()
    .returning({ number: orderTransfers.number })
  return inserted?.number
}

export const findTransfer = (
  tx: Executor,
  orderId: string,
  number: number,
): Promise<TransferRow | undefined> =>
  first(
    tx
      .select()
      .from(orderTransfers)
      .where(and(eq(orderTransfers.orderId, orderId), eq(orderTransfers.number, number))),
  )

export const markTransferUndone = async (
  tx: Transaction,
  { orderId, number }: Pick<TransferRow, "orderId" | "number">,
  undoneBy: string,
): Promise<void> => {
  await tx
    .update(orderTransfers)
    .set({ undoneAt: sql`now()`, undoneBy })
    .where(and(eq(orderTransfers.orderId, orderId), eq(orderTransfers.number, number)))
}

/** Lists all transfers of an order, including undone ones, and who recorded them. */
export const listTransfers = (db: Executor, orderId: string) =>
  db
    .select({
      number: orderTransfers.number,
      kind: orderTransfers.kind,
      amountCents: orderTransfers.amountCents,
      bookedOn: orderTransfers.bookedOn,
      reference: orderTransfers.reference,
      undoneAt: orderTransfers.undoneAt,
      by: users.email,
    })
    .from(orderTransfers)
    .leftJoin(users, eq(users.id, orderTransfers.recordedBy))
    .where(eq(orderTransfers.orderId, orderId))
    .orderBy(asc(orderTransfers.number))

/** Lists refunds of an order that staff must send by bank transfer. */
export const listRefundsToSend = (db: Executor, orderId: string) =>
  db
    .select({
      id: refunds.id,
      amountCents: refunds.amountCents,
      reason: refunds.reason,
      createdAt: refunds.createdAt,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(eq(payments.orderId, orderId), eq(payments.method, "transfer"), eq(refunds.state, "due")),
    )
    .orderBy(asc(refunds.createdAt))
