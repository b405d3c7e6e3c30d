/** Bytes examined to detect the encoding. */
const ENCODING_SAMPLE_BYTES = 200
const ESCAPE = 27

/**
 * Detects UTF-16 from the beginning of a text: by its byte order mark, or because every second byte of Latin letters is
 * zero. Returns undefined for UTF-8 and single-byte encodings.
 */
export function wideEncodingOf(start: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  if (start[0] === 0xff && start[1] === 0xfe) return "utf-16le"
  if (start[0] === 0xfe && start[1] === 0xff) return "utf-16be"
  const sample = start.subarray(0, ENCODING_SAMPLE_BYTES)
  const empty = (from: number) => sample.filter((byte, at) => at % 2 === from && byte === 0).length
  if (empty(1) > sample.length / 4) return "utf-16le"
  return empty(0) > sample.length / 4 ? "utf-16be" : undefined
}

/** Detects binary data by its control bytes; zero bytes do not count, because UTF-16 contains them. */
export function isBinary(start: Uint8Array): boolean {
  const control = start.filter((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== ESCAPE))
  const empty = start.filter((byte) => byte === 0)
  return control.length - empty.length > start.length / 50
}

const WIDE_CHARACTER = /[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}/

/** Reports whether bytes, given as latin-1 text, contain a multi-byte character of UTF-8. */
export const hasWideCharacter = (latin1: string): boolean => WIDE_CHARACTER.test(latin1)
