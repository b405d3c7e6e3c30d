import { z } from "zod"
import { gridSorts, partFields } from "#domain/catalogue/part-fields.ts"
import { movementReasons } from "#domain/stock/stock-level.ts"
import { endpoint } from "../kernel/endpoint.ts"
import {
  amountOut,
  idempotencyHeaders,
  idParams,
  inserts,
  instantOut,
  optional,
  pageQuery,
  referenceOrNone,
  text,
  wholeNumber,
  writes,
  written,
} from "../kernel/fields.ts"
import { expectedSchema } from "../stock/expected-batches.ts"
import { describedFields, newFields, shownFields, typedFields } from "./part-fields.ts"

export const manufacturerNumber = optional(z.string(), "The manufacturer's number of the part.")

export const partSchema = z
  .object({
    _id: z.string(),
    sku: z.string(),
    slug: z.string(),
    ...shownFields,
    chips: z.array(z.string()).describe("Short texts that distinguish similar parts."),
    version: z.int(),
  })
  .meta({ id: "Part" })

export const specRowSchema = z.object({
  group: z.string().optional(),
  label: z.string(),
  value: z.string(),
})

const partNowSchema = z
  .object({
    price: amountOut,
    availables: z.int().describe("Number of units that can be ordered. 0 for an archived part."),
    minimumQuantity: shownFields.minimumQuantity,
    maximumQuantity: shownFields.maximumQuantity,
    orderMultiple: shownFields.orderMultiple,
    breaks: shownFields.breaks,
    lifecycle: shownFields.lifecycle,
    backorder: shownFields.backorder,
    archived: z.boolean().describe("Whether the part was taken off the shop."),
    expected: z.array(expectedSchema).optional(),
  })
  .meta({ id: "PartNow" })

export const newPartSchema = z.object({
  ...newFields,
  ...describedFields,
  sku: optional(
    referenceOrNone("Part number", 100),
    "Part number (SKU). Default: assigned by the shop. It never changes.",
  ),
})

export const listParts = endpoint({
  route: "GET /part",
  access: "public",
  summary: "List all parts on sale with their stock",
  reply: z.array(partSchema),
})

export const listPartsOnSale = endpoint({
  route: "GET /product",
  access: "admin",
  summary: "List parts on sale by page, newest first; searches id, name or part number",
  query: z.object({
    q: pageQuery.q.default(""),
    page: wholeNumber("page", 1, 100_000).optional(),
    limit: pageQuery.limit,
  }),
  reply: z.object({ total: z.int(), page: z.int(), parts: z.array(partSchema) }),
})

export const getPart = endpoint({
  route: "GET /part/{id}",
  access: "user",
  summary: "Retrieve a part",
  params: idParams,
  reply: partSchema.extend({
    specRows: z.array(specRowSchema).describe("Specs of the part in reading order."),
    missingForFit: z.array(z.string()).describe("Unknown values that compatibility rules need."),
  }),
  refusals: ["part_not_found", "part_unknown"],
})

export const showPartNow = endpoint({
  route: "GET /part/{id}/stock",
  access: "public",
  summary: "Retrieve a part's current price and stock",
  params: idParams,
  reply: partNowSchema,
  refusals: ["part_unknown"],
})

export const addPart = endpoint({
  route: "POST /part",
  access: "admin",
  summary: "Create a part",
  headers: idempotencyHeaders,
  body: newPartSchema,
  ...inserts,
  refusals: ["total_not_chargeable", "idempotency_key_reused"],
})

export const archivePart = endpoint({
  route: "DELETE /part/{id}",
  access: "admin",
  summary: "Archive a part: takes it off the shop, keeps its orders",
  params: idParams,
  reply: z.object({ ...written, deletedCount: z.int() }),
})

export const editPart = endpoint({
  route: "PATCH /part/{id}",
  access: "admin",
  summary: "Update a part; refused if someone else has changed it",
  params: idParams,
  body: z
    .object({ ...typedFields, ...describedFields })
    .omit({ availableQuantity: true })
    .partial()
    .extend({ version: wholeNumber("version", 1, 2_147_483_647) }),
  ...writes({ modifiedCount: z.int(), version: z.int() }),
  refusals: ["part_not_found", "part_changed", "total_not_chargeable"],
})

const mostUnits = partFields.availableQuantity.max

export const adjustStock = endpoint({
  route: "POST /part/{id}/stock",
  access: "admin",
  summary: "Adjust a part's stock by a difference, with a reason",
  params: idParams,
  headers: idempotencyHeaders,
  body: z.object({
    delta: wholeNumber("delta", -mostUnits, mostUnits).refine((delta) => delta !== 0, {
      error: "delta must not be 0",
    }),
    reason: z.enum(["restock", "correction"]),
    note: text("note", 500).optional(),
  }),
  ...writes({ modifiedCount: z.int(), availableQuantity: z.int() }),
  refusals: ["part_not_found", "stock_below_zero", "stock_too_large", "idempotency_key_reused"],
})

export const listMovements = endpoint({
  route: "GET /part/{id}/movements",
  access: "admin",
  summary: "List stock movements of a part, newest first",
  params: idParams,
  query: z.object({ limit: pageQuery.limit, after: pageQuery.after }),
  reply: z.array(
    z
      .object({
        _id: z.string(),
        delta: z.int(),
        reason: z.enum(movementReasons),
        orderId: z.string().optional(),
        orderNumber: z.string().optional(),
        actor: z.string().describe("E-mail address of the author. Empty for the shop itself."),
        note: z.string(),
        createdAt: instantOut,
      })
      .meta({ id: "StockMovement" }),
  ),
  refusals: ["part_unknown"],
})

/** The documented client sends the stock that it computed. The reply is the actual stock. */
export const reportStock = endpoint({
  route: "PUT /purchaseUpdate/{id}",
  access: "user",
  summary: "Compare a calculated stock with the actual one; changes nothing",
  params: idParams,
  body: z.object({ availables: wholeNumber("availables", 0, Number.MAX_SAFE_INTEGER).optional() }),
  reply: z.object({
    acknowledged: z.literal(true),
    success: z.literal(true),
    matchedCount: z.int(),
    modifiedCount: z.int(),
    availableQuantity: z.int(),
  }),
  refusals: ["part_not_found", "part_unknown"],
})

/** Stream of a part. The typed client cannot use it, because it waits for a complete reply. */
export const watchPart = endpoint({
  route: "GET /part/{id}/events",
  access: "public",
  summary: "Stream a part's price and stock, now and at each change, as server-sent events",
  params: idParams,
  stream: true,
  reply: partNowSchema,
  refusals: ["part_unknown", "too_many_streams", "streams_full"],
})

const gridPartSchema = partSchema
  .omit({ slug: true, description: true, image: true, specs: true, chips: true })
  .meta({ id: "GridPart" })

export const listGridParts = endpoint({
  route: "GET /product/grid",
  access: "admin",
  summary: "List parts on sale from any offset, with the fields that the grid edits",
  query: z.object({
    q: pageQuery.q.default(""),
    category: text("category", 100).optional(),
    missing: optional(z.enum(["packedWeightG"]), "Only parts without a value in this field."),
    sort: optional(z.enum(gridSorts), "Sort field. Default: newest first."),
    order: z.enum(["ascending", "descending"]).default("ascending"),
    offset: wholeNumber("offset", 0, 100_000_000).default(0),
    limit: pageQuery.limit.default(100),
  }),
  reply: z.object({
    total: z.int(),
    rows: z.array(gridPartSchema),
    categories: optional(
      z.array(z.object({ name: z.string(), count: z.int() })),
      "All categories. Present only for the first rows.",
    ),
  }),
})

/** Field before and after, in words: `100: $4.90; 500: $4.50`. */
export const fieldChangeSchema = z.object({
  field: z.string(),
  from: optional(z.string(), "Previous value. Missing if there was none."),
  to: z.string(),
})

export const listPartChanges = endpoint({
  route: "GET /part/{id}/changes",
  access: "admin",
  summary: "List changes of a part, newest first; stock changes are in its movements",
  params: idParams,
  query: z.object({ limit: pageQuery.limit, after: pageQuery.after }),
  reply: z.array(
    z
      .object({
        _id: z.string(),
        event: z
          .enum(["added", "edited", "archived", "returned", "undone"])
          .describe(
            "Type of change. `returned`: on sale again. `undone`: the import of this file was undone.",
          ),
        changes: z.array(fieldChangeSchema),
        actor: z.string().describe("E-mail address of the author. Empty for the shop itself."),
        fileName: optional(z.string(), "File name of the import that made the change."),
        createdAt: instantOut,
      })
      .meta({ id: "PartChange" }),
  ),
  refusals: ["part_unknown"],
})
