import { bigint, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { created, generatedId } from "./columns.ts"

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
