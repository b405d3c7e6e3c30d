/**
 * Counts the pieces of a text, all its runs of letters and of digits in small letters, with which the name of a part on
 * sale begins; 0 where none does.
 */
export type CountKnown = (pieces: readonly string[]) => number

const PIECE = /\p{L}+|\p{N}+/gu

const piecesOf = (text: string): string[] => text.toLowerCase().match(PIECE) ?? []

const UNIT = /^(?:gb|tb|mb|g|w|mm|cm|m|u)$/i
/** A single word may stand for anything. */
const MIN_WORDS = 2

/** Counts the pieces that begin a name, to the end of a word: `Breva 120` of `Breva 120 PWM`, not `Strata N4 2` of `Strata N4 2 TB`. */
export function countOfName(name: string, pieces: readonly string[]): number {
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
/** A word that stands for the name of a part on sale. */
export const STAND_IN = "XQ-75-Q[B-Z]{2}"
const STAND_INS = new RegExp(STAND_IN, "g")
const ONE_STAND_IN = new RegExp(`^${STAND_IN}$`)

export const isStandIn = (word: string): boolean => ONE_STAND_IN.test(word)

/**
 * Writes each name of a part on sale as one word, which reads like the number of a part: its figures are no quantities
 * then, and its words no sentence.
 */
export class StandIns {
  readonly #names: string[] = []
  readonly #countKnown: CountKnown

  constructor(countKnown: CountKnown) {
    this.#countKnown = countKnown
  }

  /** Replaces the names in a line; a line that is one name alone stays. */
  write(line: string): string {
    let written = ""
    let end = 0
    for (const { index } of line.matchAll(/(?<![\p{L}\p{N}])\p{L}/gu)) {
      const length = index < end ? 0 : this.#lengthAt(line, index)
      if (length === 0 || this.#names.length >= MAX_NAMES) continue
      written += line.slice(end, index) + this.#add(line.slice(index, index + length))
      end = index + length
    }
    return isStandIn(written + line.slice(end).trim()) ? line : written + line.slice(end)
  }

  restore = (text: string): string =>
    text.replaceAll(STAND_INS, (word) => {
      const [high, low] = [word.at(-2), word.at(-1)].map((letter = "") => LETTERS.indexOf(letter))
      return this.#names[(high ?? 0) * LETTERS.length + (low ?? 0)] ?? word
    })

  #add(name: string): string {
    const at = this.#names.push(name) - 1
    return `XQ-75-Q${LETTERS[Math.floor(at / LETTERS.length)]}${LETTERS[at % LETTERS.length]}`
  }

  #lengthAt(line: string, from: number): number {
    const text = line.slice(from, from + MAX_NAME_LENGTH)
    const found = Array.from(text.matchAll(PIECE)).slice(0, MAX_PIECES)
    const last = found[this.#countKnown(found.map(([piece]) => piece.toLowerCase())) - 1]
    if (!last) return 0
    const end = last.index + last[0].length
    const [plural] = /^s?(?![\p{L}\p{N}])/iu.exec(text.slice(end)) ?? []
    return plural === undefined ? 0 : end + plural.length
  }
}
