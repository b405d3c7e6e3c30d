import { CELL_BOUNDS, readQuantity } from "../../../orders/read-quantity.ts"
import { isDate, isPartNumber, isPrice } from "../../cell-kinds.ts"
import { readHeading } from "../../read-heading.ts"
import { isRule } from "../../separate-rows.ts"
import type { LetterTable, ProseItem } from "../prose-item.ts"
import { UNIT_WORDS } from "../prose-words.ts"
import { cellsOf } from "./spaced-cells.ts"

/** Matches a line of a document with its position: `00010   CA-F-120    20 EA`. */
const POSITION = /^ {0,3}(0*[1-9]\d{0,4})\s{2,}(?=\S)/
const CONTINUED = /^\s{2,}\S/
const MIN_RECORDS = 2

/**
 * Reads an order as ERP systems print it: each item begins with its position and continues in indented lines. Returns
 * undefined if the positions do not count by 1 or 10, or if no item has such lines.
 */
export function readRecords(lines: readonly string[]): LetterTable | undefined {
  const starts = lines.flatMap((line, at) => (POSITION.test(line) ? [at] : []))
  const positions = starts.map((at) => Number(POSITION.exec(lines[at] ?? "")?.[1]))
  const [step = 0] = positions
  const isCounting = positions.every((position, at) => position === step * (at + 1))
  const [first = 0] = starts
  const end = endOfRecord(lines, starts.at(-1) ?? 0)
  const records = starts.map((at, index) => lines.slice(at, starts[index + 1] ?? end))
  const isContinued = records.every((record) => record.some((line) => CONTINUED.test(line)))
  if (starts.length < MIN_RECORDS || ![1, 10].includes(step) || !isCounting || !isContinued)
    return undefined
  const read = records.map(readRecord)
  const isOfSeller = read.some(({ labelled }) => labelled !== "")
  const items = read.map((found) => itemOf(found, isOfSeller))
  if (
    items.some(
      ({ quantity, number, description }) => quantity === "" || number + description === "",
    )
  )
    return undefined
  const from = startOfHead(lines, first)
  return {
    before: lines.slice(0, from),
    head: lines.slice(from, first),
    items: items.filter(({ quantity }) => quantity !== "0"),
    after: lines.slice(end),
  }
}

/**
 * Returns whether a table cannot hold the records of a text: their headings take up several lines, or their names stand
 * below the lines with the numbers.
 */
export function hasRecords(written: readonly string[]): boolean {
  const lines = written.filter((line) => line.trim() !== "")
  const records = readRecords(lines)
  if (!records) return false
  const first = lines.filter((line) => POSITION.test(line))
  const isNamedBelow =
    first.every((line) => readRecord([line]).description === "") &&
    records.items.every(({ description }) => description !== "")
  return isNamedBelow || records.head.filter((line) => !isRule([line])).length > 1
}

function endOfRecord(lines: readonly string[], start: number): number {
  const end = lines.findIndex((line, at) => at > start && !CONTINUED.test(line))
  return end < 0 ? lines.length : end
}

/** Returns where the headings and rules above the first record begin. */
function startOfHead(lines: readonly string[], first: number): number {
  let from = first
  while (from > 0 && isHead(cellsOf(lines[from - 1] ?? ""))) from -= 1
  return from
}

const isHead = (cells: readonly string[]): boolean =>
  isRule(cells) || cells.some((cell) => readHeading(cell)?.isWhole)

const UNIT = `(?:${UNIT_WORDS}|un|und|nr|set)`
const COUNTED = new RegExp(`^(\\d[\\d.,']*) ?${UNIT}\\.?$`, "iu")
const UNIT_ALONE = new RegExp(`^${UNIT}\\.?$`, "iu")
const LABELLED = /^(\p{L}[\p{L} .#/-]{2,40}?) ?: ?(.*)$/u
/** Matches a label without a colon: `Ihre Materialnummer MZ-V9P2T0BW`. */
const BARE_LABEL = /^(\p{L}[\p{L} .-]{2,40}) ([^\s\d]{0,20}\d\S*)$/u
/** Matches the label of the seller's number, which stands below the buyer's own. */
const OF_SELLER =
  /(?<!\p{L})(?:ihre?|your|vendor|supplier|mfr|manufacturer|hersteller|votre|su|vs\.?)(?!\p{L})/iu

const PRICE_PER = /^\d[\d.,']* ?\/ ?\d/

/** Matches `No supplier item`. */
const MISSING = /^(?:no|kein\p{L}{0,2}|ohne|sans|sin|senza|geen|bez|ingen|sem) (.{3,40})$/iu

type Field = "quantity" | "labelled" | "code" | "digits" | "description"
interface ReadCell {
  field: Field | undefined
  value: string
}

type FoundRecord = Record<Field, string>

function readRecord(lines: readonly string[]): FoundRecord {
  const cells = lines.flatMap((line) => cellsOf(line.replace(POSITION, "")))
  const found = { quantity: "", labelled: "", code: "", digits: "", description: "" }
  for (const [at, cell] of cells.entries()) {
    const { field, value } = readCell(cell, cells[at + 1] ?? "")
    if (field !== undefined) found[field] ||= value
  }
  return found
}

/**
 * Returns the item of a record. A labelled number precedes one with letters, which precedes one of digits alone. If
 * any record labels a number as the seller's, other numbers are the buyer's own.
 */
function itemOf(found: FoundRecord, isOfSeller: boolean): ProseItem {
  const { quantity, labelled, code, digits, description } = found
  const own = code || (description === "" ? digits : "")
  return { quantity, number: isOfSeller ? labelled : own, description }
}

/** Reads a cell. The unit of a quantity may be in the next one. */
function readCell(cell: string, next: string): ReadCell {
  const [, label, labelled = ""] = LABELLED.exec(cell) ?? []
  if (label !== undefined) return readLabelled(label, labelled)
  const [, bare = "", number = ""] = BARE_LABEL.exec(cell) ?? []
  if (readHeading(bare)?.meaning.kind === "number" && isPartNumber(number))
    return { field: "labelled", value: number }
  const counted = countedUnits(cell) ?? (UNIT_ALONE.test(next) ? figureIn(cell) : undefined)
  if (counted !== undefined) return { field: "quantity", value: counted }
  const missing = MISSING.exec(cell)?.[1] ?? ""
  if (isDate(cell) || readHeading(missing)?.isWhole) return { field: undefined, value: "" }
  if (/^\d{6,}$/.test(cell)) return { field: "digits", value: cell }
  if (isPartNumber(cell) && !isPrice(cell)) return { field: "code", value: cell }
  const isText = /\p{L}{2}/u.test(cell) && !UNIT_ALONE.test(cell) && !PRICE_PER.test(cell)
  return { field: isText ? "description" : undefined, value: cell }
}

function readLabelled(label: string, value: string): ReadCell {
  const kind = readHeading(label)?.meaning.kind
  if (kind === "quantity") return { field: "quantity", value: countedUnits(value) ?? "" }
  if (kind === "number" || OF_SELLER.test(label))
    return { field: "labelled", value: value.split(" ", 1).join() }
  return { field: kind === "description" ? "description" : undefined, value }
}

/** Returns the figure of `20 ST`. */
const countedUnits = (text: string): string | undefined => figureIn(COUNTED.exec(text)?.[1] ?? "")

const figureIn = (text: string): string | undefined =>
  /^\d[\d.,']*$/.test(text) ? readQuantity(text, CELL_BOUNDS)?.toString() : undefined
