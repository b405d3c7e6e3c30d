/** Bytes that show the encoding. */
const MAX_SHOWN = 200
const ESCAPE = 27

/**
 * Recognizes UTF-16 by the beginning of a text: by its mark, or as Latin letters leave every second byte empty.
 * Undefined for UTF-8, and for encodings of one byte.
 */
export function wideEncodingOf(start: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  if (start[0] === 0xff && start[1] === 0xfe) return "utf-16le"
  if (start[0] === 0xfe && start[1] === 0xff) return "utf-16be"
  const shown = start.subarray(0, MAX_SHOWN)
  const empty = (from: number) => shown.filter((byte, at) => at % 2 === from && byte === 0).length
  if (empty(1) > shown.length / 4) return "utf-16le"
  return empty(0) > shown.length / 4 ? "utf-16be" : undefined
}

/** Recognizes what is no text by its control bytes; the empty bytes of UTF-16 are none. */
export function isBinary(start: Uint8Array): boolean {
  const control = start.filter((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== ESCAPE))
  const empty = start.filter((byte) => byte === 0)
  return control.length - empty.length > start.length / 50
}

/** A character of several bytes in UTF-8. */
const WIDE_CHARACTER = /[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}/

/** Whether bytes, each as the character of its number, hold a character of UTF-8 beyond ASCII. */
export const hasWideCharacter = (latin1: string): boolean => WIDE_CHARACTER.test(latin1)
