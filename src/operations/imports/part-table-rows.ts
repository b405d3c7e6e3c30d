import { Readable } from "node:stream"
import { CsvError, parse } from "csv-parse"
import type { Cells } from "#domain/imports/cell-values.ts"
import { type FindMeaning, ownColumnOf } from "#domain/imports/part-columns.ts"
import { partFileLimits } from "#domain/imports/part-file-limits.ts"
import {
  findDelimiter,
  findHead,
  HEAD_ROWS,
  isDelimiterLine,
  isRemark,
  type TableRow,
} from "#domain/imports/part-table.ts"
import { t } from "#domain/languages/translate.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { UnreadableFile } from "./unreadable-file.ts"

/** One row of the file; `problem` if it cannot be understood. */
export interface FileRow {
  /** Number in a spreadsheet or an editor, from 1. */
  line: number
  cells: Cells
  problem?: string
  /** The headings of a table, which stand in this row. */
  headings?: readonly string[]
  /** The words of a row without a product. */
  remark?: string
}

export const tooWide = (): string =>
  t("has more than {most} columns. Put specs into one column.", { most: partFileLimits.columns })

/** Reads the rows of CSV; `start` is enough text to find the separator. */
export async function* csvTable(
  texts: AsyncIterable<string>,
  start: string,
  meaningOf: FindMeaning,
): AsyncGenerator<TableRow> {
  const parser = parse({
    delimiter: findDelimiter(start, meaningOf),
    relax_column_count: true,
    max_record_size: partFileLimits.rowLength,
  })
  const source = Readable.from(texts)
  source.on("error", (error) => parser.destroy(error))
  let line = 0
  try {
    for await (const record of source.pipe(parser)) {
      line += 1
      const cells = Array.from<unknown, string>(record, String)
      if (cells.some((cell) => cell.trim() !== "")) yield { line, cells }
    }
  } catch (error) {
    throw error instanceof CsvError ? explain(error, line) : error
  } finally {
    source.destroy()
  }
}

/** Turns the rows of a table into rows of a file: below its headings, with remarks set aside. */
export async function* partRows(
  rows: AsyncIterable<TableRow>,
  { meaningOf, keyedBy }: { meaningOf: FindMeaning; keyedBy: "sku" | "id" },
): AsyncGenerator<FileRow> {
  let first: TableRow[] = []
  let table: Table | undefined
  for await (const row of rows) {
    if (table) yield table.rowOf(row)
    else if (first.push(row) >= HEAD_ROWS) {
      table = tableOf(first, meaningOf, keyedBy)
      yield* table.beginning
      first = []
    }
  }
  if (!table && first.length > 0) yield* tableOf(first, meaningOf, keyedBy).beginning
}

interface Table {
  /** The rows before the others. */
  beginning: FileRow[]
  rowOf: (row: TableRow) => FileRow
}

function tableOf(first: readonly TableRow[], meaningOf: FindMeaning, keyedBy: "sku" | "id"): Table {
  const filled = first.filter(({ cells }, at) => at > 0 || !isDelimiterLine(cells.map(String)))
  const at = findHead(filled, meaningOf)
  const head = filled[at]
  const headings = readHeadings(head?.cells.map(String) ?? [])
  const keyAt = headings.findIndex((heading) => meaningOf(heading) === keyedBy)
  const rowOf = (row: TableRow) => fileRow(row, headings, keyAt)
  const above = filled.slice(0, at).map(({ line, cells }) => remark(line, cells.map(String)))
  const beginning = [...above, { line: head?.line ?? 1, cells: new Map(), headings }]
  return { beginning: [...beginning, ...filled.slice(at + 1).map(rowOf)], rowOf }
}

function readHeadings(cells: readonly string[]): string[] {
  const texts = cells.map((cell) => cell.trim())
  const headings = texts.slice(0, texts.findLastIndex((text) => text !== "") + 1)
  if (headings.length > partFileLimits.columns)
    throw new UnreadableFile(t("The file {problem}", { problem: tooWide() }))
  const columns = headings.map((heading) => ownColumnOf(heading) ?? heading)
  const twice = columns.find((column, at) => column !== "" && columns.indexOf(column) !== at)
  if (twice !== undefined)
    throw new UnreadableFile(
      t("The column {column} is there twice. Take one of them out.", { column: twice }),
    )
  const reserved = headings.find((heading) => ["__proto__", "constructor"].includes(heading))
  if (reserved !== undefined)
    throw new UnreadableFile(
      t("A column cannot be called {name}. Name it otherwise.", { name: reserved }),
    )
  return headings
}

const remark = (line: number, cells: readonly string[]): FileRow => ({
  line,
  cells: new Map(),
  remark: cells
    .map((cell) => cell.trim())
    .filter((cell) => cell !== "")
    .join(" "),
})

function fileRow({ line, cells }: TableRow, headings: readonly string[], keyAt: number): FileRow {
  const texts = cells.map(String)
  if (isRemark(texts, headings.length, keyAt)) return remark(line, texts)
  const named = headings.flatMap((heading, at): [string, string | number][] =>
    heading === "" ? [] : [[heading, cells[at] ?? ""]],
  )
  const beyond = texts.slice(headings.length).some((cell) => cell.trim() !== "")
  return {
    line,
    cells: new Map(named),
    ...(beyond && {
      problem: t(
        "has {cells} cells under {headings} headings. Put cells that hold a separator in quotes.",
        { cells: cells.length, headings: headings.length },
      ),
    }),
  }
}

const explain = (error: CsvError, line: number): UnreadableFile =>
  error.code === "CSV_MAX_RECORD_SIZE"
    ? new UnreadableFile(
        t(
          "The file cannot be read beyond row {line}: the next is longer than {most} characters. Perhaps a quote is not closed.",
          { line, most: formatCount(partFileLimits.rowLength) },
        ),
      )
    : new UnreadableFile(
        t(
          "The file cannot be read beyond row {line}: a quote is not closed, or stands in the middle of a cell. Put the whole cell in quotes and double those inside.",
          { line },
        ),
        { cause: error },
      )
