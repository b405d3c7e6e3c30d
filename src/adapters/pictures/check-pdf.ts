import { createInflate, inflateSync } from "node:zlib"
import {
  type PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFParser,
  PDFRawStream,
} from "@cantoo/pdf-lib"
import {
  hasPdfSignature,
  holdsArchive,
  isWholePdf,
  objectStream,
  type PdfTraits,
  pdfTraits,
} from "#domain/pictures/file-signatures.ts"
import type { CheckedDatasheet, DatasheetRefusal } from "#operations/kernel/picture-ports.ts"

type PdfRefusal = { refused: DatasheetRefusal }

/** Limit of all unpacked streams together: ten times the maximum file size, more than any known datasheet. */
const MAX_UNPACKED_BYTES = 200 * 1024 * 1024
/** Length of text carried over between chunks, so that names across a boundary are found. */
const CARRIED_LENGTH = 64

/**
 * Checks that a file is a complete, passive PDF. First scans for names anywhere, also in unpacked streams; then parses
 * every object.
 */
export async function checkPdf(file: Buffer): Promise<CheckedDatasheet | PdfRefusal> {
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

async function checkStreams(
  file: Buffer,
  text: string,
  found: PdfTraits,
): Promise<PdfRefusal | undefined> {
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

/** Recognizes deflated data by its first two bytes. */
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
      carried = text.slice(-CARRIED_LENGTH)
    }
  } catch (error) {
    // PDF readers use the data before the error, which was checked.
    if (!isFaultOfData(error)) throw error
  }
}

const isFaultOfData = (error: unknown): boolean =>
  error instanceof Error && "code" in error && String(error.code).startsWith("Z_")

/** Returns the number of pages if a declared count confirms it; otherwise null. */
const pagesOf = ({ pages, counts }: PdfTraits): number | null =>
  pages > 0 && counts.includes(pages) ? pages : null

/** Limit of all object streams together; no known datasheet needs more. */
const MAX_OBJECT_STREAM_BYTES = 64 * 1024 * 1024

/** Names that let a document run actions, open other files or embed them. */
const ACTIVE_NAMES = [
  "JavaScript",
  "JS",
  "Launch",
  "SubmitForm",
  "ImportData",
  "GoToR",
  "GoToE",
  "EmbeddedFile",
  "EmbeddedFiles",
  "EF",
  "AF",
  "Collection",
  "XFA",
  "RichMedia",
  "Rendition",
  "Movie",
  "Sound",
  "3D",
]
const LOCKING_NAMES = ["Encrypt", "Crypt"]

/**
 * Match every place where an object or trailer may begin, regardless of the cross-reference table: tables may point
 * into streams, and PDF readers repair files with a wrong table.
 */
const OBJECT = /(?:\d[\s\0]*|[\r\n])obj(?![^\s\0<>[\](){}/%])/g
const TRAILER = /trailer(?![^\s\0<%])/g

/** Parses every object of a PDF, also in object streams. Returns the reason for refusal; undefined if there is none. */
function checkPdfObjects(file: Buffer, text: string): DatasheetRefusal | undefined {
  const budget = { bytes: MAX_OBJECT_STREAM_BYTES }
  const reader = new NameReader(file)
  try {
    for (const { index, 0: match } of [...text.matchAll(OBJECT), ...text.matchAll(TRAILER)]) {
      const object = reader.readAt(index + match.length)
      if (object instanceof PDFRawStream) readStream(object, reader.names, budget)
    }
  } catch (error) {
    if (error instanceof PdfRefused) return error.reason
    // The library throws various errors, including `RangeError` for deep nesting.
    return "datasheet_unreadable"
  }
  if (LOCKING_NAMES.some((name) => reader.names.has(name))) return "datasheet_locked"
  return ACTIVE_NAMES.some((name) => reader.names.has(name)) ? "datasheet_active" : undefined
}

class PdfRefused extends Error {
  readonly reason: DatasheetRefusal
  constructor(reason: DatasheetRefusal) {
    super(reason)
    this.reason = reason
  }
}

/** Parses objects and collects their names. Refuses duplicate keys, because PDF readers interpret them differently. */
class NameReader extends PDFParser {
  readonly names: Set<string>
  /** Keys of the dictionary being parsed. */
  #keys: Set<string> | undefined

  constructor(bytes: Uint8Array, names = new Set<string>()) {
    super(bytes)
    this.names = names
  }

  readAt(offset: number): PDFObject {
    this.bytes.moveTo(offset)
    return this.parseObject()
  }

  override parseObject(): PDFObject {
    const keys = this.#keys
    this.#keys = undefined
    const object = super.parseObject()
    this.#keys = keys
    return object
  }

  protected override parseDict(): PDFDict {
    this.#keys = new Set()
    return super.parseDict()
  }

  protected override parseName(): PDFName {
    const name = super.parseName()
    const text = name.decodeText()
    if (this.#keys?.has(text)) throw new PdfRefused("datasheet_unreadable")
    this.#keys?.add(text)
    this.names.add(text)
    return name
  }
}

function readStream(
  { dict, contents }: PDFRawStream,
  names: Set<string>,
  budget: { bytes: number },
) {
  // The stream's data is in another file.
  if (dict.has(PDFName.of("F"))) throw new PdfRefused("datasheet_active")
  const first = dict.get(PDFName.of("First"))
  if (first === undefined && dict.get(PDFName.of("Type")) !== PDFName.of("ObjStm")) return
  const count = dict.get(PDFName.of("N"))
  if (!(first instanceof PDFNumber && count instanceof PDFNumber))
    throw new PdfRefused("datasheet_unreadable")
  // No known program packs objects in another way.
  if (dict.get(PDFName.of("Filter")) !== PDFName.FlateDecode || dict.has(PDFName.of("DecodeParms")))
    throw new PdfRefused("datasheet_active")
  const unpacked = inflateSync(contents, { maxOutputLength: budget.bytes })
  budget.bytes -= unpacked.length
  const header = unpacked.toString("latin1", 0, first.asNumber()).match(/\d+/g) ?? []
  if (header.length !== count.asNumber() * 2) throw new PdfRefused("datasheet_unreadable")
  const reader = new NameReader(unpacked, names)
  for (let index = 1; index < header.length; index += 2)
    reader.readAt(first.asNumber() + Number(header[index]))
}
