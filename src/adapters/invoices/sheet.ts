import { fileURLToPath } from "node:url"
import { type Font, openSync } from "fontkit"
import PDFDocument from "pdfkit"
import type { Paper } from "#operations/kernel/paper.ts"
import { embedFacturX } from "./factur-x.ts"

/** Width of an A4 page and margins, in points. Letter pages are wider; the text is not. */
const PAGE_WIDTH = 595.28
const SIDE = 48
const TOP = 48
const BOTTOM = 56
export const LEFT = SIDE
export const WIDTH = PAGE_WIDTH - 2 * SIDE
const FOOT_SIZE = 8

/** Fonts with Latin, Greek and Cyrillic letters; SIL Open Font License. */
const openFont = (name: string): Font => {
  const font = openSync(
    fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans/${name}.ttf`)),
  )
  if (font.type !== "TTF") throw new Error(`${name} is not a single font`)
  return font
}

/** Opened once for all documents, because reading their tables takes longer than writing a document. */
const plain = openFont("400Regular/NotoSans_400Regular")
const strong = openFont("600SemiBold/NotoSans_600SemiBold")

/** Both fonts contain the same characters. */
const hasShape = (letter: string): boolean => plain.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)

/** Replaces characters without a glyph, because PDF/A and PDF/UA forbid them. */
const printable = (text: string): string =>
  text.replaceAll(/[^\n -~]/gu, (letter) => {
    if (hasShape(letter)) return letter
    return /\p{Cc}/u.test(letter) ? " " : "?"
  })

export const colours = { text: "#141A17", quiet: "#46504A", rule: "#C9D0CA", mark: "#0B6B47" }

export interface TextStyle {
  size?: number
  strong?: boolean
  colour?: string
  align?: "left" | "right"
}

/** A text that escapes itself for the XML metadata, which the library inserts unescaped. */
class MetadataText extends String {
  override toString(): string {
    return this.valueOf().replaceAll(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  }
}

/** Returns document metadata. The return type is loose, because the library's types only accept plain strings. */
const metadataOf = ({ title, sender, madeAt }: Paper): object => ({
  Title: new MetadataText(title),
  Author: new MetadataText(sender.title),
  CreationDate: new Date(madeAt),
})

/** Returns options that are missing in the library's types. */
const markedAs = (subset: "PDF/A-3b" | "PDF/UA"): object => ({ subset, tagged: true })

type Document = InstanceType<typeof PDFDocument>
type Element = ReturnType<Document["struct"]>

/** Pages of one document, printed from top to bottom and tagged for accessibility. */
export class Sheet {
  readonly doc: Document
  readonly root: Element
  y = TOP

  constructor(paper: Paper) {
    const { language, size, facturX, madeAt } = paper
    this.doc = new PDFDocument({
      size: size === "Letter" ? "LETTER" : "A4",
      margin: 0,
      bufferPages: true,
      lang: language,
      displayTitle: true,
      ...markedAs(facturX ? "PDF/A-3b" : "PDF/UA"),
      pdfVersion: "1.7",
      info: metadataOf(paper),
    })
    if (facturX) embedFacturX(this.doc, facturX, new Date(madeAt))
    this.doc.registerFont("plain", plain)
    this.doc.registerFont("strong", strong)
    this.root = this.doc.struct("Document")
    this.doc.addStructure(this.root)
  }

  get roomLeft(): number {
    return this.doc.page.height - BOTTOM - this.y
  }

  turnPage(): void {
    this.doc.addPage()
    this.y = TOP
  }

  height(text: string, width: number, style: TextStyle = {}): number {
    return this.#set(style).heightOfString(printable(text), { width })
  }

  /** Prints at a position without changing `y`. */
  print(text: string, at: { x: number; y: number; width: number }, style: TextStyle = {}): void {
    const { x, y, width } = at
    const { align = "left", colour = colours.text } = style
    this.#set(style).fillColor(colour).text(printable(text), x, y, { width, align })
  }

  rule(y: number, { x = LEFT, width = WIDTH, colour = colours.rule } = {}): void {
    this.aside(() =>
      this.doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.6)
        .stroke(colour),
    )
  }

  /** Marks content that assistive technology ignores. */
  aside(draw: () => void, type: "Layout" | "Pagination" = "Layout"): void {
    this.doc.markContent("Artifact", { type })
    draw()
    this.doc.endMarkedContent()
  }

  tagged(parent: Element, type: string, draw: () => void, options = {}): void {
    parent.add(this.doc.struct(type, options, () => draw()))
  }

  /** Prints the footers, which need the page count, and returns the finished document. */
  async bytes(foot: string): Promise<Buffer> {
    this.root.end()
    const { count } = this.doc.bufferedPageRange()
    for (let page = 0; page < count; page += 1) {
      this.doc.switchToPage(page)
      const text = foot.replace("{page}", String(page + 1)).replace("{pages}", String(count))
      const at = { x: LEFT, y: this.doc.page.height - BOTTOM + 16, width: WIDTH }
      this.aside(
        () => this.print(text, at, { size: FOOT_SIZE, colour: colours.quiet }),
        "Pagination",
      )
    }
    this.doc.end()
    return Buffer.concat(await Array.fromAsync(this.doc))
  }

  #set({ size = 9, strong = false }: TextStyle): Document {
    return this.doc.font(strong ? "strong" : "plain").fontSize(size)
  }
}
