import { and, asc, desc, eq, sql } from "drizzle-orm"
import type { InvoiceId } from "#domain/invoices/invoice.ts"
import type { Executor, Transaction } from "../connection/client.ts"
import { invoices } from "../schema/invoices.ts"

export type InvoiceRow = typeof invoices.$inferSelect

/** The row without what it says, which is as long as its order. */
const summary = {
  kind: invoices.kind,
  year: invoices.year,
  sequence: invoices.sequence,
  refundId: invoices.refundId,
  issuedAt: invoices.issuedAt,
  totalCents: invoices.totalCents,
}

/** The invoice first, then what was given back, as it was issued. */
export const listInvoicesOf = (db: Executor, orderId: string) =>
  db
    .select(summary)
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
    .orderBy(desc(invoices.kind), asc(invoices.year), asc(invoices.sequence))

export async function findInvoiceOf(
  db: Executor,
  orderId: string,
): Promise<InvoiceRow | undefined> {
  const [found] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), eq(invoices.kind, "invoice")))
  return found
}

export async function findInvoice(
  db: Executor,
  { kind, year, sequence }: InvoiceId,
): Promise<InvoiceRow | undefined> {
  const [found] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.kind, kind), eq(invoices.year, year), eq(invoices.sequence, sequence)))
  return found
}

/** Nobody else draws a number until this transaction has ended, with its row or without. */
export async function lockInvoiceNumbers(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('invoices', 0))`)
}

/** Writes it with the next number of its year; nothing where the order, or the refund, has one. Under the lock only. */
export async function insertInvoice(
  tx: Transaction,
  { kind, year, orderId, refundId, issuedAt, totalCents, facts }: Omit<InvoiceRow, "sequence">,
): Promise<InvoiceId | undefined> {
  const { rows } = await tx.execute<{ sequence: number }>(sql`
    insert into ${invoices} (kind, year, sequence, order_id, refund_id, issued_at, total_cents, facts)
    select ${kind}, ${year}, coalesce(max(sequence), 0) + 1, ${orderId}, ${refundId}, ${issuedAt.toISOString()}::timestamptz,
      ${totalCents}, ${JSON.stringify(facts)}::jsonb
    from ${invoices} where kind = ${kind} and year = ${year}
    on conflict do nothing returning sequence`)
  return rows[0] && { kind, year, sequence: rows[0].sequence }
}
