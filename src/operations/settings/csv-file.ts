import { shopSettings } from "#contract/settings/shop-settings.ts"
import type { ExportedRow } from "#db/connection/bulk.ts"
import type { Executor } from "#db/connection/client.ts"
import { fileSlugOf } from "#domain/catalogue/slug.ts"
import { dayIn, timeIn } from "#domain/settings/time-zone.ts"
import { BYTE_ORDER_MARK, csvLine } from "#domain/shop/spreadsheet-cell.ts"
import { readSettings } from "./read-settings.ts"

export class CsvFile {
  readonly name: string
  /** Texts of the file. An early end is always an exception. */
  readonly texts: AsyncGenerator<string>

  constructor(name: string, texts: AsyncGenerator<string>) {
    this.name = name
    this.texts = texts
  }
}

/** Waits for the first rows, so that a failure of the database can still be reported as an error. */
export async function csvFile(
  shop: { db: Executor },
  what: string,
  headings: readonly string[],
  batches: AsyncGenerator<ExportedRow[]>,
): Promise<CsvFile> {
  const now = new Date()
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
  const { name, timeZone } = (await readSettings(shop, shopSettings)).settings
  const minute = `${dayIn(timeZone, now)}-${timeIn(timeZone, now).replace(":", "")}`
  return new CsvFile(`${fileSlugOf(name)}-${what}-${minute}.csv`, texts())
}
