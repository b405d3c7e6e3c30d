import {
  bigint,
  date,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core"
import type { InvoiceFacts } from "#domain/invoices/invoice.ts"
import { draftStates } from "#domain/orders/draft-order.ts"
import { bytea, created, generatedId, instant, updated } from "./columns.ts"
import type { OrderAddress } from "./orders.ts"

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
  /** Null means the language of its order or of its recipient's account. */
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

/** Settings by group. A group that was never saved has no row, or version 0 from the demo content. */
export const shopSettings = pgTable("shop_settings", {
  name: text("name").primaryKey(),
  value: jsonb("value").$type<Record<string, unknown>>().notNull(),
  version: integer("version").notNull().default(1),
  changedAt: instant("changed_at").notNull().defaultNow(),
  changedBy: text("changed_by"),
})

export const invoices = pgTable(
  "invoices",
  {
    kind: text("kind", { enum: ["invoice", "credit_note"] }).notNull(),
    year: integer("year").notNull(),
    sequence: integer("sequence").notNull(),
    /** Number as printed on the document, with the shop's prefix. */
    number: text("number").notNull(),
    orderId: text("order_id").notNull(),
    refundId: text("refund_id"),
    issuedAt: instant("issued_at").notNull(),
    totalCents: bigint("total_cents", { mode: "number" }).notNull(),
    facts: jsonb("facts").$type<InvoiceFacts>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.year, table.sequence] })],
)

/** Combined sales tax by postal code of the United States. */
export const postalTaxRates = pgTable("postal_tax_rates", {
  postalCode: text("postal_code").primaryKey(),
  state: text("state").notNull(),
  name: text("name").notNull(),
  milliPercent: numeric("milli_percent", { mode: "number" }).notNull(),
})

/** Amount of a currency that equals one unit of the shop's currency. */
export const currencyRates = pgTable(
  "currency_rates",
  {
    currency: text("currency").notNull(),
    day: date("day").notNull(),
    rate: numeric("rate", { mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.currency, table.day] })],
)

/** Line of a draft order, at a price that holds until its last day. */
export interface DraftLine {
  partId: string
  quantity: number
  unitPriceCents: number
  /** The part's own price when the line was written. */
  listCents: number
  /** Reason for a price that staff set; empty if they set none. */
  reason: string
}

export const draftOrders = pgTable("draft_orders", {
  id: text("id").primaryKey(),
  number: bigint("number", { mode: "number" }).notNull().generatedAlwaysAsIdentity(),
  userId: text("user_id").notNull(),
  createdBy: text("created_by").notNull(),
  state: text("state", { enum: draftStates }).notNull().default("draft"),
  version: integer("version").notNull().default(1),
  lines: jsonb("lines").$type<DraftLine[]>().notNull(),
  addressId: text("address_id"),
  delivery: text("delivery"),
  deliveryCents: bigint("delivery_cents", { mode: "number" }),
  /** Address for which the offer was sent, if staff set the price of delivery. */
  deliveryAddress: jsonb("delivery_address").$type<OrderAddress>(),
  note: text("note").notNull().default(""),
  validDays: integer("valid_days").notNull(),
  validUntil: instant("valid_until"),
  tokenHash: bytea("token_hash"),
  sentAt: instant("sent_at"),
  decidedAt: instant("decided_at"),
  declineReason: text("decline_reason").notNull().default(""),
  orderId: text("order_id"),
  createdAt: created(),
  updatedAt: updated(),
})
