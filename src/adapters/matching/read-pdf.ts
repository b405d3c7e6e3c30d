import { getDocumentProxy } from "unpdf"
import type { WhyNotRead } from "#domain/matching/list-table.ts"
import { layOutText, type Piece } from "./text-layout.ts"

const MAX_PAGES = 50
const MAX_PIECES = 100_000

/** Reads the text of a PDF as lines, with spaces between columns. */
export async function readPdfText(
  file: Uint8Array,
): Promise<{ text: string } | { refused: WhyNotRead }> {
  try {
    const pdf = await getDocumentProxy(Uint8Array.from(file), {
      useSystemFonts: false,
      disableFontFace: true,
      isOffscreenCanvasSupported: false,
      isImageDecoderSupported: false,
      useWasm: false,
      maxImageSize: 0,
      verbosity: 0,
    })
    if (pdf.numPages > MAX_PAGES) return { refused: "list_file_too_large" }
    const pages: Piece[][] = []
    let count = 0
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number)
      const { items } = await page.getTextContent()
      const pieces = items.flatMap((item) =>
        "str" in item && item.str.trim() !== "" ? pieceOf(item) : [],
      )
      page.cleanup()
      count += pieces.length
      if (count > MAX_PIECES) return { refused: "list_file_too_large" }
      pages.push(pieces)
    }
    return count === 0 ? { refused: "list_file_without_text" } : { text: layOutText(pages) }
  } catch (error) {
    return { refused: isLocked(error) ? "list_file_locked" : "list_file_damaged" }
  }
}

const isLocked = (error: unknown): boolean =>
  error instanceof Error && error.name === "PasswordException"

/** Rotates the place of a text, so that it runs to the right and lines follow downwards. */
function pieceOf(item: { str: string; width: number; transform: number[] }): Piece {
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = item.transform
  const quarterTurns = (Math.round(Math.atan2(b, a) / (Math.PI / 2)) + 4) % 4
  const places = [
    { from: x, y: -y },
    { from: y, y: x },
    { from: -x, y },
    { from: -y, y: -x },
  ]
  const { from, y: line } = places[quarterTurns] ?? { from: x, y: -y }
  return {
    text: item.str,
    quarterTurns,
    from,
    to: from + item.width,
    y: line,
    size: Math.hypot(c, d),
  }
}
