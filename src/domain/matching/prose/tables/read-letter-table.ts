import { isQuantity } from "../../cell-kinds.ts"
import { cellReader } from "../../list-table.ts"
import { readHeading } from "../../read-heading.ts"
import { readTable, stockPlaces } from "../../read-table.ts"
import { isRule } from "../../separate-rows.ts"
import { headScore } from "../../table-head.ts"
import { itemOfCells, type LetterTable, type ProseItem } from "../prose-item.ts"
import { UNIT_WORDS } from "../prose-words.ts"
import { readEvenLines } from "./read-even-lines.ts"
import { readRecords } from "./read-records.ts"
import { cellsByPlace, cellsOf } from "./spaced-cells.ts"
import { withUnitsJoined } from "./unit-columns.ts"

/** Reads a table that was pasted into an e-mail, with columns separated by spaces or with one cell per line. */
export function readLetterTable(lines: readonly string[]): LetterTable | undefined {
  const filled = lines.map((line) => line.trimEnd()).filter((line) => line !== "")
  const plain = filled.map((line) => line.replace(QUOTE_MARKS, ""))
  const table =
    readRecords(plain) ??
    readSpacedTable(withUnitsJoined(withCellsApart(withCellsDivided(plain)))) ??
    readStackedTable(plain.map((line) => line.trim())) ??
    readEvenLines(filled)
  if (!table) return undefined
  const after = filled.length - table.after.length
  return { ...table, before: filled.slice(0, table.before.length), after: filled.slice(after) }
}

const QUOTE_MARKS = /^(?:> ?)+/

/** Separates cells that are one space apart, where a heading begins or behind a first figure: `00010 CA-F-120   Fan`. */
function withCellsDivided(lines: readonly string[]): readonly string[] {
  const at = lines.findIndex((line) => /\S {2,}\S/.test(line) && isHead(headingCells(line)))
  const written = lines[at] ?? ""
  const head = headingCells(written)
  const starts = startsOf(written, head)
  const divided = (line: string) =>
    Array.from(line, (sign, place) =>
      starts.has(place) && /\S $/.test(line.slice(place - 2, place)) ? ` ${sign}` : sign,
    ).join("")
  return lines.map((line, index) => {
    if (index < at || at < 0 || cellsOf(line).length >= head.length) return line
    const texts = [divided(line), line.replace(/^( *\d{1,5}) (?=\S)/, "$1  ")]
    return texts.find((text) => cellsOf(text).length === head.length) ?? line
  })
}

const headingCells = (line: string): string[] =>
  cellsOf(line).flatMap((cell) => {
    const headings = kindOf(cell) ? [] : headingsIn(cell)
    return headings.length > 0 ? headings : [cell]
  })

/** Returns where the headings of a line begin. */
function startsOf(line: string, head: readonly string[]): Set<number> {
  let end = 0
  return new Set(
    head.map((heading) => {
      const start = line.indexOf(heading, end)
      end = start + heading.length
      return start
    }),
  )
}

/** Separates the cells of a table whose columns are one space apart: `Pos. Part no. Description Qty`. */
function withCellsApart(lines: readonly string[]): readonly string[] {
  const heads = lines.map(headingsIn)
  const at = heads.findIndex((cells) => cells.length > 2 && isHead(cells))
  const head = heads[at]
  if (!head) return lines
  const wide = Math.max(head.map(kindOf).lastIndexOf("description"), 0)
  const read = lines.slice(at + 1).map((line) => cellsUnder(head, wide, line))
  const end = read.findIndex((_, index) => !isWithinRows(read, index, head))
  const rows = end < 0 ? read : read.slice(0, end)
  if (rows.length === 0) return lines
  const below = rows.map((cells, index) => cells?.join("  ") ?? `  ${lines[at + 1 + index]}`)
  return [...lines.slice(0, at), head.join("  "), ...below, ...lines.slice(at + 1 + rows.length)]
}

/** Returns whether a line is a row, or a text between two rows whose positions ascend. */
function isWithinRows(
  read: readonly (string[] | undefined)[],
  at: number,
  [first = ""]: readonly string[],
): boolean {
  if (read[at]) return true
  const above = read.findLast((cells, index) => index < at && cells)
  const below = read.slice(at + 1, at + 1 + MAX_DETAILS).find((cells) => cells)
  return kindOf(first) === "other" && Number(below?.[0]) > Number(above?.[0])
}

/** Number of lines that may describe the item above them. */
const MAX_DETAILS = 4

const MAX_HEADING_WORDS = 3

/** Divides a line into known headings, trying longer ones first. Returns none if a word is left over. */
function headingsIn(line: string): string[] {
  const words = line.split(" ")
  if (words.length < 2 || words.length > MAX_HEAD_WORDS || /[\d,!?]|\s{2}/.test(line)) return []
  const headings: string[] = []
  while (words.length > 0) {
    const lengths = [MAX_HEADING_WORDS, 2, 1].filter((length) => length <= words.length)
    const length = lengths.find((count) => kindOf(words.slice(0, count).join(" ")))
    if (length === undefined) return []
    headings.push(words.splice(0, length).join(" "))
  }
  return headings
}
const MAX_HEAD_WORDS = 16

/**
 * Assigns one word to each heading, and all remaining words to heading `wide`. Returns undefined if the quantity cell
 * then holds no quantity.
 */
function cellsUnder(head: readonly string[], wide: number, line: string): string[] | undefined {
  const quantityAt = head.map(kindOf).indexOf("quantity")
  const priced = line.replaceAll(/(?<=\d) (?:[€$£]|eur|usd|gbp|chf)(?= |$)/gi, "")
  return [priced, priced.replaceAll(UNIT_BEHIND, "")]
    .map((text) => {
      const words = text.split(/\s+/)
      const end = wide + words.length - head.length + 1
      return [...words.slice(0, wide), words.slice(wide, end).join(" "), ...words.slice(end)]
    })
    .find((cells) => cells.length === head.length && isQuantity(cells[quantityAt] ?? ""))
}
const UNIT_BEHIND = new RegExp(`(?<= \\d{1,6}) (?:${UNIT_WORDS})\\.?(?= |$)`, "giu")

function readSpacedTable(lines: readonly string[]): LetterTable | undefined {
  const from = lines.findIndex((_, at) => isHead(headAt(lines, at)))
  if (from < 0) return undefined
  const head = headAt(lines, from)
  const quantityAt = head.map(kindOf).indexOf("quantity")
  const start = from + 1 + countSecondHeads(lines.slice(from + 1), head.length)
  const rest = lines.slice(start).map((line) => {
    const cells = cellsOf(line)
    const placed =
      cells.length > 1 && cells.length < head.length
        ? cellsByPlace(lines[from] ?? "", line)
        : undefined
    return placed && isQuantity(placed[quantityAt] ?? "") ? placed : cells
  })
  const isRow = (cells: string[]) =>
    cells.length === head.length ||
    (cells.length > 1 && cells.length < head.length && isQuantity(cells[quantityAt] ?? ""))
  const isDetail = (at: number) =>
    rest[at]?.length === 1 &&
    lines[start + at]?.startsWith("  ") &&
    rest.slice(at + 1, at + 1 + MAX_DETAILS).some((cells) => cells.length === head.length)
  const end = rest.findIndex((cells, at) => !isRow(cells) && !isRule(cells) && !isDetail(at))
  const below = end < 0 ? rest : rest.slice(0, end)
  const rows = below.filter((cells) => isRow(cells) && !isRule(cells))
  if (rows.length === 0) return undefined
  const details = below.filter((_, at) => isDetail(at)).map((cells) => cells.join(" "))
  const table = readTable([head, ...rows])
  const items = table.rows.map((cells) => {
    const cell = cellReader(cells, table.columns)
    return itemOfCells(cell, cell("manufacturer"))
  })
  return {
    before: lines.slice(0, from),
    head: [...lines.slice(from, start), ...details],
    items: items.filter(({ quantity }) => quantity !== "0"),
    after: end < 0 ? [] : lines.slice(start + end),
  }
}

const MAX_SECOND_HEADS = 2

/** Counts the lines between the headings and the first row that continue headings: `GBP   GBP`. */
function countSecondHeads(lines: readonly string[], width: number): number {
  const first = lines.findIndex((line) => cellsOf(line).length === width || /\d/.test(line))
  const isRow = cellsOf(lines[first] ?? "").length === width
  return isRow && first <= MAX_SECOND_HEADS ? first : 0
}

/** Returns the headings of a line. Adds `Description` if the first column has no heading, as `Items needed:` is none. */
function headAt(lines: readonly string[], at: number): string[] {
  const cells = cellsOf(lines[at] ?? "")
  const below = cellsOf(lines[at + 1] ?? "")
  const isWithoutFirst =
    !/\d|:$/.test(lines[at] ?? "") &&
    below.length === cells.length + 1 &&
    !isQuantity(below[0] ?? "")
  return isWithoutFirst ? ["Description", ...cells] : cells
}

const isHead = (cells: readonly string[]): boolean => {
  if (cells.length < 2) return false
  const kinds = cells.map(kindOf)
  if (!namesParts(kinds)) return false
  const isCounted = kinds.includes("quantity") || stockPlaces(cells) !== undefined
  return isCounted && headScore(cells) > 0
}

function readStackedTable(lines: readonly string[]): LetterTable | undefined {
  const kinds = lines.map((line) => (/\d/.test(line) ? undefined : kindOf(line)))
  const from = kinds.findIndex((kind, at) => {
    const head = kind ? headFrom(kinds, at) : []
    return head.includes("quantity") && namesParts(head)
  })
  if (from < 0) return undefined
  const head = headFrom(kinds, from)
  const items: ProseItem[] = []
  const start = from + head.length
  let end = start
  while (end < lines.length) {
    const cells = lines.slice(end, end + head.length)
    const item = itemOfCells((kind) => cells[head.indexOf(kind)] ?? "")
    if (!isQuantity(item.quantity)) break
    items.push(item)
    end += cellsOfRow(lines.slice(end), head)
  }
  return items.length === 0
    ? undefined
    : {
        before: lines.slice(0, from),
        head: lines.slice(from, from + head.length),
        items,
        after: lines.slice(end),
      }
}

/** Returns the number of lines of the first row. Empty cells after the quantity and the name have no line. */
function cellsOfRow(lines: readonly string[], head: readonly Kind[]): number {
  const quantityAt = head.indexOf("quantity")
  const names = [head.indexOf("number"), head.indexOf("description")].filter((at) => at >= 0)
  const least = Math.max(quantityAt, Math.min(...names)) + 1
  for (let count = head.length; count >= least; count -= 1) {
    const isNext = isQuantity(lines[count + quantityAt] ?? "")
    if (isNext && !lines.slice(count, count + quantityAt).some(isQuantity)) return count
  }
  return Math.min(head.length, lines.length)
}

type Kind = keyof ProseItem | "other"

function headFrom(kinds: readonly (Kind | undefined)[], from: number): Kind[] {
  const head: Kind[] = []
  for (const kind of kinds.slice(from)) {
    if (kind === undefined) break
    head.push(kind)
  }
  return head
}

const namesParts = (head: readonly (Kind | undefined)[]): boolean =>
  head.includes("number") || head.includes("description")

function kindOf(text: string): Kind | undefined {
  const heading = readHeading(text)
  if (!heading?.isWhole) return undefined
  const { kind } = heading.meaning
  if (kind === "unsure") return "description"
  return kind === "number" || kind === "quantity" || kind === "description" ? kind : "other"
}
