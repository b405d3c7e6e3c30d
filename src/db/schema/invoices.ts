import { bigint, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import type { InvoiceFacts } from "#domain/invoices/invoice.ts"
import { instant } from "./columns.ts"

export const invoices = pgTable(
  "invoices",
  {
    kind: text("kind", { enum: ["invoice", "credit_note"] }).notNull(),
    year: integer("year").notNull(),
    sequence: integer("sequence").notNull(),
    /** As it stands on the document, with the shop's prefix. */
    number: text("number").notNull(),
    orderId: text("order_id").notNull(),
    refundId: text("refund_id"),
    issuedAt: instant("issued_at").notNull(),
    totalCents: bigint("total_cents", { mode: "number" }).notNull(),
    facts: jsonb("facts").$type<InvoiceFacts>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.year, table.sequence] })],
)
