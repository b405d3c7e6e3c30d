import { sql } from "drizzle-orm"
import { bigint, boolean, date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { bytea, created, generatedId, instant, updated } from "./columns.ts"

export const users = pgTable("users", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  email: text("email").notNull(),
  emailVerified: boolean("email_verified").notNull().default(false),
  confirmedSignedOut: boolean("confirmed_signed_out").notNull().default(false),
  image: text("image"),
  twoFactorEnabled: boolean("two_factor_enabled").notNull().default(false),
  language: text("language"),
  /** VAT numbers that staff refused or withdrew. */
  refusedTaxNumbers: text("refused_tax_numbers").array().notNull().default([]),
  closedAt: instant("closed_at"),
  createdAt: created(),
  updatedAt: updated(),
})

export const sessions = pgTable("sessions", {
  id: text("id").primaryKey(),
  userId: text("user_id").notNull(),
  token: text("token").notNull(),
  expiresAt: instant("expires_at").notNull(),
  ipAddress: text("ip_address"),
  userAgent: text("user_agent"),
  createdAt: created(),
  updatedAt: updated(),
})

export const accounts = pgTable("accounts", {
  id: text("id").primaryKey(),
  userId: text("user_id").notNull(),
  accountId: text("account_id").notNull(),
  providerId: text("provider_id").notNull(),
  accessToken: text("access_token"),
  refreshToken: text("refresh_token"),
  idToken: text("id_token"),
  accessTokenExpiresAt: instant("access_token_expires_at"),
  refreshTokenExpiresAt: instant("refresh_token_expires_at"),
  scope: text("scope"),
  password: text("password"),
  createdAt: created(),
  updatedAt: updated(),
})

export const verifications = pgTable("verifications", {
  id: text("id").primaryKey(),
  identifier: text("identifier").notNull(),
  value: text("value").notNull(),
  expiresAt: instant("expires_at").notNull(),
  createdAt: created(),
  updatedAt: updated(),
})

export const twoFactors = pgTable("two_factors", {
  id: text("id").primaryKey(),
  userId: text("user_id").notNull(),
  secret: text("secret").notNull(),
  backupCodes: text("backup_codes").notNull(),
  verified: boolean("verified").notNull().default(true),
  failedVerificationCount: integer("failed_verification_count").notNull().default(0),
  lockedUntil: instant("locked_until"),
})

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

export const taxIds = pgTable("tax_ids", {
  id: text("id").primaryKey(),
  userId: text("user_id").notNull(),
  kind: text("kind", { enum: ["eu_vat", "gb_vat", "us_certificate"] }).notNull(),
  country: text("country").notNull(),
  /** US state of a certificate. */
  region: text("region").notNull(),
  number: text("number").notNull(),
  validUntil: date("valid_until"),
  /** Address of a certificate's upload. */
  certificate: text("certificate"),
  state: text("state", { enum: ["waiting", "valid", "invalid"] }).notNull(),
  /** Time of the authority's last answer. */
  checkedAt: instant("checked_at"),
  /** Time of a check that the authority did not answer; its last answer stays valid. */
  unansweredAt: instant("unanswered_at"),
  consultation: text("consultation").notNull().default(""),
  holder: text("holder").notNull().default(""),
  decidedBy: text("decided_by"),
  createdAt: created(),
})

/** Tags and notes that administrators keep on customers and orders. */

export const tags = pgTable("tags", {
  id: generatedId(),
  kind: text("kind", { enum: ["order", "customer"] }).notNull(),
  name: text("name").notNull(),
})

const tagId = () => bigint("tag_id", { mode: "number" }).notNull()

export const orderTags = pgTable(
  "order_tags",
  { orderId: text("order_id").notNull(), tagId: tagId() },
  (table) => [primaryKey({ columns: [table.orderId, table.tagId] })],
)

export const customerTags = pgTable(
  "customer_tags",
  { userId: text("user_id").notNull(), tagId: tagId() },
  (table) => [primaryKey({ columns: [table.userId, table.tagId] })],
)

export const customerNotes = pgTable("customer_notes", {
  id: generatedId(),
  userId: text("user_id").notNull(),
  authorId: text("author_id").notNull(),
  text: text("text").notNull(),
  createdAt: created(),
})

/** Sums of each customer's orders that are not cancelled. Triggers update them. */
export const customerTotals = pgTable("customer_totals", {
  userId: text("user_id").primaryKey(),
  orders: integer("orders").notNull().default(0),
  /** Paid, net of refunds. */
  revenueCents: bigint("revenue_cents", { mode: "number" }).notNull().default(0),
  unpaid: integer("unpaid").notNull().default(0),
  unpaidCents: bigint("unpaid_cents", { mode: "number" }).notNull().default(0),
  /** Minus infinity if the customer never ordered. */
  lastOrderAt: instant("last_order_at").notNull().default(sql`'-infinity'`),
})
