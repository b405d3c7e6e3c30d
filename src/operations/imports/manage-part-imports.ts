import { z } from "zod"
import { importOptionsSchema } from "#contract/imports/part-imports.ts"
import type { ExportedRow } from "#db/connection/bulk.ts"
import type { Executor } from "#db/connection/client.ts"
import {
  acceptConflicts,
  type ImportRowKind,
  listPartImportLines,
  type PartImportLine,
} from "#db/imports/part-import-rows.ts"
import {
  deleteFile,
  findFileSize,
  findPartImport,
  type ImportProblemKind,
  insertPartImport,
  listPartImportProblems,
  listPartImports,
  lockPartImport,
  movePartImport,
  type PartImportState,
  readFile,
} from "#db/imports/part-imports.ts"
import type { Cells } from "#domain/imports/cell-values.ts"
import { faultColumns } from "#domain/imports/part-columns.ts"
import { t } from "#domain/languages/translate.ts"
import { adminTransaction, asAdmin, audit, recordExport } from "../kernel/as-admin.ts"
import { newId } from "../kernel/identifiers.ts"
import { consumeLimit } from "../kernel/rate-limits.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { withIdempotencyKey } from "../kernel/with-idempotency-key.ts"
import { type TableFile, tableFile } from "../settings/table-file.ts"
import { findMeanings } from "./column-meanings.ts"
import { MAX_PROBLEMS } from "./import-findings.ts"
import { readPartFile, refuseUnreadable } from "./part-file.ts"

export type ImportOptions = z.output<typeof importOptionsSchema>

const started = z.object({ importId: z.string() })

/** Creates an import, whose file is sent next. Idempotent by key. */
export async function startPartImport(
  shop: Shop,
  admin: Actor,
  request: { fileName: string; options: ImportOptions },
  key: string | undefined,
): Promise<string> {
  const { importId } = await withIdempotencyKey(shop, admin, {
    key,
    request: ["import", request],
    answer: started,
    count: () => consumeLimit(shop, "import", admin.id),
    work: asAdmin(shop, admin, async (tx) => {
      const id = newId()
      await insertPartImport(tx, {
        id,
        actorId: admin.id,
        ...request,
        options: { ...request.options },
      })
      await audit(tx, admin, "parts.import_begin", id, {
        fileName: request.fileName,
        ...request.options,
      })
      return { importId: id }
    }),
  })
  return importId
}

/** State of an import whose worker has died, which changed nothing in the shop. */
const stateAfterCrash: Partial<Record<PartImportState, PartImportState>> = {
  reading: "failed",
  applying: "ready",
  undoing: "applied",
}

type StoredImport = NonNullable<Awaited<ReturnType<typeof findPartImport>>>
export type PartImport = ReturnType<typeof toImport>

function toImport({ silent, options, ...row }: StoredImport) {
  const state = (silent && stateAfterCrash[row.state]) || row.state
  const failure =
    state === "failed"
      ? (row.failure ?? t("The shop stopped while it was reading the file. Upload it again."))
      : null
  return { ...row, state, failure, options: importOptionsSchema.parse(options) }
}

export async function getPartImport({ db }: { db: Executor }, id: string): Promise<PartImport> {
  const row = await findPartImport(db, id)
  if (!row) throw refuse("import_not_found")
  return toImport(row)
}

const MAX_RECENT = 10

export const listRecentPartImports = async (shop: Shop): Promise<PartImport[]> =>
  (await listPartImports(shop.db, MAX_RECENT)).map(toImport)

/** Discards an import that is not applied yet, or stops one that is being written. The shop stays unchanged. */
export async function cancelPartImport(shop: Shop, admin: Actor, id: string): Promise<PartImport> {
  const { fileName, state } = await getPartImport(shop, id)
  const open = ["waiting", "reading", "ready", "refused", "failed"] as const
  await adminTransaction(shop, admin, async (tx) => {
    const discarded = await movePartImport(tx, id, open, "cancelled")
    if (discarded) await deleteFile(tx, id)
    const stopped =
      discarded ||
      (await movePartImport(tx, id, ["applying"], "ready")) ||
      (await movePartImport(tx, id, ["undoing"], "applied"))
    if (!stopped) throw refuse("import_state")
    await audit(tx, admin, "parts.import_cancel", id, { fileName, before: { state } })
  })
  return getPartImport(shop, id)
}

/** Lets these rows, or all, overwrite what others have changed in the meantime. */
export async function overwriteConflicts(
  shop: Shop,
  admin: Actor,
  id: string,
  lines: readonly number[] | undefined,
): Promise<PartImport> {
  const { fileName } = await getPartImport(shop, id)
  await adminTransaction(shop, admin, async (tx) => {
    if (!(await lockPartImport(tx, id, "ready"))) throw refuse("import_state")
    await acceptConflicts(tx, id, lines)
    const rows = lines ?? "all"
    await audit(tx, admin, "parts.import_overwrite", id, { fileName, rows })
  })
  return getPartImport(shop, id)
}

const PAGE_SIZE = 50

export async function listImportedRows(
  shop: Shop,
  id: string,
  page: {
    kind: ImportRowKind | "conflict"
    after?: number | undefined
    limit?: number | undefined
  },
) {
  await getPartImport(shop, id)
  const { kind, after, limit = PAGE_SIZE } = page
  return listPartImportLines(shop.db, id, { kind, after, limit })
}

export async function listImportProblems(
  shop: Shop,
  id: string,
  page: {
    kind: ImportProblemKind
    after?: number | undefined
    limit?: number | undefined
  },
) {
  await getPartImport(shop, id)
  const { kind, limit = PAGE_SIZE, after = 0 } = page
  return listPartImportProblems(shop.db, id, { kind, limit, after })
}

export type ImportedRow = PartImportLine

const ROWS_AT_ONCE = 500

/** Exports the faulty rows of a refused file as they came, with all problems of each. */
export async function exportFaultyRows(shop: Shop, admin: Actor, id: string): Promise<TableFile> {
  const { state, fileName, columns, options } = await getPartImport(shop, id)
  const size = await findFileSize(shop.db, id)
  if (state !== "refused" || size === undefined) throw refuse("import_state")
  await recordExport(shop, admin, "faulty rows", { import: id, fileName })
  const headings = columns.map(({ heading }) => heading)
  const faults = await listFaults(shop, id)
  const { readSheet } = shop
  const { keyedBy } = options
  const meaningOf = await findMeanings(shop.db)
  async function* batches(): AsyncGenerator<ExportedRow[]> {
    let rows: ExportedRow[] = []
    const file = readFile(shop.db, id)
    for await (const row of readPartFile(file, { readSheet, meaningOf, keyedBy })) {
      const wrong = faults.get(row.line)
      if (wrong === undefined) continue
      const cells = row.headings
        ? headings
        : headings.map((heading) => cellText(row.cells, heading))
      rows.push([row.line, wrong, ...cells])
      if (rows.length < ROWS_AT_ONCE) continue
      yield rows
      rows = []
    }
    yield rows
  }
  const all = [...faultColumns, ...headings]
  return tableFile(shop, "faulty-rows", all, batches(), () => "text").catch(refuseUnreadable)
}

/** Returns the problems of each faulty row as one text, by line. */
async function listFaults(shop: Shop, id: string): Promise<Map<number, string>> {
  const problems = await listPartImportProblems(shop.db, id, {
    kind: "problem",
    after: 0,
    limit: MAX_PROBLEMS,
  })
  const faults = new Map<number, string>()
  for (const { line, field, message } of problems) {
    const before = faults.get(line)
    const sentence = `${field} ${message}`.trim()
    faults.set(line, before === undefined ? sentence : `${before} ${sentence}`)
  }
  return faults
}

function cellText(cells: Cells, heading: string): string {
  const cell = cells.get(heading) ?? ""
  return typeof cell === "object" ? JSON.stringify(cell) : String(cell)
}
