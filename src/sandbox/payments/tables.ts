import { readFile } from "node:fs/promises"
import { bigint, boolean, integer, jsonb, pgSchema, text, timestamp } from "drizzle-orm/pg-core"
import type { Pool } from "pg"
import type Stripe from "stripe"
import type { Behaviour } from "./test-cards.ts"

/** Tables of the stand-in. tables.sql has the constraints. */

const sandbox = pgSchema("sandbox")
const instant = (name: string) => timestamp(name, { withTimezone: true })
const created = () => instant("created_at").notNull().defaultNow()
const money = (name: string) => bigint(name, { mode: "number" })
const metadata = () => jsonb("metadata").$type<Record<string, string>>().notNull().default({})

export interface BillingDetails {
  name?: string
  email?: string
  phone?: string
  address?: Partial<Stripe.Address>
}

export const paymentMethods = sandbox.table("payment_methods", {
  id: text("id").primaryKey(),
  brand: text("brand").notNull(),
  funding: text("funding").notNull(),
  last4: text("last4").notNull(),
  expMonth: integer("exp_month").notNull(),
  expYear: integer("exp_year").notNull(),
  cvcGiven: boolean("cvc_given").notNull(),
  behaviour: text("behaviour").$type<Behaviour>().notNull(),
  billingDetails: jsonb("billing_details").$type<BillingDetails>().notNull().default({}),
  createdAt: created(),
})
export type MethodRow = typeof paymentMethods.$inferSelect

export const intents = sandbox.table("payment_intents", {
  id: text("id").primaryKey(),
  clientSecret: text("client_secret").notNull(),
  amount: money("amount").notNull(),
  amountReceived: money("amount_received").notNull().default(0),
  currency: text("currency").notNull(),
  status: text("status", {
    enum: ["requires_payment_method", "requires_action", "succeeded", "canceled"],
  })
    .notNull()
    .default("requires_payment_method"),
  description: text("description"),
  metadata: metadata(),
  paymentMethodId: text("payment_method_id"),
  latestChargeId: text("latest_charge_id"),
  lastPaymentError: jsonb("last_payment_error").$type<Stripe.PaymentIntent.LastPaymentError>(),
  challengeId: text("challenge_id"),
  challengeUrl: text("challenge_url"),
  canceledAt: instant("canceled_at"),
  createdAt: created(),
})
export type IntentRow = typeof intents.$inferSelect

export const charges = sandbox.table("charges", {
  id: text("id").primaryKey(),
  paymentIntentId: text("payment_intent_id").notNull(),
  paymentMethodId: text("payment_method_id").notNull(),
  amount: money("amount").notNull(),
  amountRefunded: money("amount_refunded").notNull().default(0),
  currency: text("currency").notNull(),
  status: text("status", { enum: ["succeeded", "failed"] }).notNull(),
  authenticated: boolean("authenticated").notNull(),
  failureCode: text("failure_code"),
  failureMessage: text("failure_message"),
  declineCode: text("decline_code"),
  createdAt: created(),
})
export type ChargeRow = typeof charges.$inferSelect

export const refunds = sandbox.table("refunds", {
  id: text("id").primaryKey(),
  chargeId: text("charge_id").notNull(),
  paymentIntentId: text("payment_intent_id").notNull(),
  amount: money("amount").notNull(),
  currency: text("currency").notNull(),
  reason: text("reason"),
  metadata: metadata(),
  createdAt: created(),
})
export type RefundRow = typeof refunds.$inferSelect

export const answers = sandbox.table("idempotency", {
  access: text("access", { enum: ["secret", "publishable"] }).notNull(),
  key: text("key").notNull(),
  path: text("path").notNull(),
  paramsDigest: text("params_digest").notNull(),
  status: integer("status").notNull(),
  body: text("body").notNull(),
  requestId: text("request_id").notNull(),
  createdAt: created(),
})

export const events = sandbox.table("events", {
  id: text("id").primaryKey(),
  position: bigint("position", { mode: "number" }).generatedAlwaysAsIdentity(),
  type: text("type").notNull(),
  payload: text("payload").notNull(),
  attempts: integer("attempts").notNull().default(0),
  nextAttemptAt: instant("next_attempt_at").notNull().defaultNow(),
  deliveredAt: instant("delivered_at"),
  createdAt: created(),
})

const tables = new URL("./tables.sql", import.meta.url)

/** Creates the card stand-in's tables unless they exist. Processes may run this concurrently. */
export async function makeCardTables(database: Pick<Pool, "query">): Promise<void> {
  await database.query(await readFile(tables, "utf8"))
}
