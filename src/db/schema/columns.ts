import { bigint, customType, text, timestamp } from "drizzle-orm/pg-core"

/** Column types of the tables. The migrations define the tables; schema.test.ts compares both. */

export const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" })
export const instant = (name: string) => timestamp(name, { withTimezone: true })
export const created = () => instant("created_at").notNull().defaultNow()
export const updated = () => instant("updated_at").notNull().defaultNow()
export const generatedId = () =>
  bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity()
export const transactionNumber = customType<{ data: string }>({ dataType: () => "xid8" })

/** Details that a buyer writes on a line of a list, a cart or an order. */
export const lineDetailColumns = () => ({
  designators: text("designators").notNull().default(""),
  note: text("note").notNull().default(""),
  customerPartNumber: text("customer_part_number").notNull().default(""),
  targetPriceCents: bigint("target_price_cents", { mode: "number" }),
})
