import { readExcluded } from "#domain/catalogue/excluded-words.ts"
import { type Bits, complement, intersect, intersects, unite } from "./bits.ts"
import type { CatalogueIndex } from "./catalogue-index.ts"
import type { WordMatch } from "./part-search.ts"

/**
 * Removes the parts that have an excluded term. Words take precedence over spec marks: a board named `AX` has Wi-Fi
 * even if its specs deny it.
 */
export function excludeWords(
  index: CatalogueIndex,
  match: WordMatch,
  excluded: readonly string[],
): WordMatch {
  const { words } = index
  words.clear()
  const terms = excluded.map((typed) => ({ typed, ...findHolders(index, typed) }))
  const isUnknown = ({ having, lacking }: Holders) =>
    !intersects(having, index.onSale()) && !intersects(lacking, index.onSale())
  const unknown = terms.filter(isUnknown).map(({ typed }) => typed)
  const kept = terms.map(({ having, lacking }) => unite(complement(having), lacking))
  return {
    ...match,
    found: kept.reduce(intersect, match.found),
    lacking: terms
      .map(({ lacking }) => lacking)
      .reduce(intersect)
      .slice(),
    unknown,
  }
}

/** Parts that have an excluded term, and those that are known to lack it. */
interface Holders {
  having: Bits
  lacking: Bits
}

function findHolders(index: CatalogueIndex, typed: string): Holders {
  const { having, lacking } = readExcluded(typed)
  const [havingWords, havingMarks] = matchByKind(index, having)
  const [lackingWords, lackingMarks] = matchByKind(index, lacking)
  const isLacking = unite(intersect(lackingMarks, complement(havingWords.slice())), lackingWords)
  return { having: unite(havingMarks, havingWords), lacking: isLacking }
}

/** Finds the parts with any of the words, and those with any of the marks. */
const matchByKind = (
  index: CatalogueIndex,
  texts: readonly string[],
): [words: Bits, marks: Bits] => [
  anyText(
    index,
    texts.filter((text) => !isMark(text)),
  ),
  anyText(index, texts.filter(isMark)),
]

const isMark = (text: string): boolean => text.startsWith("=")

/** Finds the parts with one of the marks, or with all words of one of the texts in their name and specs. */
function anyText({ words }: CatalogueIndex, texts: readonly string[]): Bits {
  const find = (word: string): Bits => {
    if (isMark(word) || VALUE.test(word)) return words.byWord(word)
    const isPrefix = word.endsWith("*")
    const text = isPrefix ? word.slice(0, -1) : word
    // A single letter ends models: `x` of `7700x`.
    if (LETTER.test(word)) return words.byWord(word)
    const slots = SEARCHED_MARKS.map((mark) =>
      isPrefix ? words.byPrefix(mark + text) : words.byWord(mark + text),
    )
    return slots.reduce(unite, words.emptyBits())
  }
  const none = words.emptyBits()
  return texts
    .map((text) => words.all(isMark(text) ? [text] : text.split(" "), find) ?? none)
    .reduce(unite, words.emptyBits())
}
/** Excludes descriptions, which also mention what a part lacks. */
const SEARCHED_MARKS = ["=name:", "=spec:"]
/** `850w` */
const VALUE = /^\d/
const LETTER = /^\p{L}$/u
