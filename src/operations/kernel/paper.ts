export interface Paper {
  title: string
  /** Language tag: `en`. */
  language: string
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
  behind?: Paper[] | undefined
  /** Factur-X XML of the document, embedded in the file. */
  facturX?: string | undefined
  /** Foot of each page; `{page}` and `{pages}` are replaced. */
  foot: string
}

export interface PaperBlock {
  title: string
  lines: string[]
}

/** A block of texts that may have several lines each; empty lines are left out. */
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
  /** Width in points; without one it takes the rest. */
  width?: number | undefined
  numeric?: boolean
}

export interface PaperRow {
  cells: string[]
  /** Small text below the widest cell. */
  below?: string
}

export type WritePaper = (paper: Paper) => Promise<WrittenPaper>

/** PDF, or `busy` if too many are being written. */
type WrittenPaper = { pdf: Uint8Array } | { busy: true }

/** Limit of characters in one row, so that a row fits on a page. */
const MAX_ROW_LENGTH = 2400
/** Does the same where the text has a narrow column. */
const MAX_NARROW_LENGTH = 1000

/** Words that stand behind each other below a row, in as many rows as they need. */
export const piecesOf = (words: readonly string[]): string[] =>
  joinPieces(words, ", ", MAX_ROW_LENGTH)

/** Lines that stand below a row of narrow text, in as many rows as they need. */
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
