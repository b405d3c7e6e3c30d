import type { ExportedRow } from "#db/shop/export-rows.ts"
import { BYTE_ORDER_MARK, csvLine } from "#domain/shop/spreadsheet-cell.ts"

export interface ExportedFile {
  name: string
  /** Ends early only by throwing. */
  texts: AsyncGenerator<string>
}

/** Waits for the first rows, so that a database that is away is answered as such. */
export async function csvFile(
  what: string,
  headings: readonly string[],
  batches: AsyncGenerator<ExportedRow[]>,
): Promise<ExportedFile> {
  const first = await batches.next()
  async function* texts() {
    try {
      yield BYTE_ORDER_MARK + csvLine(headings)
      if (!first.done) yield first.value.map(csvLine).join("")
      for await (const rows of batches) yield rows.map(csvLine).join("")
    } finally {
      await batches.return(undefined)
    }
  }
  const minute = new Date().toISOString().slice(0, 16).replace("T", "-").replace(":", "")
  return { name: `computer-assembler-${what}-${minute}.csv`, texts: texts() }
}
