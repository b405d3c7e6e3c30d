import { createInflate } from "node:zlib"
import {
  hasPdfSignature,
  holdsArchive,
  isWholePdf,
  objectStream,
  type PdfTraits,
  pdfTraits,
} from "#domain/pictures/file-signatures.ts"
import type { CheckedDatasheet, WhyNotADatasheet } from "#operations/kernel/picture-ports.ts"

import { checkPdfObjects } from "./check-pdf-objects.ts"

type Refused = { refused: WhyNotADatasheet }

/** Of all streams together: ten times what a file may have, and more than any datasheet was seen to need. */
const MAX_UNPACKED_BYTES = 200 * 1024 * 1024
/** The longest that is looked for, so that it is found across the border of two pieces. */
const CARRIED = 64

/**
 * Tells whether a file is a whole PDF that can only be read. First every name counts wherever it stands, in streams of
 * any kind, which are unpacked a piece at a time and never kept; then every object is read.
 */
export async function checkPdf(file: Buffer): Promise<CheckedDatasheet | Refused> {
  const text = file.toString("latin1")
  if (!hasPdfSignature(text) || holdsArchive(text)) return { refused: "datasheet_type_refused" }
  if (!isWholePdf(text)) return { refused: "datasheet_unreadable" }
  const whole = pdfTraits(text)
  if (whole.isEncrypted) return { refused: "datasheet_locked" }
  if (whole.isActive) return { refused: "datasheet_active" }
  const refused = await checkStreams(file, text, whole)
  if (refused) return refused
  const reason = checkPdfObjects(file, text)
  return reason ? { refused: reason } : { pages: pagesOf(whole) }
}

/** Adds what the streams say of pages to what the rest said. */
async function checkStreams(
  file: Buffer,
  text: string,
  found: PdfTraits,
): Promise<Refused | undefined> {
  let unpacked = 0
  for (const { index, 0: keyword } of text.matchAll(/(?<!end)stream\r?\n/g)) {
    const start = index + keyword.length
    const objects = objectStream(text, index)
    const isDeflated = isDeflateAt(file, start)
    if (objects === "disguised" || (objects && !isDeflated)) return { refused: "datasheet_active" }
    if (!isDeflated) continue
    for await (const traits of streamTraits(file.subarray(start))) {
      unpacked += traits.bytes
      if (unpacked > MAX_UNPACKED_BYTES) return { refused: "datasheet_too_slow" }
      if (traits.isActive) return { refused: "datasheet_active" }
      found.pages += traits.pages
      found.counts.push(...traits.counts)
    }
  }
  return undefined
}

/** By the two bytes that deflated data begins with. */
function isDeflateAt(file: Buffer, start: number): boolean {
  const [method = 0, flags = 0] = file.subarray(start, start + 2)
  return method % 16 === 8 && (method * 256 + flags) % 31 === 0
}

async function* streamTraits(packed: Buffer): AsyncGenerator<PdfTraits & { bytes: number }> {
  const inflate = createInflate({ chunkSize: 64 * 1024 })
  inflate.end(packed)
  let carried = ""
  try {
    for await (const piece of inflate) {
      const fresh = Buffer.from(piece).toString("latin1")
      const text = carried + fresh
      yield { ...pdfTraits(text, carried.length), bytes: fresh.length }
      carried = text.slice(-CARRIED)
    }
  } catch (error) {
    // Readers make do with what came before the fault, and so was that looked at.
    if (!isFaultOfData(error)) throw error
  }
}

const isFaultOfData = (error: unknown): boolean =>
  error instanceof Error && "code" in error && String(error.code).startsWith("Z_")

/** Known where the pages are as many as the document says. */
const pagesOf = ({ pages, counts }: PdfTraits): number | null =>
  pages > 0 && counts.includes(pages) ? pages : null
