import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { from as copyFrom } from "pg-copy-streams"
import type { PartFileRow } from "#domain/imports/part-file-row.ts"
import { toColumnsJson } from "../catalogue/part-field-columns.ts"
import type { BulkClient } from "../connection/bulk.ts"

interface ValidRow extends PartFileRow {
  line: number
  /** Id and slug that a new part gets. */
  partId: string
  slug: string
}

/** A row of the file. Only the SKU of an invalid row is used. */
export type IncomingRow = ValidRow | { line: number; sku: string; wrong: true }

const COPY_BYTES = 64 * 1024

/** Copies the rows of the file into a temporary table, in COPY format. */
export async function copyIncoming(
  client: BulkClient,
  rows: AsyncIterable<IncomingRow>,
): Promise<void> {
  await client.query(`create temp table incoming (
    line integer not null, sku text not null, is_wrong boolean not null, part_id text, slug text, given jsonb,
    more_specs jsonb, is_brand_of_maker boolean, available_quantity integer, seen_version integer, seen_available integer,
    exported_quantity integer
  ) on commit drop`)
  const copy = client.query(copyFrom("copy incoming from stdin"))
  await pipeline(Readable.from(copyTexts(rows), { objectMode: false }), copy)
  await client.query("analyze incoming")
}

async function* copyTexts(rows: AsyncIterable<IncomingRow>): AsyncGenerator<string> {
  let text = ""
  for await (const row of rows) {
    text += copyLine(row)
    if (text.length < COPY_BYTES) continue
    yield text
    text = ""
  }
  yield text
}

function valuesOf(row: IncomingRow) {
  if ("wrong" in row) return [row.line, row.sku, true, ...Array<undefined>(9)]
  const { line, partId, slug, sku, fields, moreSpecs, isBrandOfMaker, seen, exportedQuantity } = row
  const { availableQuantity, ...given } = fields
  return [
    line,
    sku,
    false,
    partId,
    slug,
    toColumnsJson(given),
    moreSpecs && JSON.stringify(moreSpecs),
    isBrandOfMaker ?? false,
    availableQuantity,
    seen?.version,
    seen?.availableQuantity,
    exportedQuantity,
  ]
}

const copyLine = (row: IncomingRow): string =>
  valuesOf(row)
    .map((value) => (value === undefined ? "\\N" : escapeCopy(String(value))))
    .join("\t")
    .concat("\n")

const COPY_ESCAPES: Record<string, string> = { "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" }
const escapeCopy = (text: string): string =>
  text.replace(/[\\\n\r\t]/g, (character) => COPY_ESCAPES[character] ?? character)
