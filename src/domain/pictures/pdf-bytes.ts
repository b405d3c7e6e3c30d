/**
 * What a PDF holds, told by its bytes, which are given as latin-1 text: one character each. Nothing is parsed, so
 * that no reader can see in it what this did not: a name counts wherever it stands.
 */

/** Whether the bytes begin as a PDF does, and as nothing else. */
export const hasPdfSignature = (bytes: string): boolean => /^%PDF-[12]\.\d[\s%]/.test(bytes)

const END_LENGTH = 2048
const END = /startxref\s+(\d{1,10})\s+%%EOF[\s\0]*$/

/** Whether its end is there, and the table of its objects where that says. */
export function isWholePdf(bytes: string): boolean {
  const at = Number(END.exec(bytes.slice(-END_LENGTH))?.[1] ?? Number.NaN)
  return /^\s*(?:xref\s|\d+ \d+ obj)/.test(bytes.slice(at, at + 40)) && /\/Root\b/.test(bytes)
}

/** Any character of a name may be written by its number: `/J#61vaScript`. */
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

/** What text of a PDF says of it. */
export interface PdfTraits {
  isEncrypted: boolean
  /** It may do something when it is opened, or bring other files along. */
  isActive: boolean
  pages: number
  /** What its lists of pages, or of headings, say of their length. */
  counts: number[]
}

/** The `known` characters before it were looked at already, but for what goes on here. */
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

/** Whether what is unpacked from the stream that begins here is objects, and how: what else does that hides them. */
export function objectStream(bytes: string, start: number): "plain" | "disguised" | undefined {
  const before = plain(bytes.slice(Math.max(0, start - DICTIONARY_LENGTH), start))
  const dictionary = before.slice(before.lastIndexOf("endobj") + 1)
  if (!/\/ObjStm\b/.test(dictionary)) return undefined
  return /\/Predictor\b/.test(dictionary) ? "disguised" : "plain"
}
