import type { ExportedRow } from "#db/connection/bulk.ts"
import { findFileSize, listPartImportProblems, readFile } from "#db/imports/part-imports.ts"
import type { Cells } from "#domain/imports/cell-values.ts"
import { recordExport } from "../kernel/as-admin.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { type TableFile, tableFile } from "../settings/table-file.ts"
import { MAX_PROBLEMS } from "./checked-rows.ts"
import { findMeanings } from "./column-meanings.ts"
import { getPartImport } from "./manage-part-imports.ts"
import { readPartFile } from "./part-file.ts"

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
  const all = ["Row", "What is wrong", ...headings]
  return tableFile(shop, "faulty-rows", all, batches(), () => "text")
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
