import type {
  Paper,
  PaperBlock,
  PaperColumn,
  PaperFact,
  PaperRow,
  PaperTable,
} from "#operations/kernel/paper.ts"
import { colours, LEFT, Sheet, type TextStyle, WIDTH } from "./sheet.ts"

const HALF = (WIDTH - 24) / 2
const QUIET = { size: 8, colour: colours.quiet }
const SECTION_GAP = 20
const SUMS_WIDTH = 240

/** Writes a tagged PDF (PDF/UA). Equal input produces equal bytes. */
export async function writePdf(paper: Paper): Promise<Buffer> {
  const sheet = new Sheet(paper)
  printPaper(sheet, paper)
  for (const next of paper.appendedDocuments ?? []) {
    sheet.turnPage()
    printPaper(sheet, next)
  }
  return sheet.bytes(paper.foot)
}

function printPaper(sheet: Sheet, paper: Paper): void {
  printTop(sheet, paper)
  printBeside(sheet, paper.addresses)
  printFacts(sheet, paper.facts)
  printTable(sheet, paper.table)
  sheet.y += 8
  printSums(sheet, paper.sums)
  if (paper.summary) {
    makeRoom(sheet, 60)
    heading(sheet, paper.summary.title)
    printTable(sheet, paper.summary)
    sheet.y += SECTION_GAP
  }
  for (const note of paper.notes) printNote(sheet, note)
}

/** Prints the title on the left and the sender on the right. */
function printTop(sheet: Sheet, { title, sender }: Paper): void {
  const top = sheet.y
  sheet.tagged(sheet.root, "H1", () =>
    sheet.print(title, { x: LEFT, y: top, width: HALF }, { size: 18, strong: true }),
  )
  const below = top + sheet.height(title, HALF, { size: 18, strong: true })
  const end = printBlock(sheet, sender, { x: LEFT + HALF + 24, y: top, titleStyle: { size: 11 } })
  sheet.y = Math.max(below, end) + 12
  sheet.rule(sheet.y, { colour: colours.mark })
  sheet.y += 16
}

function printBeside(sheet: Sheet, blocks: readonly PaperBlock[]): void {
  const ends = blocks.map((block, index) =>
    printBlock(sheet, block, {
      x: LEFT + index * (HALF + 24),
      y: sheet.y,
      titleStyle: QUIET,
    }),
  )
  sheet.y = Math.max(sheet.y, ...ends) + SECTION_GAP
}

/** Prints a block and returns the `y` of its end. */
function printBlock(
  sheet: Sheet,
  { title, lines }: PaperBlock,
  { x, y, titleStyle }: { x: number; y: number; titleStyle: { size: number; colour?: string } },
): number {
  const head = { strong: true, ...titleStyle }
  sheet.tagged(sheet.root, "H2", () => sheet.print(title, { x, y, width: HALF }, head))
  const below = y + sheet.height(title, HALF, head) + 2
  const text = lines.join("\n")
  if (text === "") return below
  sheet.tagged(sheet.root, "P", () => sheet.print(text, { x, y: below, width: HALF }))
  return below + sheet.height(text, HALF)
}

/** Prints facts in rows of four, each below its label. */
function printFacts(sheet: Sheet, facts: readonly PaperFact[]): void {
  const gap = 16
  const width = (WIDTH - 3 * gap) / 4
  for (let first = 0; first < facts.length; first += 4) {
    const row = facts.slice(first, first + 4)
    const heights = row.map(({ label, value }, index) => {
      const x = LEFT + index * (width + gap)
      const labelHeight = sheet.height(label, width, QUIET)
      sheet.tagged(sheet.root, "P", () => {
        sheet.print(label, { x, y: sheet.y, width }, QUIET)
        sheet.print(value, { x, y: sheet.y + labelHeight, width })
      })
      return labelHeight + sheet.height(value, width)
    })
    sheet.y += Math.max(...heights) + 10
  }
  sheet.y += 10
}

function printSums(sheet: Sheet, sums: readonly PaperFact[]): void {
  const x = LEFT + WIDTH - SUMS_WIDTH
  for (const { label, value, strong = false } of sums) {
    const style = strong ? { strong, size: 11 } : {}
    const labelWidth = SUMS_WIDTH - 100
    const height = sheet.height(label, labelWidth, style)
    makeRoom(sheet, height + 8)
    sheet.tagged(sheet.root, "P", () => {
      sheet.print(label, { x, y: sheet.y, width: labelWidth }, style)
      const amount = { x: x + labelWidth, y: sheet.y, width: 100 }
      sheet.print(value, amount, { ...style, align: "right" })
    })
    sheet.y += height + 4
  }
  sheet.y += SECTION_GAP
}

function printNote(sheet: Sheet, { title, lines }: PaperBlock): void {
  const text = lines.join("\n")
  makeRoom(sheet, Math.min(sheet.height(text, WIDTH) + 30, 500))
  heading(sheet, title)
  sheet.tagged(sheet.root, "P", () => sheet.print(text, { x: LEFT, y: sheet.y, width: WIDTH }))
  sheet.y += sheet.height(text, WIDTH) + 12
}

function heading(sheet: Sheet, title: string): void {
  if (title === "") return
  sheet.tagged(sheet.root, "H2", () =>
    sheet.print(title, { x: LEFT, y: sheet.y, width: WIDTH }, { strong: true }),
  )
  sheet.y += sheet.height(title, WIDTH, { strong: true }) + 4
}

function makeRoom(sheet: Sheet, height: number): void {
  if (sheet.roomLeft < height) sheet.turnPage()
}

const PAD = 5
const GAP = 8
const HEAD: TextStyle = { size: 8, strong: true, colour: colours.quiet }
const BELOW: TextStyle = { size: 8, colour: colours.quiet }

interface PlacedColumn extends PaperColumn {
  x: number
  width: number
  takesRest: boolean
}

/** Prints a table that repeats its heading on each page. Assistive technology sees the heading once. */
function printTable(sheet: Sheet, { title, columns, rows }: PaperTable): void {
  const placed = place(columns)
  const table = sheet.doc.struct("Table", { title, alt: title })
  sheet.root.add(table)
  const head = sheet.doc.struct("TR")
  table.add(head)
  printHead(sheet, placed, (draw) => sheet.tagged(head, "TH", draw, { scope: "Column" }))
  head.end()
  for (const row of rows) {
    const height = heightOf(sheet, placed, row)
    if (sheet.roomLeft < height) {
      sheet.turnPage()
      printHead(sheet, placed, (draw) => sheet.aside(draw, "Pagination"))
    }
    const line = sheet.doc.struct("TR")
    table.add(line)
    for (const [index, column] of placed.entries())
      sheet.tagged(line, "TD", () => printCell(sheet, column, row, row.cells[index] ?? ""))
    line.end()
    sheet.y += height
    sheet.rule(sheet.y)
  }
  table.end()
}

function place(columns: readonly PaperColumn[]): PlacedColumn[] {
  const gaps = GAP * (columns.length - 1)
  const taken = columns.reduce((sum, { width = 0 }) => sum + width, 0)
  let x = LEFT
  return columns.map((column) => {
    const { width = WIDTH - taken - gaps } = column
    const placed = { ...column, x, width, takesRest: column.width === undefined }
    x += width + GAP
    return placed
  })
}

function printHead(sheet: Sheet, columns: PlacedColumn[], tag: (draw: () => void) => void): void {
  const height = Math.max(...columns.map(({ title, width }) => sheet.height(title, width, HEAD)))
  for (const column of columns)
    tag(() => sheet.print(column.title, { ...column, y: sheet.y }, { ...HEAD, ...alignOf(column) }))
  sheet.y += height + PAD
  sheet.rule(sheet.y, { colour: colours.mark })
}

const alignOf = ({ numeric }: PaperColumn): TextStyle => ({ align: numeric ? "right" : "left" })

const heightOf = (sheet: Sheet, columns: PlacedColumn[], { cells, below }: PaperRow): number =>
  2 * PAD +
  Math.max(
    ...columns.map(
      ({ width, takesRest }, index) =>
        sheet.height(cells[index] ?? "", width) +
        (takesRest && below ? sheet.height(below, width, BELOW) : 0),
    ),
  )

function printCell(sheet: Sheet, column: PlacedColumn, { below }: PaperRow, text: string): void {
  const { x, width, takesRest } = column
  const y = sheet.y + PAD
  sheet.print(text, { x, y, width }, alignOf(column))
  if (takesRest && below) sheet.print(below, { x, y: y + sheet.height(text, width), width }, BELOW)
}
