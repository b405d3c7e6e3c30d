import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFRawStream,
} from "@cantoo/pdf-lib"

/** Reads the text of the shop's PDFs, one line for each text operation. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const file = await PDFDocument.load(bytes)
  return file
    .getPages()
    .flatMap(({ node }) => {
      const fonts = node.Resources()?.lookup(PDFName.of("Font"), PDFDict)
      const letters = new Map(
        fonts?.entries().map(([name, font]) => [name.decodeText(), lettersOf(file, font)]),
      )
      return contentOf(file, node.Contents()).map((content) => textOf(content, letters))
    })
    .join("\n")
}

const streamOf = (found: PDFObject | undefined): string =>
  found instanceof PDFRawStream
    ? Buffer.from(decodePDFRawStream(found).decode()).toString("latin1")
    : ""

function contentOf({ context }: PDFDocument, contents: PDFObject | undefined): string[] {
  if (!(contents instanceof PDFArray)) return [streamOf(contents)]
  return contents.asArray().map((part) => streamOf(context.lookup(part)))
}

/** Returns the characters of a font by glyph code, such as `00a1`. */
function lettersOf({ context }: PDFDocument, font: PDFObject): ReadonlyMap<string, string> {
  const map = streamOf(context.lookup(font, PDFDict).lookup(PDFName.of("ToUnicode")))
  const letters = new Map<string, string>()
  for (const [, first = "", , list = ""] of map.matchAll(/<(\w+)> <(\w+)> \[([^\]]*)\]/g))
    for (const [index, [, code = ""]] of [...list.matchAll(/<([\w ]*)>/g)].entries()) {
      const glyph = (Number.parseInt(first, 16) + index).toString(16).padStart(4, "0")
      letters.set(glyph, Buffer.from(code.replaceAll(" ", ""), "hex").swap16().toString("utf16le"))
    }
  return letters
}

function textOf(content: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let letters: ReadonlyMap<string, string> | undefined
  let text = ""
  for (const [, font, pieces = ""] of content.matchAll(/\/(\w+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) letters = fonts.get(font)
    for (const [, glyphs = ""] of pieces.matchAll(/<(\w*)>/g))
      text += (glyphs.match(/.{4}/g) ?? []).map((glyph) => letters?.get(glyph) ?? "?").join("")
    if (!font) text += "\n"
  }
  return text
}
