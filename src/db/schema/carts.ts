import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { bytea, created, generatedId, instant, lineDetailColumns, updated } from "./columns.ts"

/** Change with an idempotency key; `hash` is the SHA-256 of the request, in Base64. */
export interface KeyedChange {
  key: string
  hash: string
}

/** Carts of accounts, or of visitors by the hash of a cookie's token. */
export const carts = pgTable("carts", {
  id: generatedId(),
  userId: text("user_id"),
  tokenHash: bytea("token_hash"),
  version: integer("version").notNull().default(0),
  /** Number of machines that the lines are for; null if not given. */
  builds: integer("builds"),
  /** Last changes with an idempotency key, newest last. */
  keyedChanges: jsonb("keyed_changes").$type<readonly KeyedChange[]>().notNull().default([]),
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
    ...lineDetailColumns(),
    seenUnitPriceCents: bigint("seen_unit_price_cents", { mode: "number" }),
    seenOrderable: boolean("seen_orderable").notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.cartId, table.partId] })],
)

export const partLists = pgTable("part_lists", {
  id: text("id").primaryKey(),
  userId: text("user_id").notNull(),
  revision: integer("revision").notNull().default(1),
  shareHash: bytea("share_hash"),
  sharedAt: instant("shared_at"),
  openedAt: instant("opened_at"),
  createdAt: created(),
  updatedAt: updated(),
})

export const partListRevisions = pgTable(
  "part_list_revisions",
  {
    listId: text("list_id").notNull(),
    number: integer("number").notNull(),
    name: text("name").notNull(),
    builds: integer("builds").notNull(),
    spareBasisPoints: integer("spare_basis_points").notNull(),
    lineCount: integer("line_count").notNull(),
    buildCents: bigint("build_cents", { mode: "number" }).notNull(),
    totalCents: bigint("total_cents", { mode: "number" }).notNull(),
    createdAt: created(),
  },
  (table) => [primaryKey({ columns: [table.listId, table.number] })],
)

export const partListLines = pgTable(
  "part_list_lines",
  {
    listId: text("list_id").notNull(),
    revision: integer("revision").notNull(),
    number: integer("number").notNull(),
    partId: text("part_id").notNull(),
    quantity: integer("quantity").notNull(),
    ...lineDetailColumns(),
  },
  (table) => [primaryKey({ columns: [table.listId, table.revision, table.number] })],
)

export const matchChoices = pgTable("match_choices", {
  id: text("id").primaryKey(),
  userId: text("user_id").notNull(),
  rowKey: text("row_key").notNull(),
  written: text("written").notNull(),
  partId: text("part_id").notNull(),
  chosenAt: instant("chosen_at").notNull().defaultNow(),
})
