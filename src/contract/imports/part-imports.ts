import { z } from "zod"
import { partFields } from "#domain/catalogue/part-fields.ts"
import { columnMeanings, importStates } from "#domain/imports/part-columns.ts"
import { t } from "#domain/languages/translate.ts"
import { decimalMarks } from "#domain/pricing/written-number.ts"
import { fieldChangeSchema } from "../catalogue/parts.ts"
import { attributeSchema } from "../catalogue/vocabulary.ts"
import { endpoint } from "../kernel/endpoint.ts"
import {
  acknowledges,
  idempotencyHeaders,
  idParams,
  inserts,
  instantOut,
  optional,
  pageQuery,
  requiredText,
  tableForStaff,
  text,
  wholeNumber,
  writes,
} from "../kernel/fields.ts"

const yesOrNo = (label: string) =>
  z.boolean({ error: () => t("{label} must be true or false", { label }) })

const columnMeaning = z.enum(columnMeanings, { error: "Choose what the column contains" })

const importOptions = {
  source: z
    .enum(["file", "grid"])
    .describe(
      'Source of the rows: a file, or the product grid, whose rows state the values seen: `"seen": {"version": 3, "availableQuantity": 10}`.',
    ),
  keyedBy: z
    .enum(["sku", "id"])
    .describe("Column that identifies parts: the SKU, or the file's id, which becomes the SKU."),
  longNames: z
    .enum(["refuse", "shorten"])
    .describe(`Handling of names of more than ${partFields.name.maxLength} characters.`),
  archiveMissing: yesOrNo("archiveMissing").describe(
    "Whether to archive the parts that the file does not name.",
  ),
  decimals: z
    .enum(["auto", ...decimalMarks])
    .describe(
      "Decimal mark of texts: `point`, `comma`, or `auto` to detect it from the first rows. Ambiguous numbers such as `1.234` are refused if it cannot be detected.",
    ),
}

/** Options of an import with their defaults, as requested and as stored. */
export const importOptionsSchema = z.object({
  source: importOptions.source.default("file"),
  keyedBy: importOptions.keyedBy.default("sku"),
  longNames: importOptions.longNames.default("refuse"),
  archiveMissing: importOptions.archiveMissing.default(false),
  decimals: importOptions.decimals.default("auto"),
})

const importSchema = z
  .object({
    _id: z.string(),
    fileName: z.string(),
    ...importOptions,
    state: z.enum(importStates),
    failure: optional(z.string(), "Reason of the failure."),
    done: z.number().describe("Number of bytes read, or of rows written."),
    total: z.number(),
    rows: z.int().describe("Number of rows in the file."),
    new: z.int(),
    changed: z.int(),
    returning: z.int().describe("Number of archived parts that go on sale again."),
    unchanged: z.int(),
    archived: z.int().meta({
      description: "Number of parts that are not in the file and will be archived.",
      example: 0,
    }),
    conflicts: z.int().meta({
      description:
        "Number of rows whose parts someone else changed after they were read. Applying the import leaves these parts unchanged.",
      example: 0,
    }),
    badRows: z.int(),
    problems: z.int(),
    unread: z.int().meta({
      description:
        "Number of values without the type or unit of their attribute. They are kept as they are.",
      example: 0,
    }),
    remarks: z.int().meta({
      description: "Number of rows without a part, such as titles, which are skipped.",
      example: 0,
    }),
    undoable: z.boolean(),
    createdAt: instantOut,
    appliedAt: instantOut.optional(),
    undoneAt: instantOut.optional(),
  })
  .meta({ id: "PartImport" })

/** Common properties of the steps of an import. */
const step = {
  access: "admin",
  params: idParams,
  ...writes({ import: importSchema }),
} as const

export const startPartImport = endpoint({
  route: "POST /import",
  access: "admin",
  summary: "Create an import of parts; send its file next",
  headers: idempotencyHeaders,
  body: z.object({
    fileName: requiredText("fileName", 200),
    ...importOptionsSchema.shape,
  }),
  ...inserts,
  refusals: ["rate_limited", "idempotency_key_reused"],
})

export const sendImportFile = endpoint({
  ...step,
  route: "PUT /import/{id}/file",
  summary: "Upload an import's XLSX, ODS, CSV or JSON Lines file for a preview; may be gzip",
  takesFile: true,
  refusals: ["import_not_found", "import_state"],
})

export const listPartImports = endpoint({
  route: "GET /import",
  access: "admin",
  summary: "List the last ten imports, newest first",
  reply: z.array(importSchema),
})

export const getPartImport = endpoint({
  route: "GET /import/{id}",
  access: "admin",
  summary: "Retrieve an import and its progress",
  params: idParams,
  reply: importSchema,
  refusals: ["import_not_found"],
})

const after = wholeNumber("after", -2_147_483_648, 2_147_483_647).optional()

export const listImportedRows = endpoint({
  route: "GET /import/{id}/rows",
  access: "admin",
  summary: "List an import's changes by row and field",
  params: idParams,
  query: z.object({
    kind: z.enum(["new", "changed", "returning", "archived", "conflict"]),
    limit: pageQuery.limit,
    after: after.describe("`line` of the last row of the previous page."),
  }),
  reply: z.array(
    z
      .object({
        line: z.int().describe("Line in the file. Negative for parts that are not in the file."),
        sku: z.string(),
        name: z.string(),
        changes: z.array(fieldChangeSchema),
      })
      .meta({ id: "PartImportRow" }),
  ),
  refusals: ["import_not_found"],
})

export const listImportProblems = endpoint({
  route: "GET /import/{id}/problems",
  access: "admin",
  summary: "List problems, unread values or skipped rows of an import, at most 100,000 each",
  params: idParams,
  query: z.object({
    kind: z.enum(["problem", "unread", "remark"]).default("problem"),
    limit: pageQuery.limit,
    after: after.describe("`number` of the last problem of the previous page."),
  }),
  reply: z.array(
    z
      .object({ number: z.int(), line: z.int(), field: z.string(), message: z.string() })
      .meta({ id: "PartImportProblem" }),
  ),
  refusals: ["import_not_found"],
})

export const exportFaultyRows = endpoint({
  ...tableForStaff,
  route: "GET /export/faulty-rows",
  summary: "Export the faulty rows of a refused file with their problems as CSV",
  query: z.object({ import: idParams.shape.id }),
  refusals: ["rate_limited", "import_not_found", "import_state", "import_unreadable"],
})

export const saveColumns = endpoint({
  route: "PUT /import-columns",
  access: "admin",
  summary: "Save the meaning of unknown column headings, for this and all later files",
  body: z.object({
    columns: z
      .array(
        z.object({
          heading: requiredText("heading", 500),
          as: columnMeaning
            .nullable()
            .describe("Meaning of the column. null: as the shop reads it."),
          was: optional(
            columnMeaning.nullable(),
            "Meaning that the caller saw. Refused if it has changed.",
          ),
        }),
      )
      .max(500),
  }),
  ...acknowledges,
  refusals: ["names_changed"],
})

export const overwriteConflicts = endpoint({
  ...step,
  route: "POST /import/{id}/conflicts",
  summary: "Mark rows in conflict to overwrite what someone else changed",
  body: z.object({
    lines: optional(
      z
        .array(wholeNumber("lines", 1, 2_147_483_647), { error: "lines must be a list of numbers" })
        .max(1000, "lines can have at most 1000 entries"),
      "Lines of the rows to overwrite, at most 1,000. Default: all rows in conflict.",
    ),
  }),
  refusals: ["import_not_found", "import_state"],
})

export const listImportNames = endpoint({
  route: "GET /import/{id}/names",
  access: "admin",
  summary: "List a file's columns, categories and specs with their meaning",
  params: idParams,
  query: z.object({
    category: optional(
      text("category", 500),
      "Category whose keys are returned. Default: the category with the most rows.",
    ),
  }),
  reply: z.object({
    categories: z.array(
      z.object({
        name: z.string(),
        rows: z.int(),
        as: z.string().describe("Category of the shop."),
        proposed: optional(
          z.string(),
          "Known name that the shop proposes, until someone chooses one.",
        ),
        kind: z.string().describe("Kind of the category's parts. Empty if unknown."),
        unknown: z.int().describe("Number of keys without a known meaning."),
        isChosen: z.boolean().describe("Whether an administrator chose the category."),
      }),
    ),
    columns: z.array(
      z.object({
        heading: z.string(),
        rows: z.int().describe("Number of rows with a value in the column."),
        examples: z.array(z.string()),
        as: columnMeaning,
        proposed: optional(
          columnMeaning,
          "Meaning that the shop proposes, until someone chooses one.",
        ),
        isOwn: z.boolean().describe("Whether the heading is one of the shop's own."),
        isChosen: z.boolean(),
      }),
    ),
    meanings: z
      .array(z.object({ name: columnMeaning, label: z.string() }))
      .describe("Possible meanings of a column."),
    shown: z.string().describe("Category whose keys follow."),
    keys: z.array(
      z.object({
        key: z.string(),
        rows: z.int(),
        unread: z.int(),
        examples: z.array(z.string()),
        codes: z.array(z.string()).describe("Codes of the attributes that the key maps to."),
        isChosen: z.boolean(),
        unit: z
          .string()
          .nullable()
          .describe("Unit that someone chose for its numbers. null: the attribute's unit."),
      }),
    ),
    attributes: z.array(
      attributeSchema.extend({
        units: z.array(z.string()).describe("Units that its numbers may have."),
      }),
    ),
    shopCategories: z.array(z.string()).describe("Categories known to the shop."),
  }),
  refusals: ["import_not_found"],
})

export const rereadImport = endpoint({
  ...step,
  route: "POST /import/{id}/read",
  summary: "Reread an import's file with the current names; changes no parts",
  refusals: ["import_not_found", "import_state", "import_unreadable"],
})

export const applyPartImport = endpoint({
  ...step,
  route: "POST /import/{id}/apply",
  summary: "Apply an import as a whole. Idempotent.",
  refusals: [
    "import_not_found",
    "import_state",
    "import_busy",
    "import_outdated",
    "import_currency_changed",
    "import_cancelled",
  ],
})

export const undoPartImport = endpoint({
  ...step,
  route: "POST /import/{id}/undo",
  summary: "Undo one of the last ten imports, if nothing was changed since",
  refusals: [
    "import_not_found",
    "import_state",
    "import_busy",
    "import_too_old",
    "import_changed_since",
    "import_cancelled",
  ],
})

export const cancelPartImport = endpoint({
  ...step,
  route: "DELETE /import/{id}",
  summary: "Cancel an import, also while its file is read or its rows are written",
  refusals: ["import_not_found", "import_state"],
})
