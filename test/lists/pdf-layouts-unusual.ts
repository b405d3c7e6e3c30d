import { type Column, cells, fan, lines, memory, type PdfLayout, power, table } from "./draw-pdf.ts"

/** Layouts that programs write in their own way: letters apart, columns by columns, turned, centred. */
export const unusualPdfLayouts: readonly PdfLayout[] = [
  {
    name: "order of three pages with repeated heads, feet and sums carried over",
    draw: (doc) => {
      let page = 1
      const frame = () => {
        doc.fontSize(8).text("Nordlicht IT GmbH    Bestellung 4500099   12.03.2026", 40, 40, {
          lineBreak: false,
        })
        doc.text(`Seite ${page} von 3`, 480, 780, { lineBreak: false, height: 10 })
        doc.fontSize(9)
        if (page > 1)
          doc
            .text("Übertrag", 330, 60, { lineBreak: false })
            .text(`${page * 990},00`, 480, 60, { lineBreak: false })
        page += 1
      }
      frame()
      const columns: Column[] = [
        [40, 30],
        [80, 80],
        [180, 200],
        [380, 50, "right"],
        [440, 100, "right"],
      ]
      const rows = Array.from(
        { length: 70 },
        (_, at) => `${at + 1} | CA-X-${100 + at} | Breva ${100 + at} PWM | ${at + 5} | 9,90`,
      )
      table(
        doc,
        columns,
        cells(["Pos. | Artikel-Nr. | Bezeichnung | Menge | Preis", ...rows].join("\n")),
        { top: 100, rowGap: 14, onPage: frame },
      )
    },
    rows: Array.from({ length: 70 }, (_, at) => [
      `${at + 5}`,
      `CA-X-${100 + at}`,
      `Breva ${100 + at} PWM`,
    ]),
  },
  {
    name: "letters drawn one by one, bold by drawing twice",
    draw: (doc) => {
      const letters = (text: string, x: number, y: number) => {
        let place = x
        for (const letter of text) {
          if (letter !== " ") doc.text(letter, place, y, { lineBreak: false })
          place += doc.widthOfString(letter)
        }
      }
      const columns = [40, 140, 320, 400]
      const rows = cells(`Part number | Description | Quantity | Price
CA-F-120 | Breva 120 PWM | 250 | 9.90
CA-PA-850 | Anvil 850 power supply | 40 | 119.00`)
      for (const [line, row] of rows.entries())
        for (const [at, cell] of row.entries()) letters(cell, columns[at] ?? 0, 100 + 18 * line)
      for (const [at, cell] of (rows[0] ?? []).entries())
        letters(cell, (columns[at] ?? 0) + 0.3, 100)
    },
    rows: [fan, power],
  },
  {
    name: "columns drawn one after the other, from the last to the first",
    draw: (doc) => {
      const rows = cells(`Item no. | Description | Ordered | Price
CA-F-120 | Breva 120 PWM | 250 | 9.90
CA-PA-850 | Anvil 850 power supply | 40 | 119.00`)
      for (const at of [3, 2, 1, 0])
        for (const line of [2, 0, 1])
          doc.text(rows[line]?.[at] ?? "", [40, 140, 320, 400][at] ?? 0, 100 + 20 * line, {
            lineBreak: false,
          })
    },
    rows: [fan, power],
  },
  {
    name: "table on a page that is turned",
    draw: (doc) => {
      doc.rotate(90).translate(0, -595)
      const columns: Column[] = [
        [60, 100],
        [170, 250],
        [430, 80, "right"],
        [520, 100, "right"],
      ]
      table(
        doc,
        columns,
        cells(`Part No. | Description | Qty | Unit price
CA-F-120 | Breva 120 PWM | 250 | 9.90
CA-PA-850 | Anvil 850 power supply | 40 | 119.00`),
        { top: 100 },
      )
    },
    rows: [fan, power],
  },
  {
    name: "rows whose other cells are centred beside two lines of description",
    draw: (doc) => {
      const row = (y: number, number: string, upper: string, lower: string, quantity: string) => {
        doc
          .text(number, 40, y + 5, { lineBreak: false })
          .text(quantity, 400, y + 5, { lineBreak: false })
        doc.text(upper, 140, y, { lineBreak: false }).text(lower, 140, y + 11, { lineBreak: false })
      }
      for (const [text, x] of [
        ["SKU", 40],
        ["Product", 140],
        ["Quantity", 400],
        ["Unit price", 460],
      ] as const)
        doc.text(text, x, 80, { lineBreak: false })
      row(110, "CA-F-120", "Breva 120 PWM,", "black, with four screws", "250")
      row(145, "CA-PA-850", "Anvil 850 power", "supply with all cables", "40")
      row(180, "CA-TM5-6032", "Tempo DDR5-6000", "32 GB Kit", "1,200")
      for (const [price, y] of [
        ["9.90", 115],
        ["119.00", 150],
        ["89.00", 185],
      ] as const)
        doc.text(price, 460, y, { lineBreak: false })
    },
    rows: [
      ["250", "CA-F-120", "Breva 120 PWM, black, with four screws"],
      ["40", "CA-PA-850", "Anvil 850 power supply with all cables"],
      ["1,200", "CA-TM5-6032", "Tempo DDR5-6000 32 GB Kit"],
    ],
  },
  {
    name: "rows with three lines of description, the others beside the middle one",
    draw: (doc) => {
      const columns: Column[] = [
        [40, 80],
        [140, 150],
        [400, 50, "right"],
        [470, 70, "right"],
      ]
      table(doc, columns, cells("Article | Description | Qty | Price"), { top: 90 })
      for (const [at, [number = "", price = "", quantity = ""]] of [
        ["CA-F-120", "9.90", "250"],
        ["CA-PA-850", "119.00", "40"],
      ].entries()) {
        const y = 115 + 60 * at
        for (const [line, text] of [
          "Breva 120 PWM for",
          "cases and radiators,",
          "four screws each",
        ].entries())
          doc.text(text, 140, y + 11 * line, { lineBreak: false })
        doc.text(number, 40, y + 11, { lineBreak: false })
        doc
          .text(quantity, 400, y + 11, { width: 50, align: "right" })
          .text(price, 470, y + 11, { width: 70, align: "right" })
      }
    },
    rows: [
      ["250", "CA-F-120", "Breva 120 PWM for cases and radiators, four screws each"],
      ["40", "CA-PA-850", "Breva 120 PWM for cases and radiators, four screws each"],
    ],
  },
  {
    name: "SAP, German, with the supplier's number and the delivery day below each item",
    draw: (doc) => {
      lines(doc, 50, 60, "Bestellung 4500318220 | Lieferantennr.: 702218 | Einkäufer: P. Holm")
      const columns: Column[] = [
        [50, 35],
        [90, 90],
        [190, 150],
        [345, 60, "right"],
        [410, 30],
        [445, 50, "right"],
        [500, 60, "right"],
      ]
      table(
        doc,
        columns,
        cells(`Pos. | Material | Bezeichnung | Bestellmenge | Einh. | Preis | Nettowert
00010 | 100004711 | Lüfter 120 mm PWM~Ihre Materialnummer: CA-F-120~Liefertermin: 20.03.2026 | 250 | ST | 9,90 | 2.475,00
00020 | 100004712 | Netzteil 850 W Gold~Ihre Materialnummer: CA-PA-850~Liefertermin: 20.03.2026 | 40 | ST | 119,00 | 4.760,00
 | | | | | Gesamtnettowert | 7.235,00`),
      )
    },
    rows: [
      ["250", "CA-F-120", "Lüfter 120 mm PWM"],
      ["40", "CA-PA-850", "Netzteil 850 W Gold"],
    ],
  },
  {
    name: "no headings: quantity, number and name",
    draw: (doc) => {
      doc.text("Order for the Leeds office", 60, 60)
      table(
        doc,
        [
          [60, 40, "right"],
          [120, 100],
          [230, 200],
        ],
        cells(`250 | CA-F-120 | Breva 120 PWM
40 | CA-PA-850 | Anvil 850 power supply
1,200 | CA-TM5-6032 | Tempo DDR5-6000 32 GB Kit`),
      )
    },
    rows: [fan, power, ["1200", memory[1], memory[2]]],
  },
  {
    name: "quote with few columns, headings in two lines and a long foot",
    draw: (doc) => {
      doc.text("Angebot 2026-0815", 50, 50)
      table(
        doc,
        [
          [50, 80],
          [140, 220],
          [380, 60, "right"],
          [460, 80, "right"],
        ],
        cells(`Artikel-~nummer | Beschreibung | Best.-~Menge | Einzelpreis~EUR
CA-F-120 | Breva 120 PWM | 250 | 9,90
CA-PA-850 | Anvil 850 power supply | 40 | 119,00`),
      )
      doc.fontSize(7)
      for (const [at, text] of [
        "Nordlicht IT GmbH | Hafenstraße 12 | 20457 Hamburg",
        "Tel. 040 1234567 | Fax 040 1234568 | info@nordlicht.example",
        "Sparkasse Hamburg | DE02 1203 0000 0000 2020 51 | BIC BYLADEM1001",
      ].entries())
        lines(doc, 50 + 170 * at, 750, text)
    },
    rows: [fan, power],
  },
  {
    name: "narrow columns whose position touches the number",
    draw: (doc) => {
      table(
        doc,
        [
          [40, 28],
          [68, 80],
          [150, 180],
          [335, 30, "right"],
          [368, 30],
          [400, 50, "right"],
          [455, 60, "right"],
        ],
        cells(`Item | Material | Description | Qty | UoM | Price | Amount
00010 | CA-F-120 | Breva 120 PWM | 250 | EA | 9.90 | 2,475.00
00020 | CA-PA-850 | Anvil 850 power supply | 40 | EA | 119.00 | 4,760.00`),
      )
    },
    rows: [
      ["250", fan[1], fan[2]],
      ["40", power[1], power[2]],
    ],
  },
  {
    name: "quote with the number below the name",
    draw: (doc) => {
      table(
        doc,
        [
          [40, 30],
          [80, 150],
          [300, 50, "right"],
          [370, 80, "right"],
        ],
        cells(`No. | Part | Quantity | Unit price
1 | Breva 120 PWM~CA-F-120 | 250 | $9.90
2 | Anvil 850 power supply~CA-PA-850 | 40 | $119.00`),
      )
    },
    rows: [fan, power],
  },
  {
    name: "titles above rows, without a gap",
    draw: (doc) =>
      table(
        doc,
        [
          [40, 40],
          [90, 80],
          [180, 200],
          [400, 50, "right"],
        ],
        cells(`Pos | Artikel | Bezeichnung | Menge
 | | Lüfter |
1 | CA-F-120 | Breva 120 PWM | 250
 | | Netzteile |
2 | CA-PA-850 | Anvil 850 power supply | 40`),
      ),
    rows: [fan, power],
  },
  {
    name: "letter",
    draw: (doc) => {
      lines(doc, 60, 60, "Harbour Systems Ltd | 14 Quay Street, Bristol BS1 6TH")
      doc.fontSize(11).text("Dear Sir or Madam,", 60, 160)
      doc.text(
        "we would like to order 250 x Breva 120 PWM and 40 x Anvil 850 power supply for delivery to our warehouse in Bristol.",
        60,
        190,
        { width: 460 },
      )
      doc.text("Kind regards", 60, 260).text("Ann Lee", 60, 290)
    },
    rows: [
      ["250", "", "Breva 120 PWM"],
      ["40", "", "Anvil 850 power supply"],
    ],
  },
]
