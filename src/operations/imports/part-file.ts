import { Readable } from "node:stream"
import { createGunzip } from "node:zlib"
import { parse as parseJson } from "secure-json-parse"
import { formatCount } from "#domain/shop/number-format.ts"
import { csvRows } from "./part-file-csv.ts"
import { type FileRow, partFileLimits, TOO_WIDE, UnreadableFile } from "./part-file-limits.ts"

/**
 * The rows of a CSV or JSON Lines file, packed by gzip or not, one after another and never the whole file
 * at once. Throws `UnreadableFile`.
 */
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

/** Enough to tell what kind of file it is, and all of it still to come. */
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
