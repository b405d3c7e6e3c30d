import { and, asc, eq, inArray, sql } from "drizzle-orm"
import type { LineQuantity } from "#domain/orders/shipment.ts"
import type { Executor } from "../connection/client.ts"
import { users } from "../schema/identity.ts"
import { payments, refunds } from "../schema/orders.ts"
import { auditLog, mailOutbox } from "../schema/records.ts"

/**
 * Lists the audit entries of an order with one of these actions. Excludes saves that left the tracking as it was.
 */
export const listOrderSteps = (db: Executor, orderId: string, actions: readonly string[]) =>
  db
    .select({
      action: auditLog.action,
      detail: auditLog.detail,
      at: auditLog.createdAt,
      by: users.email,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(
      and(
        eq(auditLog.target, orderId),
        inArray(auditLog.action, [...actions]),
        sql`(${auditLog.action} <> 'order.shipment' or ${auditLog.detail}->'before' <> ${auditLog.detail}->'after')`,
      ),
    )
    .orderBy(asc(auditLog.id))

/** Lists the refunds of an order, including pending ones. */
export const listOrderRefunds = (db: Executor, orderId: string) =>
  db
    .select({
      id: refunds.id,
      amountCents: refunds.amountCents,
      state: refunds.state,
      reason: refunds.reason,
      at: refunds.createdAt,
      by: users.email,
      lines: sql<LineQuantity[] | null>`(
        select json_agg(json_build_object('number', number, 'quantity', quantity) order by number)
        from refund_lines where refund_id = refunds.id)`,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .leftJoin(users, eq(users.id, refunds.requestedBy))
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(refunds.createdAt))

/** Lists the mails with these dedupe keys that still exist. */
export const listOrderMails = (db: Executor, dedupeKeys: string[]) =>
  db
    .select({
      key: sql<string>`${mailOutbox.dedupeKey}`,
      template: mailOutbox.template,
      state: mailOutbox.state,
      at: sql<Date>`coalesce(${mailOutbox.sentAt}, ${mailOutbox.createdAt})`.mapWith(
        mailOutbox.createdAt,
      ),
    })
    .from(mailOutbox)
    .where(inArray(mailOutbox.dedupeKey, dedupeKeys))
    .orderBy(asc(mailOutbox.id))
