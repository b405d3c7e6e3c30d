import type { Synonym } from "./category-words.ts"
import { type Facet, facetNames, facets } from "./facets.ts"
import {
  countedKeys,
  otherWords,
  prefixedValues,
  SCREEN_TOLERANCE_IN,
  synonyms,
  unitSpellings,
} from "./search-words.ts"
import { unitEndings } from "./spec-values.ts"

/** One thing that is searched for; a part has one of these. */
export interface SearchTerm {
  /** All of these words, each perhaps only begun. */
  words: readonly string[]
  /** These words whole, in this order. */
  phrases: readonly (readonly string[])[]
  /** Marks of the index: `=category:psu`, `=size:120`, `850w`. */
  marks: readonly string[]
  /** Finds only parts with a mark, if there are any. */
  filters?: true | undefined
  /** Marks of the categories that come first. */
  kinds?: readonly string[] | undefined
}

const MAX_TERMS = 12

/** Splits what was typed into terms that a part must all have: values with units, words of the trade, other words. */
export function readTerms(typed: string): SearchTerm[] {
  const values: SearchTerm[] = []
  const prefixed = nameNetworkCards(typed.toLowerCase()).replaceAll(
    PREFIXED,
    (text, ...groups: string[]) => {
      values.push(prefixedTerm(text, groups))
      return " "
    },
  )
  const joined = prefixed.replaceAll(KIT, "$1x$2gb")
  const rest = joined.replaceAll(VALUE, (text, number: string, unit: string) => {
    if (meaningOf(plainWords(text))) return text
    values.push(valueTerm(number, unit))
    return " "
  })
  const words = plainWords(rest)
  const decimals = decimalsIn(rest.replaceAll(DECIMAL_COMMA, "$1.$2"))
  const decimalOf = ([whole, fraction]: readonly string[]) =>
    decimals.find((decimal) => decimal === `${whole}.${fraction}`)
  const terms: SearchTerm[] = []
  while (words.length > 0) {
    const longest = LENGTHS_LONGEST_FIRST.find((length) => meaningOf(words.slice(0, length)))
    const decimal = longest === undefined ? decimalOf(words) : undefined
    const taken = words.splice(0, longest ?? (decimal === undefined ? 1 : 2))
    const meaning = meaningOf(taken) ?? { phrases: [], marks: [decimal ?? []].flat() }
    terms.push({ words: taken, ...meaning })
  }
  return [...values, ...terms].slice(0, MAX_TERMS)
}

/** A `wifi card` is a network card that has it; a `card` alone could be any. */
export const nameNetworkCards = (text: string): string =>
  text.replaceAll(WIRELESS_CARD, "$1 nic").replaceAll(CARD_WIRELESS, "nic $1")
const WIRELESS_CARD =
  /(?<![\p{L}\p{N}])(wi-?fi|wlan|wireless)[ -](?:cards?|adapters?|karten?)(?!\p{L})/gu
const CARD_WIRELESS = /(?<![\p{L}\p{N}])(?:carte|tarjeta) (wi-?fi)(?!\p{L})/gu

/** `2 x 32 GB` */
const KIT = /(?<![\p{L}\p{N}.,])(\d{1,2}) ?[x×*] ?(\d{1,4}) ?gb(?![\p{L}\p{N}])/gu

/** Texts as buyers and makers write kits, as one word: `2x32gb`. */
export const kitsIn = (text: string): string[] =>
  Array.from(text.matchAll(KIT), ([, count, size]) => `${count}x${size}gb`)

const DECIMAL = /(?<![\p{L}\p{N}.,])\d+\.\d+(?![\p{L}\p{N}.])/gu
const DECIMAL_COMMA = /(?<![\p{L}\p{N}.,])(\d{1,6}),(\d{1,2})(?![\p{L}\p{N}.,])/gu

/** The decimal numbers of a text, which are found whole beside their digits. */
export const decimalsIn = (text: string): string[] =>
  text.includes(".") ? (text.match(DECIMAL) ?? []) : []

/** The mark of a number, however it was spaced: `ca-f 120` → `=number:caf120`. */
export function numberMark(typed: string): string | undefined {
  const joined = plainWords(typed.toLowerCase()).join("")
  return joined === "" ? undefined : `=number:${joined}`
}

/** The marks of the categories that were named, or that come first. */
export const namedKinds = (terms: readonly SearchTerm[]): string[] =>
  terms.flatMap(({ marks, kinds = [] }) => [
    ...marks.filter((mark) => mark.startsWith("=category:")),
    ...kinds,
  ])

/** Splits a text into words; what is not so is one word: `non-ecc` → `nonecc`. */
export const plainWords = (text: string): string[] =>
  text.replaceAll(NEGATION, "$1").match(/[\p{L}\p{N}]+/gu) ?? []
const NEGATION = /(non)(?<![\p{L}\p{N}]non)[ -](?=\p{L})/gu

/** Words that a misspelled word may mean, besides those of names. */
export const knownWords: ReadonlySet<string> = new Set([
  ...synonyms.flatMap(({ typed }) => typed.flatMap(plainWords)),
  ...otherWords,
  ...synonyms.flatMap(({ foreign = [] }) => foreign.flatMap(plainWords)),
])

const withoutAccents = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "")

/** What something is called, in words with single blanks, foreign ones with and without accents. */
export const namesOf = ({ typed, foreign = [] }: Pick<Synonym, "typed" | "foreign">): string[] =>
  [...typed, ...foreign, ...foreign.map(withoutAccents)].map((text) => plainWords(text).join(" "))

type Meaning = Pick<SearchTerm, "phrases" | "marks" | "filters" | "kinds">

const meanings = new Map<string, Meaning>(
  synonyms.flatMap(({ typed, foreign = [], means, first }) => {
    const isMark = (text: string) => text.includes(":")
    const markOf = (text: string) => `=${text.toLowerCase()}`
    const meaning: Meaning = {
      phrases: means.filter((text) => !isMark(text)).map(plainWords),
      marks: means.filter(isMark).map(markOf),
      kinds: first?.map(markOf),
      filters: means.every(isMark) ? true : undefined,
    }
    return namesOf({ typed, foreign }).map((text) => [text, meaning] as const)
  }),
)
const meaningOf = (words: readonly string[]) => meanings.get(words.join(" "))

/** Whether the words together are a term of the trade: `sans fil`. */
export const isTradeTerm = (text: string): boolean => meaningOf(plainWords(text)) !== undefined
const LENGTHS_LONGEST_FIRST = [4, 3, 2]

/** Units as pages write them and as keys end in them, with those endings. */
const endingsOf = new Map<string, Set<string>>()
for (const [ending, unit] of unitEndings)
  for (const spelling of [unit.toLowerCase(), ending.toLowerCase()])
    endingsOf.set(spelling, new Set([...(endingsOf.get(spelling) ?? []), ending.toLowerCase()]))

/** `cl30`, `CAS 36` */
const PREFIXED = new RegExp(
  `(?<![a-z0-9])(?:${prefixedValues.map(({ prefix }) => `${prefix.source}(\\d+)`).join("|")})(?![a-z0-9])`,
  "g",
)

function prefixedTerm(text: string, groups: readonly (string | undefined)[]): SearchTerm {
  const marks = prefixedValues.flatMap(({ ending }, at) => {
    const number = groups[at]
    return number === undefined ? [] : [number + ending]
  })
  return { words: plainWords(text), phrases: [], marks }
}

const escaped = (text: string): string => text.replaceAll(/[()./]/g, "\\$&")

const spellings = [...endingsOf.keys(), ...Object.keys(unitSpellings)].toSorted(
  (a, b) => b.length - a.length,
)
export const unitPattern = spellings.map(escaped).join("|")
/** `850 W`, `120mm`, `14,016 TBW`, but `4 to` of `4 to 8 pins` is none. */
const VALUE = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(\\d[\\d,]*(?:\\.\\d+)?) ?(${unitPattern})(?![\\p{L}\\p{N}])(?<! to(?= \\d))`,
  "gu",
)

/** Units whose numbers stand in many other texts. */
const FILTERING_UNITS: ReadonlySet<string> = new Set(["in", ...countedKeys])

function valueTerm(digits: string, spelling: string): SearchTerm {
  const { unit, times = 1 } = unitSpellings[spelling] ?? { unit: spelling }
  const number = Number((Number(digits.replaceAll(",", "")) * times).toPrecision(12))
  const ofFacets = facetNames.filter((name) => {
    const facet: Facet = facets[name]
    return facet.unit?.toLowerCase() === unit.toLowerCase() && !facet.ranged
  })
  return {
    words: plainWords(digits + spelling),
    phrases: [],
    filters: FILTERING_UNITS.has(unit) ? true : undefined,
    marks: [
      ...new Set([
        countedKeys.has(unit) ? `=${unit}:${number}` : digits + spelling,
        ...inches(unit, number),
        ...[...(endingsOf.get(unit.toLowerCase()) ?? [])].map((ending) => number + ending),
        ...ofFacets.map((name) => `=${name.toLowerCase()}:${number}`),
      ]),
    ],
  }
}

/** The marks of screens of about this size, and of drives of exactly this one. */
function inches(unit: string, size: number): string[] {
  if (unit !== "in") return []
  const tenths = Math.round(SCREEN_TOLERANCE_IN * 10)
  const near = Array.from(
    { length: 2 * tenths + 1 },
    (_, at) => `${Number((size + (at - tenths) / 10).toFixed(1))}in`,
  )
  return [...near, `=formfactor:${size} in`]
}
