import { parse } from "csv-parse/sync"
import { DATANORM_HEAD, datanormFields, datanormRow } from "#domain/imports/datanorm.ts"
import { isBinary, wideEncodingOf } from "#domain/imports/text-encoding.ts"
import { readEdiRows } from "#domain/matching/edi-rows.ts"
import { findDelimiter } from "#domain/matching/find-delimiter.ts"
import { readJsonRows } from "#domain/matching/json-rows.ts"
import {
  listLimits,
  type ReadList,
  trimmedCells,
  type WhyNotRead,
} from "#domain/matching/list-table.ts"
import { linesOfMarkup } from "#domain/matching/markup-lines.ts"
import {
  headedTable,
  joinedTables,
  type MarkupElement,
  markupKindOf,
  rowsOfMarkup,
  tablesOf,
} from "#domain/matching/markup-rows.ts"
import { withPairsBelow } from "#domain/matching/pairs-on-a-line.ts"
import { readCart, readPricedList } from "#domain/matching/prints/priced-list.ts"
import { readRuledTable } from "#domain/matching/prints/ruled-table.ts"
import type { CountKnown } from "#domain/matching/prose/known-names.ts"
import { headScore, MAX_ROWS_TO_HEAD } from "#domain/matching/table-head.ts"
import { plainMarkup, withoutEntities } from "./plain-markup.ts"
import { isMessage, readMessage } from "./read-message.ts"
import { findSheet, type SheetRow } from "./read-spreadsheet.ts"

/** Cells of a table, a parsed letter, or the reason why neither was read. */
type Answer = { rows: string[][] } | { letter: ReadList } | { refused: WhyNotRead }

const OLE = "d0cf11e0a1b11ae1"
/** Names of entries that only mails of Outlook, documents of Word and slides have. */
const OTHER_KINDS_OF_OLE = ["__properties_version1.0", "WordDocument", "PowerPoint Document"].map(
  (name) => Buffer.from(name, "utf16le"),
)
const isPdf = (file: Buffer): boolean => file.subarray(0, 4).toString("latin1") === "%PDF"

/** Reads the cells of any file, or returns the reason for refusing it. */
export async function readCells(file: Buffer, countKnown?: CountKnown): Promise<Answer> {
  const read = await cellsOf(file, countKnown)
  if ("refused" in read || "letter" in read) return read
  const rows = trimmedCells(
    read.rows.map((row) => row.slice(0, listLimits.columns + 1).map((cell) => plain(cell))),
  )
  const [first = []] = rows
  if (rows.length === 0) return { refused: "list_file_empty" }
  if (first.length > listLimits.columns) return { refused: "list_file_too_wide" }
  if (rows.length > listLimits.rows + 1) return { refused: "list_file_too_long" }
  return isTooLarge(rows) ? { refused: "list_file_too_large" } : { rows }
}

/** A few kilobytes can repeat one long text in every cell. */
function isTooLarge(rows: readonly string[][]): boolean {
  const characters = rows.flat().reduce((sum, cell) => sum + cell.length, 0)
  const cells = rows.length * (rows[0]?.length ?? 0)
  return cells > listLimits.filledCells || characters > listLimits.allCharacters
}

async function cellsOf(
  file: Buffer,
  countKnown: CountKnown | undefined,
  depth = 0,
): Promise<Answer> {
  if (file.length === 0) return { refused: "list_file_empty" }
  if (file.subarray(0, 8).toString("hex") === OLE) {
    const isOther = OTHER_KINDS_OF_OLE.some((name) => file.includes(name))
    // Otherwise an old Excel file, or an encrypted one.
    return { refused: isOther ? "list_file_of_other_kind" : "list_file_locked" }
  }
  try {
    if (file.subarray(0, 2).toString("latin1") === "PK")
      return (await documentAnswer(file, countKnown)) ?? (await spreadsheetRows(file))
    if (isPdf(file)) return await pdfAnswer(file, countKnown)
    if (isMessage(file)) return await messageAnswer(file, countKnown, depth)
    if (isOtherKind(file)) return { refused: "list_file_of_other_kind" }
    const text = decoded(file)
    return (await markupAnswer(text)) ?? (await textAnswer(plainMarkup(text), countKnown))
  } catch {
    return { refused: "list_file_damaged" }
  }
}

/** Reads a PDF with text as a print. */
async function pdfAnswer(file: Buffer, countKnown: CountKnown | undefined): Promise<Answer> {
  // Loaded for the first PDF.
  const { readPdfText } = await import("./read-pdf.ts")
  const read = await readPdfText(file)
  return "refused" in read ? read : printAnswer(read.text, countKnown, true)
}

/** Reports whether the file is RTF, a picture or an archive. Text of any encoding has almost no control bytes. */
function isOtherKind(file: Buffer): boolean {
  if (/^\{\\rtf/i.test(file.toString("latin1", 0, 16))) return true
  return isBinary(file.subarray(0, 4096))
}

/** Reads XML or the table of a page; undefined for other texts. */
async function markupAnswer(text: string): Promise<Answer | undefined> {
  const kind = markupKindOf(text)
  if (!kind) return undefined
  // Loaded for the first text of markup.
  const { parseMarkup } = await import("./parse-markup.ts")
  const parsed = parseMarkup(text, kind)
  if ("refused" in parsed) return parsed
  const rows = rowsOfMarkup(parsed.root, kind)
  if (rows) return { rows }
  return kind === "partOfPage" ? undefined : { refused: "list_file_of_other_kind" }
}

async function documentAnswer(
  zip: Buffer,
  countKnown: CountKnown | undefined,
): Promise<Answer | undefined> {
  const { readDocument } = await import("./read-document.ts")
  const read = readDocument(zip)
  return read && ("refused" in read ? read : pageAnswer(read.root, joinedTables, countKnown))
}

/** Reads what is chosen of the tables, or all text as a letter. */
async function pageAnswer(
  root: MarkupElement,
  choose: typeof headedTable,
  countKnown: CountKnown | undefined,
): Promise<Answer> {
  const rows = choose(tablesOf(root))
  return rows ? { rows } : textAnswer(linesOfMarkup(root).join("\n"), countKnown)
}

/** Reads the HTML of an e-mail; undefined if it has none, or too much. */
async function htmlAnswer(
  html: string,
  countKnown: CountKnown | undefined,
): Promise<Answer | undefined> {
  if (html === "") return undefined
  const { parseMarkup } = await import("./parse-markup.ts")
  const page = parseMarkup(html, "page")
  // An answer repeats the tables that it answers.
  return "refused" in page ? undefined : pageAnswer(page.root, headedTable, countKnown)
}

/** Reads the text of an e-mail; if it names no parts, the first of its attachments that is a list. */
async function messageAnswer(
  file: Buffer,
  countKnown: CountKnown | undefined,
  depth: number,
): Promise<Answer> {
  const message = depth > MAX_DEPTH_OF_MESSAGES ? undefined : await readMessage(file)
  if (!message) return { refused: "list_file_too_large" }
  const { html, text, attachments } = message
  const page = await htmlAnswer(html, countKnown)
  const body = page ?? (await textAnswer(plainMarkup(text || html), countKnown))
  if (namesParts(body)) return body
  const answers: Answer[] = []
  for (const attachment of attachments) {
    const answer = await cellsOf(attachment, countKnown, depth + 1)
    if (isListBeside(body, answer)) return answer
    answers.push(answer)
  }
  if (hasRows(body)) return body
  return answers.find(hasRows) ?? answers.find(isOfList) ?? body
}

/** A message may be attached to another one. */
const MAX_DEPTH_OF_MESSAGES = 1

const hasRows = (answer: Answer): boolean => {
  if ("refused" in answer) return false
  return ("letter" in answer ? answer.letter.rows : answer.rows).length > 0
}

/** Returns whether a text is a table or has the number of a part. Cover letters have other numbers, too. */
const namesParts = (answer: Answer): boolean => {
  if ("refused" in answer) return false
  if ("rows" in answer) return answer.rows.some((row) => row.length > 1)
  const numberAt = answer.letter.columns.indexOf("number")
  return answer.letter.rows.some((row) => row[numberAt] !== "")
}

/** Returns whether an attachment is a list. Beside a letter with rows, only headings prove that. */
const isListBeside = (body: Answer, answer: Answer): boolean =>
  "rows" in answer &&
  hasRows(answer) &&
  ("rows" in body || !hasRows(body) || headedTable([answer.rows]) !== undefined)

/** Returns whether a file was refused that may be a list. */
const isOfList = (answer: Answer): boolean =>
  "refused" in answer &&
  answer.refused !== "list_file_of_other_kind" &&
  answer.refused !== "list_file_empty"

const plain = (cell: string, length: number = listLimits.characters): string =>
  withoutEntities(cell.slice(0, 4 * length))
    .replaceAll(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, length)
    .toWellFormed()

/** Maximum length of a row, so that an unclosed quote does not consume the rest. */
const MAX_ROW_LENGTH = 64 * 1024
/** Length of text examined to find the delimiter. */
const BEGINNING = 64 * 1024

/** Reads Datanorm, JSON, EDIFACT, X12, CSV, text copied from a spreadsheet, or a letter. */
async function textAnswer(written: string, countKnown: CountKnown | undefined): Promise<Answer> {
  const text = withPairsBelow(written)
  const articles = datanormFields(text)
  if (articles) {
    const read = text.split(/\r\n|\r|\n/).map((line) => datanormRow(line, articles)?.map(String))
    return { rows: [[...DATANORM_HEAD], ...read.filter((row) => row !== undefined)] }
  }
  const listed = readJsonRows(text) ?? readEdiRows(text)
  if (listed) return { rows: listed }
  const [line, delimiter] = /^sep=([,;|\t])\r?\n/i.exec(text) ?? []
  const found = delimiter ?? findDelimiter(text.slice(0, BEGINNING))
  if (found === undefined) return printAnswer(text, countKnown)
  const rows: string[][] = parse(text.slice(line?.length ?? 0), {
    delimiter: found,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW_LENGTH,
    to: listLimits.rows + listLimits.columns,
  })
  return { rows }
}

/** Reads a text without delimiters: a table with aligned columns, or a letter. */
async function printAnswer(
  text: string,
  countKnown: CountKnown | undefined,
  isPrinted = false,
): Promise<Answer> {
  const lines = text.split(/\r\n|\r|\n/, 2 * listLimits.rows)
  const rows = readPricedList(lines) ?? readCart(lines) ?? readRuledTable(lines, isPrinted)
  return rows ? { rows } : letterAnswer(text, countKnown)
}

/** Maximum line length of a letter, whose paragraphs may be single lines. */
const MAX_LINE_LENGTH = 2000

async function letterAnswer(text: string, countKnown: CountKnown | undefined): Promise<Answer> {
  const lines = text
    .split(/\r\n|\r|\n/, 2 * listLimits.rows)
    .map((line) => letterLine(line.replaceAll("\t", "  ")))
  const filled = lines.filter((line) => line !== "").length
  if (filled === 0) return { refused: "list_file_empty" }
  if (filled > listLimits.rows) return { refused: "list_file_too_long" }
  // Loaded for the first letter: half of all modules of a list's process.
  const { readProse } = await import("#domain/matching/prose/read-prose.ts")
  return { letter: readProse(lines, countKnown) }
}

/** Returns a line with its indentation, which continues an item in the print of an ERP system. */
function letterLine(line: string): string {
  const [indentation = ""] = /^ {0,40}/.exec(line) ?? []
  const text = plain(line, MAX_LINE_LENGTH)
  return text === "" || text.startsWith(">") ? text : indentation + text
}

const DECLARED_ENCODING = /(?:encoding|charset)=["']?([\w-]{2,20})/i

/** Decodes by the byte order mark; else as UTF-8; else as declared by XML or a page; else as windows-1252. */
function decoded(file: Uint8Array): string {
  const encoding = wideEncodingOf(file)
  if (encoding) return new TextDecoder(encoding).decode(file)
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(file)
  } catch {
    const start = Buffer.from(file.subarray(0, 1024)).toString("latin1")
    const isMarkup = start.trimStart().startsWith("<")
    const [, declared = "windows-1252"] = (isMarkup && DECLARED_ENCODING.exec(start)) || []
    return new TextDecoder(declared).decode(file)
  }
}

const sheetLimits = { ...listLimits, rows: listLimits.rows + listLimits.columns }

/** Reads the first sheet with headings of a list of parts; without such a sheet, the first one. */
async function spreadsheetRows(file: Buffer): Promise<Answer> {
  const read = await findSheet(file, sheetLimits, hasHeadings)
  return "refused" in read ? read : { rows: read.rows.map(({ cells }) => cells.map(String)) }
}

const hasHeadings = (rows: readonly SheetRow[]): boolean =>
  rows.slice(0, MAX_ROWS_TO_HEAD).some(({ cells }) => headScore(trimmed(cells)) > 0)

const trimmed = (cells: SheetRow["cells"]): string[] => cells.map((cell) => String(cell).trim())
