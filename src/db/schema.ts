import {
  bigint,
  boolean,
  customType,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core"

/**
 * The tables as TypeScript sees them. The truth, with its constraints, is in migrations/*.sql;
 * test/schema.test.ts holds the two against each other.
 */

const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" })
const instant = (name: string) => timestamp(name, { withTimezone: true })
const created = () => instant("created_at").notNull().defaultNow()
const updated = () => instant("updated_at").notNull().defaultNow()
const generatedId = () => bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity()

export const users = pgTable("users", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  email: text("email").notNull(),
  emailVerified: boolean("email_verified").notNull().default(false),
  image: text("image"),
  twoFactorEnabled: boolean("two_factor_enabled").notNull().default(false),
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

export const accessTokens = pgTable("access_tokens", {
  tokenHash: bytea("token_hash").primaryKey(),
  userId: text("user_id").notNull(),
  sessionId: text("session_id"),
  createdAt: created(),
  lastUsedAt: instant("last_used_at").notNull().defaultNow(),
  expiresAt: instant("expires_at").notNull(),
})

export const parts = pgTable("parts", {
  id: text("id").primaryKey(),
  position: bigint("position", { mode: "number" }).notNull().generatedAlwaysAsIdentity(),
  sku: text("sku").notNull(),
  slug: text("slug").notNull(),
  name: text("name").notNull(),
  category: text("category").notNull(),
  description: text("description").notNull(),
  image: text("image").notNull(),
  specs: jsonb("specs").$type<Record<string, unknown>>().notNull().default({}),
  minimumQuantity: integer("minimum_quantity").notNull(),
  availableQuantity: integer("available_quantity").notNull(),
  priceCents: bigint("price_cents", { mode: "number" }).notNull(),
  version: integer("version").notNull().default(1),
  archivedAt: instant("archived_at"),
  createdAt: created(),
  updatedAt: updated(),
})

export const orders = pgTable("orders", {
  id: text("id").primaryKey(),
  userId: text("user_id").notNull(),
  partId: text("part_id").notNull(),
  quantity: integer("quantity").notNull(),
  unitPriceCents: bigint("unit_price_cents", { mode: "number" }).notNull(),
  totalCents: bigint("total_cents", { mode: "number" }).notNull(),
  productName: text("product_name").notNull(),
  email: text("email").notNull(),
  userName: text("user_name").notNull(),
  phone: text("phone").notNull().default(""),
  status: text("status", { enum: ["pending", "approved", "shipped", "delivered", "cancelled"] })
    .notNull()
    .default("pending"),
  paidAt: instant("paid_at"),
  transactionId: text("transaction_id"),
  refundedCents: bigint("refunded_cents", { mode: "number" }).notNull().default(0),
  cancellingAt: instant("cancelling_at"),
  cancellingBy: text("cancelling_by"),
  cancelReason: text("cancel_reason", { enum: ["deleted", "expired"] }),
  cancelledAt: instant("cancelled_at"),
  cancelledFrom: text("cancelled_from", { enum: ["pending", "approved"] }),
  expiryToldAt: instant("expiry_told_at"),
  deletedAt: instant("deleted_at"),
  /** When its owner last looked at it: tells which order a bare payment request means. */
  viewedAt: instant("viewed_at"),
  createdAt: created(),
  updatedAt: updated(),
})

export const stockMovements = pgTable("stock_movements", {
  id: generatedId(),
  partId: text("part_id").notNull(),
  delta: integer("delta").notNull(),
  reason: text("reason", {
    enum: [
      "initial",
      "order",
      "order_cancelled",
      "order_revived",
      "refund_return",
      "restock",
      "correction",
    ],
  }).notNull(),
  orderId: text("order_id"),
  actorId: text("actor_id"),
  note: text("note").notNull().default(""),
  importId: text("import_id"),
  createdAt: created(),
})

export const payments = pgTable("payments", {
  id: generatedId(),
  orderId: text("order_id").notNull(),
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
  askedFrom: text("asked_from"),
  createdAt: created(),
  updatedAt: updated(),
})

export const refunds = pgTable("refunds", {
  id: text("id").primaryKey(),
  paymentId: bigint("payment_id", { mode: "number" }).notNull(),
  key: text("key").notNull(),
  amountCents: bigint("amount_cents", { mode: "number" }).notNull(),
  reason: text("reason").notNull(),
  restock: boolean("restock").notNull().default(false),
  state: text("state", { enum: ["due", "succeeded", "failed"] })
    .notNull()
    .default("due"),
  providerId: text("provider_id"),
  askedAt: instant("asked_at"),
  requestedBy: text("requested_by"),
  createdAt: created(),
  updatedAt: updated(),
})

export const webhookEvents = pgTable("webhook_events", {
  id: text("id").primaryKey(),
  type: text("type").notNull(),
  receivedAt: instant("received_at").notNull().defaultNow(),
})

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

export const auditLog = pgTable("audit_log", {
  id: generatedId(),
  actorId: text("actor_id"),
  action: text("action").notNull(),
  target: text("target").notNull(),
  detail: jsonb("detail").$type<Record<string, unknown>>().notNull().default({}),
  requestId: text("request_id"),
  createdAt: created(),
})

export const reviews = pgTable("reviews", {
  id: text("id").primaryKey(),
  userId: text("user_id"),
  name: text("name").notNull(),
  authorRole: text("author_role").notNull().default(""),
  description: text("description").notNull(),
  photo: text("photo").notNull(),
  rating: integer("rating").notNull(),
  createdAt: created(),
})

export const services = pgTable("services", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  name: text("name").notNull(),
  description: text("description").notNull(),
  photo: text("photo").notNull(),
  icon: text("icon").notNull(),
})

export const professionals = pgTable("professionals", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  name: text("name").notNull(),
  designation: text("designation").notNull(),
  photo: text("photo").notNull(),
})

export const pageContents = pgTable("page_contents", {
  name: text("name").primaryKey(),
  content: jsonb("content").$type<unknown>().notNull(),
})

export const shopSecrets = pgTable("shop_secrets", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
  createdAt: created(),
})

export const pictures = pgTable("pictures", {
  name: text("name").primaryKey(),
  fileHash: text("file_hash").notNull(),
  state: text("state", { enum: ["storing", "stored", "removing"] }).notNull(),
  address: text("address").notNull().default(""),
  removal: text("removal"),
  width: integer("width").notNull(),
  height: integer("height").notNull(),
  placeholder: text("placeholder").notNull(),
  uploadedBy: text("uploaded_by"),
  createdAt: created(),
  unusedSince: instant("unused_since").defaultNow(),
})

export const mailOutbox = pgTable("mail_outbox", {
  id: generatedId(),
  messageId: uuid("message_id").notNull().defaultRandom(),
  recipient: text("recipient").notNull(),
  template: text("template").notNull(),
  data: jsonb("data").$type<Record<string, unknown>>(),
  dedupeKey: text("dedupe_key"),
  state: text("state", { enum: ["queued", "sent", "dead"] })
    .notNull()
    .default("queued"),
  attempts: integer("attempts").notNull().default(0),
  lastError: text("last_error"),
  handedOverAt: instant("handed_over_at"),
  sentAt: instant("sent_at"),
  createdAt: created(),
  updatedAt: updated(),
})

export const partImports = pgTable("part_imports", {
  id: text("id").primaryKey(),
  actorId: text("actor_id"),
  fileName: text("file_name").notNull(),
  options: jsonb("options").$type<Record<string, unknown>>().notNull(),
  state: text("state", {
    enum: [
      "waiting",
      "reading",
      "ready",
      "refused",
      "failed",
      "applying",
      "applied",
      "undoing",
      "undone",
      "cancelled",
    ],
  })
    .notNull()
    .default("waiting"),
  failure: text("failure"),
  done: bigint("done", { mode: "number" }).notNull().default(0),
  total: bigint("total", { mode: "number" }).notNull().default(0),
  counts: jsonb("counts").$type<Record<string, number>>().notNull().default({}),
  run: integer("run").notNull().default(0),
  touchedAt: instant("touched_at").notNull().defaultNow(),
  undoable: boolean("undoable").notNull().default(false),
  appliedAt: instant("applied_at"),
  undoneAt: instant("undone_at"),
  createdAt: created(),
})

export const partImportProblems = pgTable(
  "part_import_problems",
  {
    importId: text("import_id").notNull(),
    number: integer("number").notNull(),
    line: integer("line").notNull(),
    field: text("field").notNull(),
    message: text("message").notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.number] })],
)
