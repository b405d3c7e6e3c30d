import PDFDocument from "pdfkit"

type Document = InstanceType<typeof PDFDocument>
/** Place of a column from the left, its width, and whether it is aligned to the right. */
export type Column = [x: number, width: number, align?: "right" | "center"]

export interface PdfLayout {
  name: string
  draw: (doc: Document) => unknown
  options?: PDFKit.PDFDocumentOptions
  /** Quantity, number and description of each row. */
  rows: [string, string, string][]
}

/** Writes a PDF. */
export async function drawPdf(
  draw: (doc: Document) => unknown = () => {},
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
  const doc = new PDFDocument({ size: "A4", margin: 40, ...options })
  const chunks: Buffer[] = []
  doc.on("data", (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => doc.once("end", resolve))
  draw(doc.fontSize(9))
  doc.end()
  await ended
  return Buffer.concat(chunks)
}

const BOTTOM = 740

/** Draws rows of cells, which wrap within their columns, and repeats the first row on each page. Returns the place below. */
export function table(
  doc: Document,
  columns: readonly Column[],
  [head = [], ...rows]: readonly string[][],
  { top = 200, rowGap = 5, head: hasHead = true, onPage = () => {} } = {},
): number {
  let y = top
  const row = (cells: readonly string[]) => {
    const heights = cells.map((cell, at) => {
      const [x, width, align = "left"] = columns[at] ?? [0, 100]
      if (cell !== "") doc.text(cell, x, y, { width, align })
      return cell === "" ? 0 : doc.heightOfString(cell, { width })
    })
    y += Math.max(...heights) + rowGap
  }
  row(head)
  for (const cells of rows) {
    if (y > BOTTOM) {
      doc.addPage()
      onPage()
      y = 80
      if (hasHead) row(head)
    }
    row(cells)
  }
  return y
}

export const lines = (doc: Document, x: number, y: number, texts: string): Document =>
  doc.text(texts.split(" | ").join("\n"), x, y, { lineGap: 2 })

export const cells = (text: string): string[][] =>
  text.split("\n").map((line) => line.split("|").map((cell) => cell.trim().replaceAll("~", "\n")))

export const fan: [string, string, string] = ["250", "CA-F-120", "Breva 120 PWM"]
export const power: [string, string, string] = ["40", "CA-PA-850", "Anvil 850 power supply"]
export const memory: [string, string, string] = [
  "1,200",
  "CA-TM5-6032",
  "Tempo DDR5-6000 32 GB Kit",
]
