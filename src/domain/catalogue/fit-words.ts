import { isFiller } from "./filler-words.ts"

/** A query read as parts of one kind that fit other parts: `psu for my 5090`, `b650 ram`. */
export interface FitWords {
  /** Words of what is searched for: `psu`. */
  wanted: string
  /** Words of each part that it must fit: `5090`. */
  fitted: readonly string[]
  /** All words that go with the fitted parts, as typed: `for my 5090`. */
  typed: string
  /** Whether a word such as `for` says which part has to fit which. */
  isConnected: boolean
}

/** Words before the fitted part, in all languages of the search. */
export const fitConnectors: readonly string[] = [
  "for",
  "fit",
  "fits",
  "fitting",
  "that fits",
  "that fit",
  "that still fits",
  "still fits",
  "can fit",
  "that can fit",
  "will fit",
  "which fits",
  "compatible with",
  "works with",
  "suitable for",
  "für",
  "fuer",
  "passend für",
  "passend zu",
  "kompatibel mit",
  "kompatibel zu",
  "pour",
  "compatible avec",
  "para",
  "compatible con",
  "per",
  "compatibile con",
  "voor",
  "geschikt voor",
  "compatibel met",
  "för",
  "till",
  "som passar",
  "kompatibel med",
  "dla",
  "для",
  "til",
  "som passer til",
  "pasujący do",
  "kompatybilny z",
]
const CONNECTORS = fitConnectors.map((connector) => connector.split(" "))

/** `cpu with cooler` is one part; without such words, `cpu cooler` may be two. */
const ACCOMPANIED: ReadonlySet<string> = new Set([
  "with",
  "w/",
  "incl",
  "mit",
  "avec",
  "con",
  "met",
  "med",
  "com",
  "с",
])

export const determiners: ReadonlySet<string> = new Set(
  "a an the my our your his her some any old new existing alt alte alten altes alter neue neuen der die das den dem ein eine einen einem einer mein meine meinen meinem unser unsere unseren unserem le la les un une mon ma mes notre nos el los las una mi mis nuestro nuestra il lo uno mio mia nostro nostra een het de mijn onze".split(
    " ",
  ),
)

const AND = /\s(?:and|und|et|y|&|\+)\s/i

/** Without a connecting word, at most so many words are read as a fitted part. */
const MAX_FITTED_WORDS = 4

/** Reads a query with a word such as `for`, which says what has to fit which part; undefined without one. */
export function readConnectedFit(query: string): FitWords | undefined {
  const words = wordsIn(query)
  const connector = findConnector(words.map(({ text }) => text))
  if (!connector) return undefined
  const { at, end } = connector
  // In `board for 12400f with ddr4`, the board has it.
  const without = words.findIndex(({ text }, place) => place > end && ACCOMPANIED.has(text))
  const last = without < 0 ? words.length : without
  return {
    wanted: `${textOf(query, words.slice(0, at))} ${textOf(query, words.slice(last))}`.trim(),
    fitted: textOf(query, withoutMachine(words.slice(end, last))).split(AND),
    typed: textOf(query, words.slice(at, last)),
    isConnected: true,
  }
}

/** Words for a computer behind the name of its part: `5070 ti build`. */
const MACHINES: ReadonlySet<string> = new Set(
  "build setup rig system pc computer machine rechner".split(" "),
)

const withoutMachine = (words: readonly Word[]): readonly Word[] =>
  words.length > 1 && MACHINES.has(words.at(-1)?.text ?? "") ? words.slice(0, -1) : words

/** Lists how a query without a connecting word may be split, longer fitted parts first. */
export function listFitSplits(query: string): FitWords[] {
  const words = wordsIn(query)
  if (words.some(({ text }) => ACCOMPANIED.has(text))) return []
  const splits: FitWords[] = []
  for (let length = Math.min(MAX_FITTED_WORDS, words.length - 1); length > 0; length -= 1)
    for (let from = 0; from + length <= words.length; from += 1) {
      const typed = textOf(query, words.slice(from, from + length))
      const before = textOf(query, words.slice(0, from))
      const behind = textOf(query, words.slice(from + length))
      const wanted = `${before} ${behind}`.trim()
      splits.push({ wanted, fitted: typed.split(AND), typed, isConnected: false })
    }
  return splits
}

/** Returns the words before `with`: what follows, such as `cooler` of `cpu with cooler`, is not wanted itself. */
export function withoutAccompaniment(query: string): string {
  const words = query.split(/\s+/)
  const at = words.findIndex((word) => ACCOMPANIED.has(word))
  return at < 0 ? query : words.slice(0, at).join(" ")
}

interface Word {
  /** In lower case. */
  text: string
  from: number
  to: number
}

const wordsIn = (query: string): Word[] =>
  Array.from(query.matchAll(/\S+/g), ({ 0: text, index }) => ({
    text: text.toLowerCase(),
    from: index,
    to: index + text.length,
  }))

/** Returns the part of a query from the first of these words to the last. */
const textOf = (query: string, words: readonly Word[]): string =>
  query.slice(words[0]?.from ?? 0, words.at(-1)?.to ?? 0)

/** Finds the first connector that has words before and behind it; `looking for` has none before. */
function findConnector(words: readonly string[]): { at: number; end: number } | undefined {
  const first = words.findIndex((word) => !isFiller(word))
  for (let at = first + 1; at < words.length && first >= 0; at += 1) {
    const connector = CONNECTORS.find((one) =>
      one.every((word, index) => words[at + index] === word),
    )
    if (!connector) continue
    let end = at + connector.length
    while (determiners.has(words[end] ?? "")) end += 1
    if (end < words.length) return { at, end }
  }
  return undefined
}
