import type { PaperColumn, PaperRow, PaperTable } from "#operations/kernel/paper.ts"
import { colours, LEFT, type Print, type Sheet, WIDTH } from "./sheet.ts"

const PAD = 5
const GAP = 8
const HEAD: Print = { size: 8, strong: true, colour: colours.quiet }
const BELOW: Print = { size: 8, colour: colours.quiet }

interface Placed extends PaperColumn {
  x: number
  width: number
  takesRest: boolean
}

/** A table whose heads stand on each page anew; whoever has it read out hears them once. */
export function printTable(sheet: Sheet, { title, columns, rows }: PaperTable): void {
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

function place(columns: readonly PaperColumn[]): Placed[] {
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

function printHead(sheet: Sheet, columns: Placed[], tag: (draw: () => void) => void): void {
  const height = Math.max(...columns.map(({ title, width }) => sheet.height(title, width, HEAD)))
  for (const column of columns)
    tag(() => sheet.print(column.title, { ...column, y: sheet.y }, { ...HEAD, ...alignOf(column) }))
  sheet.y += height + PAD
  sheet.rule(sheet.y, { colour: colours.mark })
}

const alignOf = ({ numeric }: PaperColumn): Print => ({ align: numeric ? "right" : "left" })

const heightOf = (sheet: Sheet, columns: Placed[], { cells, below }: PaperRow): number =>
  2 * PAD +
  Math.max(
    ...columns.map(
      ({ width, takesRest }, index) =>
        sheet.height(cells[index] ?? "", width) +
        (takesRest && below ? sheet.height(below, width, BELOW) : 0),
    ),
  )

function printCell(sheet: Sheet, column: Placed, { below }: PaperRow, text: string): void {
  const { x, width, takesRest } = column
  const y = sheet.y + PAD
  sheet.print(text, { x, y, width }, alignOf(column))
  if (takesRest && below) sheet.print(below, { x, y: y + sheet.height(text, width), width }, BELOW)
}
