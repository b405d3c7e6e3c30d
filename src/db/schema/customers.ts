import { sql } from "drizzle-orm"
import { bigint, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { created, generatedId, instant } from "./columns.ts"

/** Tags and notes that administrators keep on customers and orders. */

export const tags = pgTable("tags", {
  id: generatedId(),
  kind: text("kind", { enum: ["order", "customer"] }).notNull(),
  name: text("name").notNull(),
})

const tagId = () => bigint("tag_id", { mode: "number" }).notNull()

export const orderTags = pgTable(
  "order_tags",
  { orderId: text("order_id").notNull(), tagId: tagId() },
  (table) => [primaryKey({ columns: [table.orderId, table.tagId] })],
)

export const customerTags = pgTable(
  "customer_tags",
  { userId: text("user_id").notNull(), tagId: tagId() },
  (table) => [primaryKey({ columns: [table.userId, table.tagId] })],
)

export const customerNotes = pgTable("customer_notes", {
  id: generatedId(),
  userId: text("user_id").notNull(),
  authorId: text("author_id").notNull(),
  text: text("text").notNull(),
  createdAt: created(),
})

/** Sums of each customer's orders that are not cancelled. Triggers update them. */
export const customerTotals = pgTable("customer_totals", {
  userId: text("user_id").primaryKey(),
  orders: integer("orders").notNull().default(0),
  /** Paid, net of refunds. */
  revenueCents: bigint("revenue_cents", { mode: "number" }).notNull().default(0),
  unpaid: integer("unpaid").notNull().default(0),
  unpaidCents: bigint("unpaid_cents", { mode: "number" }).notNull().default(0),
  /** Minus infinity if the customer never ordered. */
  lastOrderAt: instant("last_order_at").notNull().default(sql`'-infinity'`),
})
