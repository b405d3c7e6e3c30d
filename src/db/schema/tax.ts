import { date, pgTable, text } from "drizzle-orm/pg-core"
import { created, instant } from "./columns.ts"

/** By what buyers owe no tax, or owe it themselves. */
export const taxIds = pgTable("tax_ids", {
  id: text("id").primaryKey(),
  userId: text("user_id").notNull(),
  kind: text("kind", { enum: ["eu_vat", "gb_vat", "us_certificate"] }).notNull(),
  country: text("country").notNull(),
  /** Of a certificate, its state. */
  region: text("region").notNull(),
  number: text("number").notNull(),
  validUntil: date("valid_until"),
  /** The file of a certificate, by the address of its upload. */
  certificate: text("certificate"),
  state: text("state", { enum: ["waiting", "valid", "invalid"] }).notNull(),
  checkedAt: instant("checked_at"),
  /** The number by which the authority knows that it was asked. */
  consultation: text("consultation").notNull().default(""),
  /** Whose it is, as its authority says. */
  holder: text("holder").notNull().default(""),
  decidedBy: text("decided_by"),
  createdAt: created(),
})
