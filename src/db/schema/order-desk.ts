import { jsonb, pgTable, text } from "drizzle-orm/pg-core"
import { created, generatedId, updated } from "./columns.ts"

/** What administrators write on an order for each other. */
export const orderNotes = pgTable("order_notes", {
  id: generatedId(),
  orderId: text("order_id").notNull(),
  authorId: text("author_id").notNull(),
  text: text("text").notNull(),
  createdAt: created(),
})

/** What they look for again and again. */
export const orderFilters = pgTable("order_filters", {
  name: text("name").primaryKey(),
  /** The list's query, as its address says it. */
  query: jsonb("query").$type<Record<string, string>>().notNull(),
  savedBy: text("saved_by").notNull(),
  createdAt: created(),
  updatedAt: updated(),
})
