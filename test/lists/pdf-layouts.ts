import { type Column, cells, fan, lines, memory, type PdfLayout, power, table } from "./draw-pdf.ts"

/** Orders and quotes of common programs. */
export const pdfLayouts: readonly PdfLayout[] = [
  {
    name: "SAP, purchase order with terms below each item",
    draw: (doc) => {
      lines(
        doc,
        40,
        60,
        "Harbour Systems Ltd | 14 Quay Street, Bristol BS1 6TH | Purchase Order 4500012345",
      )
      lines(
        doc,
        380,
        60,
        "PO number/date | 4500012345 / 12.03.2026 | Contact: Ann Lee, +44 117 555 0100",
      )
      doc.text("Delivery date: 20.03.2026     Currency: EUR", 40, 150)
      const columns: Column[] = [
        [40, 30],
        [80, 90],
        [180, 150],
        [330, 60, "right"],
        [395, 30],
        [430, 60, "right"],
        [495, 60, "right"],
      ]
      const y = table(
        doc,
        columns,
        cells(`Item | Material | Description | Order qty. | Unit | Net price | Net amount
00010 | CA-F-120 | Breva 120 PWM | 250 | PC | 9.90 | 2,475.00
00020 | CA-PA-850 | Anvil 850 power supply | 40 | PC | 119.00 | 4,760.00
00030 | CA-TM5-6032 | Tempo DDR5-6000 32 GB Kit | 1,200 | PC | 89.00 | 106,800.00`),
      )
      doc.text("Total net value excl. tax EUR", 330, y + 10)
      doc.text("114,035.00", 495, y + 10, { width: 60, align: "right" })
      doc.text("Payment terms: 30 days net. Please confirm by return.", 40, y + 50)
      doc.text("Page 1 of 1", 480, 780, { lineBreak: false })
    },
    rows: [
      ["250", fan[1], fan[2]],
      ["40", power[1], power[2]],
      ["1,200", memory[1], memory[2]],
    ],
  },
  {
    name: "Dynamics, purchase order with two lines of headings",
    draw: (doc) => {
      doc.fontSize(16).text("Purchase Order PO-104211", 40, 50).fontSize(8)
      lines(doc, 40, 90, "Vendor: Computer Assembler | Ship-to: Dock 4, Leeds LS1 4AP")
      const columns: Column[] = [
        [40, 80],
        [125, 170],
        [300, 50, "right"],
        [355, 40],
        [400, 60, "right"],
        [465, 90, "right"],
      ]
      table(
        doc,
        columns,
        cells(`Item~No. | Description | Quantity | Unit of~Measure | Direct Unit~Cost | Line Amount~Excl. VAT
CA-F-120 | Breva 120 PWM | 250 | Piece | 9.90 | 2,475.00
CA-PA-850 | Anvil 850 power supply | 40 | Piece | 119.00 | 4,760.00
CA-TM5-6032 | Tempo DDR5-6000 32 GB Kit | 1,200 | Piece | 89.00 | 106,800.00
 | | | | Subtotal | 114,035.00
 | | | | 20% VAT | 22,807.00
 | | | | Total GBP Incl. VAT | 136,842.00`),
      )
    },
    rows: [fan, power, memory],
  },
  {
    name: "Sage, wide rows with rules and centred figures",
    draw: (doc) => {
      doc.font("Times-Roman").fontSize(14).text("PURCHASE ORDER", 230, 60).fontSize(10)
      const columns: Column[] = [
        [50, 90],
        [145, 190],
        [340, 60, "center"],
        [405, 70, "right"],
        [480, 70, "right"],
      ]
      table(
        doc,
        columns,
        cells(`Product Code | Details | Qty Ordered | Unit Price | Net Amount
CA-F-120 | Breva 120 PWM | 250.00 | 9.90 | 2475.00
CA-PA-850 | Anvil 850 power supply | 40.00 | 119.00 | 4760.00`),
        { rowGap: 14 },
      )
      for (const y of [195, 220, 246, 272]) doc.moveTo(50, y).lineTo(550, y).stroke()
    },
    rows: [
      ["250.00", "CA-F-120", "Breva 120 PWM"],
      ["40.00", "CA-PA-850", "Anvil 850 power supply"],
    ],
  },
  {
    name: "Lexware, German order with wrapped descriptions",
    draw: (doc) => {
      lines(
        doc,
        50,
        60,
        "Nordlicht IT GmbH · Hafenstraße 12 · 20457 Hamburg | Computer Assembler | Werkstraße 3 | 70173 Stuttgart",
      )
      lines(doc, 400, 60, "Bestellnr.: B-2026-118 | Datum: 12.03.2026 | Kundennr.: 70211")
      doc.fontSize(13).text("Bestellung B-2026-118", 50, 150).fontSize(9)
      doc
        .text("Sehr geehrte Damen und Herren,", 50, 172)
        .text("wir bestellen zur Lieferung bis 20.03.2026:", 50, 184)
      const columns: Column[] = [
        [50, 25],
        [80, 70],
        [155, 130],
        [290, 50, "right"],
        [345, 40],
        [390, 70, "right"],
        [465, 80, "right"],
      ]
      const y = table(
        doc,
        columns,
        cells(`Pos | Artikelnr. | Bezeichnung | Menge | Einheit | Einzelpreis | Gesamtpreis
1 | CA-F-120 | Breva 120 PWM, Lüfter für Gehäuse und Radiatoren, schwarz | 250 | Stk. | 9,90 € | 2.475,00 €
2 | CA-PA-850 | Anvil 850 Netzteil, modular, mit Kabeln für zwei Grafikkarten | 40 | Stk. | 119,00 € | 4.760,00 €
3 | CA-TM5-6032 | Tempo DDR5-6000 32 GB Kit | 1.200 | Stk. | 89,00 € | 106.800,00 €
 | | | | | Zwischensumme | 114.035,00 €
 | | | | | USt. 19 % | 21.666,65 €
 | | | | | Gesamtbetrag | 135.701,65 €`),
        { top: 210 },
      )
      lines(
        doc,
        50,
        y + 20,
        "Zahlbar innerhalb von 14 Tagen. | Mit freundlichen Grüßen | Petra Holm",
      )
      doc
        .fontSize(7)
        .text(
          "Nordlicht IT GmbH · HRB 12345 · USt-IdNr. DE123456789 · IBAN DE02 1203 0000 0000 2020 51",
          50,
          780,
          { lineBreak: false },
        )
    },
    rows: [
      ["250 Stk.", "CA-F-120", "Breva 120 PWM, Lüfter für Gehäuse und Radiatoren, schwarz"],
      ["40 Stk.", "CA-PA-850", "Anvil 850 Netzteil, modular, mit Kabeln für zwei Grafikkarten"],
      ["1.200 Stk.", "CA-TM5-6032", "Tempo DDR5-6000 32 GB Kit"],
    ],
  },
  {
    name: "French order",
    draw: (doc) => {
      doc.fontSize(15).text("BON DE COMMANDE N° BC-2026-044", 40, 60).fontSize(9)
      lines(
        doc,
        40,
        100,
        "Société Lumière SARL | 8 rue des Tanneurs, 69003 Lyon | Date : 12/03/2026",
      )
      const columns: Column[] = [
        [40, 80],
        [130, 200],
        [335, 40, "right"],
        [385, 70, "right"],
        [460, 80, "right"],
      ]
      table(
        doc,
        columns,
        cells(`Référence | Désignation | Qté | P.U. HT | Montant HT
CA-F-120 | Breva 120 PWM | 250 | 9,90 € | 2 475,00 €
CA-PA-850 | Anvil 850 power supply | 40 | 119,00 € | 4 760,00 €
CA-TM5-6032 | Tempo DDR5-6000 32 GB Kit | 1 200 | 89,00 € | 106 800,00 €
 | | | Total HT | 114 035,00 €
 | | | TVA 20 % | 22 807,00 €
 | | | Total TTC | 136 842,00 €`),
      )
    },
    rows: [fan, power, ["1 200", memory[1], memory[2]]],
  },
  {
    name: "Spanish order, quantity first",
    draw: (doc) => {
      doc.fontSize(15).text("Pedido de compra PC-771", 60, 60).fontSize(10)
      lines(doc, 60, 100, "Talleres Río S.L. | Calle Mayor 14, 28013 Madrid | Fecha: 12/03/2026")
      const columns: Column[] = [
        [60, 50, "center"],
        [120, 80],
        [210, 180],
        [400, 60, "right"],
        [470, 70, "right"],
      ]
      table(
        doc,
        columns,
        cells(`Cantidad | Código | Descripción | Precio | Importe
250 | CA-F-120 | Breva 120 PWM | 9,90 | 2.475,00
40 | CA-PA-850 | Anvil 850 power supply | 119,00 | 4.760,00
 | | Base imponible | | 7.235,00
 | | IVA 21 % | | 1.519,35`),
      )
    },
    rows: [fan, power],
  },
  {
    name: "Italian order with the customer's number below ours",
    draw: (doc) => {
      doc.fontSize(15).text("Ordine fornitore n. 318", 40, 60).fontSize(9)
      const columns: Column[] = [
        [40, 90],
        [140, 190],
        [335, 30],
        [370, 50, "right"],
        [430, 60, "right"],
        [495, 60, "right"],
      ]
      table(
        doc,
        columns,
        cells(`Codice | Descrizione | UM | Quantità | Prezzo | Importo
CA-F-120 | Breva 120 PWM~Vs. codice 4471 | PZ | 250 | 9,90 | 2.475,00
CA-PA-850 | Anvil 850 power supply~Vs. codice 4472 | PZ | 40 | 119,00 | 4.760,00`),
      )
    },
    rows: [
      ["250", "CA-F-120", "Breva 120 PWM Vs. codice 4471"],
      ["40", "CA-PA-850", "Anvil 850 power supply Vs. codice 4472"],
    ],
  },
  {
    name: "quote of a distributor with the name below the number",
    draw: (doc) => {
      doc
        .font("Helvetica-Bold")
        .fontSize(14)
        .text("Quotation Q-88121", 40, 50)
        .font("Helvetica")
        .fontSize(9)
      lines(doc, 40, 80, "Prepared for: Harbour Systems Ltd | Valid until: 30 April 2026")
      const columns: Column[] = [
        [40, 30],
        [80, 200],
        [300, 50, "right"],
        [370, 80, "right"],
        [460, 90, "right"],
      ]
      table(
        doc,
        columns,
        cells(`Line | Part Number | Qty | Unit Price | Ext. Price
1 | CA-F-120~Breva 120 PWM | 250 | $9.90 | $2,475.00
2 | CA-PA-850~Anvil 850 power supply | 40 | $119.00 | $4,760.00
3 | CA-TM5-6032~Tempo DDR5-6000 32 GB Kit | 1,200 | $89.00 | $106,800.00
 | | | Subtotal | $114,035.00`),
      )
    },
    rows: [fan, power, memory],
  },
]
