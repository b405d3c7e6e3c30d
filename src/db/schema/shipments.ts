import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { returnReasons, returnStates } from "#domain/returns/return-state.ts"
import { created, generatedId, instant, updated } from "./columns.ts"

export const shipments = pgTable(
  "shipments",
  {
    orderId: text("order_id").notNull(),
    /** Number within the order, from 1. */
    number: integer("number").notNull(),
    carrier: text("carrier").notNull().default(""),
    trackingNumber: text("tracking_number").notNull().default(""),
    trackingUrl: text("tracking_url").notNull().default(""),
    /** Null if unknown. */
    shippedBy: text("shipped_by"),
    createdAt: created(),
    deliveredAt: instant("delivered_at"),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.number] })],
)

export const shipmentLines = pgTable(
  "shipment_lines",
  {
    orderId: text("order_id").notNull(),
    number: integer("number").notNull(),
    shipment: integer("shipment").notNull(),
    quantity: integer("quantity").notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.number, table.shipment] })],
)

export const traceNumbers = pgTable(
  "trace_numbers",
  {
    orderId: text("order_id").notNull(),
    number: integer("number").notNull(),
    shipment: integer("shipment").notNull(),
    place: integer("place").notNull(),
    value: text("value").notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.number, table.shipment, table.place] })],
)

/** Units that will not be sent. If their refund fails, they will be sent again. */
export const lineCancellations = pgTable("line_cancellations", {
  id: generatedId(),
  orderId: text("order_id").notNull(),
  number: integer("number").notNull(),
  quantity: integer("quantity").notNull(),
  refundId: text("refund_id"),
  cancelledBy: text("cancelled_by"),
  createdAt: created(),
})

export const returns = pgTable("returns", {
  id: text("id").primaryKey(),
  orderId: text("order_id").notNull(),
  /** Number within its order, from 1. The database assigns it. */
  number: integer("number").notNull(),
  state: text("state", { enum: returnStates }).notNull().default("asked"),
  /** Rises with each step. */
  version: integer("version").notNull().default(1),
  answer: text("answer").notNull().default(""),
  sendTo: text("send_to").notNull().default(""),
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

/** Declarations by buyers that they withdraw from the contract. */
export const withdrawals = pgTable("withdrawals", {
  id: text("id").primaryKey(),
  orderId: text("order_id").notNull(),
  name: text("name").notNull(),
  message: text("message").notNull(),
  /** Return that was requested with it, if something was shipped. */
  returnId: text("return_id"),
  receivedAt: instant("received_at").notNull().defaultNow(),
  handledAt: instant("handled_at"),
  handledBy: text("handled_by"),
})
