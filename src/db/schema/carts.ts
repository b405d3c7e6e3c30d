import { bigint, boolean, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { bytea, created, generatedId, updated } from "./columns.ts"

/** Of an account or, by the hash of a cookie's token, of a visitor. */
export const carts = pgTable("carts", {
  id: generatedId(),
  userId: text("user_id"),
  tokenHash: bytea("token_hash"),
  version: integer("version").notNull().default(0),
  createdAt: created(),
  updatedAt: updated(),
})

export const cartLines = pgTable(
  "cart_lines",
  {
    cartId: bigint("cart_id", { mode: "number" }).notNull(),
    partId: text("part_id").notNull(),
    number: bigint("number", { mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    quantity: integer("quantity").notNull(),
    note: text("note").notNull().default(""),
    seenUnitPriceCents: bigint("seen_unit_price_cents", { mode: "number" }),
    seenOrderable: boolean("seen_orderable").notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.cartId, table.partId] })],
)
