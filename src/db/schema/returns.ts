import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { returnReasons } from "#domain/returns/return-reasons.ts"
import { returnStates } from "#domain/returns/return-state.ts"
import { created, instant, updated } from "./columns.ts"

export const returns = pgTable("returns", {
  id: text("id").primaryKey(),
  orderId: text("order_id").notNull(),
  state: text("state", { enum: returnStates }).notNull().default("asked"),
  /** Rises with each step. */
  version: integer("version").notNull().default(1),
  /** The shop's last message. */
  answer: text("answer").notNull().default(""),
  /** Address to send the goods to. */
  sendTo: text("send_to").notNull().default(""),
  /** Refund, made or under way. */
  refundId: text("refund_id"),
  receivedAt: instant("received_at"),
  createdAt: created(),
  updatedAt: updated(),
})

export const returnLines = pgTable(
  "return_lines",
  {
    returnId: text("return_id").notNull(),
    orderId: text("order_id").notNull(),
    number: integer("number").notNull(),
    quantity: integer("quantity").notNull(),
    reason: text("reason", { enum: returnReasons }).notNull(),
    words: text("words").notNull().default(""),
    pictures: text("pictures").array().notNull().default([]),
    /** Units received, and units put back on sale. */
    received: integer("received"),
    restocked: integer("restocked"),
  },
  (table) => [primaryKey({ columns: [table.returnId, table.number] })],
)
