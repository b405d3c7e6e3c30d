import { readFile } from "node:fs/promises"
import { listFileReader } from "#adapters/matching/read-list-file.ts"
import { partNumber } from "#domain/catalogue/part-number.ts"
import type { ColumnKind } from "#domain/matching/list-table.ts"
import type { MatchReason, RequestedRow, RowMatch } from "#domain/matching/row-match.ts"
import { readQuantity } from "#domain/orders/read-quantity.ts"
import { readIndex } from "#operations/catalogue/catalogue-search.ts"
import { knownPartsOf } from "#operations/matching/known-parts.ts"
import { readList } from "#operations/matching/match-rows.ts"
import { PartMatcher } from "#operations/matching/part-matcher.ts"
import { withDatabase } from "./with-database.ts"

const HELP = `npm run match -- FILE

Shows which parts the rows of a list match, without changing anything. FILE is XLSX, ODS, PDF, XML, DOCX,
EML, text with commas, semicolons or tabs, or the text of an e-mail. Columns are recognized by their headings and cells.

Example: npm run match -- needed.xlsx`

await withDatabase(HELP, async ({ db }) => {
  const [file] = process.argv.slice(2)
  if (file === undefined) throw new Error("Name a file: npm run match -- FILE")
  const { index } = await readIndex(db)
  const shop = { readListFile: listFileReader() }
  const list = await readList(shop, await bytesOf(file), { known: knownPartsOf(index) })
  console.log(`Columns: ${list.columns.join(", ")}`)
  const rows = list.rows.map((cells) => rowOf(cells, list.columns))
  const matcher = new PartMatcher(index)
  const matches = rows.map((row) => matcher.match(row))
  for (const [at, match] of matches.entries()) console.log(describe(at, rows[at] ?? {}, match))
  const states = ["exact", "likely", "choose", "none"].map(
    (state) => `${matches.filter((match) => match.state === state).length} ${state}`,
  )
  const builds = list.builds ? ` for one of ${list.builds} builds` : ""
  const aside = list.setAside.length > 0 ? `; ${list.setAside.length} name no part to order` : ""
  console.log(`${rows.length} rows${builds}: ${states.join(", ")}${aside}`)
})

function bytesOf(file: string): Promise<Buffer> {
  return readFile(file).catch(() => {
    throw new Error(
      `There is no file ${file}. Check its name and whether you have permission to read it.`,
    )
  })
}

type Row = RequestedRow & { quantity?: string | undefined }

function rowOf(cells: readonly string[], columns: readonly ColumnKind[]): Row {
  const cell = (kind: ColumnKind) => cells[columns.indexOf(kind)]
  return {
    number: cell("number"),
    manufacturer: cell("manufacturer"),
    description: cell("description"),
    quantity: cell("quantity"),
  }
}

function describe(at: number, row: Row, { state, candidates }: RowMatch): string {
  const wanted = [row.number, row.manufacturer, row.description].filter((cell) => cell).join(" · ")
  const quantity = row.quantity ? (readQuantity(row.quantity) ?? "?") : 1
  const [first] = candidates
  const found = first
    ? `${partNumber(first)}  ${first.name}  ${Math.round(100 * first.confidence)} %${why(first.why)}`
    : ""
  const others = candidates.length > 1 ? `, and ${candidates.length - 1} more` : ""
  return `${at + 1}  ${state.padEnd(6)}  ${quantity} × ${wanted}  →  ${found}${others}`.trimEnd()
}

function why({ number, disagrees }: MatchReason): string {
  if (disagrees) return ", but the description fits another"
  if (number?.kind !== "typos") return ""
  return `, ${number.edits.map(({ read, known }) => `${read || "nothing"} for ${known || "nothing"}`).join(", ")}`
}
