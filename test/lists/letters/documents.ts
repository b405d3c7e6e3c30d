import { zipped } from "./encodings.ts"
import type { SavedLetter } from "./mails.ts"

const NAMESPACES =
  'xmlns:wpc="http://schemas.microsoft.com/office/word/2010/wordprocessingCanvas" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml" mc:Ignorable="w14"'

const docx = (body: string, name = "document.xml"): Buffer =>
  zipped({
    "[Content_Types].xml": `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/${name}" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    "_rels/.rels": `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/${name}"/></Relationships>`,
    [`word/${name}`]: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n<w:document ${NAMESPACES}><w:body>${body}<w:sectPr w:rsidR="00A1"><w:pgSz w:w="11906" w:h="16838"/></w:sectPr></w:body></w:document>`,
    "word/header1.xml": `<w:hdr ${NAMESPACES}><w:p><w:r><w:t>Order of 99 pieces CA-CP-4</w:t></w:r></w:p></w:hdr>`,
    "word/styles.xml": `<w:styles ${NAMESPACES}/>`,
  })

/** Word divides a paragraph into runs wherever it checked the spelling or a word was edited. */
const run = (text: string, properties = ""): string =>
  `<w:r w:rsidRPr="00B42C1D"><w:rPr><w:rFonts w:ascii="Arial"/>${properties}<w:lang w:val="de-DE"/></w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
const paragraph = (...runs: string[]): string =>
  `<w:p w14:paraId="1A2B3C4D" w:rsidR="00A1" w:rsidRDefault="00A1"><w:pPr><w:pStyle w:val="Standard"/><w:tabs><w:tab w:val="left" w:pos="2835"/></w:tabs></w:pPr>${runs.join('<w:proofErr w:type="spellStart"/>')}</w:p>`
const item = (text: string): string =>
  `<w:p><w:pPr><w:pStyle w:val="ListParagraph"/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>${run(text)}</w:p>`
const texts = (...all: string[]): string => all.map((text) => paragraph(run(text))).join("")
const cell = (content: string, properties = ""): string =>
  `<w:tc><w:tcPr><w:tcW w:w="2265" w:type="dxa"/>${properties}</w:tcPr>${content}</w:tc>`
const row = (...cells: string[]): string =>
  `<w:tr w:rsidR="00A1"><w:trPr><w:cantSplit/></w:trPr>${cells.join("")}</w:tr>`
const textRow = (...all: string[]): string => row(...all.map((text) => cell(texts(text))))
const table = (...rows: string[]): string =>
  `<w:tbl><w:tblPr><w:tblStyle w:val="Tabellenraster"/><w:tblW w:w="0" w:type="auto"/></w:tblPr><w:tblGrid><w:gridCol w:w="2265"/></w:tblGrid>${rows.join("")}</w:tbl>`
const tracked = (kind: "ins" | "del", text: string): string => {
  const written = run(text)
  const marked =
    kind === "del"
      ? written.replaceAll("w:t>", "w:delText>").replace("<w:t ", "<w:delText ")
      : written
  return `<w:${kind} w:id="1" w:author="Jo" w:date="2026-11-09T09:00:00Z">${marked}</w:${kind}>`
}

const TWO_ROWS = ["12 | CA-F-120 | Breva 120 PWM", "4 | CA-PA-850 | Anvil 850"]

const odt = (body: string): Buffer =>
  zipped({
    mimetype: "application/vnd.oasis.opendocument.text",
    "META-INF/manifest.xml": "<manifest:manifest/>",
    "content.xml": `<?xml version="1.0" encoding="UTF-8"?><office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"><office:automatic-styles><style:style style:name="P1"/></office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
  })
const odtCell = (text: string): string =>
  `<table:table-cell table:style-name="A1" office:value-type="string"><text:p text:style-name="P2">${text}</text:p></table:table-cell>`
const odtRow = (...all: string[]): string =>
  `<table:table-row>${all.map(odtCell).join("")}</table:table-row>`

export const SAVED_DOCUMENTS: Readonly<Record<string, SavedLetter>> = {
  "a table of Word with split runs, a title and an address": {
    file: docx(
      texts(
        "Muster GmbH",
        "Bestellung 4711 vom 9. November 2026",
        "Sehr geehrte Damen und Herren,",
      ) +
        table(
          textRow("Artikelnummer", "Bezeichnung", "Menge"),
          row(
            cell(paragraph(run("CA-"), run("F"), run("-120"))),
            cell(texts("Breva 120 PWM")),
            cell(texts("12")),
          ),
          textRow("CA-PA-850", "Anvil 850", "4"),
        ) +
        texts("Mit freundlichen Grüßen", "Jo Weiß"),
    ),
    rows: TWO_ROWS,
  },
  "merged cells, a group heading and the second of two tables": {
    file: docx(
      table(textRow("Customer", "Muster GmbH"), textRow("Order", "4711")) +
        paragraph() +
        table(
          textRow("Group", "Part number", "Description", "Qty"),
          row(cell(texts("Office PCs of the second floor"), '<w:gridSpan w:val="4"/>')),
          row(
            cell(texts("Cooling"), '<w:vMerge w:val="restart"/>'),
            cell(texts("CA-F-120")),
            cell(texts("Breva 120", "PWM")),
            cell(texts("12")),
          ),
          row(
            cell(texts("Cooling"), "<w:vMerge/>"),
            cell(texts("CA-PA-850")),
            cell(texts("Anvil 850")),
            cell(texts("4")),
          ),
        ),
    ),
    rows: TWO_ROWS,
  },
  "two tables with the same headings": {
    file: docx(
      texts("Cooling") +
        table(
          textRow("Part number", "Description", "Qty"),
          textRow("CA-F-120", "Breva 120 PWM", "12"),
        ) +
        texts("Power") +
        table(textRow("Part number", "Description", "Qty"), textRow("CA-PA-850", "Anvil 850", "4")),
    ),
    rows: TWO_ROWS,
  },
  "tracked changes, struck out and hidden text": {
    file: docx(
      texts("Dear all,") +
        paragraph(
          run("please send "),
          tracked("del", "50"),
          tracked("ins", "20"),
          run(" x CA-F-120"),
        ) +
        paragraph(run("9 x CA-CP-4", "<w:strike/>")) +
        paragraph(run("8 x CA-CP-4", "<w:vanish/>")) +
        paragraph(run("5 x CA-PA-850", '<w:strike w:val="0"/>')) +
        texts("Best regards", "Jo"),
    ),
    rows: ["20 | CA-F-120 | ", "5 | CA-PA-850 | "],
  },
  "a list of bullets with a hyphen that does not break": {
    file: docx(
      texts("Hello,", "we need:") +
        item("20 x CA-F-120") +
        `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>${run("5 x CA")}<w:r><w:noBreakHyphen/><w:t>PA</w:t><w:noBreakHyphen/><w:t>850</w:t></w:r></w:p>` +
        texts("Thanks"),
    ),
    rows: ["20 | CA-F-120 | ", "5 | CA-PA-850 | "],
  },
  "columns at tabs": {
    file: docx(
      [
        ["Part number", "Qty"],
        ["CA-F-120", "12"],
        ["CA-PA-850", "4"],
      ]
        .map(([name = "", units = ""]) => paragraph(run(name), "<w:r><w:tab/></w:r>", run(units)))
        .join(""),
    ),
    rows: ["12 | CA-F-120 | ", "4 | CA-PA-850 | "],
  },
  "rows within content controls and a text box with its repetition": {
    file: docx(
      `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor><wp:positionH><wp:posOffset>120</wp:posOffset></wp:positionH><wps:txbx><w:txbxContent>${texts("Please send 20 x CA-F-120.")}</w:txbxContent></wps:txbx></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox><w:txbxContent>${texts("Please send 20 x CA-F-120.")}</w:txbxContent></v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p><w:sdt><w:sdtPr><w:alias w:val="Part"/></w:sdtPr><w:sdtContent>${texts("Also 5 x CA-PA-850.")}</w:sdtContent></w:sdt>`,
    ),
    rows: ["20 | CA-F-120 | ", "5 | CA-PA-850 | "],
  },
  "a table without headings, saved by Office on the web": {
    file: docx(
      texts("Hi, please order:") +
        table(textRow("CA-F-120", "12"), textRow("CA-PA-850", "4")) +
        texts("Thanks, Ann"),
      "document2.xml",
    ),
    rows: ["12 | CA-F-120 | ", "4 | CA-PA-850 | "],
  },
  "a table of Google Docs": {
    file: docx(
      `<w:p w:rsidR="00000000" w:rsidDel="00000000" w:rsidP="00000000" w:rsidRDefault="00000000" w:rsidRPr="00000000" w14:paraId="00000001"><w:pPr><w:rPr/></w:pPr><w:r w:rsidDel="00000000" w:rsidR="00000000" w:rsidRPr="00000000"><w:rPr><w:rtl w:val="0"/></w:rPr><w:t xml:space="preserve">Order</w:t></w:r></w:p>${table(
        textRow("Item", "Part #", "Quantity"),
        textRow("Breva 120 PWM", "CA-F-120", "12"),
        textRow("Anvil 850", "CA-PA-850", "4"),
      )}`,
    ),
    rows: TWO_ROWS,
  },
  "a table of LibreOffice Writer": {
    file: odt(
      `<text:tracked-changes><text:changed-region><text:deletion><text:p>99 x CA-CP-4</text:p></text:deletion></text:changed-region></text:tracked-changes><text:h text:outline-level="1">Bestellung</text:h><table:table table:name="Tabelle1"><table:table-column table:number-columns-repeated="3"/><table:table-header-rows>${odtRow("Artikelnummer", "Bezeichnung", "Menge")}</table:table-header-rows>${odtRow("CA-<text:span>F</text:span>-120", "Breva<text:s/>120 PWM", "12")}${odtRow("CA-PA-850", "Anvil 850", "4")}</table:table>`,
    ),
    rows: TWO_ROWS,
  },
  "a letter of LibreOffice Writer": {
    file: odt(
      "<text:p>Hello,</text:p><text:p/><text:p>we need</text:p><text:list><text:list-item><text:p>20 x CA-F-120</text:p></text:list-item><text:list-item><text:p>5 x CA-PA-850<text:line-break/></text:p></text:list-item></text:list><text:p>Regards</text:p>",
    ),
    rows: ["20 | CA-F-120 | ", "5 | CA-PA-850 | "],
  },
}
