import { and, eq, gte, sql } from "drizzle-orm"
import type { PgColumn } from "drizzle-orm/pg-core"
import type { Executor } from "../connection/client.ts"
import { invoices } from "../schema/invoices.ts"
import { orders, payments, refunds } from "../schema/orders.ts"

/** When the day began from which paid orders have invoices; null where none are issued. */
const invoicesFrom = sql`invoices_from()`

const isOfLate = (at: PgColumn, days: number | undefined) =>
  days === undefined ? undefined : gte(at, sql`now() - make_interval(days => ${days})`)

const hasNoInvoice = sql`not exists (select from invoices i where i.order_id = ${orders.id} and i.kind = 'invoice')`

/** Paid orders that are to have an invoice and have none, the first paid first. */
export async function listUninvoicedOrders(
  db: Executor,
  { withinDays, userId, limit }: { withinDays?: number; userId?: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        userId === undefined ? undefined : eq(orders.userId, userId),
        gte(orders.paidAt, invoicesFrom),
        isOfLate(orders.paidAt, withinDays),
        hasNoInvoice,
      ),
    )
    .orderBy(orders.paidAt)
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Whether it is to have an invoice, by when it was paid, and has none. */
export async function mayInvoice(db: Executor, orderId: string): Promise<boolean> {
  const due = and(eq(orders.id, orderId), gte(orders.paidAt, invoicesFrom), hasNoInvoice)
  return (await db.select({ id: orders.id }).from(orders).where(due)).length > 0
}

/** What was given back of orders that have an invoice, and has no credit note yet. */
export async function listUncreditedRefunds(
  db: Executor,
  { withinDays, limit }: { withinDays?: number; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orders, eq(orders.transactionId, payments.intentId))
    .innerJoin(invoices, and(eq(invoices.orderId, orders.id), eq(invoices.kind, "invoice")))
    .where(
      and(
        eq(refunds.state, "succeeded"),
        isOfLate(refunds.updatedAt, withinDays),
        sql`not exists (select from invoices credited where credited.refund_id = ${refunds.id})`,
      ),
    )
    .orderBy(refunds.updatedAt)
    .limit(limit)
  return rows.map(({ id }) => id)
}
