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
  csvForStaff,
  idempotencyHeaders,
  idParams,
  inserts,
  instantOut,
  pageQuery,
  requiredText,
  text,
  wholeNumber,
  written,
} from "../kernel/fields.ts"

/** Imports of parts: send a file, review its changes, apply them, undo them. */

const yesOrNo = (label: string) =>
  z.boolean({ error: () => t("{label} must be true or false", { label }) })

const columnMeaning = z.enum(columnMeanings, { error: "Choose what the column holds" })

const importOptions = {
  source: z.enum(["file", "grid"]).meta({
    description:
      'A file, or the grid of products, whose rows say what they were read as: `"seen": {"version": 3, "availableQuantity": 10}`',
  }),
  keyedBy: z.enum(["sku", "id"]).meta({
    description: "What tells products apart: their SKU, or the file's column id, which becomes it",
  }),
  longNames: z.enum(["refuse", "shorten"]).meta({
    description: `What to do with names of more than ${partFields.name.maxLength} characters`,
  }),
  archiveMissing: yesOrNo("archiveMissing").meta({
    description: "Take products that the file does not name off the shop",
  }),
  decimals: z.enum(["auto", ...decimalMarks]).meta({
    description:
      "What divides decimals in texts: `point`, `comma`, or as the first rows show; `1.234` is refused if they do not",
  }),
}

const importSchema = z
  .object({
    _id: z.string(),
    fileName: z.string(),
    ...importOptions,
    state: z.enum(importStates),
    failure: z.string().optional().meta({ description: "Why it failed" }),
    done: z.number().meta({ description: "Bytes of the file read, or rows written" }),
    total: z.number(),
    rows: z.int().meta({ description: "In the file" }),
    new: z.int(),
    changed: z.int(),
    returning: z.int().meta({ description: "Taken off earlier, and to be on sale again" }),
    unchanged: z.int(),
    archived: z.int().meta({ description: "Not in the file, and to be taken off", example: 0 }),
    conflicts: z.int().meta({
      description:
        "Changed by somebody else since they were read; applying leaves them as they are",
      example: 0,
    }),
    badRows: z.int(),
    problems: z.int(),
    unread: z.int().meta({
      description: "Values that are not of their attribute's type or unit, and stay as they are",
      example: 0,
    }),
    remarks: z.int().meta({
      description: "Rows without a product, such as titles, which are left out",
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
  reply: z.object({ ...written, import: importSchema }),
  failure: { success: false },
} as const

export const startPartImport = endpoint({
  route: "POST /import",
  access: "admin",
  summary: "Begin an import of products; its file follows",
  headers: idempotencyHeaders,
  body: z.object({
    fileName: requiredText("fileName", 200),
    source: importOptions.source.default("file"),
    keyedBy: importOptions.keyedBy.default("sku"),
    longNames: importOptions.longNames.default("refuse"),
    archiveMissing: importOptions.archiveMissing.default(false),
    decimals: importOptions.decimals.default("auto"),
  }),
  ...inserts,
  refusals: ["rate_limited", "idempotency_key_reused"],
})

export const sendImportFile = endpoint({
  ...step,
  route: "PUT /import/{id}/file",
  summary:
    "Send the file, XLSX, ODS, CSV or JSON Lines, gzip or not, and learn what it would change; nothing is written",
  takesFile: true,
  refusals: ["import_not_found", "import_state"],
})

export const listPartImports = endpoint({
  route: "GET /import",
  access: "admin",
  summary: "The last ten imports, newest first",
  reply: z.array(importSchema),
})

export const getPartImport = endpoint({
  route: "GET /import/{id}",
  access: "admin",
  summary: "An import, and how far it is",
  params: idParams,
  reply: importSchema,
  refusals: ["import_not_found"],
})

const after = wholeNumber("after", -2_147_483_648, 2_147_483_647).optional()

export const listImportedRows = endpoint({
  route: "GET /import/{id}/rows",
  access: "admin",
  summary: "What an import does, row by row and field by field",
  params: idParams,
  query: z.object({
    kind: z.enum(["new", "changed", "returning", "archived", "conflict"]),
    limit: pageQuery.limit,
    after: after.meta({ description: "The line of the last row seen" }),
  }),
  reply: z.array(
    z
      .object({
        line: z.int().meta({ description: "In the file; below zero for what is not in it" }),
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
  summary:
    "What is wrong with a file, could not be read in it or holds no product; the first 100,000 of each",
  params: idParams,
  query: z.object({
    kind: z.enum(["problem", "unread", "remark"]).default("problem"),
    limit: pageQuery.limit,
    after: after.meta({ description: "The number of the last problem seen" }),
  }),
  reply: z.array(
    z
      .object({ number: z.int(), line: z.int(), field: z.string(), message: z.string() })
      .meta({ id: "PartImportProblem" }),
  ),
  refusals: ["import_not_found"],
})

export const exportFaultyRows = endpoint({
  ...csvForStaff,
  route: "GET /export/faulty-rows",
  summary:
    "The rows of a refused file that are not right, as they came, each with what is wrong, as CSV",
  query: z.object({ import: idParams.shape.id }),
  refusals: ["rate_limited", "import_not_found", "import_state"],
})

export const saveColumns = endpoint({
  route: "PUT /import-columns",
  access: "admin",
  summary:
    "Save what columns hold whose headings are not the shop's, for this file and all later ones",
  body: z.object({
    columns: z
      .array(
        z.object({
          heading: requiredText("heading", 500),
          as: columnMeaning.nullable().meta({ description: "null: as the shop reads it" }),
          was: columnMeaning
            .nullable()
            .optional()
            .meta({ description: "Meaning seen; refused if it has changed" }),
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
  summary: "Decide that rows are to be written over what somebody else changed meanwhile",
  body: z.object({
    lines: z
      .array(wholeNumber("lines", 1, 2_147_483_647), { error: "lines must be a list of numbers" })
      .max(1000, "lines may be 1000 at most")
      .optional()
      .meta({ description: "Those of the rows; all that are in conflict where it is left out" }),
  }),
  refusals: ["import_not_found", "import_state"],
})

export const listImportNames = endpoint({
  route: "GET /import/{id}/names",
  access: "admin",
  summary:
    "What a file calls its columns, its categories, and the specs of one, with what each is taken for",
  params: idParams,
  query: z.object({
    category: text("category", 500)
      .optional()
      .meta({ description: "Whose keys; that of most rows where it is not said" }),
  }),
  reply: z.object({
    categories: z.array(
      z.object({
        name: z.string(),
        rows: z.int(),
        as: z.string().meta({ description: "What the shop calls it" }),
        proposed: z
          .string()
          .optional()
          .meta({ description: "The known name that the shop proposes, until somebody chooses" }),
        kind: z.string().meta({ description: "Kind of its parts; empty if unknown" }),
        unknown: z.int().meta({ description: "How many of its keys are nothing known" }),
        isSaid: z.boolean().meta({ description: "Whether an administrator said so" }),
      }),
    ),
    columns: z.array(
      z.object({
        heading: z.string(),
        rows: z.int().meta({ description: "That fill it" }),
        examples: z.array(z.string()),
        as: columnMeaning,
        proposed: columnMeaning.optional().meta({
          description: "What the shop proposes, until somebody chooses",
        }),
        isOwn: z.boolean().meta({ description: "Whether the heading is the shop's own" }),
        isSaid: z.boolean(),
      }),
    ),
    meanings: z
      .array(z.object({ name: columnMeaning, label: z.string() }))
      .meta({ description: "What a column may hold" }),
    shown: z.string().meta({ description: "The category whose keys follow" }),
    keys: z.array(
      z.object({
        key: z.string(),
        rows: z.int(),
        unread: z.int(),
        examples: z.array(z.string()),
        codes: z.array(z.string()).meta({ description: "The attributes that it is taken for" }),
        isSaid: z.boolean(),
        unit: z.string().nullable().meta({ description: "What somebody said its numbers are in" }),
      }),
    ),
    attributes: z.array(
      attributeSchema.extend({
        units: z.array(z.string()).meta({ description: "Units that its numbers may have" }),
      }),
    ),
    ours: z.array(z.string()).meta({ description: "The categories that the shop knows" }),
  }),
  refusals: ["import_not_found"],
})

export const rereadImport = endpoint({
  ...step,
  route: "POST /import/{id}/read",
  summary: "Read the file once more, by what is said of its names meanwhile; nothing is written",
  refusals: ["import_not_found", "import_state"],
})

export const applyPartImport = endpoint({
  ...step,
  route: "POST /import/{id}/apply",
  summary: "Do what the comparison says, all of it or nothing; again, it changes nothing",
  refusals: [
    "import_not_found",
    "import_state",
    "import_busy",
    "import_outdated",
    "import_cancelled",
  ],
})

export const undoPartImport = endpoint({
  ...step,
  route: "POST /import/{id}/undo",
  summary: "Take one of the last ten imports back, if nothing that it changed was changed since",
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
  summary: "Give an import up, or stop it while it is read or written",
  refusals: ["import_not_found", "import_state"],
})
