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

/** Words before the fitted part, in English, German, French and Spanish. */
const CONNECTORS = [
  "for",
  "fits",
  "fitting",
  "that fits",
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
].map((connector) => connector.split(" "))

/** `cpu with cooler` is one part; without such words, `cpu cooler` may be two. */
const ACCOMPANIED: ReadonlySet<string> = new Set(["with", "w/", "incl", "mit", "avec", "con"])

const DETERMINERS: ReadonlySet<string> = new Set(
  "a an the my our der die das den dem ein eine einen mein meine meinen le la les un une mon ma el los una mi".split(
    " ",
  ),
)

const AND = /\s(?:and|und|et|y|&|\+)\s/i

/** Without a connecting word, at most so many words are read as a fitted part. */
const MAX_FITTED_WORDS = 4

/** Lists the readings of a query, the most likely first. */
export function readFitWords(query: string): FitWords[] {
  const words = Array.from(query.matchAll(/\S+/g), ({ 0: text, index }) => ({
    text: text.toLowerCase(),
    from: index,
    to: index + text.length,
  }))
  const textOf = (from: number, to = words.length): string =>
    query.slice(words[from]?.from, words[to - 1]?.to)
  const connected = findConnector(words.map(({ text }) => text))
  if (connected) {
    const { at, end } = connected
    const fitted = textOf(end).split(AND)
    return [{ wanted: textOf(0, at), fitted, typed: textOf(at), isConnected: true }]
  }
  if (words.some(({ text }) => ACCOMPANIED.has(text))) return []
  const readings: FitWords[] = []
  for (let length = Math.min(MAX_FITTED_WORDS, words.length - 1); length > 0; length -= 1)
    for (let from = 0; from + length <= words.length; from += 1) {
      const typed = textOf(from, from + length)
      const before = from > 0 ? textOf(0, from) : ""
      const behind = from + length < words.length ? textOf(from + length) : ""
      const wanted = `${before} ${behind}`.trim()
      readings.push({ wanted, fitted: typed.split(AND), typed, isConnected: false })
    }
  return readings
}

/** Finds the first connector that has words before and behind it. */
function findConnector(words: readonly string[]): { at: number; end: number } | undefined {
  for (let at = 1; at < words.length; at += 1) {
    const connector = CONNECTORS.find((one) =>
      one.every((word, index) => words[at + index] === word),
    )
    if (!connector) continue
    let end = at + connector.length
    while (DETERMINERS.has(words[end] ?? "")) end += 1
    if (end < words.length) return { at, end }
  }
  return undefined
}
