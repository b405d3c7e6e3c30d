import { phraseMark } from "#domain/catalogue/part-words.ts"
import {
  namedKinds,
  numberMark,
  plainWords,
  readTerms,
  type SearchTerm,
} from "#domain/catalogue/search-terms.ts"
import { emptyWords } from "#domain/catalogue/search-words.ts"
import { addAll, type Bits, bitOf, keepBoth, listBoth, setBit } from "./bits.ts"
import type { CatalogueIndex } from "./catalogue-index.ts"

/** What was typed, as places that have it. */
export interface WordMatch {
  found: Bits
  /** Whose number it is. */
  numbered: Bits
  /** Which name or number it stands in as it was typed. */
  titled: Bits
  terms: readonly SearchTerm[]
}

/** Shorter pieces are in too many names to mean anything. */
const MIN_PIECE_LENGTH = 3

/**
 * Parts that have all that was typed, each word perhaps only begun, or whose number it is, or that have it somewhere in
 * their name or number. Undefined when nothing was typed.
 */
export function matchWords(index: CatalogueIndex, typed: string): WordMatch | undefined {
  const text = typed.trim().toLowerCase()
  if (text === "") return undefined
  const { words } = index
  const terms = readTerms(text).filter((term) => !isEmpty(term))
  const mark = numberMark(text)
  const numbered = mark === undefined ? words.noBits() : words.whole(mark)
  const titled = placesTitled(index, text)
  const [first, ...others] = terms.map((term) => matchTerm(index, term))
  const found = first ? others.reduce(keepBoth, first) : words.noBits()
  return { found: addAll(addAll(found, numbered), titled), numbered, titled, terms }
}

const isEmpty = ({ words, phrases, marks }: SearchTerm): boolean =>
  phrases.length + marks.length === 0 && words.every((word) => emptyWords.has(word))

function matchTerm({ words }: CatalogueIndex, { words: typed, phrases, marks }: SearchTerm): Bits {
  const begun = words.all(typed, (word) => wordBegun(words, word))
  const found = begun ?? words.noBits()
  for (const phrase of phrases)
    words.whole(phrase.length > 1 ? phraseMark(phrase) : (phrase[0] ?? ""), found)
  for (const mark of marks) words.whole(mark, found)
  return found
}

/** A single letter or digit begins nearly every word, so it stands for itself. Of several things one will do. */
function wordBegun(words: CatalogueIndex["words"], word: string): Bits {
  if (word.length === 1) return words.whole(word)
  const found = words.begun(word)
  const single = SINGULARS.find(([ending]) => ending.test(word))
  return single ? words.whole(word.replace(...single), found) : found
}
const SINGULARS: readonly (readonly [ending: RegExp, single: string])[] = [
  [/(?<=\p{L}{2})ies$/u, "y"],
  [/(?<=(?:s|x|z|ch|sh))es$/, ""],
  [/(?<=\p{L}{2}[^s])s$/u, ""],
]

function placesTitled(index: CatalogueIndex, text: string): Bits {
  const { words, columns } = index
  const [piece = "", ...others] = plainWords(text)
  const found = words.noBits()
  if (text.length < MIN_PIECE_LENGTH) return found
  if (piece === text) return words.piece(piece)
  const having = others.map((word, at) =>
    at === others.length - 1 ? words.begun(`=name:${word}`) : words.whole(`=name:${word}`),
  )
  if (piece.length >= MIN_PIECE_LENGTH) having.push(words.piece(piece))
  const [first = found, ...more] = having
  const all = more.reduce(keepBoth, first)
  for (const place of listBoth(all, all, index.rooms.places.some(words.places)))
    if (columns.titles[place]?.includes(text)) setBit(found, place)
  return found
}

/**
 * How near those of what was found are that are left, by place: whose number it is, then the kind of part that was named, then what has all the
 * words whole in its name, then what has the text in it; then by how many of the words begin one of its name's.
 */
export function rankMatches(
  index: CatalogueIndex,
  { numbered, titled, terms }: WordMatch,
  left: Uint32Array,
): Uint32Array {
  const { words } = index
  const ranks = index.rooms.ranks.some(words.places)
  for (let at = 0; at < left.length; at += 1) ranks[left[at] ?? 0] = 0
  const add = (places: Bits, rank: number) => {
    // Of thousands each, so by index and without a branch: twice as fast.
    for (let at = 0; at < left.length; at += 1) {
      const place = left[at] ?? 0
      ranks[place] = (ranks[place] ?? 0) + rank * bitOf(places, place)
    }
  }
  add(numbered, 128)
  add(words.any(namedKinds(terms)), 64)
  const typed = terms.flatMap((term) => term.words).filter((word) => !emptyWords.has(word))
  const whole = words.all(typed, (word) => words.whole(`=name:${word}`))
  if (whole) add(whole, 32)
  add(titled, 16)
  for (const word of typed.slice(0, 15)) add(words.begun(`=name:${word}`), 1)
  return ranks
}
