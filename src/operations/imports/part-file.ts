import { Readable } from "node:stream"
import { createGunzip } from "node:zlib"
import { parse as parseJson } from "secure-json-parse"
import { z } from "zod"
import {
  type ArticleFields,
  DATANORM_HEAD,
  datanormFields,
  datanormRow,
} from "#domain/imports/datanorm.ts"
import { type FindMeaning, partFileLimits, sheetLimits } from "#domain/imports/part-columns.ts"
import type { TableRow } from "#domain/imports/part-table.ts"
import { isBinary } from "#domain/imports/text-encoding.ts"
import { t, translated } from "#domain/languages/translate.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import type { ReadSheet } from "../kernel/ports.ts"
import { refuse } from "../kernel/refusal.ts"
import {
  csvTable,
  decodedText,
  type FileRow,
  partRows,
  tooManyColumns,
  UnreadableFile,
} from "./part-table-rows.ts"

interface PartFileReading {
  readSheet: ReadSheet
  meaningOf: FindMeaning
  keyedBy: "sku" | "id"
}

/** Refuses a stored file that cannot be read now; throws any other error. */
export function refuseUnreadable(error: unknown): never {
  throw error instanceof UnreadableFile
    ? refuse("import_unreadable", { fields: { file: error.message } })
    : error
}

/** Yields an upload. Throws `UnreadableFile` if the client closes the connection. */
export async function* uploadedBytes(
  upload: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    yield* upload
  } catch (cause) {
    throw new UnreadableFile(t("The upload ended too early. Upload the file again."), { cause })
  }
}

/**
 * Reads a spreadsheet as a whole, or streams CSV, JSON Lines or DATANORM, with or without gzip. Throws
 * `UnreadableFile`.
 */
export async function* readPartFile(
  bytes: AsyncIterable<Uint8Array>,
  reading: PartFileReading,
): AsyncGenerator<FileRow> {
  const file = await readStart(bytes)
  const isPacked = file.first[0] === 0x1f && file.first[1] === 0x8b
  const plain = await readStart(isPacked ? unpacked(file.chunks) : file.chunks)
  refuseOtherKinds(plain.first)
  let rows = 0
  for await (const row of isArchive(plain.first)
    ? partRows(sheetTable(plain.chunks, reading.readSheet), reading)
    : textRows(plain, reading)) {
    if (row.headings === undefined) rows += 1
    if (rows > partFileLimits.rows)
      throw new UnreadableFile(
        t("The file has more than {most} rows. Split it.", {
          most: formatCount(partFileLimits.rows),
        }),
      )
    yield row
  }
  if (rows === 0) throw new UnreadableFile(t("The file has no rows."))
}

const isArchive = (first: Buffer): boolean => first.subarray(0, 2).toString("latin1") === "PK"

async function* textRows(
  { first, chunks }: FileStart,
  reading: PartFileReading,
): AsyncGenerator<FileRow> {
  const { first: start, chunks: texts } = await beginningOfText(decodedText(chunks, first))
  const articles = datanormFields(start)
  if (/^\s*\[\s*\{/.test(start))
    throw new UnreadableFile(
      t("This file is a JSON array. Write one product on each line instead, such as {example}.", {
        example: LINE,
      }),
    )
  if (start.trimStart().startsWith("{")) yield* jsonRows(texts)
  else if (articles) yield* partRows(datanormTable(linesOf(texts), articles), reading)
  else yield* partRows(csvTable(texts, start, reading.meaningOf), reading)
}

async function* datanormTable(
  lines: AsyncIterable<string>,
  articles: ArticleFields,
): AsyncGenerator<TableRow> {
  let line = 1
  yield { line, cells: DATANORM_HEAD }
  for await (const text of lines) {
    const cells = datanormRow(text, articles)
    if (cells) yield { line, cells }
    line += 1
  }
}

interface FileStart {
  first: Buffer
  chunks: AsyncIterable<Uint8Array>
}

/** Reads enough to recognize the kind of file; `chunks` yields the file from its start. */
async function readStart(bytes: AsyncIterable<Uint8Array>): Promise<FileStart> {
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
        throw new UnreadableFile(t("The file is larger than 512 MiB when unpacked. Split it."))
      yield chunk
    }
  } catch (error) {
    if (error instanceof Error && "code" in error && /^Z_/.test(String(error.code)))
      throw new UnreadableFile(t("The gzip file is damaged or cut off. Compress it again."))
    throw error
  } finally {
    source.destroy()
  }
}

/** Length of the text from which the separator is detected. */
const START_LENGTH = 16 * 1024

async function beginningOfText(texts: AsyncGenerator<string>) {
  let first = ""
  while (first.length < START_LENGTH) {
    const { value, done } = await texts.next()
    if (done) break
    first += value
  }
  first = first.replace(/^\uFEFF/, "")
  async function* chunks() {
    yield first
    yield* texts
  }
  return { first, chunks: chunks() }
}

const sheetRefusals = translated({
  list_file_damaged: "The spreadsheet cannot be read. Save it again as XLSX, ODS or CSV.",
  list_file_locked: "The spreadsheet is protected by a password. Save it without a password.",
  list_file_too_large:
    "The spreadsheet is too large or takes too long to read. Save it as CSV, or split it.",
  list_files_busy: "Other spreadsheets are being read. Try again in a minute.",
})

const sheetRow = z.tuple([z.int(), z.array(z.union([z.string(), z.number()]))])

async function* sheetTable(
  chunks: AsyncIterable<Uint8Array>,
  readSheet: ReadSheet,
): AsyncGenerator<TableRow> {
  const held: Uint8Array[] = []
  let size = 0
  for await (const chunk of chunks) {
    held.push(chunk)
    size += chunk.byteLength
    if (size > sheetLimits.bytes) throw new UnreadableFile(sheetRefusals.list_file_too_large)
  }
  const read = await readSheet(Buffer.concat(held))
  if ("refused" in read) throw new UnreadableFile(sheetRefusals[read.refused])
  const lines = new TextDecoder().decode(read.lines)
  for (let from = 0; from < lines.length; ) {
    const end = lines.indexOf("\n", from)
    const to = end < 0 ? lines.length : end
    const [line, cells] = sheetRow.parse(JSON.parse(lines.slice(from, to)))
    yield { line, cells }
    from = to + 1
  }
}

const OLE = "d0cf11e0a1b11ae1"

function refuseOtherKinds(first: Buffer): void {
  if (first.length === 0) throw new UnreadableFile(t("The file is empty."))
  if (first.subarray(0, 8).toString("hex") === OLE)
    throw new UnreadableFile(
      t(
        "This file has a password or was saved by an old version of Excel. Save it as XLSX without a password.",
      ),
    )
  const isPage = /^\s*(?:%PDF|\{\\rtf|<!doctype|<html)/i.test(first.toString("latin1", 0, 32))
  if (isPage || (!isArchive(first) && isBinary(first)))
    throw new UnreadableFile(t("This file is not a table. Save it as XLSX, ODS or CSV."))
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
        t("A line is longer than {most} characters. JSON Lines has one product on each line.", {
          most: formatCount(partFileLimits.rowLength),
        }),
      )
  }
  if (rest !== "") yield rest
}

const LINE = '{"sku":"A-1","price":118}'

function jsonRow(line: number, text: string): FileRow {
  const cells = new Map<string, unknown>()
  try {
    const value: unknown = parseJson(text, { protoAction: "error", constructorAction: "error" })
    if (typeof value !== "object" || value === null || Array.isArray(value))
      return {
        line,
        cells,
        problem: t("is not a JSON object, such as {example}.", { example: LINE }),
      }
    const entries = Object.entries(value)
    if (entries.length > partFileLimits.columns) return { line, cells, problem: tooManyColumns() }
    return { line, cells: new Map(entries) }
  } catch {
    const problem = t("is not valid JSON. Every line must be one complete object.")
    return { line, cells, problem }
  }
}
