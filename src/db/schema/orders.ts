import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core"
import type { PostalAddress } from "#domain/accounts/postal-address.ts"
import type { ChargeFacts, LineTaxFacts } from "#domain/orders/charges.ts"
import { shipments } from "#domain/orders/shipment.ts"
import type { PriceFacts } from "#domain/pricing/price-for.ts"
import type { PromisedUnits } from "#domain/stock/promise.ts"
import { bytea, created, generatedId, instant, lineDetailColumns, updated } from "./columns.ts"

export interface OrderAddress extends PostalAddress {
  id: string
}

export interface Agreement {
  page: string
  version: number
  at: string
}

export const orders = pgTable("orders", {
  id: text("id").primaryKey(),
  /** Number for people, such as `CA-2026-000123`; the database assigns it. */
  orderNumber: text("order_number").notNull(),
  userId: text("user_id").notNull(),
  /** Number of units. Like total and number of lines, a sum over the lines. */
  quantity: integer("quantity").notNull(),
  totalCents: bigint("total_cents", { mode: "number" }).notNull(),
  lineCount: integer("line_count").notNull().default(0),
  email: text("email").notNull(),
  userName: text("user_name").notNull(),
  phone: text("phone").notNull().default(""),
  purchaseOrder: text("purchase_order").notNull().default(""),
  shipTo: text("ship_to").notNull().default(""),
  note: text("note").notNull().default(""),
  deliveryAddress: jsonb("delivery_address").$type<OrderAddress>(),
  /** Billing address, if not the delivery address. */
  billingAddress: jsonb("billing_address").$type<OrderAddress>(),
  billTo: text("bill_to").notNull().default(""),
  agreed: jsonb("agreed").$type<Agreement[]>(),
  /** Whether it ships complete or in parts; null if nothing was back-ordered. */
  shipment: text("shipment", { enum: shipments }),
  status: text("status", { enum: ["pending", "approved", "shipped", "delivered", "cancelled"] })
    .notNull()
    .default("pending"),
  paidAt: instant("paid_at"),
  refundedCents: bigint("refunded_cents", { mode: "number" }).notNull().default(0),
  cancellingAt: instant("cancelling_at"),
  cancellingBy: text("cancelling_by"),
  cancelReason: text("cancel_reason", { enum: ["deleted", "expired", "declined"] }),
  cancelledAt: instant("cancelled_at"),
  cancelledFrom: text("cancelled_from", { enum: ["pending", "approved"] }),
  expiryToldAt: instant("expiry_told_at"),
  /** True while the freight is not agreed. The database sets it. */
  freightDue: boolean("freight_due").notNull().default(false),
  freightSetAt: instant("freight_set_at"),
  /** Number of times that its contents were changed. */
  revision: integer("revision").notNull().default(0),
  editedAt: instant("edited_at"),
  /** Why the buyer declined the freight, in their words. */
  declineReason: text("decline_reason").notNull().default(""),
  /** True if the order sold a part out while its buyer's address was unproved. */
  takesLast: boolean("takes_last").notNull().default(false),
  /** Network of an unproved buyer, kept for two days. */
  placedFrom: text("placed_from"),
  /** End of the hold that lapsed. */
  heldUntil: instant("held_until"),
  deletedAt: instant("deleted_at"),
  /** Time when its owner opened it, to match payments by total; see db/payments/payments.ts. */
  viewedAt: instant("viewed_at"),
  /** Time of a request for a payment that several orders could match. */
  paymentAskedAt: instant("payment_asked_at"),
  /** Account that placed the order if the hold needs no confirmed address: staff, or the buyer by a mailed offer. */
  placedBy: text("placed_by"),
  /** Time until which the order waits for a bank transfer; null if its buyer did not choose one. */
  transferUntil: instant("transfer_until"),
  /** Money received by transfer beyond what paid the order, and not sent back. */
  transferBalanceCents: bigint("transfer_balance_cents", { mode: "number" }).notNull().default(0),
  /** Language of its mails and documents, such as `en`. */
  language: text("language").notNull().default("en"),
  createdAt: created(),
  updatedAt: updated(),
})

/** Lines as they were when the order was placed. */
export const orderLines = pgTable(
  "order_lines",
  {
    orderId: text("order_id").notNull(),
    number: integer("number").notNull(),
    partId: text("part_id").notNull(),
    sku: text("sku").notNull(),
    name: text("name").notNull(),
    quantity: integer("quantity").notNull(),
    unitPriceCents: bigint("unit_price_cents", { mode: "number" }).notNull(),
    totalCents: bigint("total_cents", { mode: "number" }).notNull(),
    priceFacts: jsonb("price_facts").$type<Partial<PriceFacts>>().notNull().default({}),
    taxFacts: jsonb("tax_facts").$type<LineTaxFacts>(),
    /** Cost of one unit at the time of sale, for staff; null if unknown. */
    costCents: bigint("cost_cents", { mode: "number" }),
    ...lineDetailColumns(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.number] })],
)

export const orderCharges = pgTable(
  "order_charges",
  {
    orderId: text("order_id").notNull(),
    number: integer("number").notNull(),
    kind: text("kind", { enum: ["delivery", "fee", "tax"] }).notNull(),
    name: text("name").notNull(),
    amountCents: bigint("amount_cents", { mode: "number" }).notNull(),
    facts: jsonb("facts").$type<ChargeFacts>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.number] })],
)

export const orderChanges = pgTable("order_changes", {
  id: generatedId(),
  orderId: text("order_id").notNull(),
  kind: text("kind", { enum: ["cancelled", "details"] }).notNull(),
  reason: text("reason").notNull().default(""),
  detail: jsonb("detail").$type<Record<string, unknown>>().notNull(),
  refundId: text("refund_id"),
  createdAt: created(),
})

export const backOrders = pgTable(
  "back_orders",
  {
    id: bigint("id", { mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    orderId: text("order_id").notNull(),
    number: integer("number").notNull(),
    partId: text("part_id").notNull(),
    quantity: integer("quantity").notNull(),
    waiting: integer("waiting").notNull(),
    dropped: integer("dropped").notNull().default(0),
    promise: jsonb("promise").$type<readonly PromisedUnits[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.number] })],
)

export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    userId: text("user_id").notNull(),
    key: text("key").notNull(),
    requestHash: bytea("request_hash").notNull(),
    response: jsonb("response").$type<unknown>(),
    createdAt: created(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
)

export const payments = pgTable("payments", {
  id: generatedId(),
  orderId: text("order_id").notNull(),
  /** Transfers have no intent at the card provider. */
  method: text("method", { enum: ["card", "transfer"] })
    .notNull()
    .default("card"),
  attempt: integer("attempt").notNull(),
  intentId: text("intent_id"),
  amountCents: bigint("amount_cents", { mode: "number" }).notNull(),
  currency: text("currency").notNull().default("usd"),
  state: text("state", {
    enum: ["creating", "live", "succeeded", "canceled", "refund_due", "refunded"],
  })
    .notNull()
    .default("creating"),
  checkedAt: instant("checked_at"),
  /** True if the payment was matched by a total that several orders have. */
  byPrice: boolean("by_price").notNull().default(false),
  /** Order that the card provider associates with the payment, if it is another one. */
  madeFor: text("made_for"),
  disputedAt: instant("disputed_at"),
  /** Ids of open disputes. An empty one is a dispute without a known id. */
  openDisputes: text("open_disputes").array().notNull().default([]),
  createdAt: created(),
  updatedAt: updated(),
})

export const refunds = pgTable("refunds", {
  id: text("id").primaryKey(),
  paymentId: bigint("payment_id", { mode: "number" }).notNull(),
  key: text("key").notNull(),
  amountCents: bigint("amount_cents", { mode: "number" }).notNull(),
  reason: text("reason").notNull(),
  /** Message to the buyer. */
  message: text("message").notNull().default(""),
  restock: boolean("restock").notNull().default(false),
  state: text("state", { enum: ["due", "succeeded", "failed"] })
    .notNull()
    .default("due"),
  providerId: text("provider_id"),
  askedAt: instant("asked_at"),
  requestedBy: text("requested_by"),
  /** Day and reference of a refund that was sent by bank transfer. */
  sentOn: date("sent_on"),
  reference: text("reference").notNull().default(""),
  createdAt: created(),
  updatedAt: updated(),
})

/** Bank transfers of an order, as staff recorded them. */
export const orderTransfers = pgTable(
  "order_transfers",
  {
    orderId: text("order_id").notNull(),
    number: integer("number").notNull(),
    kind: text("kind", { enum: ["received", "returned"] }).notNull(),
    amountCents: bigint("amount_cents", { mode: "number" }).notNull(),
    bookedOn: date("booked_on").notNull(),
    reference: text("reference").notNull().default(""),
    recordedBy: text("recorded_by"),
    createdAt: created(),
    undoneAt: instant("undone_at"),
    undoneBy: text("undone_by"),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.number] })],
)

export const refundLines = pgTable(
  "refund_lines",
  {
    refundId: text("refund_id").notNull(),
    orderId: text("order_id").notNull(),
    number: integer("number").notNull(),
    quantity: integer("quantity").notNull(),
    taxCents: bigint("tax_cents", { mode: "number" }).notNull().default(0),
    /** Fees of the line that go back with the units, including their tax. */
    feeCents: bigint("fee_cents", { mode: "number" }).notNull().default(0),
    restock: boolean("restock").notNull(),
    returned: integer("returned").notNull().default(0),
    /** Cancelled units that were still back-ordered; null if all were. */
    awaited: integer("awaited"),
  },
  (table) => [primaryKey({ columns: [table.refundId, table.number] })],
)

export const webhookEvents = pgTable("webhook_events", {
  id: text("id").primaryKey(),
  type: text("type").notNull(),
  receivedAt: instant("received_at").notNull().defaultNow(),
})

export const orderNotes = pgTable("order_notes", {
  id: generatedId(),
  orderId: text("order_id").notNull(),
  authorId: text("author_id").notNull(),
  text: text("text").notNull(),
  createdAt: created(),
})

export const orderFilters = pgTable("order_filters", {
  name: text("name").primaryKey(),
  query: jsonb("query").$type<Record<string, string>>().notNull(),
  savedBy: text("saved_by").notNull(),
  createdAt: created(),
  updatedAt: updated(),
})
