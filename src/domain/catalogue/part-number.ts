/** Matches ids from other programs, which buyers do not know. */
const BARE_ID = /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{24}|[0-9a-f]{32})$/i

export const isBareId = (number: string): boolean => BARE_ID.test(number)

/** Returns the displayed part number: the shop's, or the manufacturer's if the shop's is only an id. */
export const partNumber = ({
  sku,
  mpn,
}: {
  sku: string
  mpn?: string | null | undefined
}): string => (mpn && isBareId(sku) ? mpn : sku)

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
