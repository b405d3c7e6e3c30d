import { fileURLToPath } from "node:url"
import { openSync } from "fontkit"
import PDFDocument from "pdfkit"
import type { Paper } from "#operations/kernel/paper.ts"
import { carryFacturX } from "./factur-x.ts"

/** Size and margins of an A4 page, in points. */
const PAGE = { width: 595.28, height: 841.89 }
const SIDE = 48
const TOP = 48
const BOTTOM = 56
export const LEFT = SIDE
export const WIDTH = PAGE.width - 2 * SIDE
const FOOT_SIZE = 8

/** Latin, Greek and Cyrillic; SIL Open Font License. */
const fontFile = (name: string) =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans/${name}.ttf`))

const PLAIN = fontFile("400Regular/NotoSans_400Regular")
const STRONG = fontFile("600SemiBold/NotoSans_600SemiBold")

/** Characters of both fonts. */
const font = openSync(PLAIN)
const characters = new Set("characterSet" in font ? font.characterSet : [])

/** Replaces what the fonts lack: PDF/A and PDF/UA have no place for a character without a shape. */
const printable = (text: string): string =>
  text.replaceAll(/[^\n]/gu, (letter) => {
    if (characters.has(letter.codePointAt(0) ?? 0)) return letter
    return /\p{Cc}/u.test(letter) ? " " : "?"
  })

export const colours = { text: "#141A17", quiet: "#46504A", rule: "#C9D0CA", mark: "#0B6B47" }

export interface Print {
  size?: number
  strong?: boolean
  colour?: string
  align?: "left" | "right"
}

/** A text of the document's head, which its metadata take unescaped. */
class HeadText extends String {
  override toString(): string {
    return this.valueOf().replaceAll(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  }
}

/** The types know texts of one form only. */
const headOf = ({ title, sender, madeAt }: Paper): object => ({
  Title: new HeadText(title),
  Author: new HeadText(sender.title),
  CreationDate: new Date(madeAt),
})

/** Missing in its types. */
const markedAs = (subset: "PDF/A-3b" | "PDF/UA"): object => ({ subset, tagged: true })

type Document = InstanceType<typeof PDFDocument>
type Element = ReturnType<Document["struct"]>

/** The pages of one document, printed from top to bottom and tagged. */
export class Sheet {
  readonly doc: Document
  readonly root: Element
  y = TOP

  constructor(paper: Paper) {
    const { language, facturX, madeAt } = paper
    this.doc = new PDFDocument({
      size: "A4",
      margin: 0,
      bufferPages: true,
      lang: language,
      displayTitle: true,
      ...markedAs(facturX ? "PDF/A-3b" : "PDF/UA"),
      pdfVersion: "1.7",
      info: headOf(paper),
    })
    if (facturX) carryFacturX(this.doc, facturX, new Date(madeAt))
    this.doc.registerFont("plain", PLAIN)
    this.doc.registerFont("strong", STRONG)
    this.root = this.doc.struct("Document")
    this.doc.addStructure(this.root)
  }

  get roomLeft(): number {
    return PAGE.height - BOTTOM - this.y
  }

  turnPage(): void {
    this.doc.addPage()
    this.y = TOP
  }

  height(text: string, width: number, print: Print = {}): number {
    return this.#set(print).heightOfString(printable(text), { width })
  }

  /** Prints at a position without moving on. */
  print(text: string, at: { x: number; y: number; width: number }, print: Print = {}): void {
    const { x, y, width } = at
    const { align = "left", colour = colours.text } = print
    this.#set(print).fillColor(colour).text(printable(text), x, y, { width, align })
  }

  /** Draws a decorative line. */
  rule(y: number, { x = LEFT, width = WIDTH, colour = colours.rule } = {}): void {
    this.aside(() =>
      this.doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.6)
        .stroke(colour),
    )
  }

  /** Marks content that assistive technology skips. */
  aside(draw: () => void, type: "Layout" | "Pagination" = "Layout"): void {
    this.doc.markContent("Artifact", { type })
    draw()
    this.doc.endMarkedContent()
  }

  tagged(parent: Element, type: string, draw: () => void, options = {}): void {
    parent.add(this.doc.struct(type, options, () => draw()))
  }

  /** Prints the footers, now that pages can be counted, and finishes the document. */
  async bytes(foot: string): Promise<Buffer> {
    this.root.end()
    const { count } = this.doc.bufferedPageRange()
    for (let page = 0; page < count; page += 1) {
      this.doc.switchToPage(page)
      const text = foot.replace("{page}", String(page + 1)).replace("{pages}", String(count))
      const at = { x: LEFT, y: PAGE.height - BOTTOM + 16, width: WIDTH }
      this.aside(
        () => this.print(text, at, { size: FOOT_SIZE, colour: colours.quiet }),
        "Pagination",
      )
    }
    this.doc.end()
    return Buffer.concat(await Array.fromAsync(this.doc))
  }

  #set({ size = 9, strong = false }: Print): Document {
    return this.doc.font(strong ? "strong" : "plain").fontSize(size)
  }
}
