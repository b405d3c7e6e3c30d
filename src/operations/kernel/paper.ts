import type { PaperSize } from "#contract/settings/shop-settings.ts"
import { refuse } from "./refusal.ts"

export interface Paper {
  title: string
  /** Language tag: `en`. */
  language: string
  size: PaperSize
  /** ISO 8601 instant, so that the same document has the same bytes. */
  madeAt: string
  sender: PaperBlock
  addresses: PaperBlock[]
  facts: PaperFact[]
  table: PaperTable
  sums: PaperFact[]
  summary?: PaperTable | undefined
  notes: PaperBlock[]
  /** Further documents in the same file, each on a new page. */
  appendedDocuments?: Paper[] | undefined
  /** Factur-X XML of the document, embedded in the file. */
  facturX?: string | undefined
  /** Foot of each page; `{page}` and `{pages}` are replaced. */
  foot: string
}

export interface PaperBlock {
  title: string
  lines: string[]
}

/** Builds a block from texts that may have several lines each. Omits empty lines. */
export const blockOf = (title: string, lines: readonly string[]): PaperBlock => ({
  title,
  lines: lines.flatMap((line) => line.split("\n")).filter((line) => line.trim() !== ""),
})

export interface PaperFact {
  label: string
  value: string
  strong?: boolean
}

export interface PaperTable {
  title: string
  columns: PaperColumn[]
  rows: PaperRow[]
}

export interface PaperColumn {
  title: string
  /** Width in points; without one, the column takes the rest. */
  width?: number | undefined
  numeric?: boolean
}

export interface PaperRow {
  cells: string[]
  /** Small text below the widest cell. */
  below?: string
}

/** Returns a row with the first text below its cells, and a row for each further text. */
export const rowsWith = (cells: string[], [below = "", ...more]: readonly string[]): PaperRow[] => [
  { cells, below },
  ...more.map((piece) => ({ cells: cells.map(() => ""), below: piece })),
]

export type WritePaper = (paper: Paper) => Promise<WrittenPaper>

/** PDF, or `busy` if too many are being written. */
type WrittenPaper = { pdf: Uint8Array } | { busy: true }

/** Returns the document as PDF. Refuses if too many are being written. */
export async function writePdf(
  { writePaper }: { writePaper: WritePaper },
  paper: Paper,
): Promise<Uint8Array> {
  const written = await writePaper(paper)
  if ("busy" in written) throw refuse("invoices_busy")
  return written.pdf
}

/** Maximum number of characters in one row, so that a row fits on a page. */
const MAX_ROW_LENGTH = 2400
/** Same limit for text in a narrow column. */
const MAX_NARROW_LENGTH = 1000

/** Joins words with commas into texts that each fit below one row. */
export const piecesOf = (words: readonly string[]): string[] =>
  joinPieces(words, ", ", MAX_ROW_LENGTH)

/** Joins lines of narrow text into texts that each fit below one row. */
export const narrowPiecesOf = (lines: readonly string[]): string[] =>
  joinPieces(lines.flatMap(splitLong), "\n", MAX_NARROW_LENGTH)

const splitLong = (line: string): string[] =>
  line.match(new RegExp(`.{1,${MAX_NARROW_LENGTH}}(?:\\s|$)|.{1,${MAX_NARROW_LENGTH}}`, "gsu")) ??
  []

function joinPieces(words: readonly string[], separator: string, most: number): string[] {
  const pieces: string[] = []
  for (const word of words) {
    const last = pieces.at(-1)
    if (last === undefined || last.length + word.length > most) pieces.push(word)
    else pieces[pieces.length - 1] = last + separator + word
  }
  return pieces
}
