import { boolean, integer, pgTable, text } from "drizzle-orm/pg-core"
import { plainTypes } from "#domain/catalogue/vocabulary/attribute.ts"
import { created, updated } from "./columns.ts"

/** The attributes that a shop added itself. */
export const vocabularyAttributes = pgTable("vocabulary_attributes", {
  code: text("code").primaryKey(),
  label: text("label").notNull(),
  type: text("type", { enum: plainTypes }).notNull(),
  unit: text("unit"),
  zeroUnknown: boolean("zero_unknown").notNull().default(false),
  categories: text("categories").array().notNull().default([]),
  aliases: text("aliases").array().notNull().default([]),
  facet: boolean("is_facet").notNull().default(false),
  bounds: integer("facet_bounds").array().notNull().default([]),
  highlighted: boolean("is_highlighted").notNull().default(false),
  place: integer("place").notNull().default(0),
  version: integer("version").notNull().default(1),
  createdAt: created(),
  updatedAt: updated(),
})
