import { bigint, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core"
import { draftStates } from "#domain/orders/draft-order.ts"
import { bytea, created, instant, updated } from "./columns.ts"

/** Line of a draft order, at a price that holds until its last day. */
export interface DraftLine {
  partId: string
  quantity: number
  unitPriceCents: number
  /** The part's own price when it was written. */
  listCents: number
  /** Why staff set another; empty if they did not. */
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
