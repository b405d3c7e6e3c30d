import { crc32, deflateRawSync } from "node:zlib"

const OOXML = "http://schemas.openxmlformats.org"
const text = (name: string, content: string): ZipEntry => ({ name, bytes: Buffer.from(content) })

function xlsx(
  sheet: string | Buffer,
  { says, more = [] }: { says?: number; more?: ZipEntry[] } = {},
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
      says,
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

/** Files that are expensive to read in time or memory. */
export const hostileLists: Readonly<Record<string, () => Buffer>> = {
  "a bomb that says so": () => xlsx(Buffer.alloc(8 * MANY)),
  "a bomb that says it is small": () => xlsx(Buffer.alloc(8 * MANY), { says: 1000 }),
  "a bomb that says nothing": () => xlsx(Buffer.alloc(MANY), { says: 0 }),
  "as much as is unpacked, of one cell": () => xlsx(cell("x".repeat(MANY - 10_000))),
  "as much as is unpacked, of empty cells": () =>
    xlsx(rows(`<row>${"<c/>".repeat(MANY / 5)}</row>`)),
  "a letter of figures": () => Buffer.from(`${"1 x ".repeat(120)}\n`.repeat(5000)),
  "a million rows": () => xlsx(rows('<row><c t="n"><v>1</v></c></row>'.repeat(1_000_000))),
  "elements within each other": () => xlsx(rows("<a>".repeat(5_000_000))),
  "shared strings without an end": () =>
    xlsx(rows('<row><c t="s"><v>0</v></c></row>'), {
      more: [text("xl/sharedStrings.xml", `<sst>${"<si><t>x</t></si>".repeat(3_000_000)}</sst>`)],
    }),
  "entities within entities": () =>
    xlsx(
      `<!DOCTYPE a [<!ENTITY a0 "laugh">${Array.from({ length: 30 }, (_, n) => `<!ENTITY a${n + 1} "${`&a${n};`.repeat(10)}">`).join("")}]>${cell("&a30;")}`,
    ),
  "a file of the machine by an entity": () =>
    xlsx(`<!DOCTYPE a [<!ENTITY own SYSTEM "file:///etc/passwd">]>${cell("&own;")}`),
  "a cell at the end of the sheet": () =>
    xlsx(rows('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>')),
  "a cell beyond the sheet": () =>
    xlsx(rows('<row r="9999999999"><c r="ZZZZZZZ9"><v>1</v></c></row>')),
  "a row that is repeated a million times": () =>
    ods(
      '<table:table-row table:number-rows-repeated="1048576"><table:table-cell><text:p>1</text:p></table:table-cell></table:table-row>',
    ),
  "cells that are repeated without end": () =>
    ods(
      '<table:table-row table:number-rows-repeated="999999999"><table:table-cell table:number-columns-repeated="999999999"><text:p>1</text:p></table:table-cell></table:table-row>',
    ),
  "text of quotes": () => Buffer.from('"'.repeat(4_000_000)),
  "text of one line": () => Buffer.from("a,".repeat(2_000_000)),
  "text of empty lines": () => Buffer.from("\n".repeat(4_000_000)),
  "text of separators": () => Buffer.from(`${",;\t|".repeat(1_000)}\n`.repeat(900)),
}

/** A file in an archive; `says` is a false unpacked size. */
interface ZipEntry {
  name: string
  bytes: Buffer
  says?: number
}

function zipOf(entries: readonly ZipEntry[]): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, bytes, says = bytes.length } of entries) {
    // The format requires this entry uncompressed, because readers identify the archive by it.
    const isPlain = name === "mimetype"
    const packed = isPlain ? bytes : deflateRawSync(bytes)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(isPlain ? 0 : 8, 4)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(says, 18)
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
