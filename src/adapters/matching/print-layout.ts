/** A text at its place on a page, in points. `y` grows downwards; `turns` are the quarters by which the page is turned. */
export interface Piece {
  text: string
  turns: number
  from: number
  to: number
  y: number
  size: number
}

interface Line {
  y: number
  pieces: Piece[]
}

/** Share of the size of the letters. Lines of one text are further apart, so that such texts are centred cells. */
const SAME_LINE = 0.7
/** Shares of the size of the letters between words and between columns. */
const SPACE = 0.15
const COLUMN_GAP = 0.6

/** Writes pages as lines of text with spaces between the columns, each of which begins at the same place. */
export function printOf(pages: readonly (readonly Piece[])[]): string {
  const lines = pages.map(linesOf)
  const left = quantile(
    lines.flat().map(({ pieces }) => pieces[0]?.from ?? 0),
    0,
  )
  const unit = widthOfCharacter(lines.flat())
  const textOf = (lines: readonly Line[]) => {
    const gap = usualGap(lines)
    const page = blocksOf(lines, gap).flatMap(withCellsOnTop)
    return page.map((line, at) => {
      const isBelow = isBelowGap(line, page[at - 1], gap)
      return `${isBelow ? "\n" : ""}${written(line, left, unit)}`
    })
  }
  return lines.map((page) => textOf(page).join("\n")).join("\n\n")
}

/** Joins the pieces of a page that run in its main direction into lines. */
function linesOf(pieces: readonly Piece[]): Line[] {
  const lengths = [0, 0, 0, 0]
  for (const { turns, text } of pieces) lengths[turns] = (lengths[turns] ?? 0) + text.length
  const turns = lengths.indexOf(Math.max(...lengths))
  const lines: Line[] = []
  for (const piece of pieces.filter((one) => one.turns === turns).sort((a, b) => a.y - b.y)) {
    const last = lines.at(-1)
    if (last && piece.y - last.y <= SAME_LINE * piece.size) last.pieces.push(piece)
    else lines.push({ y: piece.y, pieces: [piece] })
  }
  return lines.map(({ y, pieces }) => ({ y, pieces: joined(pieces) }))
}

/** Joins the pieces of a line that are not columns apart. */
function joined(pieces: readonly Piece[]): Piece[] {
  const cells: Piece[] = []
  for (const piece of pieces.toSorted((a, b) => a.from - b.from)) {
    const last = cells.at(-1)
    const gap = last ? (piece.from - last.to) / piece.size : Infinity
    // Some programs print bold letters twice.
    if (last?.text === piece.text && piece.from - last.from < SPACE * piece.size) continue
    if (last && gap < COLUMN_GAP) {
      last.text += gap > SPACE && !/^\s|\s$/.test(piece.text) ? ` ${piece.text}` : piece.text
      last.to = Math.max(last.to, piece.to)
    } else cells.push({ ...piece })
  }
  return cells.map((cell) => ({ ...cell, text: cell.text.replaceAll(/\s+/g, " ").trim() }))
}

const MIN_GAP = 2
/** Share of the usual size of the letters, so that few narrow or tiny ones do not widen the whole print. */
const MIN_WIDTH = 0.2

/** Returns the width of a character at which no text reaches the next column. */
function widthOfCharacter(lines: readonly Line[]): number {
  const size = quantile(
    lines.flatMap(({ pieces }) => pieces.map((piece) => piece.size)),
    0.5,
  )
  const widths = lines.flatMap(({ pieces }) =>
    pieces.slice(1).map((piece, at) => {
      const { from = 0, text = "" } = pieces[at] ?? {}
      return (piece.from - from) / (text.length + MIN_GAP)
    }),
  )
  return Math.max(
    MIN_WIDTH * size,
    widths.reduce((least, width) => Math.min(least, width), size / 2),
  )
}

const quantile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(share * numbers.length)] ?? 0

/** Texts outside of the page do not lengthen lines further. */
const MAX_PLACE = 1000

/** Matches a figure, whose column is mostly aligned to the right. */
const FIGURE = /^[\d.,]+$/

function written({ pieces }: Line, left: number, unit: number): string {
  return pieces.reduce((line, { text, from, to }) => {
    const isRight = line !== "" && FIGURE.test(text)
    const place = isRight ? (to - left) / unit - text.length : (from - left) / unit
    const start = Math.max(
      Math.min(Math.round(place), MAX_PLACE),
      line === "" ? 0 : line.length + MIN_GAP,
    )
    return line.padEnd(start) + text
  }, "")
}

const GAP_OF_PARAGRAPH = 1.6

/** Returns the median distance of the lines of a page. */
const usualGap = (lines: readonly Line[]): number =>
  quantile(
    lines.slice(1).map(({ y }, at) => y - (lines[at]?.y ?? 0)),
    0.5,
  )

/** Divides a page at its gaps. */
function blocksOf(lines: readonly Line[], gap: number): Line[][] {
  const blocks: Line[][] = []
  for (const [at, line] of lines.entries()) {
    const last = blocks.at(-1)
    if (last && !isBelowGap(line, lines[at - 1], gap)) last.push(line)
    else blocks.push([line])
  }
  return blocks
}

const MIN_CELLS = 3

/** Moves the cells of a row that are centred beside the lines of another cell to the first of them. */
function withCellsOnTop(block: readonly Line[]): readonly Line[] {
  const middle = Math.ceil(block.length / 2) - 1
  const pieces = block[middle]?.pieces ?? []
  const [first] = block[0]?.pieces ?? []
  const isBelowFirst = ({ from, size }: Piece) => Math.abs(from - (first?.from ?? 0)) < SPACE * size
  const isOneCell = block.every(
    (line, at) => at === middle || (line.pieces.length === 1 && line.pieces.every(isBelowFirst)),
  )
  const own = pieces.filter(isBelowFirst)
  if (middle < 1 || !isOneCell || pieces.length < MIN_CELLS || own.length !== 1) return block
  const others = pieces.filter((piece) => !isBelowFirst(piece))
  return block.map(({ y, pieces: written }, at) => {
    if (at === 0) return { y, pieces: [...written, ...others].sort((a, b) => a.from - b.from) }
    return { y, pieces: at === middle ? own : written }
  })
}

const isBelowGap = (line: Line, above: Line | undefined, gap: number): boolean =>
  above !== undefined && line.y - above.y > GAP_OF_PARAGRAPH * gap
