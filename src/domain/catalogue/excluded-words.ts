import { type Excluded, findTrait } from "./part-traits.ts"
import { isTradeTerm, plainWords, readTerms, unitPattern } from "./search-terms.ts"

/** Words that exclude something: `without graphics`, `no rgb or window`, `-samsung`. */
export interface Exclusion {
  typed: string
  /** The excluded terms, without the negation. */
  terms: string[]
}

const NEGATORS = [
  ["without", "w/o", "no", "not", "non", "except(?: for)?", "excluding", "other than"],
  ["ohne", "kein(?:e[mnrs]?)?", "nicht", "außer", "ausser"],
  [
    "sans",
    "pas de",
    "sauf",
    "sin",
    "excepto",
    "senza",
    "zonder",
    "geen",
    "bez",
    "utan",
    "inte",
    "inge[nt]",
    "sem",
    "não",
    "без",
    "не",
    "кроме",
    "uden",
    "uten",
    "ikke",
    "ilman",
  ],
].flat()
const BEFORE = `(?:(?:but|and|with|aber|und|mit|mais|et|y|met|med) )?`
const ARTICLE = `(?:(?:any|an?|the|der|die|das|dem|den|eine?|une?|les?|las?|una) |d['’])?`
/** `part no 1234` excludes nothing. */
const NUMBERED = "(?<!(?:part|item|article|model|order|serial|ref) )"
const NEGATOR = new RegExp(
  String.raw`(?<![\p{L}\p{N}/'’-])${BEFORE}${NUMBERED}(?:(?:${NEGATORS.join("|")}) +|non-)${ARTICLE}(?=[\p{L}\p{N}])|(?<=^|\s)-(?=\p{L}{2})`,
  "giu",
)
const ALSO = /^(?: (?:or|nor|oder|noch|ou|ni|ani|of|eller) |\/)(?=[\p{L}\p{N}])/iu

const MAX_TERM_WORDS = 4
const WORD = /[\p{L}\p{N}]+/gu
/** Matches the first word, or a number with the word after it: `8 pin`. */
const FIRST_WORDS = /^\p{N}+ \p{L}+|^[\p{L}\p{N}]+/u
const VALUE = new RegExp(String.raw`^\d[\d.,]* ?(?:${unitPattern})(?![\p{L}\p{N}])`, "iu")

/**
 * Finds the exclusions of a query. Trade terms that contain a negation are not exclusions: `sans fil`, `non-modular`.
 */
export function readExclusions(query: string): Exclusion[] {
  const exclusions: Exclusion[] = []
  let end = 0
  for (const { 0: negator, index } of query.matchAll(NEGATOR)) {
    const isTerm = negator !== "-" && leadingTerm(query.slice(index), isTradeTerm) !== undefined
    if (index < end || isTerm) continue
    end = index + negator.length
    const terms: string[] = []
    for (let also: string | undefined = ""; also !== undefined; ) {
      const term = termAt(query.slice(end + also.length))
      terms.push(term)
      end += also.length + term.length
      also = ALSO.exec(query.slice(end))?.[0]
    }
    exclusions.push({ typed: query.slice(index, end), terms })
  }
  return exclusions
}

/** Returns the longest trait or trade term at the beginning of a text or, failing that, its first value or word. */
function termAt(text: string): string {
  const isTerm = (words: string) => findTrait(words) !== undefined || isTradeTerm(words)
  const [value] = VALUE.exec(text) ?? FIRST_WORDS.exec(text) ?? [""]
  return leadingTerm(text, isTerm) ?? value
}

function leadingTerm(text: string, isTerm: (words: string) => boolean): string | undefined {
  const words = [...text.matchAll(WORD)].slice(0, MAX_TERM_WORDS)
  const last = words.findLast((_, at) => {
    const taken = words.slice(0, at + 1)
    return isTerm(taken.map(([word]) => word.toLowerCase()).join(" "))
  })
  return last && text.slice(0, last.index + last[0].length)
}

/** Shorter words are prefixes of too many others: `ti` of `titan`. */
const MIN_BEGINNING_LENGTH = 4

/** Returns the index texts of parts that have or lack an excluded term. */
export function readExcluded(term: string): Excluded {
  const words = plainWords(term.toLowerCase()).join(" ")
  const trait = findTrait(words)
  const opposite = textsOf(`non ${words}`)
  if (trait) return { having: [words, ...trait.having], lacking: [...opposite, ...trait.lacking] }
  const isLong = !words.includes(" ") && words.length >= MIN_BEGINNING_LENGTH
  return {
    having: [...textsOf(words), ...(isLong ? [`${words}*`] : [])],
    lacking: opposite,
  }
}

/** Returns the index texts of a single term. Several words without a known meaning form one text. */
function textsOf(text: string): string[] {
  const [term, ...others] = readTerms(text)
  if (!term || others.length > 0) return [plainWords(text).join(" ")]
  return [...[term.words, ...term.phrases].map((words) => words.join(" ")), ...term.marks]
}
