import { pgTable, text } from "drizzle-orm/pg-core"
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

export const accessTokens = pgTable("access_tokens", {
  tokenHash: bytea("token_hash").primaryKey(),
  userId: text("user_id").notNull(),
  sessionId: text("session_id"),
  createdAt: created(),
  lastUsedAt: instant("last_used_at").notNull().defaultNow(),
  expiresAt: instant("expires_at").notNull(),
})
