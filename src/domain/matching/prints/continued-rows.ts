import { isPartNumber, isQuantity } from "../cell-kinds.ts"
import { isNoteStart } from "../prose/prose-lines.ts"
import { readHeading } from "../read-heading.ts"
import { joinedHeading } from "../stacked-headings.ts"

/** A text of a line, between wide gaps. */
export interface Piece {
  text: string
  from: number
  to: number
}

/** A row of a printed table, whose cells can continue on the next lines. */
export interface WrittenRow {
  cells: string[]
  /** The last line of each cell. */
  pieces: readonly Piece[]
  isHead?: boolean
}

/** Heading of the numbers below the names in a table without a column for them. */
const NUMBER = "Part number"
/** Matches a label with its value: `Ihre Materialnummer: CA-F-120`. */
const LABELLED = /^(\p{L}[\p{L} .-]{2,40}) ?: ?(\S.*)$/u

const CURRENCY = /^(?:\p{Sc}|EUR|USD|GBP|CHF|PLN|SEK|NOK|DKK|CZK)$/u
const UNIT = /^\p{L}{1,12}\.?$/u

/** Returns whether a text below a figure belongs to it: `25` above `pcs`, `€` above `109.00`. */
const isOfFigure = (written: string, text: string): boolean =>
  CURRENCY.test(written) ||
  (/\d$/.test(written) && CURRENCY.test(text)) ||
  (isQuantity(written) && UNIT.test(text)) ||
  (/^\d{1,3}$/.test(written) && /^\d{3}(?!\d)/.test(text))

const isAligned = (one: Piece, other: Piece): boolean =>
  Math.abs(one.from - other.from) < 2 || Math.abs(one.to - other.to) < 2

/**
 * Adds a line to the cells of a row if each piece begins or ends where a text of the row does. A labelled number gets
 * its own column. Returns whether the row continues.
 */
export function continueRow(
  row: WrittenRow,
  placed: readonly string[],
  pieces: readonly Piece[],
  headings: string[],
): boolean {
  if (row.isHead && pieces.some(({ text }) => /\d/.test(text))) return false
  const isBelow = (piece: Piece) =>
    row.pieces.some(
      (above) =>
        isAligned(above, piece) &&
        (/\p{L}/u.test(above.text) || isOfFigure(above.text, piece.text)),
    )
  const canContinue = (text: string, at: number) => {
    const written = row.cells[at] ?? ""
    return (
      text === "" ||
      row.isHead ||
      written.endsWith("-") ||
      isOfFigure(written, text) ||
      (/ /.test(written) && !isNoteStart(text))
    )
  }
  if (!pieces.every(isBelow) || !placed.every(canContinue) || isTitleBelow(row, pieces))
    return false
  row.pieces = row.pieces.map((above) => pieces.find((piece) => isAligned(above, piece)) ?? above)
  for (const [at, text] of placed.entries()) {
    const isName = /^(?!\[)(?=.*\p{L})/u.test(row.cells[at] ?? "")
    const { label, value } = isName ? numberBelow(text, headings) : { label: "", value: text }
    if (label !== "" && !headings.includes(label)) headings.push(label)
    const place = label === "" ? at : headings.indexOf(label)
    if (text !== "") row.cells[place] = joinedLines(row.cells[place] ?? "", value)
  }
  return true
}

/** Share of the space up to the next cell, because columns stand apart. */
const FITTING_SHARE = 0.6

/** Returns whether a line is the title of the next rows: words whose first one has room in the line above. */
function isTitleBelow(row: WrittenRow, [first, ...others]: readonly Piece[]): boolean {
  if (!first || others.length > 0 || !/^\p{Lu}[^\d,]*$/u.test(first.text)) return false
  const at = row.pieces.findIndex(({ from }) => Math.abs(from - first.from) < 2)
  const above = row.pieces[at]?.text ?? ""
  const next = row.pieces[at + 1]?.from ?? 0
  const [word = ""] = first.text.split(" ", 1)
  const needed = above.length + 1 + word.length
  return needed <= FITTING_SHARE * (next - first.from) && !/[-,]$/.test(above)
}

/** Returns the heading and the number of a line that only names one; without a heading for other lines. */
function numberBelow(text: string, headings: readonly string[]): { label: string; value: string } {
  const [, label = "", value = ""] = LABELLED.exec(text) ?? []
  if (readHeading(label)?.meaning.kind === "number") return { label, value }
  const isOnlyNumber =
    isPartNumber(text) &&
    headings.every((one) => one === NUMBER || readHeading(one)?.meaning.kind !== "number")
  return { label: isOnlyNumber ? NUMBER : "", value: text }
}

/** Joins two lines of a cell, whose word or number a hyphen can divide. */
const joinedLines = (upper: string, lower: string): string =>
  / |^$|[^-]$/.test(upper) ? joinedHeading(upper, lower) : upper + lower
