/** Bytes examined for signatures. Functions of this file receive bytes as latin-1 text. */

const HEAD_LENGTH = 1024

export const hasPictureSignature = (bytes: string): boolean =>
  bytes.startsWith("\x89PNG\r\n\x1a\n") ||
  bytes.startsWith("\xff\xd8\xff") ||
  bytes.startsWith("GIF87a") ||
  bytes.startsWith("GIF89a") ||
  (bytes.startsWith("RIFF") && bytes.startsWith("WEBP", 8))

/** Matches markup that is too long to occur in compressed pixels by chance. */
const markup = /<(?:script|iframe|html|body|\?php|!doctype\s+html)[\s/>]/i
const archives = ["PK\x05\x06\0\0\0\0", "Rar!\x1a\x07", "7z\xbc\xaf\x27\x1c"]

/** Reports whether bytes contain an archive, which can be appended to any file. */
export const holdsArchive = (bytes: string): boolean =>
  archives.some((archive) => bytes.includes(archive))

/**
 * Reports whether a picture contains another type of file: a page, script, PDF or archive. Videos and pictures that
 * phones append are allowed.
 */
export function hidesAnotherType(bytes: string): boolean {
  const head = bytes.slice(0, HEAD_LENGTH)
  // A comment opener in the size fields, which all four formats have here, can turn the rest into a script.
  const opensComment = head.slice(4, 10).includes("/*")
  return opensComment || head.includes("%PDF-") || markup.test(bytes) || holdsArchive(bytes)
}

/**
 * PDFs are scanned as bytes, not parsed, so that a lenient reader cannot find more than this scan. A name counts
 * wherever it occurs.
 */

/** Reports whether a file begins with a PDF header. */
export const hasPdfSignature = (bytes: string): boolean => /^%PDF-[12]\.\d[\s%]/.test(bytes)

const END_LENGTH = 2048
const END = /startxref\s+(\d{1,10})\s+%%EOF[\s\0]*$/

/** Checks that the end of the file and its cross-reference table exist. */
export function isWholePdf(bytes: string): boolean {
  const at = Number(END.exec(bytes.slice(-END_LENGTH))?.[1] ?? Number.NaN)
  return /^\s*(?:xref\s|\d+ \d+ obj)/.test(bytes.slice(at, at + 40)) && /\/Root\b/.test(bytes)
}

/** Decodes escaped characters of a name: `/J#61vaScript`. */
const plain = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  )

const ENDS_HERE = "(?![^\\s\\0<>[\\](){}/%])"
const active = new RegExp(
  `/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToE|Rendition)${ENDS_HERE}|/FlateDecode\\s*/(?:Flate|LZW|ASCII|RunLength)`,
)
const encrypted = new RegExp(`/Encrypt${ENDS_HERE}`)
const page = new RegExp(`/Type\\s*/Page${ENDS_HERE}`, "g")
const pageCount = /\/Count\s+(\d{1,6})/g

export interface PdfTraits {
  isEncrypted: boolean
  /** Whether it contains code that runs on opening, or other files. */
  isActive: boolean
  pages: number
  /** Declared counts of page and outline lists. */
  counts: number[]
}

/** Scans text for PDF names. The first `known` characters repeat the previous chunk; their pages are not counted. */
export function pdfTraits(text: string, known = 0): PdfTraits {
  const words = plain(text)
  const isNew = (match: RegExpExecArray) => match.index + match[0].length > known
  return {
    isEncrypted: encrypted.test(words),
    isActive: active.test(words),
    pages: [...words.matchAll(page)].filter(isNew).length,
    counts: [...words.matchAll(pageCount)].map(([, count]) => Number(count)),
  }
}

const DICTIONARY_LENGTH = 1000

/** Classifies a decompressed stream: a plain object stream, a disguised one, or undefined for other data. */
export function objectStream(bytes: string, start: number): "plain" | "disguised" | undefined {
  const before = plain(bytes.slice(Math.max(0, start - DICTIONARY_LENGTH), start))
  const dictionary = before.slice(before.lastIndexOf("endobj") + 1)
  if (!/\/ObjStm\b/.test(dictionary)) return undefined
  return /\/Predictor\b/.test(dictionary) ? "disguised" : "plain"
}
