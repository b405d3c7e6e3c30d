/**
 * Counts the leading pieces with which the name of a part on sale begins; 0 if there is no such part. Pieces are the
 * runs of letters and of digits of a text, in lower case.
 */
export type CountKnown = (pieces: readonly string[]) => number

const PIECE = /\p{L}+|\p{N}+/gu

const piecesOf = (text: string): string[] => text.toLowerCase().match(PIECE) ?? []

const UNIT = /^(?:gb|tb|mb|g|w|mm|cm|m|u)$/i
/** A single word is too ambiguous. */
const MIN_WORDS = 2

/**
 * Counts the pieces that begin a name and end with a word, but not before a unit: `Breva 120` of `Breva 120 PWM`, not
 * `Strata N4 2` of `Strata N4 2 TB`.
 */
export function countOfName(name: string, pieces: readonly string[]): number {
  if (!name.toLowerCase().includes(pieces[0] ?? "")) return 0
  const words = name.split(/\s+/)
  let count = 0
  let known = 0
  for (const [at, word] of words.entries()) {
    const own = piecesOf(word)
    if (own.some((piece, index) => piece !== pieces[count + index])) break
    count += own.length
    if (at + 1 >= MIN_WORDS && !UNIT.test(words[at + 1] ?? "")) known = count
  }
  return known
}

const MAX_PIECES = 16
const MAX_NAME_LENGTH = 100
const LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
const MAX_NAMES = LETTERS.length ** 2
/** Pattern of the placeholder for the name of a part on sale. */
export const PLACEHOLDER = "XQ-75-Q[B-Z]{2}"
const PLACEHOLDERS = new RegExp(PLACEHOLDER, "g")
const ONE_PLACEHOLDER = new RegExp(`^${PLACEHOLDER}$`)

export const isPlaceholder = (word: string): boolean => ONE_PLACEHOLDER.test(word)

/**
 * Replaces names of parts on sale by placeholders that look like part numbers. Otherwise the figures of a name would be
 * read as quantities and its words as a sentence.
 */
export class NamePlaceholders {
  readonly #names: string[] = []
  readonly #countKnown: CountKnown

  constructor(countKnown: CountKnown) {
    this.#countKnown = countKnown
  }

  /** Replaces the names in a line, unless the line is a single name. */
  write(line: string): string {
    const pieces = Array.from(line.matchAll(PIECE), ({ 0: piece, index }) => ({
      from: index,
      to: index + piece.length,
    }))
    const words = pieces.map(({ from, to }) => line.slice(from, to).toLowerCase())
    let written = ""
    let end = 0
    for (const [at, { from }] of pieces.entries()) {
      const isWord = pieces[at - 1]?.to !== from && !/^\p{N}/u.test(words[at] ?? "")
      if (!isWord || from < end || this.#names.length >= MAX_NAMES) continue
      const count = this.#countKnown(words.slice(at, at + MAX_PIECES))
      const to = endOfName(line, pieces[at + count - 1]?.to ?? from)
      if (count === 0 || to === undefined || to - from > MAX_NAME_LENGTH) continue
      written += line.slice(end, from) + this.#add(line.slice(from, to))
      end = to
    }
    return isPlaceholder(written + line.slice(end).trim()) ? line : written + line.slice(end)
  }

  restore = (text: string): string =>
    text.replaceAll(PLACEHOLDERS, (word) => {
      const [high, low] = [word.at(-2), word.at(-1)].map((letter = "") => LETTERS.indexOf(letter))
      return this.#names[(high ?? 0) * LETTERS.length + (low ?? 0)] ?? word
    })

  #add(name: string): string {
    const at = this.#names.push(name) - 1
    return `XQ-75-Q${LETTERS[Math.floor(at / LETTERS.length)]}${LETTERS[at % LETTERS.length]}`
  }
}

/** Returns where a name ends, including a plural `s`; undefined within a word. */
function endOfName(line: string, to: number): number | undefined {
  const [plural] = /^s?(?![\p{L}\p{N}])/iu.exec(line.slice(to, to + 2)) ?? []
  return plural === undefined ? undefined : to + plural.length
}
