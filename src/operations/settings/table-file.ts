import { shopSettings } from "#contract/settings/shop-settings.ts"
import type { ExportedRow } from "#db/connection/bulk.ts"
import type { Executor } from "#db/connection/client.ts"
import { fileSlugOf } from "#domain/catalogue/slug.ts"
import { dayIn, timeIn } from "#domain/shop/days.ts"
import { readSettings } from "./read-settings.ts"

type ColumnType = "text" | "amount" | "number" | "day" | "instant"

export interface TableColumn {
  heading: string
  /** Type of its cells in a workbook. */
  type: ColumnType
}

/** Table to download, as CSV or as a workbook. */
export class TableFile {
  /** Name without ending. */
  readonly name: string
  readonly columns: readonly TableColumn[]
  /** An early end is always an exception. */
  readonly batches: AsyncGenerator<ExportedRow[]>
  readonly timeZone: string

  constructor({ name, columns, batches, timeZone }: TableFile) {
    this.name = name
    this.columns = columns
    this.batches = batches
    this.timeZone = timeZone
  }
}

/** Headings of the shop's exports whose cells are amounts. */
const AMOUNTS: ReadonlySet<string> = new Set([
  "net with cost",
  "refunded net",
  ..."price unitPrice targetPrice cost revenue unpaid refunded includedTax".split(" "),
  ..."net tax gross invoiced invoicedNet invoicedTax credited creditedNet creditedTax".split(" "),
])

/** Returns the type of a column of the shop's exports. */
function typeOfHeading(heading: string): ColumnType {
  if (AMOUNTS.has(heading)) return "amount"
  if (heading === "percent") return "number"
  if (heading === "day" || heading === "paidOn") return "day"
  return heading === "at" || heading.endsWith("At") ? "instant" : "text"
}

/**
 * Waits for the first rows, so that a failure of the database can still be reported as an error. `typeOf` is for
 * headings that are not the shop's.
 */
export async function tableFile(
  shop: { db: Executor },
  what: string,
  headings: readonly string[],
  rows: AsyncGenerator<ExportedRow[]>,
  typeOf: (heading: string) => ColumnType = typeOfHeading,
): Promise<TableFile> {
  const now = new Date()
  // Before the first rows, whose cursor would stay open if this failed.
  const { name, timeZone } = (await readSettings(shop, shopSettings)).settings
  const batches = afterFirst(rows)
  await batches.next()
  const minute = `${dayIn(timeZone, now)}-${timeIn(timeZone, now).replace(":", "")}`
  return new TableFile({
    name: `${fileSlugOf(name)}-${what}-${minute}`,
    columns: headings.map((heading) => ({ heading, type: typeOf(heading) })),
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

export async function* inOneBatch(rows: ExportedRow[]): AsyncGenerator<ExportedRow[]> {
  yield rows
}
