import { Readable } from "node:stream"
import { createGunzip } from "node:zlib"
import { CsvError, parse } from "csv-parse"
import { parse as parseJson } from "secure-json-parse"
import type { Cells } from "#domain/imports/cell-values.ts"
import { columnOf } from "#domain/imports/part-file-row.ts"
import { formatCount } from "#domain/shop/number-format.ts"

/** The file cannot be read further; the message says why and how to correct it. */
export class UnreadableFile extends Error {
  override name = "UnreadableFile"
}

/** One row of the file; `problem` if it cannot be understood. */
export interface FileRow {
  /** Number in a spreadsheet or an editor, from 1. */
  line: number
  cells: Cells
  problem?: string
}

export const partFileLimits = {
  bytes: 64 * 1024 * 1024,
  unpackedBytes: 512 * 1024 * 1024,
  rows: 200_000,
  columns: 200,
  /** Characters of one row. */
  rowLength: 256 * 1024,
} as const

const TOO_WIDE = `has more than ${partFileLimits.columns} columns. Put specs into one column.`

/** Streams the rows of a CSV or JSON Lines file, gzip or not. Throws `UnreadableFile`. */
export async function* readPartFile(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<FileRow> {
  const file = await beginning(bytes)
  const isPacked = file.first[0] === 0x1f && file.first[1] === 0x8b
  const plain = await beginning(isPacked ? unpacked(file.chunks) : file.chunks)
  refuseOtherKinds(plain.first)
  const texts = decoded(plain.chunks)
  const start = new TextDecoder().decode(plain.first)
  let rows = 0
  for await (const row of start.trimStart().startsWith("{")
    ? jsonRows(texts)
    : csvRows(texts, start)) {
    rows += 1
    if (rows > partFileLimits.rows)
      throw new UnreadableFile(
        `The file has more than ${formatCount(partFileLimits.rows)} rows. Split it.`,
      )
    yield row
  }
  if (rows === 0) throw new UnreadableFile("The file has no rows.")
}

/** Reads enough to recognize the kind of file, and returns all chunks. */
async function beginning(bytes: AsyncIterable<Uint8Array>) {
  const rest = bytes[Symbol.asyncIterator]()
  const head: Uint8Array[] = []
  let size = 0
  while (size < 4096) {
    const { value, done } = await rest.next()
    if (done) break
    head.push(value)
    size += value.byteLength
  }
  async function* chunks() {
    yield* head
    yield* { [Symbol.asyncIterator]: () => rest }
  }
  return { first: Buffer.concat(head), chunks: chunks() }
}

async function* unpacked(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const source = Readable.from(packed, { objectMode: false })
  const gunzip = createGunzip()
  source.on("error", (error) => gunzip.destroy(error))
  let size = 0
  try {
    for await (const chunk of source.pipe(gunzip)) {
      size += chunk.byteLength
      if (size > partFileLimits.unpackedBytes)
        throw new UnreadableFile("The file is larger than 512 MiB when unpacked. Split it.")
      yield chunk
    }
  } catch (error) {
    if (error instanceof Error && "code" in error && /^Z_/.test(String(error.code)))
      throw new UnreadableFile("The gzip file is damaged or cut off. Pack it anew.")
    throw error
  } finally {
    source.destroy()
  }
}

function refuseOtherKinds(first: Buffer): void {
  if (first.length === 0) throw new UnreadableFile("The file is empty.")
  if (first.subarray(0, 4).equals(Buffer.from("PK\u0003\u0004")))
    throw new UnreadableFile(
      "This is a zip file or a spreadsheet. Save it as CSV (UTF-8), and pack it by gzip if at all.",
    )
  const mark = first.subarray(0, 2).toString("hex")
  if (mark === "fffe" || mark === "feff") throw new UnreadableFile(NOT_UTF8)
}

const NOT_UTF8 = "The file is not in UTF-8. Save it as CSV (UTF-8) and try again."

async function* decoded(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true })
  try {
    for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true })
    yield decoder.decode()
  } catch (error) {
    throw error instanceof TypeError ? new UnreadableFile(NOT_UTF8, { cause: error }) : error
  }
}

async function* jsonRows(texts: AsyncIterable<string>): AsyncGenerator<FileRow> {
  let number = 0
  for await (const text of linesOf(texts)) {
    number += 1
    if (text.trim() !== "") yield jsonRow(number, text)
  }
}

async function* linesOf(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ""
  for await (const text of texts) {
    const lines = (rest + text).split("\n")
    rest = lines.pop() ?? ""
    yield* lines
    if (rest.length > partFileLimits.rowLength)
      throw new UnreadableFile(
        "A line is longer than 262,144 characters. JSON Lines has one product on each line.",
      )
  }
  if (rest !== "") yield rest
}

function jsonRow(line: number, text: string): FileRow {
  const cells = new Map<string, unknown>()
  try {
    const value: unknown = parseJson(text, { protoAction: "error", constructorAction: "error" })
    if (typeof value !== "object" || value === null || Array.isArray(value))
      return { line, cells, problem: 'is no JSON object, such as {"sku":"A-1","price":118}.' }
    const entries = Object.entries(value)
    if (entries.length > partFileLimits.columns) return { line, cells, problem: TOO_WIDE }
    return { line, cells: new Map(entries) }
  } catch {
    return { line, cells, problem: "is not valid JSON. Every line must be one whole object." }
  }
}

/** Streams the rows of CSV; `start` is enough text to find the separator. */
async function* csvRows(texts: AsyncIterable<string>, start: string): AsyncGenerator<FileRow> {
  const parser = parse({
    delimiter: delimiterOf(start),
    relax_column_count: true,
    max_record_size: partFileLimits.rowLength,
  })
  const source = Readable.from(texts)
  source.on("error", (error) => parser.destroy(error))
  let headings: string[] | undefined
  let line = 0
  try {
    for await (const record of source.pipe(parser)) {
      line += 1
      const cells = Array.from<unknown, string>(record, String)
      if (!headings) headings = readHeadings(cells)
      else if (cells.some((cell) => cell.trim() !== "")) yield csvRow(line, headings, cells)
    }
  } catch (error) {
    throw error instanceof CsvError ? explain(error, line) : error
  } finally {
    source.destroy()
  }
}

/** Finds the separator: a comma, or what spreadsheets write where the comma is the decimal mark. */
function delimiterOf(start: string): string {
  const [headings = ""] = start.split(/\r?\n/, 1)
  const counted = [",", ";", "\t"].map((delimiter) => ({
    delimiter,
    times: headings.split(delimiter).length,
  }))
  return counted.toSorted((one, other) => other.times - one.times)[0]?.delimiter ?? ","
}

function readHeadings(cells: readonly string[]): string[] {
  const headings = cells.map((cell) => cell.trim())
  if (headings.length > partFileLimits.columns) throw new UnreadableFile(`The file ${TOO_WIDE}`)
  const columns = headings.map((heading) => columnOf(heading) ?? heading)
  const twice = columns.find((column, at) => column !== "" && columns.indexOf(column) !== at)
  if (twice !== undefined)
    throw new UnreadableFile(`The column ${twice} is there twice. Take one of them out.`)
  if (!columns.includes("sku") && !columns.includes("id"))
    throw new UnreadableFile(
      "The first row names no column 'sku'. It must hold the columns' names: sku, name, price and others.",
    )
  const reserved = headings.find((heading) => ["__proto__", "constructor"].includes(heading))
  if (reserved !== undefined)
    throw new UnreadableFile(`A column cannot be called ${reserved}. Name it otherwise.`)
  return headings
}

function csvRow(line: number, headings: readonly string[], cells: readonly string[]): FileRow {
  const named = headings.flatMap((heading, at): [string, string][] =>
    heading === "" ? [] : [[heading, cells[at] ?? ""]],
  )
  const beyond = cells.slice(headings.length).some((cell) => cell.trim() !== "")
  return {
    line,
    cells: new Map(named),
    ...(beyond && {
      problem: `has ${cells.length} cells under ${headings.length} headings. Put cells that hold a separator in quotes.`,
    }),
  }
}

function explain(error: CsvError, line: number): UnreadableFile {
  const where = `The file cannot be read beyond row ${line}`
  return error.code === "CSV_MAX_RECORD_SIZE"
    ? new UnreadableFile(
        `${where}: the next is longer than 262,144 characters. Perhaps a quote is not closed.`,
      )
    : new UnreadableFile(
        `${where}: a quote is not closed, or stands in the middle of a cell. Put the whole cell in quotes and double those inside.`,
        { cause: error },
      )
}
