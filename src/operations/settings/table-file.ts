import { shopSettings } from "#contract/settings/shop-settings.ts"
import type { ExportedRow } from "#db/connection/bulk.ts"
import type { Executor } from "#db/connection/client.ts"
import { fileSlugOf } from "#domain/catalogue/slug.ts"
import { dayIn, timeIn } from "#domain/settings/time-zone.ts"
import { readSettings } from "./read-settings.ts"

/** Table to download, as CSV or as a workbook. */
export class TableFile {
  /** Name without ending. */
  readonly name: string
  readonly headings: readonly string[]
  /** An early end is always an exception. */
  readonly batches: AsyncGenerator<ExportedRow[]>
  readonly timeZone: string

  constructor({ name, headings, batches, timeZone }: TableFile) {
    this.name = name
    this.headings = headings
    this.batches = batches
    this.timeZone = timeZone
  }
}

/** Waits for the first rows, so that a failure of the database can still be reported as an error. */
export async function tableFile(
  shop: { db: Executor },
  what: string,
  headings: readonly string[],
  rows: AsyncGenerator<ExportedRow[]>,
): Promise<TableFile> {
  const now = new Date()
  const batches = afterFirst(rows)
  await batches.next()
  const { name, timeZone } = (await readSettings(shop, shopSettings)).settings
  const minute = `${dayIn(timeZone, now)}-${timeIn(timeZone, now).replace(":", "")}`
  return new TableFile({
    name: `${fileSlugOf(name)}-${what}-${minute}`,
    headings,
    batches,
    timeZone,
  })
}

/** Once started, it closes the rows' cursor however early its reader leaves. */
async function* afterFirst(rows: AsyncGenerator<ExportedRow[]>): AsyncGenerator<ExportedRow[]> {
  try {
    const first = await rows.next()
    yield []
    if (!first.done) yield first.value
    yield* rows
  } finally {
    await rows.return(undefined)
  }
}
