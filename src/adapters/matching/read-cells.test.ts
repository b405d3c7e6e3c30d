import { deflateSync } from "node:zlib"
import { writeOds } from "hucre/ods"
import { writeXlsx } from "hucre/xlsx"
import { describe, expect, test } from "vitest"
import { damaged } from "#test/damaged-files.ts"
import { drawPdf } from "#test/lists/draw-pdf.ts"
import { zipped } from "#test/lists/letters/encodings.ts"
import { SAVED_MAILS } from "#test/lists/letters/mails.ts"
import { aPdf, aStream } from "#test/pdf-files.ts"
import { readCells } from "./read-cells.ts"
import { listFileReader } from "./read-list-file.ts"

const rows = [
  ["Part no.", "Qty", "Note"],
  ["CA-TM5-6032", 250, "für die Werkstatt"],
  ["CA-PA-850", 12, 'said "now", twice'],
]
const cells = rows.map((row) => row.map(String))
const sheets = [
  { name: "List", rows },
  { name: "Other", rows: [["not this"]] },
]
const quoted = (delimiter: string) =>
  rows
    .map((row) => row.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(delimiter))
    .join("\r\n")
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, "utf16le")

describe("cells are read as displayed, from", () => {
  test.each<[string, () => Uint8Array | Promise<Uint8Array>]>([
    ["XLSX", () => writeXlsx({ sheets })],
    ["ODS", () => writeOds({ sheets })],
    ["commas", () => Buffer.from(quoted(","))],
    ["semicolons, with a byte order mark", () => Buffer.from(`\ufeff${quoted(";")}\r\n\r\n;;\r\n`)],
    ["tabs, as Excel's clipboard has them", () => Buffer.from(quoted("\t"))],
    ["little-endian UTF-16", () => utf16(quoted("\t"))],
    ["big-endian UTF-16", () => utf16(quoted(",")).swap16()],
    ["UTF-16 without a byte order mark", () => utf16(quoted(",")).subarray(2)],
    ["Windows-1252", () => Buffer.from(quoted(";"), "latin1")],
    ["a first line that names the separator", () => Buffer.from(`sep=;\r\n${quoted(";")}`)],
  ])("%s", async (_, make) => {
    expect(await readCells(Buffer.from(await make()))).toEqual({ rows: cells })
  })
})

test("the articles of Datanorm 4 and 5 are read with number, name and price of one unit", async () => {
  const head = ["sku", "name", "price"]
  const version4 = [
    `V 150122${"Muster GmbH".padEnd(115)}04EUR`,
    "A;N;CA-PA-850;00;Anvil 850;Netzteil;1;0;Stk;11800;R1;100;;",
    "B;N;CA-PA-850;;;;0;0;0;;;;0;0;;;",
    "A;N;CA-F-120;00;Breva 120 PWM;L\u0081fter;1;2;Stk;159050;R1;100;;",
    "A;L;CA-OLD;00;Old;;1;0;Stk;100;R1;100;;",
  ]
  expect(await readCells(Buffer.from(version4.join("\r\n"), "latin1"))).toEqual({
    rows: [
      head,
      ["CA-PA-850", "Anvil 850 Netzteil", "118"],
      ["CA-F-120", "Breva 120 PWM Lüfter", "15.905"],
    ],
  })
  const version5 = [
    "V;050;A;20261014;EUR;Muster GmbH;;;;;;;;;;",
    "T;A;T1;1;01;Ein langer Text;",
    "A;N;CA-PA-850;Anvil 850;;PCE;10;1;118000;R1;;;;;;;;;;;0;;0;;;;;;;",
    "E;3;Ende;",
  ]
  expect(await readCells(Buffer.from(version5.join("\r\n")))).toEqual({
    rows: [head, ["CA-PA-850", "Anvil 850", "118"]],
  })
})

test.each([
  ["XLSX", (named: typeof sheets) => writeXlsx({ sheets: named })] as const,
  ["ODS", (named: typeof sheets) => writeOds({ sheets: named })] as const,
])("the list of an %s file may follow a sheet of notes", async (_, write) => {
  const notes = { name: "Notes", rows: [["Read me first"], ["The list is on the next sheet."]] }
  const list = {
    name: "BOM",
    rows: [
      ["Part number", "Qty"],
      ["CA-F-120", "12"],
    ],
  }
  expect(await readCells(Buffer.from(await write([notes, list])))).toEqual({ rows: list.rows })
  expect(await readCells(Buffer.from(await write([notes])))).toEqual({ rows: notes.rows })
  expect(await readCells(Buffer.from(await write([list, notes])))).toEqual({ rows: list.rows })
})

test("a sheet of few cells, but far to the right, is refused as too large", async () => {
  const far = Array.from({ length: 100 }, (_, row) => [`${row},16383`, { value: 1 }] as const)
  const sheet = { name: "List", rows: far.map(() => ["CA-1"]), cells: new Map(far) }
  const file = Buffer.from(await writeXlsx({ sheets: [sheet] }))
  expect(file.length).toBeLessThan(5_000)
  expect(await readCells(file)).toEqual({ refused: "list_file_too_large" })
})

test("a formula's last result is read, and nothing is calculated", async () => {
  const formula = {
    formula: 'WEBSERVICE("http://127.0.0.1:1/")',
    formulaResult: "CA-1",
    value: "CA-1",
    type: "formula" as const,
  }
  const file = await writeXlsx({
    sheets: [{ name: "List", rows: [["CA-1"], ["=1+1"]], cells: new Map([["0,0", formula]]) }],
  })
  expect(await readCells(Buffer.from(file))).toEqual({ rows: [["CA-1"], ["=1+1"]] })
})

test("entities that XML declares are not expanded", async () => {
  const entity = (n: number) => `<!ENTITY e${n} "${`&e${n - 1};`.repeat(10)}">`
  const nested = Array.from({ length: 9 }, (_, n) => entity(n + 1)).join("")
  const declared = `<!ENTITY e0 "ha">${nested}<!ENTITY file SYSTEM "file:///etc/passwd">`
  const row = "<row><sku>CA&#45;1 &amp; 2</sku><qty>&e9;</qty><note>&file;</note></row>"
  const xml = `<?xml version="1.0"?><!DOCTYPE rows [${declared}]><rows>${row}</rows>`
  expect(await readCells(Buffer.from(xml))).toEqual({
    rows: [
      ["sku", "qty", "note"],
      ["CA-1 & 2", "&e9;", "&file;"],
    ],
  })
})

test.each([
  ["XML", '<?xml version="1.0" encoding="windows-1251"?><r><row a="', '" b="2"/></r>'],
  ["HTML", "<html><meta charset=windows-1251><table><tr><td>a<td>b<tr><td>", "<td>2</table>"],
])("%s is decoded as it declares", async (_, before, after) => {
  const name = Buffer.from("cbe5edf2e0", "hex")
  const read = await readCells(Buffer.concat([Buffer.from(before), name, Buffer.from(after)]))
  expect(read).toEqual({
    rows: [
      ["a", "b"],
      ["Лента", "2"],
    ],
  })
})

/** Two rows, the first of which has a cell in the last of so many columns. */
const wideList = (columns: number): string => {
  const blank = ";".repeat(columns - 2)
  return `CA-1;2${blank}far\nCA-2;4${blank}\n`
}

const manyAttributes = Array.from({ length: 80_000 }, (_, n) => `a${n}="${n}"`).join(" ")

const oleFile = (entry: string): Buffer =>
  Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.from(entry, "utf16le")])
const mail = (type: string, body = ""): string =>
  `MIME-Version: 1.0\nContent-Type: ${type}\n\n${body}`
const MANY_PARTS = "multipart/mixed; boundary=b"
const nestedParts = (depth: number): string =>
  Array.from(
    { length: depth },
    (_, n) => `--${"b".repeat(n + 1)}\n${mail(`${MANY_PARTS}${"b".repeat(n + 1)}`)}`,
  ).join("")
const attached = (file: string | Buffer): string =>
  mail(
    MANY_PARTS,
    `--b\nContent-Type: application/x\nContent-Transfer-Encoding: base64\n\n${Buffer.from(file).toString("base64")}`,
  )
/** Changes the declared size of the first file in the archive's central directory. */
function declareSize(archive: Uint8Array, bytes: number): Buffer {
  const zip = Buffer.from(archive)
  zip.writeUInt32LE(bytes, zip.indexOf("504b0102", "hex") + 24)
  return zip
}

const document = (body: string): Buffer =>
  zipped({ "word/document.xml": `<w:document><w:body>${body}</w:body></w:document>` })

test.each<[string, string | Buffer, string]>([
  ["nothing", "", "list_file_empty"],
  ["blanks", " \r\n ,,\r\n", "list_file_empty"],
  ["a cut PDF", "%PDF-1.7 1,2,3", "list_file_damaged"],
  ["a PDF without text", aPdf(), "list_file_without_text"],
  ["a PDF with too many pages", aPdf({ pages: 51 }), "list_file_too_large"],
  ["an encrypted PDF", await drawPdf(() => {}, { userPassword: "x" }), "list_file_locked"],
  ["HTML with one cell", "<!DOCTYPE html><table><tr><td>CA-1", "list_file_of_other_kind"],
  [
    "a picture",
    Buffer.from("89504e470d0a1a0a0000000d49484452".repeat(9), "hex"),
    "list_file_of_other_kind",
  ],
  ["a workbook of an older Excel", Buffer.from("d0cf11e0a1b11ae1", "hex"), "list_file_locked"],
  ["a mail in Outlook's format", oleFile("__properties_version1.0"), "list_file_of_other_kind"],
  ["a document of an older Word", oleFile("WordDocument"), "list_file_of_other_kind"],
  ["a workbook with a password", oleFile("EncryptedPackage"), "list_file_locked"],
  ["an empty e-mail", mail("text/plain"), "list_file_empty"],
  ["an e-mail with endless headers", mail("a\nA: b".repeat(50_000)), "list_file_too_large"],
  ["an e-mail of many parts", mail(MANY_PARTS, "\n--b".repeat(2000)), "list_file_too_large"],
  ["an e-mail of deeply nested parts", mail(MANY_PARTS, nestedParts(20)), "list_file_too_large"],
  ["a mail attached to a mail", attached(attached(mail("text/csv", "a,1"))), "list_file_too_large"],
  ["an attachment with a password", attached(oleFile("EncryptedPackage")), "list_file_locked"],
  ["a document without text", document("<w:p/>"), "list_file_empty"],
  ["tags nested too deeply", document("<w:tbl>".repeat(1000)), "list_file_too_large"],
  ["too many paragraphs", document("<w:p/>".repeat(400_000)), "list_file_too_large"],
  ["a huge document", document(" ".repeat(33 * 1024 * 1024)), "list_file_too_large"],
  [
    "a document that declares a false size",
    declareSize(document("<w:p/>"), 10),
    "list_file_damaged",
  ],
  ["a cut archive", "PK\u0003\u0004 and no more", "list_file_damaged"],
  ["too many rows", "CA-1,1\n".repeat(5100), "list_file_too_long"],
  [
    "too many lines of EDIFACT",
    `UNH+1'${"LIN+1++4000000000000:SRV'".repeat(99_000)}`,
    "list_file_too_long",
  ],
  ["too many columns", wideList(201), "list_file_too_wide"],
  ["XML that is cut off", "<?xml version='1.0'?><rows><row><sku>CA-1", "list_file_not_closed"],
  ["XML without a list", "<?xml version='1.0'?><note>Hello</note>", "list_file_of_other_kind"],
  ["HTML without a table", "<html><p>CA-1 2", "list_file_of_other_kind"],
  ["elements nested too deeply", `<?xml ?>${"<a>".repeat(500_000)}`, "list_file_too_large"],
  ["too many elements", `<?xml ?><r>${"<a/>".repeat(400_000)}</r>`, "list_file_too_large"],
  ["a megabyte of attributes", `<?xml ?><r ${manyAttributes}/>`, "list_file_too_wide"],
])("%s is refused, with its reason", async (_, file, refused) => {
  expect(await readCells(Buffer.from(file))).toEqual({ refused })
})

test("a column far to the right is read", async () => {
  const read = await readCells(Buffer.from(wideList(200)))
  expect("rows" in read && read.rows.map((row) => row.at(-1))).toEqual(["far", ""])
})

test("any damaged file is read or refused", async () => {
  const whole = [
    await writeXlsx({ sheets }),
    await writeOds({ sheets }),
    Buffer.from(quoted(",")),
    utf16(quoted("\t")),
    document("<w:p><w:r><w:t>20 x CA-F-120</w:t></w:r></w:p>"),
    ...Object.values(SAVED_MAILS)
      .slice(0, 2)
      .map(({ file }) => file),
    await drawPdf((doc) => doc.text(quoted(" "))),
  ]
  for (const file of damaged(whole, 300, 1)) {
    const read = await readCells(Buffer.from(file))
    if ("refused" in read) expect(read.refused).toMatch(/^list_file_/)
    else if ("letter" in read) expect(read.letter.columns).toHaveLength(3)
    else expect(read.rows.length).toBeGreaterThan(0)
  }
})

test("a file that repeats a long text in many cells is refused as too large", async () => {
  const long = "x".repeat(500)
  const rows = Array.from({ length: 1000 }, () => Array.from({ length: 20 }, () => long))
  const file = Buffer.from(await writeXlsx({ sheets: [{ name: "List", rows }] }))
  expect(file.length).toBeLessThan(200_000)
  expect(await readCells(file)).toEqual({ refused: "list_file_too_large" })
  const wide = Buffer.from(`${"1,".repeat(198)}1\n`.repeat(2000))
  expect(await readCells(wide)).toEqual({ refused: "list_file_too_large" })
})

test("a file that unpacks to more than the limit is not unpacked, even with a false size", async () => {
  const file = await writeXlsx({ sheets })
  expect(await readCells(declareSize(file, 65 * 1024 * 1024))).toEqual({
    refused: "list_file_too_large",
  })
  expect(await readCells(declareSize(file, 0))).toEqual({ refused: "list_file_damaged" })
  expect(await readCells(declareSize(file, 10))).toEqual({ refused: "list_file_damaged" })
})

test("long files are read in a limited number of subprocesses, with limited memory", async () => {
  const read = listFileReader({ maxRunning: 1, maxWaiting: 1 })
  const moreRows = Array.from({ length: 400 }, (_, n) => [`CA-${n}`, String(n + 1), "x".repeat(40)])
  const file = Buffer.from([quoted(","), ...moreRows.map((row) => row.join())].join("\r\n"))
  const all = { head: cells[0], rows: [...cells.slice(1), ...moreRows] }
  const known = { countName: () => 0, isNumber: (cell: string) => cell.startsWith("xx") }
  const [first, second, third] = await Promise.all([
    read(file),
    read(file, { hasHeading: false, known }),
    read(file),
  ])
  expect(first).toMatchObject({ ...all, columns: ["number", "quantity", "note"] })
  expect(second).toMatchObject({ head: undefined, columns: ["ignore", "quantity", "number"] })
  expect(third).toEqual({ refused: "list_files_busy" })
  // Unpacks to more memory than the process may use.
  const bomb = deflateSync(Buffer.alloc(600 * 1024 * 1024))
  const unpacked = aStream(bomb, "/Filter [/FlateDecode /RunLengthDecode]")
  const small = aPdf({ pages: 1, page: "/Contents 100 0 R", objects: [unpacked] })
  expect(await read(small)).toEqual({ refused: "list_file_too_large" })
  const withoutProcesses = listFileReader({ maxRunning: 0, maxWaiting: 0 })
  expect(await withoutProcesses(Buffer.from("CA-1 2\n".repeat(80)))).not.toHaveProperty("refused")
  expect(await withoutProcesses(Buffer.from("1-\n".repeat(250)))).toEqual({
    refused: "list_files_busy",
  })
})
