import { foreignWordsFor } from "../catalogue/foreign-words/foreign-words.ts"
import { units } from "../catalogue/vocabulary/units.ts"

/** Word of a description, with other spellings that a name may use. */
export interface ReadWord {
  word: string
  others: readonly string[]
  /** Number of the space-separated chunk: `DDR5-6000` is one chunk of two words. */
  chunk: number
}

interface Meaning {
  unit: string
  factor: number
}

/** Converts each spelling of a unit to one unit, so that equal measures become equal words. */
const meanings = new Map<string, Meaning>()
for (const [unit, spellings] of Object.entries(units)) {
  const written = Object.entries(spellings).map(([spelt, factor]) => ({
    spelt: spelt.toLowerCase(),
    factor,
  }))
  const known = written.find(({ spelt }) => meanings.has(spelt))
  const base = known && meanings.get(known.spelt)
  for (const { spelt, factor } of written)
    if (!meanings.has(spelt))
      meanings.set(spelt, {
        unit: base?.unit ?? unit.toLowerCase(),
        factor: base && known ? (factor / known.factor) * base.factor : factor,
      })
}

const escaped = [...meanings.keys()]
  .toSorted((one, other) => other.length - one.length)
  .map((spelt) => spelt.replaceAll(/[()/]/g, "\\$&"))
/** Rejects units that are also words. They must follow the number without a space. */
const NOT_AFTER_BLANK = "(?!(?:in|a|m|s|h|l|g|v)(?![\\p{L}\\p{N}]))"
const NUMBER = "(?<![\\p{L}\\p{N}.,])(?:\\d{1,3}(?:,\\d{3})+|\\d+)(?:\\.\\d+)?"
const PIECES = new RegExp(
  [
    "(?<times>(?<![\\p{L}\\p{N}.])\\d+(?:[x×*]| [x×*] )\\d+(?:\\.\\d+)?(?: ?[gmt]b)?(?![\\p{L}\\p{N}]))",
    `(?<number>${NUMBER})(?:(?<blank>[ -])${NOT_AFTER_BLANK})?(?<unit>${escaped.join("|")})(?![\\p{L}\\p{N}/])`,
    "(?<word>[\\p{L}\\p{N}]+(?:[.,'|&][\\p{L}\\p{N}]+)*\\+*)",
  ].join("|"),
  "giu",
)

/** Colours by their words in other languages. */
const colours: ReadonlyMap<string, string> = new Map(
  "black white red blue pink green silver yellow orange purple brown grey"
    .split(" ")
    .flatMap((colour) => foreignWordsFor(colour).map((word) => [word, colour] as const)),
)

/** Reads the words of a text. Numbers with units get one spelling: `1TB` and `1000 GB` are the same word. */
export function readWords(text: string): ReadWord[] {
  const plain = text
    .normalize("NFKC")
    .replaceAll(/[®©™]|(?<=\p{L})TM\b/gu, "")
    .replaceAll(/(?<=\d),(?=\d{1,2}(?!\d))/g, ".")
    .replaceAll(/(?<=\d ?[GTM])o\b/g, "B")
    .replaceAll(/(?<=\d[ -]?)(?:zoll|pouces|pulgadas|pollici|polegadas|cali|tum)\b/gi, '"')
    .toLowerCase()
  const read: ReadWord[] = []
  let chunk = 0
  let end = 0
  for (const { 0: whole, index, groups = {} } of plain.matchAll(PIECES)) {
    if (/\s/.test(plain.slice(end, index))) chunk += 1
    end = index + whole.length
    read.push({ ...spelling(groups), chunk })
  }
  return read
}

type Spelling = Omit<ReadWord, "chunk">

function spelling({ times, number, unit, blank, word = "" }: Record<string, string>): Spelling {
  if (times !== undefined) return multiplied(times.replaceAll(/[×*]/g, "x").replaceAll(" ", ""))
  return number !== undefined && unit !== undefined
    ? measured(number, unit, blank)
    : alone(word.replaceAll(/(?<=\d),(?=\d{3})/g, ""))
}

function alone(word: string): Spelling {
  const colour = colours.get(word)
  return { word, others: colour === undefined ? [] : [colour] }
}

/** Reads `2x16`, which may leave out the unit of memory. */
const multiplied = (word: string): Spelling => ({
  word,
  others: word.endsWith("b") ? [] : [`${word}gb`],
})

function measured(number: string, spelt: string, blank: string | undefined): Spelling {
  const digits = number.replaceAll(",", "")
  const { unit, factor } = meanings.get(spelt) ?? { unit: spelt, factor: 1 }
  const word = `${Number((Number(digits) * factor).toPrecision(6))}${unit}`
  return { word, others: blank === undefined ? [digits] : [digits, spelt] }
}
