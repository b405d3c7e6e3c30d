import { boolean, pgTable, text } from "drizzle-orm/pg-core"
import { bytea, created, instant, updated } from "./columns.ts"

export const profiles = pgTable("profiles", {
  userId: text("user_id").primaryKey(),
  role: text("role", { enum: ["user", "admin"] })
    .notNull()
    .default("user"),
  education: text("education").notNull().default(""),
  location: text("location").notNull().default(""),
  phone: text("phone").notNull().default(""),
  linkedin: text("linkedin").notNull().default(""),
  createdAt: created(),
  updatedAt: updated(),
})

/** Where people have things sent. */
export const addresses = pgTable("addresses", {
  id: text("id").primaryKey(),
  userId: text("user_id").notNull(),
  label: text("label").notNull(),
  name: text("name").notNull(),
  company: text("company").notNull(),
  street: text("street").notNull(),
  district: text("district").notNull(),
  city: text("city").notNull(),
  region: text("region").notNull(),
  postalCode: text("postal_code").notNull(),
  country: text("country").notNull(),
  phone: text("phone").notNull(),
  isDefault: boolean("is_default").notNull(),
  createdAt: created(),
  updatedAt: updated(),
})

export const accessTokens = pgTable("access_tokens", {
  tokenHash: bytea("token_hash").primaryKey(),
  userId: text("user_id").notNull(),
  sessionId: text("session_id"),
  createdAt: created(),
  lastUsedAt: instant("last_used_at").notNull().defaultNow(),
  expiresAt: instant("expires_at").notNull(),
})
