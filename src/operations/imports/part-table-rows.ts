import { Readable } from "node:stream"
import { CsvError, parse } from "csv-parse"
import type { Cells } from "#domain/imports/cell-values.ts"
import {
  type FindMeaning,
  mayRepeat,
  ownColumnOf,
  partFileLimits,
} from "#domain/imports/part-columns.ts"
import {
  findDelimiter,
  findHead,
  HEAD_ROWS,
  isDelimiterLine,
  isRemark,
  type TableRow,
} from "#domain/imports/part-table.ts"
import { hasWideCharacter, wideEncodingOf } from "#domain/imports/text-encoding.ts"
import { t } from "#domain/languages/translate.ts"
import { formatCount } from "#domain/shop/number-format.ts"

/** Thrown when a file cannot be read further. The message gives the reason and the remedy. */
export class UnreadableFile extends Error {
  override name = "UnreadableFile"
}

/** Decodes UTF-8, UTF-16 or Windows-1252; `start` is the beginning of the bytes. */
export async function* decodedText(
  chunks: AsyncIterable<Uint8Array>,
  start: Uint8Array,
): AsyncGenerator<string> {
  const wide = wideEncodingOf(start)
  if (wide) yield* decodedAs(wide, chunks)
  else yield* decodedUtf8(chunks)
}

async function* decodedAs(
  encoding: string,
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}

/** Decodes UTF-8, or Windows-1252 from the first chunk on that is not valid UTF-8. */
async function* decodedUtf8(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const utf8 = new TextDecoder("utf-8", { fatal: true })
  const windows = new TextDecoder("windows-1252")
  let isWindows = false
  let hadWide = false
  /** Incomplete character at the end of the previous chunk. */
  let held = Buffer.alloc(0)
  for await (const chunk of chunks) {
    const bytes = held.length > 0 ? Buffer.concat([held, chunk]) : Buffer.from(chunk)
    const whole = isWindows ? bytes.length : endOfCharacters(bytes)
    held = Buffer.from(bytes.subarray(whole))
    const text = decode(bytes.subarray(0, whole))
    if (text !== "") yield text
  }
  if (held.length > 0) yield decode(held)

  function decode(bytes: Buffer): string {
    if (!isWindows) {
      const text = decodedOrNothing(utf8, bytes)
      if (text !== undefined) {
        hadWide ||= text.length < bytes.length
        return text
      }
      if (hadWide || hasWideCharacter(bytes.toString("latin1")))
        throw new UnreadableFile(
          t(
            "The file is partly in UTF-8 and partly in another encoding. Save it as CSV (UTF-8) and try again.",
          ),
        )
      isWindows = true
    }
    return windows.decode(bytes)
  }
}

function decodedOrNothing(decoder: TextDecoder, bytes: Buffer): string | undefined {
  try {
    return decoder.decode(bytes)
  } catch {
    return undefined
  }
}

const MAX_CHARACTER_BYTES = 4

/** Returns the start of an incomplete UTF-8 character at the end, or the length. */
function endOfCharacters(bytes: Buffer): number {
  for (let back = 1; back < MAX_CHARACTER_BYTES && back <= bytes.length; back += 1) {
    const byte = bytes[bytes.length - back] ?? 0
    if (byte < 0x80) return bytes.length
    if (byte >= 0xc0) return back < lengthBegunBy(byte) ? bytes.length - back : bytes.length
  }
  return bytes.length
}

function lengthBegunBy(byte: number): number {
  if (byte >= 0xf0) return MAX_CHARACTER_BYTES
  return byte >= 0xe0 ? 3 : 2
}

/** Row of the file; `problem` is set if it cannot be understood. */
export interface FileRow {
  /** Row number as in a spreadsheet or an editor, from 1. */
  line: number
  cells: Cells
  problem?: string
  /** Headings of the table, if this row holds them. */
  headings?: readonly string[]
  /** Text of a row without a product. */
  remark?: string
}

export const tooManyColumns = (): string =>
  t("has more than {most} columns. Put specs into one column.", { most: partFileLimits.columns })

/** Reads the rows of CSV; `start` is enough text to detect the separator. */
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

/** Turns table rows into file rows below their headings, and marks rows without a product as remarks. */
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
  /** Rows of the buffered beginning: remarks, headings and first parts. */
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
    throw new UnreadableFile(t("The file {problem}", { problem: tooManyColumns() }))
  const columns = headings.map((heading) => {
    const own = ownColumnOf(heading)
    return own === undefined || mayRepeat(own) ? heading : own
  })
  const twice = columns.find((column, at) => column !== "" && columns.indexOf(column) !== at)
  if (twice !== undefined)
    throw new UnreadableFile(
      t("The column {column} appears twice. Remove one of them.", { column: twice }),
    )
  const reserved = headings.find((heading) => ["__proto__", "constructor"].includes(heading))
  if (reserved !== undefined)
    throw new UnreadableFile(
      t("A column cannot be named {name}. Choose another name.", { name: reserved }),
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
        "has {cells} cells but {headings} headings. Put cells that contain a separator in quotes.",
        { cells: cells.length, headings: headings.length },
      ),
    }),
  }
}

const explain = (error: CsvError, line: number): UnreadableFile =>
  error.code === "CSV_MAX_RECORD_SIZE"
    ? new UnreadableFile(
        t(
          "The file cannot be read beyond row {line}: the next row is longer than {most} characters. Check whether a quote is not closed.",
          { line, most: formatCount(partFileLimits.rowLength) },
        ),
      )
    : new UnreadableFile(
        t(
          "The file cannot be read beyond row {line}: a quote is not closed, or is in the middle of a cell. Put the whole cell in quotes and double the quotes inside.",
          { line },
        ),
        { cause: error },
      )
