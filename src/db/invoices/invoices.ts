import { and, asc, desc, eq, gte, max, sql } from "drizzle-orm"
import type { PgColumn } from "drizzle-orm/pg-core"
import { type InvoiceId, invoiceNumber } from "#domain/invoices/invoice.ts"
import type { Executor, Transaction } from "../connection/client.ts"
import { first, hasRows } from "../connection/query-parts.ts"
import { orders, payments, refunds } from "../schema/orders.ts"
import { invoices } from "../schema/records.ts"

export type InvoiceRow = typeof invoices.$inferSelect

/** Columns without the content, which may be long. */
const summary = {
  kind: invoices.kind,
  year: invoices.year,
  sequence: invoices.sequence,
  number: invoices.number,
  refundId: invoices.refundId,
  issuedAt: invoices.issuedAt,
  totalCents: invoices.totalCents,
}

/** Lists the invoice, then credit notes by number. */
export const listInvoicesOf = (db: Executor, orderId: string) =>
  db
    .select(summary)
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
    .orderBy(desc(invoices.kind), asc(invoices.year), asc(invoices.sequence))

export const findInvoiceOf = (db: Executor, orderId: string): Promise<InvoiceRow | undefined> =>
  first(
    db
      .select()
      .from(invoices)
      .where(and(eq(invoices.orderId, orderId), eq(invoices.kind, "invoice"))),
  )

/** Returns the contents of an order's credit notes. */
export const listCreditsOf = async (
  db: Executor,
  orderId: string,
): Promise<InvoiceRow["facts"][]> => {
  const rows = await db
    .select({ facts: invoices.facts })
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), eq(invoices.kind, "credit_note")))
  return rows.map(({ facts }) => facts)
}

export const findInvoice = (
  db: Executor,
  { kind, year, sequence }: InvoiceId,
): Promise<InvoiceRow | undefined> =>
  first(
    db
      .select()
      .from(invoices)
      .where(
        and(eq(invoices.kind, kind), eq(invoices.year, year), eq(invoices.sequence, sequence)),
      ),
  )

export const findInvoiceByNumber = (
  db: Executor,
  number: string,
): Promise<InvoiceRow | undefined> =>
  first(db.select().from(invoices).where(eq(invoices.number, number)))

export const hasCreditNote = (db: Executor, refundId: string): Promise<boolean> =>
  hasRows(
    db.select({ number: invoices.number }).from(invoices).where(eq(invoices.refundId, refundId)),
  )

export async function lockInvoiceNumbers(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('invoices', 0))`)
}

/** Reports whether a document of this kind was ever issued. */
export const hasIssued = (db: Executor, kind: InvoiceId["kind"]): Promise<boolean> =>
  hasRows(
    db
      .select({ sequence: invoices.sequence })
      .from(invoices)
      .where(eq(invoices.kind, kind))
      .limit(1),
  )

export interface NumberRange {
  prefix: string
  /** Number of the very first document. Later years begin at 1. */
  first: number
}

/**
 * Inserts a document with the next number of the year. Returns undefined if the order or refund has one. Requires
 * `lockInvoiceNumbers`.
 */
export async function insertInvoice(
  tx: Transaction,
  invoice: Omit<InvoiceRow, "sequence" | "number">,
  { prefix, first }: NumberRange,
): Promise<(InvoiceId & { number: string }) | undefined> {
  const { kind, year } = invoice
  const [last] = await tx
    .select({ sequence: max(invoices.sequence) })
    .from(invoices)
    .where(and(eq(invoices.kind, kind), eq(invoices.year, year)))
  const begin = (await hasIssued(tx, kind)) ? 1 : first
  const sequence = last?.sequence ? last.sequence + 1 : begin
  const number = invoiceNumber({ kind, year, sequence }, prefix)
  const [inserted] = await tx
    .insert(invoices)
    .values({ ...invoice, sequence, number })
    .onConflictDoNothing()
    .returning({ sequence: invoices.sequence })
  return inserted && { kind, year, sequence, number }
}

/** SQL: day from which paid orders get invoices; null if invoices are off. */
const invoicesFrom = sql`invoices_from()`

const isRecent = (at: PgColumn, days: number | undefined) =>
  days === undefined ? undefined : gte(at, sql`now() - make_interval(days => ${days})`)

const hasNoInvoice = sql`not exists (select from invoices i where i.order_id = ${orders.id} and i.kind = 'invoice')`

/** Lists paid orders that need an invoice, in the order of payment. */
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
        isRecent(orders.paidAt, withinDays),
        hasNoInvoice,
      ),
    )
    .orderBy(orders.paidAt)
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Reports whether a paid order still needs an invoice. Locks the order, so that its payment cannot be undone meanwhile. */
export async function lockIfUninvoiced(tx: Transaction, orderId: string): Promise<boolean> {
  const due = and(eq(orders.id, orderId), gte(orders.paidAt, invoicesFrom), hasNoInvoice)
  const locked = await tx.select({ id: orders.id }).from(orders).where(due).for("key share")
  return locked.length > 0
}

/** Lists refunds of invoiced orders that have no credit note yet. */
export async function listUncreditedRefunds(
  db: Executor,
  { withinDays, userId, limit }: { withinDays?: number; userId?: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(invoices, and(eq(invoices.orderId, orders.id), eq(invoices.kind, "invoice")))
    .where(
      and(
        userId === undefined ? undefined : eq(orders.userId, userId),
        eq(refunds.state, "succeeded"),
        eq(payments.state, "succeeded"),
        isRecent(refunds.updatedAt, withinDays),
        sql`not exists (select from invoices credited where credited.refund_id = ${refunds.id})`,
      ),
    )
    .orderBy(refunds.updatedAt)
    .limit(limit)
  return rows.map(({ id }) => id)
}
