/** A text at its place on a page, in points. `y` grows downwards; `quarterTurns` is the rotation of the page. */
export interface Piece {
  text: string
  quarterTurns: number
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
const COLUMN_GAP = 0.45
/** Texts of one line are as high as one another; cells beside several lines stand between them. */
const SAME_HEIGHT = 0.2

/** Writes pages as lines of text, with spaces between the columns, each of which begins at the same place. */
export function layOutText(pages: readonly (readonly Piece[])[]): string {
  const lines = pages.map((page) => splitAtColumns(groupIntoLines(page)))
  const left = quantile(
    lines.flat().map(({ pieces }) => pieces[0]?.from ?? 0),
    0,
  )
  const unit = widthOfCharacter(lines.flat())
  const textOf = (lines: readonly Line[]) => {
    const gap = usualGap(lines)
    const page = splitAtGaps(lines, gap).flatMap(moveCellsToTop)
    return page.map((line, at) => {
      const isBelow = isBelowGap(line, page[at - 1], gap)
      return `${isBelow ? "\n" : ""}${writeLine(line, left, unit)}`
    })
  }
  return lines.map((page) => textOf(page).join("\n")).join("\n\n")
}

/** Joins the pieces of a page that run in its main direction into lines. */
function groupIntoLines(pieces: readonly Piece[]): Line[] {
  const lengths = [0, 0, 0, 0]
  for (const { quarterTurns, text } of pieces)
    lengths[quarterTurns] = (lengths[quarterTurns] ?? 0) + text.length
  const quarterTurns = lengths.indexOf(Math.max(...lengths))
  const lines: Line[] = []
  for (const piece of pieces
    .filter((one) => one.quarterTurns === quarterTurns)
    .sort((a, b) => a.y - b.y)) {
    const last = lines.at(-1)
    if (last && piece.y - last.y <= SAME_LINE * piece.size) last.pieces.push(piece)
    else lines.push({ y: piece.y, pieces: [piece] })
  }
  return lines.map(({ y, pieces }) => ({ y, pieces: joinPieces(pieces) }))
}

/** Joins the pieces of a line that are not columns apart. */
function joinPieces(pieces: readonly Piece[]): Piece[] {
  const cells: Piece[] = []
  for (const piece of pieces.toSorted((a, b) => a.from - b.from)) {
    const last = cells.at(-1)
    const gap = last ? (piece.from - last.to) / piece.size : Infinity
    // Some programs print bold letters twice.
    if (last?.text === piece.text && piece.from - last.from < SPACE * piece.size) continue
    if (last && gap < COLUMN_GAP && Math.abs(piece.y - last.y) < SAME_HEIGHT * piece.size) {
      last.text += gap > SPACE && !/^\s|\s$/.test(piece.text) ? ` ${piece.text}` : piece.text
      last.to = Math.max(last.to, piece.to)
    } else cells.push({ ...piece })
  }
  return cells.map((cell) => ({ ...cell, text: cell.text.replaceAll(/\s+/g, " ").trim() }))
}

const MIN_LINES = 3
/** Share of the lines with several texts that begin or end one at the place of a column. */
const MIN_SHARE_OF_ROWS = 0.3
/** How far the estimated place of a word may be off. */
const MAX_OFFSET = 0.4

/** Divides texts at the spaces where columns begin or end in other rows: narrow gaps are read as spaces. */
function splitAtColumns(lines: readonly Line[]): Line[] {
  const all = lines.flatMap(({ pieces }) => pieces)
  const rows = lines.filter(({ pieces }) => pieces.length > 1).length
  const minCount = Math.max(MIN_LINES, MIN_SHARE_OF_ROWS * rows)
  const starts = sharedPositions(
    all.map(({ from }) => from),
    minCount,
  )
  const ends = sharedPositions(
    all.map(({ to }) => to),
    minCount,
  )
  return lines.map(({ y, pieces }) => ({
    y,
    pieces: pieces.length > 1 ? pieces.flatMap((piece) => splitPiece(piece, starts, ends)) : pieces,
  }))
}

/** Returns the whole points near which there are so many places. */
function sharedPositions(places: readonly number[], minCount: number): Set<number> {
  const counts = new Map<number, number>()
  for (const place of places.map(Math.round)) counts.set(place, (counts.get(place) ?? 0) + 1)
  const isShared = (place: number) =>
    [-1, 0, 1].reduce((sum, by) => sum + (counts.get(place + by) ?? 0), 0) >= minCount
  return new Set([...counts.keys()].filter(isShared))
}

const MAX_WORDS = 20

/** Usual widths of characters in sizes of the letters. */
const widthOf = (character: string): number => {
  if (/[\p{Lu}\d]/u.test(character)) return 0.65
  return /\p{L}/u.test(character) ? 0.53 : 0.3
}

/** The places of words within a text are estimated, because only the width of the whole is known. */
function splitPiece(piece: Piece, starts: Set<number>, ends: Set<number>): Piece[] {
  const { text, from, to, size } = piece
  const spaces = Array.from(text.matchAll(/ /g), ({ index }) => index).slice(0, MAX_WORDS)
  const widths = Array.from({ length: text.length + 1 }, () => 0)
  for (let at = 0; at < text.length; at += 1)
    widths[at + 1] = (widths[at] ?? 0) + widthOf(text.charAt(at))
  const share = (to - from) / (widths.at(-1) || 1)
  const placeAt = (index: number) => from + (widths[index] ?? 0) * share
  const distanceOf = (space: number) =>
    Math.min(distanceTo(starts, placeAt(space + 1)), distanceTo(ends, placeAt(space)))
  const [best] = spaces.toSorted((one, other) => distanceOf(one) - distanceOf(other))
  if (best === undefined || distanceOf(best) > MAX_OFFSET * size) return [piece]
  return [
    { ...piece, text: text.slice(0, best), to: placeAt(best) },
    ...splitPiece({ ...piece, text: text.slice(best + 1), from: placeAt(best + 1) }, starts, ends),
  ]
}

const MAX_DISTANCE = 8

function distanceTo(places: Set<number>, place: number): number {
  for (let distance = 0; distance <= MAX_DISTANCE; distance += 1)
    if (places.has(Math.round(place) - distance) || places.has(Math.round(place) + distance))
      return distance
  return Infinity
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
const MAX_COLUMN = 1000

/** Matches a figure, whose column is mostly aligned to the right. */
const FIGURE = /^(?:[\d.,]+|\p{Sc})$/u

function writeLine({ pieces }: Line, left: number, unit: number): string {
  return pieces.reduce((line, { text, from, to }) => {
    const isRight = line !== "" && FIGURE.test(text)
    const place = isRight ? (to - left) / unit - text.length : (from - left) / unit
    const start = Math.max(
      Math.min(Math.round(place), MAX_COLUMN),
      line === "" ? 0 : line.length + MIN_GAP,
    )
    return line.padEnd(start) + text
  }, "")
}

const GAP_OF_PARAGRAPH = 1.2
/** Lines of one text are at least so far apart. Cells beside two lines are nearer. */
const MIN_LEADING = 0.9

/** Returns the usual distance of the lines of a text in sizes of their letters; gaps between texts are fewer. */
const usualGap = (lines: readonly Line[]): number =>
  quantile(
    lines
      .slice(1)
      .map((line, at) => gapBetween(lines[at], line))
      .filter((gap) => gap >= MIN_LEADING),
    0.1,
  )

const gapBetween = (above: Line | undefined, { y, pieces }: Line): number =>
  (y - (above?.y ?? y)) / (pieces[0]?.size ?? 1)

/** Divides a page at its gaps. */
function splitAtGaps(lines: readonly Line[], gap: number): Line[][] {
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
function moveCellsToTop(block: readonly Line[]): readonly Line[] {
  const most = Math.max(...block.map(({ pieces }) => pieces.length))
  const row = block.findIndex(({ pieces }) => pieces.length === most)
  const cells = block[row]?.pieces ?? []
  const before = block.slice(0, row).flatMap(({ pieces }) => pieces)
  const isBefore = (cell: Piece) => before.some((piece) => overlaps(piece, cell))
  const isCentred = row > 0 && row < block.length - 1 && most >= MIN_CELLS
  if (!isCentred || !before.every((piece) => cells.some((cell) => overlaps(piece, cell))))
    return block
  const moved = cells.filter((cell) => !isBefore(cell))
  return block.map(({ y, pieces }, at) => {
    if (at === 0) return { y, pieces: [...pieces, ...moved].sort((a, b) => a.from - b.from) }
    return { y, pieces: at === row ? cells.filter(isBefore) : pieces }
  })
}

const overlaps = (one: Piece, other: Piece): boolean => one.from < other.to && other.from < one.to

const isBelowGap = (line: Line, above: Line | undefined, gap: number): boolean =>
  gapBetween(above, line) > GAP_OF_PARAGRAPH * gap
