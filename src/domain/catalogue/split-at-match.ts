const LETTER = /[\p{L}\p{N}]/gu
const BETWEEN = String.raw`[^\p{L}\p{N}]*`

/** Splits a number around the typed text, ignoring spaces and punctuation. The match is empty if there is none. */
export function splitAtMatch(
  number: string,
  typed: string,
): readonly [before: string, match: string, after: string] {
  for (const piece of [typed, ...typed.split(/\s+/)]) {
    const letters = piece.match(LETTER) ?? []
    // A single letter would match almost every number.
    const found = letters.length > 1 && new RegExp(letters.join(BETWEEN), "iu").exec(number)
    if (!found) continue
    const end = found.index + found[0].length
    return [number.slice(0, found.index), found[0], number.slice(end)]
  }
  return [number, "", ""]
}
