import { crc32, deflateRawSync } from "node:zlib"
import { writeOds } from "hucre/ods"
import { writeXlsx } from "hucre/xlsx"
import { readCells } from "#adapters/matching/read-cells.ts"
import { listFileReader } from "#adapters/matching/read-list-file.ts"
import { refusals } from "#contract/refusals.ts"
import { damaged } from "#test/damaged-files.ts"

const TIMEOUT_MS = 2_000
const MAX_HOSTILE_MS = 10_000
const MAX_MB = 600

interface Tally {
  answers: Map<string, number>
  wrong: string[]
}

/** Reads damaged files in this process, then hostile ones like the shop. Returns whether all results were right. */
export async function fuzzFiles(count: number, seed: number): Promise<boolean> {
  const tally: Tally = { answers: new Map(), wrong: [] }
  const whole = await wholeFiles()
  for (const file of damaged(whole, count, seed))
    await ask(tally, "a damaged file", TIMEOUT_MS, () => readCells(Buffer.from(file)))
  const residentMb = process.memoryUsage.rss() / 1024 / 1024
  if (residentMb > MAX_MB) tally.wrong.push(`the process uses ${residentMb.toFixed(0)} MB`)
  const read = listFileReader()
  for (const [what, make] of Object.entries(hostileLists)) {
    const file = make()
    await ask(tally, what, MAX_HOSTILE_MS, () => read(file), true)
  }
  for (const [answer, times] of [...tally.answers].toSorted()) console.log(`${times} × ${answer}`)
  for (const wrong of tally.wrong) console.log(`wrong: ${wrong}`)
  console.log(
    `${count} damaged files (seed ${seed}) and ${Object.keys(hostileLists).length} hostile ones: ${tally.wrong.length} wrong, ${residentMb.toFixed(0)} MB resident`,
  )
  return tally.wrong.length === 0
}

async function wholeFiles(): Promise<Uint8Array[]> {
  const rows = Array.from({ length: 40 }, (_, n) => [`CA-${n}`, n, `Part "${n}", größer; 2\t3`])
  const sheets = [{ name: "List", rows: [["Number", "Quantity", "Description"], ...rows] }]
  const csv = rows.map((row) => row.map((cell) => `"${String(cell).replaceAll('"', '""')}"`))
  const text = csv.map((row) => row.join(";")).join("\r\n")
  return [
    await writeXlsx({ sheets }),
    await writeOds({ sheets }),
    Buffer.from(text),
    Buffer.from(`\ufeff${text}`, "utf16le"),
    Buffer.from(text, "latin1"),
  ]
}

type ReadResult = { rows: string[][] } | { letter: object } | { refused: keyof typeof refusals }

async function ask(
  { answers, wrong }: Tally,
  what: string,
  maxMs: number,
  read: () => Promise<ReadResult>,
  isVerbose = false,
): Promise<void> {
  const startedAt = performance.now()
  try {
    const body = await read()
    const answer = "refused" in body ? refusals[body.refused].text : "read"
    answers.set(answer, (answers.get(answer) ?? 0) + 1)
    if (JSON.stringify(body).includes("root:")) wrong.push(`${what} shows a file of the server`)
    const tookMs = performance.now() - startedAt
    if (isVerbose) console.log(`${what}: ${answer} (${tookMs.toFixed(0)} ms)`)
    if (tookMs > maxMs) wrong.push(`${what} took ${tookMs.toFixed(0)} ms`)
  } catch (error) {
    wrong.push(`${what}: ${error}`)
  }
}

const OOXML = "http://schemas.openxmlformats.org"
const text = (name: string, content: string): ZipEntry => ({ name, bytes: Buffer.from(content) })

function xlsx(
  sheet: string | Buffer,
  { declaredSize, more = [] }: { declaredSize?: number; more?: ZipEntry[] } = {},
) {
  return zipOf([
    text(
      "[Content_Types].xml",
      `<Types xmlns="${OOXML}/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    ),
    text(
      "_rels/.rels",
      `<Relationships xmlns="${OOXML}/package/2006/relationships"><Relationship Id="rId1" Type="${OOXML}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    text(
      "xl/workbook.xml",
      `<workbook xmlns="${OOXML}/spreadsheetml/2006/main" xmlns:r="${OOXML}/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    text(
      "xl/_rels/workbook.xml.rels",
      `<Relationships xmlns="${OOXML}/package/2006/relationships"><Relationship Id="rId1" Type="${OOXML}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OOXML}/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    ),
    {
      name: "xl/worksheets/sheet1.xml",
      bytes: Buffer.from(sheet),
      declaredSize,
    },
    ...more,
  ])
}

const rows = (inside: string) => `<worksheet><sheetData>${inside}</sheetData></worksheet>`
const cell = (value: string) =>
  rows(`<row r="1"><c t="inlineStr"><is><t>${value}</t></is></c></row>`)

function ods(table: string): Buffer {
  const xmlns = ["office", "table", "text"]
    .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
    .join(" ")
  const content = `<office:document-content ${xmlns}><office:body><office:spreadsheet><table:table>${table}</table:table></office:spreadsheet></office:body></office:document-content>`
  return zipOf([
    text("mimetype", "application/vnd.oasis.opendocument.spreadsheet"),
    text("content.xml", content),
  ])
}

const MANY = 32 * 1024 * 1024

const xmlOf = (element: (at: number) => string, count: number): string =>
  `<?xml version="1.0"?><r>${Array.from({ length: count }, (_, at) => element(at)).join("")}</r>`
const line = "<l><qty>2</qty><sku>A</sku></l>"

/** Files that are expensive to read in time or memory. */
const hostileLists: Readonly<Record<string, () => Buffer>> = {
  "a zip bomb that declares its size": () => xlsx(Buffer.alloc(8 * MANY)),
  "a zip bomb that declares a small size": () =>
    xlsx(Buffer.alloc(8 * MANY), { declaredSize: 1000 }),
  "a zip bomb that declares no size": () => xlsx(Buffer.alloc(MANY), { declaredSize: 0 }),
  "32 MB unpacked, of one cell": () => xlsx(cell("x".repeat(MANY - 10_000))),
  "32 MB unpacked, of empty cells": () => xlsx(rows(`<row>${"<c/>".repeat(MANY / 5)}</row>`)),
  "a letter of figures": () => Buffer.from(`${"1 x ".repeat(120)}\n`.repeat(5000)),
  "a million rows": () => xlsx(rows('<row><c t="n"><v>1</v></c></row>'.repeat(1_000_000))),
  "deeply nested elements": () => xlsx(rows("<a>".repeat(5_000_000))),
  "three million shared strings": () =>
    xlsx(rows('<row><c t="s"><v>0</v></c></row>'), {
      more: [text("xl/sharedStrings.xml", `<sst>${"<si><t>x</t></si>".repeat(3_000_000)}</sst>`)],
    }),
  "nested entities": () =>
    xlsx(
      `<!DOCTYPE a [<!ENTITY a0 "laugh">${Array.from({ length: 30 }, (_, n) => `<!ENTITY a${n + 1} "${`&a${n};`.repeat(10)}">`).join("")}]>${cell("&a30;")}`,
    ),
  "a file of the server by an entity": () =>
    xlsx(`<!DOCTYPE a [<!ENTITY own SYSTEM "file:///etc/passwd">]>${cell("&own;")}`),
  "a cell at the end of the sheet": () =>
    xlsx(rows('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>')),
  "a cell beyond the sheet": () =>
    xlsx(rows('<row r="9999999999"><c r="ZZZZZZZ9"><v>1</v></c></row>')),
  "a row that is repeated a million times": () =>
    ods(
      '<table:table-row table:number-rows-repeated="1048576"><table:table-cell><text:p>1</text:p></table:table-cell></table:table-row>',
    ),
  "cells that are repeated a billion times": () =>
    ods(
      '<table:table-row table:number-rows-repeated="999999999"><table:table-cell table:number-columns-repeated="999999999"><text:p>1</text:p></table:table-cell></table:table-row>',
    ),
  "XML with a short element for each line": () =>
    Buffer.from(xmlOf((n) => `<l${n} b="1"/>`, 90_000)),
  "XML of nested lists": () =>
    Buffer.from(`${xmlOf((n) => `<r>${line.repeat(500)}<s${n}/>`, 90)}${"</r>".repeat(90)}`),
  "text of quotes": () => Buffer.from('"'.repeat(4_000_000)),
  "text of one line": () => Buffer.from("a,".repeat(2_000_000)),
  "text of empty lines": () => Buffer.from("\n".repeat(4_000_000)),
  "text of separators": () => Buffer.from(`${",;\t|".repeat(1_000)}\n`.repeat(900)),
}

interface ZipEntry {
  name: string
  bytes: Buffer
  /** False unpacked size. */
  declaredSize?: number
}

function zipOf(entries: readonly ZipEntry[]): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, bytes, declaredSize = bytes.length } of entries) {
    // The format requires this entry uncompressed, because readers identify the archive by it.
    const isPlain = name === "mimetype"
    const packed = isPlain ? bytes : deflateRawSync(bytes)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(isPlain ? 0 : 8, 4)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(declaredSize, 18)
    common.writeUInt16LE(Buffer.byteLength(name), 22)
    const file = Buffer.concat([Buffer.from("PK\x03\x04"), common, Buffer.from(name), packed])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    const entry = [Buffer.from("PK\x01\x02\x14\x00"), common, place, Buffer.from(name)]
    files.push(file)
    directory.push(Buffer.concat(entry))
    at += file.length
  }
  const size = directory.reduce((sum, entry) => sum + entry.length, 0)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(size, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...files, ...directory, Buffer.from("PK\x05\x06"), end])
}
