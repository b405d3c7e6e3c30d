import { sql } from "drizzle-orm"
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
import { plainTypes } from "#domain/catalogue/vocabulary/attribute.ts"
import { importStates } from "#domain/imports/part-columns.ts"
import type { Attachment } from "#domain/pictures/uploads.ts"
import type { Cents } from "#domain/pricing/money.ts"
import type { PriceBreak } from "#domain/pricing/price-for.ts"
import { movementReasons } from "#domain/stock/stock-level.ts"
import { created, generatedId, instant, transactionNumber, updated } from "./columns.ts"

export const parts = pgTable("parts", {
  id: text("id").primaryKey(),
  position: bigint("position", { mode: "number" }).notNull().generatedAlwaysAsIdentity(),
  sku: text("sku").notNull(),
  mpn: text("mpn"),
  slug: text("slug").notNull(),
  name: text("name").notNull(),
  category: text("category").notNull(),
  description: text("description").notNull(),
  image: text("image").notNull(),
  imageAlt: text("image_alt"),
  pictures: jsonb("pictures").$type<readonly Attachment[]>().notNull().default([]),
  datasheets: jsonb("datasheets").$type<readonly Attachment[]>().notNull().default([]),
  specs: jsonb("specs").$type<Record<string, unknown>>().notNull().default({}),
  minimumQuantity: integer("minimum_quantity").notNull(),
  maximumQuantity: integer("maximum_quantity"),
  orderMultiple: integer("order_multiple").notNull().default(1),
  availableQuantity: integer("available_quantity").notNull().default(0),
  priceCents: bigint("price_cents", { mode: "number" }).notNull(),
  cost: bigint("cost_cents", { mode: "number" }).$type<Cents>(),
  breaks: jsonb("breaks").$type<readonly PriceBreak[]>().notNull().default([]),
  lifecycle: text("lifecycle"),
  /** Set if the part can be ordered beyond its stock; null otherwise. */
  backorder: text("backorder"),
  replacedBy: text("replaced_by"),
  packedWeightG: integer("packed_weight_g"),
  packedSizeMm: text("packed_size_mm"),
  countryOfOrigin: text("country_of_origin"),
  tariffCode: text("tariff_code"),
  taxClass: text("tax_class"),
  reorderPoint: integer("reorder_point"),
  binLocation: text("bin_location"),
  manufacturer: text("manufacturer"),
  manufacturerAddress: text("manufacturer_address"),
  responsiblePerson: text("responsible_person"),
  version: integer("version").notNull().default(1),
  archivedAt: instant("archived_at"),
  createdAt: created(),
  updatedAt: updated(),
})

/** Former slugs, which redirect to the current one. */
export const formerPartSlugs = pgTable("former_part_slugs", {
  slug: text("slug").primaryKey(),
  partId: text("part_id").notNull(),
})

export const stockMovements = pgTable("stock_movements", {
  id: generatedId(),
  partId: text("part_id").notNull(),
  delta: integer("delta").notNull(),
  reason: text("reason", {
    enum: movementReasons,
  }).notNull(),
  orderId: text("order_id"),
  /** Line of its order; meaningless without one. */
  orderLine: integer("order_line").notNull().default(1),
  actorId: text("actor_id"),
  note: text("note").notNull().default(""),
  importId: text("import_id"),
  createdAt: created(),
  /** Transaction that wrote the row, so that other processes notice the change. */
  writtenBy: transactionNumber("written_by").default(sql`pg_current_xact_id()`),
})

/** Stock on its way. Received batches are kept. */
export const expectedBatches = pgTable("expected_batches", {
  id: text("id").primaryKey(),
  partId: text("part_id").notNull(),
  quantity: integer("quantity").notNull(),
  expectedOn: date("expected_on").notNull(),
  note: text("note").notNull().default(""),
  receivedAt: instant("received_at"),
  createdAt: created(),
  updatedAt: updated(),
})

export const partImports = pgTable("part_imports", {
  id: text("id").primaryKey(),
  actorId: text("actor_id"),
  fileName: text("file_name").notNull(),
  options: jsonb("options").$type<Record<string, unknown>>().notNull(),
  state: text("state", {
    enum: importStates,
  })
    .notNull()
    .default("waiting"),
  failure: text("failure"),
  done: bigint("done", { mode: "number" }).notNull().default(0),
  total: bigint("total", { mode: "number" }).notNull().default(0),
  counts: jsonb("counts").$type<Record<string, number>>().notNull().default({}),
  columns: jsonb("columns")
    .$type<readonly { heading: string; rows: number; examples: string[] }[]>()
    .notNull()
    .default([]),
  /** Currency of the shop when the file was read. Null for a file that an earlier release read. */
  currency: text("currency"),
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
    kind: text("kind", { enum: ["problem", "unread", "remark"] })
      .notNull()
      .default("problem"),
    number: integer("number").notNull(),
    line: integer("line").notNull(),
    field: text("field").notNull(),
    message: text("message").notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.kind, table.number] })],
)

/** Meanings of file headings, as set by administrators. */
export const partFileColumns = pgTable("part_file_columns", {
  heading: text("heading").primaryKey(),
  meaning: text("meaning").notNull(),
  createdAt: created(),
})

export const vocabularyAttributes = pgTable("vocabulary_attributes", {
  code: text("code").primaryKey(),
  label: text("label").notNull(),
  type: text("type", { enum: plainTypes }).notNull(),
  unit: text("unit"),
  zeroUnknown: boolean("zero_unknown").notNull().default(false),
  categories: text("categories").array().notNull().default([]),
  aliases: text("aliases").array().notNull().default([]),
  facet: boolean("is_facet").notNull().default(false),
  bounds: integer("facet_bounds").array().notNull().default([]),
  highlighted: boolean("is_highlighted").notNull().default(false),
  place: integer("place").notNull().default(0),
  version: integer("version").notNull().default(1),
  createdAt: created(),
  updatedAt: updated(),
})
