import { integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core"
import { created, generatedId, instant, updated } from "./columns.ts"

export const auditLog = pgTable("audit_log", {
  id: generatedId(),
  actorId: text("actor_id"),
  action: text("action").notNull(),
  target: text("target").notNull(),
  detail: jsonb("detail").$type<Record<string, unknown>>().notNull().default({}),
  requestId: text("request_id"),
  createdAt: created(),
})

export const events = pgTable("events", {
  id: generatedId(),
  name: text("name").notNull(),
  subject: text("subject").notNull(),
  data: jsonb("data").$type<Record<string, unknown>>().notNull(),
  createdAt: created(),
})

export const mailOutbox = pgTable("mail_outbox", {
  id: generatedId(),
  messageId: uuid("message_id").notNull().defaultRandom(),
  recipient: text("recipient").notNull(),
  template: text("template").notNull(),
  data: jsonb("data").$type<Record<string, unknown>>(),
  dedupeKey: text("dedupe_key"),
  /** Without one, that of its order or of its recipient's account. */
  language: text("language"),
  state: text("state", { enum: ["queued", "sent", "dead"] })
    .notNull()
    .default("queued"),
  attempts: integer("attempts").notNull().default(0),
  lastError: text("last_error"),
  sendAfter: instant("send_after"),
  handedOverAt: instant("handed_over_at"),
  sentAt: instant("sent_at"),
  createdAt: created(),
  updatedAt: updated(),
})

export const shopSecrets = pgTable("shop_secrets", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
  createdAt: created(),
})

export const staffNotifications = pgTable(
  "staff_notifications",
  {
    userId: text("user_id").notNull(),
    topic: text("topic").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.topic] })],
)

/**
 * Settings by group. A group without a row, or of version 0 by the demo content, was never saved.
 */
export const shopSettings = pgTable("shop_settings", {
  name: text("name").primaryKey(),
  value: jsonb("value").$type<Record<string, unknown>>().notNull(),
  version: integer("version").notNull().default(1),
  changedAt: instant("changed_at").notNull().defaultNow(),
  changedBy: text("changed_by"),
})
