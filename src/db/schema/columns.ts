import { bigint, customType, timestamp } from "drizzle-orm/pg-core"

/** Column types of the tables. migrations/*.sql decides; schema.test.ts compares both. */

export const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" })
export const instant = (name: string) => timestamp(name, { withTimezone: true })
export const created = () => instant("created_at").notNull().defaultNow()
export const updated = () => instant("updated_at").notNull().defaultNow()
export const generatedId = () =>
  bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity()
export const transactionNumber = customType<{ data: string }>({ dataType: () => "xid8" })
