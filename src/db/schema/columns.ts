import { bigint, customType, timestamp } from "drizzle-orm/pg-core"

/**
 * The tables as TypeScript sees them are in this folder. The truth, with its constraints, is in
 * migrations/*.sql; schema.test.ts holds the two against each other.
 */

export const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" })
export const instant = (name: string) => timestamp(name, { withTimezone: true })
export const created = () => instant("created_at").notNull().defaultNow()
export const updated = () => instant("updated_at").notNull().defaultNow()
export const generatedId = () =>
  bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity()
export const transactionNumber = customType<{ data: string }>({ dataType: () => "xid8" })
