import { expect, test } from "vitest"
import { cellReader } from "#domain/matching/list-table.ts"
import { drawPdf } from "./draw-pdf.ts"
import { pdfLayouts } from "./pdf-layouts.ts"
import { unusualPdfLayouts } from "./pdf-layouts-unusual.ts"
import { readListFile } from "./read-list-text.ts"

test.each([...pdfLayouts, ...unusualPdfLayouts])("PDF: $name", async ({ draw, options, rows }) => {
  const list = await readListFile(await drawPdf(draw, options))
  const read = list.rows.map((row) => {
    const cell = cellReader(row, list.columns)
    return [cell("quantity"), cell("number"), cell("description")]
  })
  expect(read).toEqual(rows)
})
