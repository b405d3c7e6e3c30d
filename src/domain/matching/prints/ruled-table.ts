import { isQuantity } from "../cell-kinds.ts"
import { mostOf } from "../columns/column-kind.ts"
import { isLetterLine } from "../prose/prose-lines.ts"
import { hasRecords } from "../prose/tables/read-records.ts"
import { readHeading } from "../read-heading.ts"
import { headScore } from "../table-head.ts"
import { continueRow, type Piece, type WrittenRow } from "./continued-rows.ts"

/** Matches the rule below the headings of a table in plain text, with a gap between columns: `----  ---  -------`. */
const RULE_OF_COLUMNS = /^ {0,40}[-=]{2,200}(?: {1,40}[-=]{2,200}){2,40} *$/
/** Matches a rule without gaps. */
const WHOLE_RULE = /^ {0,40}[-=_]{20,300} *$/
/** Matches the rule of a package list, without a gap: `+++-==========-===-=======`. */
const RULE_OF_PACKAGES = /^\+{1,4}(?:-={2,200}){2,40}-? *$/
const MIN_COLUMNS = 3
/** Maximum number of lines that continue headings. */
const MAX_SECOND_HEADS = 2
/** Number of lines below the headings that are examined, with the rule. */
const MAX_LINES_BELOW = 20

/** Divides a line of the table into its cells; undefined if it is no row of the table. */
type Divide = (line: string) => string[] | undefined
/** Puts pieces, of which there must be so many, below their headings. */
type Place = (pieces: readonly Piece[], minPieces: number) => string[] | undefined

/**
 * Reads the cells of a table in plain text, whose headings have a rule below them, are in capitals, or are known and
 * outside of letters. Other lines become rows of one cell.
 * On printed pages, tables can also be in letters, and cells continue below their first lines.
 * Returns undefined if there is no such table.
 */
export function readRuledTable(
  lines: readonly string[],
  isPrinted = false,
): string[][] | undefined {
  if (hasRecords(lines)) return undefined
  let open: RuledTable | undefined
  let above: WrittenRow | undefined
  let isBelowGap = false
  let isFound = false
  const rows: string[][] = []
  const isInLetter = !isPrinted && lines.some((line) => isLetterLine(line.trim()))
  const minHeadings = isPrinted ? MIN_COLUMNS : MIN_HEADINGS
  for (const [at, written] of lines.entries()) {
    const line = withGaps(written)
    const text = line.trim()
    const table = tableOf(
      line,
      lines.slice(at + 1, at + 1 + MAX_LINES_BELOW),
      isInLetter ? Infinity : minHeadings,
    )
    if (text === "") {
      above = undefined
      if (!open?.isBare) open = undefined
      isBelowGap = true
    } else if (table) {
      open = table
      above = isPrinted
        ? { cells: table.headings, pieces: piecesOf(line), isHead: true }
        : undefined
      isBelowGap = false
      isFound = true
      rows.push(table.headings)
    } else if (!RULE_OF_COLUMNS.test(line) && !WHOLE_RULE.test(line)) {
      const pieces = piecesOf(line)
      const placed = isPrinted ? open?.place?.(pieces, 1) : undefined
      if (placed && above && continueRow(above, placed, pieces, open?.headings ?? [])) continue
      const divided = open?.divide(line)
      const isRow = !isBelowGap || isQuantity(divided?.[quantityAt(open)] ?? "")
      above = divided && isRow ? { cells: divided, pieces } : undefined
      rows.push(above?.cells ?? [text])
    }
  }
  return isFound ? rows : undefined
}

const quantityAt = (table: RuledTable | undefined): number =>
  table?.headings.findIndex((cell) => readHeading(cell)?.meaning.kind === "quantity") ?? -1

/** Writes the rule of a package list with gaps: `+++-=====` as `=== =====`. */
const withGaps = (line: string): string =>
  RULE_OF_PACKAGES.test(line) ? line.replaceAll("-", " ").replaceAll("+", "=") : line

interface RuledTable {
  headings: string[]
  divide: Divide
  place?: Place
  /** Whether the headings have no rule below them. The table then continues below empty lines. */
  isBare: boolean
}

/** Returns the headings of a line and how the lines below it are divided; undefined if it holds no headings. */
function tableOf(
  line: string,
  next: readonly string[],
  minHeadings: number,
): RuledTable | undefined {
  const [first = "", ...below] = next
  const rule = withGaps(first)
  const table = RULE_OF_COLUMNS.test(rule)
    ? tableOfRule(line, divideByRule(rule))
    : tableOfHeadings(WHOLE_RULE.test(rule) ? headingsOf(line, below) : [])
  const isHead = () => isInCapitals(line) || isOfHeadings(line, minHeadings)
  const read = table ?? (isHead() ? tableWithoutRule(line, next) : undefined)
  return read && headScore(read.headings) > 0 ? read : undefined
}

/** Returns whether a line is in capitals, as terminals print headings. */
const isInCapitals = (line: string): boolean => /\p{Lu}{2}/u.test(line) && !/\p{Ll}/u.test(line)

const MIN_KNOWN_SHARE = 0.6
/** Shorter lists are read like letters, which name maker and part together. */
const MIN_HEADINGS = 4

/** Returns whether a line holds known headings with wide gaps between them. */
function isOfHeadings(line: string, minHeadings: number): boolean {
  if (/\d/.test(line)) return false
  const pieces = piecesOf(line)
  const read = pieces.flatMap(({ text }) => readHeading(text) ?? [])
  return (
    pieces.length >= minHeadings &&
    read.length >= MIN_KNOWN_SHARE * pieces.length &&
    read.filter(({ isWhole }) => isWhole).length >= MIN_COLUMNS
  )
}

/** Reads headings without a rule. The first line below them with a figure is a row of the table. */
function tableWithoutRule(line: string, next: readonly string[]): RuledTable | undefined {
  const filled = next.filter((row) => row.trim() !== "")
  const first = filled.findIndex((row) => /\d/.test(row))
  if (first < 0 || first > MAX_SECOND_HEADS || piecesOf(line).length < MIN_COLUMNS) return undefined
  const rows = next.filter((row) => /\d/.test(row) && piecesOf(row).length >= MIN_COLUMNS)
  if (filled[first] !== rows[0]) return undefined
  const columns = headingsOf(line, rows).map((column) => withoutUnit(column, rows))
  // No word crosses the space before a column that is aligned to the left.
  const starts = columns
    .map(({ from }) => from - 1)
    .filter((place) => place > 0 && rows.every((row) => (row[place] ?? " ") === " "))
  return {
    headings: columns.map(({ text }) => text),
    divide: divideByHeadings(columns, starts),
    place: placeBelow(columns, starts),
    isBare: true,
  }
}

const tableOfRule = (line: string, divide: Divide): RuledTable => ({
  headings: divide(line) ?? [],
  divide,
  isBare: false,
})

const tableOfHeadings = (columns: readonly Piece[]): RuledTable | undefined =>
  columns.length >= MIN_COLUMNS
    ? {
        headings: columns.map(({ text }) => text),
        divide: divideByHeadings(columns),
        isBare: false,
      }
    : undefined

/** Divides lines where the pieces of the rule begin. No word crosses the start of a column. */
function divideByRule(rule: string): Divide {
  const starts = [...rule.matchAll(/[-=]+/g)].map(({ index }, at) => (at === 0 ? 0 : index))
  return (line) => {
    const isCrossed = starts.some((start) => start > 0 && /\S/.test(line.charAt(start - 1)))
    return isCrossed
      ? undefined
      : starts.map((start, at) => line.slice(start, starts[at + 1]).trim())
  }
}

/** Removes the heading of units beside that of their quantity if the cells are `250 pcs`: `Order qty. Unit`. */
function withoutUnit(column: Piece, rows: readonly string[]): Piece {
  const { text, from, to } = column
  const isOfUnits = (heading: string) => {
    const { meaning, isWhole } = readHeading(heading) ?? {}
    return isWhole && meaning?.kind === "quantity"
  }
  const places = Array.from(text.matchAll(/ /g), ({ index }) => index)
  const end = places.findLast((place) => isOfUnits(text.slice(0, place)))
  const isCounted = (row: string) =>
    piecesOf(row).some((piece) => piece.from < to && piece.to > from && isCount(piece.text))
  const isWithUnit = end !== undefined && !isOfUnits(text) && mostOf(rows, isCounted)
  return isWithUnit ? { ...column, text: text.slice(0, end) } : column
}

const isCount = (text: string): boolean => /^[\d.,]{1,10} \p{L}{1,12}\.?$/u.test(text)

/** Divides lines at wide gaps. */
function divideByHeadings(columns: readonly Piece[], starts: readonly number[] = []): Divide {
  const place = placeBelow(columns, starts)
  return (line) => place(piecesOf(line), Math.min(MIN_COLUMNS, columns.length - 1))
}

/** Puts each piece below the nearest heading, whichever way its column is aligned. */
function placeBelow(columns: readonly Piece[], starts: readonly number[]): Place {
  const touching = columns
    .filter(({ to }, at) => columns[at + 1]?.from === to + 1)
    .map(({ to }) => to)
  const borders = [...touching, ...starts]
  const { kind } = readHeading(columns[0]?.text ?? "")?.meaning ?? {}
  // The number of a line may stand before the name, without a column of its own.
  const isNaming = kind === "description" || kind === "unsure"
  return (written, minPieces) => {
    const pieces = written
      .flatMap((piece) => dividedAt(piece, borders))
      .flatMap((piece) => dividedBelow(piece, columns))
    if (pieces.length < minPieces) return undefined
    if (pieces.length === columns.length) return pieces.map(({ text }) => text)
    const cells = columns.map(() => "")
    for (const { text, from, to } of pieces) {
      const gaps = columns.map((column) => Math.max(column.from - to, from - column.to))
      const nearest = gaps.indexOf(Math.min(...gaps))
      const isNumbered = nearest === 0 && isNaming && /^\d{1,3}\.?$/.test(cells[0] ?? "")
      cells[nearest] = isNumbered ? text : `${cells[nearest] ?? ""} ${text}`.trim()
    }
    return cells
  }
}

/** Divides a piece whose words are below a column each: `12 st`. */
function dividedBelow(piece: Piece, columns: readonly Piece[]): Piece[] {
  const { text, from, to } = piece
  const words = text.split(" ")
  const above = columns.filter((column) => column.from < to && column.to > from)
  if (words.length < 2 || words.length !== above.length) return [piece]
  return above.map((column, at) => ({ text: words[at] ?? "", from: column.from, to: column.to }))
}

/** Divides a piece at the spaces between columns that touch: `12 st`. */
function dividedAt(piece: Piece, borders: readonly number[]): Piece[] {
  const border = borders.find((place) => endsAt(piece, place) && place < piece.to)
  if (border === undefined) return [piece]
  const { text, from, to } = piece
  const before = { text: text.slice(0, border - from), from, to: border }
  return [
    before,
    ...dividedAt({ text: text.slice(border - from + 1), from: border + 1, to }, borders),
  ]
}

/** Divides headings that are one space apart if the rows have two cells below them: `Line Our code`. */
function headingsOf(line: string, rows: readonly string[]): Piece[] {
  const cells = rows.map(piecesOf).filter((pieces) => pieces.length >= MIN_COLUMNS)
  return piecesOf(line).flatMap(({ text, from, to }) => {
    const touching = readHeading(text)?.isWhole ? [] : touchingHeadings({ text, from, to }, cells)
    if (touching.length > 1) return touching
    const known = knownHeadings({ text, from, to }, cells)
    if (known.length > 1) return known
    const isStart = (start: number) =>
      cells.some(
        (pieces) =>
          pieces.some((piece) => piece.from === start) &&
          pieces.some((piece) => piece.from >= from && piece.to < start),
      )
    const starts = Array.from(text.matchAll(/(?<= )\S/g), ({ index }) => index).filter((at) =>
      isStart(from + at),
    )
    return [0, ...starts].map((start, at, all) => {
      const heading = text.slice(start, all[at + 1]).trim()
      return { text: heading, from: from + start, to: from + start + heading.length }
    })
  })
}

const MAX_TOUCHING = 4

/** Divides headings that are one space apart, and all known, if most rows have as many cells below: `Qté Unité`. */
function knownHeadings({ text, from, to }: Piece, rows: readonly Piece[][]): Piece[] {
  const below = rows
    .map((pieces) => pieces.filter((piece) => piece.from < to && piece.to > from).length)
    .sort((one, other) => one - other)
  const count = Math.min(below[Math.floor(below.length / 2)] ?? 0, MAX_TOUCHING)
  const parts = count > 1 ? partsOf(text, count) : undefined
  return (parts ?? []).map(([part, at]) => ({
    text: part,
    from: from + at,
    to: from + at + part.length,
  }))
}

/** Divides a text into so many known headings, with their places; undefined if that is impossible. */
function partsOf(text: string, count: number, at = 0): [string, number][] | undefined {
  const isKnown = (heading: string) => readHeading(heading) !== undefined
  if (count === 1) return isKnown(text) ? [[text, at]] : undefined
  for (const { index } of text.matchAll(/ /g)) {
    const first = text.slice(0, index)
    const others = isKnown(first) && partsOf(text.slice(index + 1), count - 1, at + index + 1)
    if (others) return [[first, at], ...others]
  }
  return undefined
}

/** Share of rows whose cells end below a heading. The title of the next page is among them. */
const MIN_ENDING_SHARE = 0.7

/** Divides right-aligned headings, one space apart, where the cells end: `Saldo Bestpkt Att beställa`. */
function touchingHeadings({ text, from }: Piece, rows: readonly Piece[][]): Piece[] {
  const words = Array.from(text.matchAll(/\S+/g), ({ 0: word, index }) => ({
    text: word,
    from: from + index,
    to: from + index + word.length,
  }))
  const isEnd = (to: number) =>
    rows.filter((pieces) => pieces.some((piece) => endsAt(piece, to))).length >=
    MIN_ENDING_SHARE * Math.max(1, rows.length)
  const columns: Piece[] = []
  let open: Piece | undefined
  for (const [at, word] of words.entries()) {
    open = open ? { ...open, text: `${open.text} ${word.text}`, to: word.to } : word
    if (!isEnd(word.to) && at < words.length - 1) continue
    columns.push(open)
    open = undefined
  }
  return columns
}

/** Returns whether a word of a piece ends at a place: `12` of `12 st`. */
const endsAt = ({ text, from, to }: Piece, end: number): boolean =>
  to === end || (from < end && end < to && text[end - from] === " " && text[end - from - 1] !== " ")

const piecesOf = (line: string): Piece[] =>
  Array.from(line.matchAll(/\S+(?: \S+)*/g), ({ 0: text, index }) => ({
    text,
    from: index,
    to: index + text.length,
  }))
