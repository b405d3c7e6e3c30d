import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core"
import { instant } from "./columns.ts"

/** What administrators set, by group. A group that nobody saved has no row, or one of version 0 by the demo content. */
export const shopSettings = pgTable("shop_settings", {
  name: text("name").primaryKey(),
  value: jsonb("value").$type<Record<string, unknown>>().notNull(),
  version: integer("version").notNull().default(1),
  changedAt: instant("changed_at").notNull().defaultNow(),
  changedBy: text("changed_by"),
})
