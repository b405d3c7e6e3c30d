import { inflateSync } from "node:zlib"
import {
  type PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFParser,
  PDFRawStream,
} from "@cantoo/pdf-lib"
import type { WhyNotADatasheet } from "#operations/kernel/picture-ports.ts"

/** Bounds all object streams together; no datasheet seen needs more. */
const MAX_OBJECT_STREAM_BYTES = 64 * 1024 * 1024

/** Names that let a document act, open other files or bring them along. */
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
 * Wherever an object or a trailer may begin, whatever the table says: tables can lead into streams, and readers repair
 * files whose table is wrong.
 */
const OBJECT = /(?:\d[\s\0]*|[\r\n])obj(?![^\s\0<>[\](){}/%])/g
const TRAILER = /trailer(?![^\s\0<%])/g

/** Reads every object of a PDF, packed ones too, and returns why it is refused. What cannot be read whole is refused. */
export function checkPdfObjects(file: Buffer, text: string): WhyNotADatasheet | undefined {
  const budget = { bytes: MAX_OBJECT_STREAM_BYTES }
  const reader = new NameReader(file)
  try {
    for (const { index, 0: match } of [...text.matchAll(OBJECT), ...text.matchAll(TRAILER)]) {
      const object = reader.readAt(index + match.length)
      if (object instanceof PDFRawStream) readStream(object, reader.names, budget)
    }
  } catch (error) {
    if (error instanceof PdfRefused) return error.reason
    // The library throws errors of many kinds, `RangeError` for nesting too deep among them.
    return "datasheet_unreadable"
  }
  if (LOCKING_NAMES.some((name) => reader.names.has(name))) return "datasheet_locked"
  return ACTIVE_NAMES.some((name) => reader.names.has(name)) ? "datasheet_active" : undefined
}

class PdfRefused extends Error {
  readonly reason: WhyNotADatasheet
  constructor(reason: WhyNotADatasheet) {
    super(reason)
    this.reason = reason
  }
}

/** Reads objects and keeps every name in them. Refuses a dictionary with the same key twice: readers differ about it. */
class NameReader extends PDFParser {
  readonly names: Set<string>
  /** Of the dictionary whose keys are being read. */
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
  // What the data is, another file says.
  if (dict.has(PDFName.of("F"))) throw new PdfRefused("datasheet_active")
  const first = dict.get(PDFName.of("First"))
  if (first === undefined && dict.get(PDFName.of("Type")) !== PDFName.of("ObjStm")) return
  const count = dict.get(PDFName.of("N"))
  if (!(first instanceof PDFNumber && count instanceof PDFNumber))
    throw new PdfRefused("datasheet_unreadable")
  // No program was seen to pack objects otherwise.
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
