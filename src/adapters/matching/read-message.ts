/** Text of an e-mail in its two forms, of which one may be empty, and the attachments that may be lists. */
interface Message {
  html: string
  text: string
  attachments: Buffer[]
}

const MAX_HEADERS_BYTES = 128 * 1024
const MAX_NESTING_DEPTH = 12
const MAX_PARTS = 1000
const MAX_ATTACHMENTS = 5
/** Logos, cards, appointments and signatures. */
const NO_LIST = /^(?:image|audio|video|font)\/|calendar|vcard|signature|pkcs7|pgp|^text\/css$/

/** The mark of a text file, blank lines, and the first line of a mailbox may precede a message. */
const BEFORE_MESSAGE = /^(?:\xef\xbb\xbf)?[\r\n]{0,10}(?:From [^:\r\n]{1,100}[^\r\n]{0,100}\r?\n)?/
const HEADER = /^(?:[!-9;-~]{1,80}:|[ \t])/
/** Headers that programs write and nobody copies along with a text. */
const HEADER_OF_PROGRAM =
  /^(?:MIME-Version: ?\d|Content-Type: ?\w+\/\w|Message-ID: ?<|Return-Path: ?<|Received: ?(?:from|by) )/i

/** Returns whether a file begins with the headers of a saved e-mail, not with those that were copied along with one. */
export function isMessage(file: Uint8Array): boolean {
  const start = Buffer.from(file.subarray(0, MAX_HEADERS_BYTES)).toString("latin1")
  const [before] = BEFORE_MESSAGE.exec(start) ?? [""]
  const head = start.slice(before.length).split(/\r?\n\r?\n/, 1)[0] ?? ""
  const lines = head.split(/\r?\n/)
  return (
    lines.every((line) => HEADER.test(line)) && lines.some((line) => HEADER_OF_PROGRAM.test(line))
  )
}

const BOUNDARY = /boundary ?= ?"?([^"\r\n;]{1,100})/gi

function countParts(text: string): number {
  const boundaries = new Set(Array.from(text.matchAll(BOUNDARY), ([, boundary]) => boundary))
  const lines = text.split(/^--/m).map((line) => line.slice(0, 102).split(/[\r\n]/, 1)[0])
  return lines.filter((line) => boundaries.has(line)).length
}

/** Reads a message; undefined if it has too many headers or parts. */
export async function readMessage(file: Buffer): Promise<Message | undefined> {
  if (countParts(file.toString("latin1")) > MAX_PARTS) return undefined
  const [before] = BEFORE_MESSAGE.exec(file.toString("latin1", 0, 300)) ?? [""]
  // Loaded for the first message.
  const { default: PostalMime } = await import("postal-mime")
  try {
    const message = await PostalMime.parse(file.subarray(before.length), {
      maxHeadersSize: MAX_HEADERS_BYTES,
      maxNestingDepth: MAX_NESTING_DEPTH,
      forceRfc822Attachments: true,
    })
    const { html = "", text = "", attachments } = message
    const lists = attachments.filter(({ mimeType }) => !NO_LIST.test(mimeType))
    const contents = lists.slice(0, MAX_ATTACHMENTS).map(({ content }) => bytesOf(content))
    return { html, text, attachments: contents }
  } catch {
    return undefined
  }
}

function bytesOf(content: string | ArrayBuffer | Uint8Array): Buffer {
  if (typeof content === "string") return Buffer.from(content)
  return Buffer.from(content instanceof ArrayBuffer ? new Uint8Array(content) : content)
}
