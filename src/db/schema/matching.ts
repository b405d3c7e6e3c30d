import { pgTable, text } from "drizzle-orm/pg-core"
import { instant } from "./columns.ts"

export const matchChoices = pgTable("match_choices", {
  id: text("id").primaryKey(),
  userId: text("user_id").notNull(),
  rowKey: text("row_key").notNull(),
  written: text("written").notNull(),
  partId: text("part_id").notNull(),
  chosenAt: instant("chosen_at").notNull().defaultNow(),
})
