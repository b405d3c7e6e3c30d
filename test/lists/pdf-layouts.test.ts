import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { expect, test } from "vitest"
import { drawPdf } from "./draw-pdf.ts"
import { pdfLayouts } from "./pdf-layouts.ts"
import { unusualPdfLayouts } from "./pdf-layouts-unusual.ts"
import { itemsOf, readListFile } from "./read-list-text.ts"

test.each([...pdfLayouts, ...unusualPdfLayouts])(
  "rows are read from a PDF: $name",
  async ({ draw, options, rows }) => {
    expect(itemsOf(await readListFile(await drawPdf(draw, options)))).toEqual(rows)
  },
)

/** Pages that Chromium has printed, with the rows of each: quantity | number | description. */
const PRINTS = [
  [
    "wrapped-cells.pdf",
    "25 pcs | CA-F-120 | Breva 120 PWM, 120 mm fan, 4-pin, black, with anti-vibration pads and a very long description that wraps",
    "8 pcs | CA-PA-850 | Anvil 850 power supply",
    "12 pcs | CA-TM5-6064 | Tempo DDR5-6000 64 GB Kit",
    "6 pcs |  | Strata N4 2 TB NVMe SSD",
  ],
  [
    "centred-cells.pdf",
    "25.00 |  | [CA-F-120] Breva 120 PWM",
    "8.00 Units |  | [CA-PA-850] Anvil 850",
    "3.00 Units |  | [CA-CL-420] Firth 420 with mounting kit for AM5 and LGA1700",
  ],
  [
    "narrow-columns.pdf",
    "25 Stk | CA-F-120 | Breva 120 PWM Lüfter 120 mm, schwarz Lieferzeit 5 Tage",
    "1.200 Stk | CA-PA-850 | Anvil 850",
    "12 Stk | CA-TM5-6064 | Tempo DDR5-6000 64 GB Kit",
  ],
  [
    "numbers-below.pdf",
    "25 | CA-F-120 | Breva 120 PWM",
    "8 | CA-PA-850 | Anvil 850",
    "12 | CA-TM5-6064 | Tempo DDR5-6000 64 GB Kit",
  ],
  [
    "units-apart.pdf",
    "25 | CA-F-120 | Breva 120 PWM ventilateur 120 mm",
    "8 | CA-PA-850 | Anvil 850 alimentation",
    "40 | CA-CL-420 | Firth 420",
  ],
  ["letter.pdf", "25 | CA-F-120 | Breva 120 PWM", "8 |  | Anvil 850", "3 |  | Firth 420"],
] as const

test.each(PRINTS)("rows are read from a page printed as PDF: %s", async (file, ...rows) => {
  const print = await readFile(join(import.meta.dirname, "prints", file))
  const items = itemsOf(await readListFile(print))
  expect(items.map((item) => item.join(" | "))).toEqual(rows)
})
