import { hasWideCharacter, wideEncodingOf } from "#domain/imports/text-encoding.ts"
import { t } from "#domain/languages/translate.ts"
import { UnreadableFile } from "./unreadable-file.ts"

/** Decodes UTF-8, UTF-16 or Windows-1252; `start` is the beginning of the bytes. */
export async function* decodedText(
  chunks: AsyncIterable<Uint8Array>,
  start: Uint8Array,
): AsyncGenerator<string> {
  const wide = wideEncodingOf(start)
  if (wide) yield* decodedAs(wide, chunks)
  else yield* decodedUtf8(chunks)
}

async function* decodedAs(
  encoding: string,
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}

/** Decodes UTF-8, or Windows-1252 from the first byte on that cannot be UTF-8. */
async function* decodedUtf8(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const utf8 = new TextDecoder("utf-8", { fatal: true })
  const windows = new TextDecoder("windows-1252")
  let isWindows = false
  let hadWide = false
  /** The beginning of a character that the chunk before cut off. */
  let held = Buffer.alloc(0)
  for await (const chunk of chunks) {
    const bytes = held.length > 0 ? Buffer.concat([held, chunk]) : Buffer.from(chunk)
    const whole = isWindows ? bytes.length : endOfCharacters(bytes)
    held = Buffer.from(bytes.subarray(whole))
    const text = decode(bytes.subarray(0, whole))
    if (text !== "") yield text
  }
  if (held.length > 0) yield decode(held)

  function decode(bytes: Buffer): string {
    if (!isWindows) {
      const text = decodedOrNothing(utf8, bytes)
      if (text !== undefined) {
        hadWide ||= text.length < bytes.length
        return text
      }
      if (hadWide || hasWideCharacter(bytes.toString("latin1")))
        throw new UnreadableFile(
          t(
            "The file is partly in UTF-8 and partly in another encoding. Save it as CSV (UTF-8) and try again.",
          ),
        )
      isWindows = true
    }
    return windows.decode(bytes)
  }
}

function decodedOrNothing(decoder: TextDecoder, bytes: Buffer): string | undefined {
  try {
    return decoder.decode(bytes)
  } catch {
    return undefined
  }
}

const MAX_CHARACTER_BYTES = 4

/** Returns where a character of UTF-8 begins that is not complete, or the length. */
function endOfCharacters(bytes: Buffer): number {
  for (let back = 1; back < MAX_CHARACTER_BYTES && back <= bytes.length; back += 1) {
    const byte = bytes[bytes.length - back] ?? 0
    if (byte < 0x80) return bytes.length
    if (byte >= 0xc0) return back < lengthBegunBy(byte) ? bytes.length - back : bytes.length
  }
  return bytes.length
}

function lengthBegunBy(byte: number): number {
  if (byte >= 0xf0) return MAX_CHARACTER_BYTES
  return byte >= 0xe0 ? 3 : 2
}
