import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core"
import { created, instant } from "./columns.ts"

export const reviews = pgTable("reviews", {
  id: text("id").primaryKey(),
  userId: text("user_id"),
  name: text("name").notNull(),
  authorRole: text("author_role").notNull().default(""),
  description: text("description").notNull(),
  photo: text("photo").notNull(),
  rating: integer("rating").notNull(),
  createdAt: created(),
  hiddenAt: instant("hidden_at"),
})

export const services = pgTable("services", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  name: text("name").notNull(),
  description: text("description").notNull(),
  photo: text("photo").notNull(),
  icon: text("icon").notNull(),
})

export const professionals = pgTable("professionals", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  name: text("name").notNull(),
  designation: text("designation").notNull(),
  photo: text("photo").notNull(),
})

export const pageContents = pgTable("page_contents", {
  name: text("name").primaryKey(),
  content: jsonb("content").$type<unknown>().notNull(),
})

export const uploads = pgTable("uploads", {
  name: text("name").primaryKey(),
  kind: text("kind", { enum: ["picture", "datasheet", "certificate"] })
    .notNull()
    .default("picture"),
  fileHash: text("file_hash").notNull(),
  state: text("state", { enum: ["storing", "stored", "removing"] }).notNull(),
  address: text("address").notNull().default(""),
  removal: text("removal"),
  width: integer("width"),
  height: integer("height"),
  placeholder: text("placeholder"),
  bytes: integer("bytes"),
  pages: integer("pages"),
  uploadedBy: text("uploaded_by"),
  createdAt: created(),
  unusedSince: instant("unused_since").defaultNow(),
})
