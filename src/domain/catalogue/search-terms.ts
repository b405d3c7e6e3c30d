import { computerWords, type Synonym } from "./category-words.ts"
import { type Facet, facetNames, facets } from "./facets.ts"
import { determiners, fitConnectors } from "./fit-words.ts"
import {
  countedKeys,
  minimumKeys,
  prefixedValues,
  SCREEN_TOLERANCE_IN,
  unitSpellings,
} from "./search-units.ts"
import { otherWords, synonyms } from "./search-words.ts"
import { unitEndings } from "./spec-values.ts"

/** One term of a query. A part matches it by its words, a phrase or a mark. */
export interface SearchTerm {
  /** Words that must all occur; each may be a prefix. */
  words: readonly string[]
  /** Phrases of whole words in this order. */
  phrases: readonly (readonly string[])[]
  /** Index marks: `=category:psu`, `=size:120`, `850w`. */
  marks: readonly string[]
  /** Whether only parts with a mark are found, if there are any. */
  filters?: true | undefined
  /** Marks of the categories that rank first. */
  kinds?: readonly string[] | undefined
  /** Whether `kinds` count only for a term without others. */
  isFirstAlone?: true | undefined
}

const MAX_TERMS = 12

/** Splits a query into terms that a part must all match: values with units, synonyms, other words. */
export function readTerms(typed: string): SearchTerm[] {
  const values: SearchTerm[] = []
  const prefixed = nameNetworkCards(typed.toLowerCase()).replaceAll(
    PREFIXED,
    (text, ...groups: string[]) => {
      values.push(prefixedTerm(text, groups))
      return " "
    },
  )
  const joined = joinKits(prefixed)
    .replaceAll(JOINED_SERIES, "$1 $2")
    .replaceAll(JOINED_MODEL, "$1 $2 $3")
    .replaceAll(
      RADIATOR_FANS,
      (_, count: string, size: string) => `${Number(count) * Number(size)}mm`,
    )
    .replaceAll(PORTS_OF_SPEED, "$1 port")
    .replaceAll(GERMAN_SIZE, "$1mm")
    .replaceAll(GENERATION, "$1 generation")
    .replaceAll(MINIMUM, (text, number: string, spelling: string) => {
      const marks = [minimumMark(unitSpellings[spelling]?.unit ?? "", Number(number))]
      values.push({ words: plainWords(text), phrases: [], marks, filters: true })
      return " "
    })
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
  const all = withoutComputers([...values, ...terms]).slice(0, MAX_TERMS)
  return all.length > 1 && all.some(({ isFirstAlone }) => isFirstAlone)
    ? all.map((term) => (term.isFirstAlone ? { ...term, kinds: undefined } : term))
    : all
}

/** Replaces `wifi 6 card` by `wifi 6 network card`, because `card` alone matches any kind of card. */
export const nameNetworkCards = (text: string): string =>
  text.replaceAll(WIRELESS_CARD, "$1 network card").replaceAll(CARD_WIRELESS, "network card $1")
const WIRELESS_CARD =
  /(?<![\p{L}\p{N}])((?:wi-?fi|wlan|wireless)(?: ?[4-7]e?)?)[ -](?:cards?|adapters?|dongles?|sticks?|karten?|kaart|kort)(?!\p{L})/gu
const CARD_WIRELESS =
  /(?<![\p{L}\p{N}])(?:carte|tarjeta|scheda|karta|clé|cle|adaptateur|adaptador|adattatore|adapter) (wi-?fi)(?!\p{L})/gu

/** Matches kits such as `2 x 32 GB`. */
const KIT = /(?<![\p{L}\p{N}.,])(\d{1,2}) ?[x×*] ?(\d{1,4}) ?gb(?![\p{L}\p{N}])/gu

/** Matches series of processors such as `ryzen7`. */
const JOINED_SERIES = /(?<![\p{L}\p{N}])(ryzen|ultra)([3579])(?![\p{L}\p{N}])/gu

/** Matches models of graphics cards such as `rtx4070tisuper`. */
const JOINED_MODEL =
  /(?<![\p{L}\p{N}])((?:rtx|gtx|rx)?\d{3,4})(ti|super|xtx?|gre)(super)?(?![\p{L}\p{N}])/gu

/** Matches the fans of a radiator: `3x120mm` of `3x120mm radiator`. */
const RADIATOR_FANS =
  /(?<![\p{L}\p{N}.,])([2-4])(?: ?[x×*] ?| )(120|140) ?mm(?= rad(?:iat(?:or|eur)|iador|iatore)?(?!\p{L}))/gu

/** Matches the ports of a network card: `dual` of `dual 10gbe`. */
const PORTS_OF_SPEED =
  /(?<![\p{L}\p{N}])(dual|quad)(?= (?:1|2\.5|10|25|40|100) ?g(?:b|be|bit|igabit)?(?![\p{L}\p{N}]))/gu

/** Matches sizes of fans and radiators such as `140er`. */
const GERMAN_SIZE = /(?<![\p{L}\p{N}])([1-4]\d0|80|92)er(?![\p{L}\p{N}])/gu

/** Matches generations of processors in all languages of the search: `12th gen`, `13a generazione`. */
const GENERATION =
  /(?<![\p{L}\p{N}.,])([4-9]|1[0-4])(?:th|ª|a|e|ème|eme|:e|\.)? ?(?:gen|generation|génération|generación|generacion|generazione|generatie|generacji|generacja|generationen)(?![\p{L}\p{N}])/gu

/** Writes the memory kits of a text as single words: `2x32gb`. */
export const joinKits = (text: string): string => text.replaceAll(KIT, "$1x$2gb")

const DECIMAL = /(?<![\p{L}\p{N}.,])\d+\.\d+(?![\p{L}\p{N}.])/gu
const DECIMAL_COMMA = /(?<![\p{L}\p{N}.,])(\d{1,6}),(\d{1,2})(?![\p{L}\p{N}.,])/gu

/** Returns the decimal numbers of a text. They are indexed whole, in addition to their digits. */
export const decimalsIn = (text: string): string[] =>
  text.includes(".") ? (text.match(DECIMAL) ?? []) : []

/** Returns the index mark of a part number regardless of its spacing: `ca-f 120` → `=number:caf120`. */
export function numberMark(typed: string): string | undefined {
  const joined = plainWords(typed.toLowerCase()).join("")
  return joined === "" ? undefined : `=number:${joined}`
}

/** Returns the marks of the categories that the terms name or rank first. */
export const namedKinds = (terms: readonly SearchTerm[]): string[] =>
  terms.flatMap(({ marks, kinds = [] }) => [
    ...marks.filter((mark) => mark.startsWith("=category:")),
    ...kinds,
  ])

/** Returns the marks of the categories that a text names, also by values of one category such as `soundbar`. */
export const namedCategories = (text: string): string[] =>
  // Boards, processors and coolers have sockets.
  namedKinds(readTerms(text).filter(({ kinds = [] }) => kinds.length < MAX_CATEGORY_MARKS))
/** A category has a name in the demo shop and another in files of parts. */
const MAX_CATEGORY_MARKS = 3

/** Returns whether a text names a category or a value that ranks one first. */
export const namesKind = (text: string): boolean => namedKinds(readTerms(text)).length > 0

/** Splits a text into words. Joins a negation with its word: `non-ecc` → `nonecc`. */
export const plainWords = (text: string): string[] =>
  text.replaceAll(NEGATION, "$1").match(/[\p{L}\p{N}]+/gu) ?? []
const NEGATION = /(non)(?<![\p{L}\p{N}]non)[ -](?=\p{L})/gu

/** Words that spelling correction may suggest, in addition to words of part names. */
export const knownWords: ReadonlySet<string> = new Set([
  ...synonyms.flatMap(({ typed }) => typed.flatMap(plainWords)),
  ...otherWords,
  ...computerWords,
  ...synonyms.flatMap(({ foreign = [] }) => foreign.flatMap(plainWords)),
])

export const withoutAccents = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll("ł", "l")
    .replaceAll("ı", "i")
    .replaceAll("ø", "o")

/** Writes German letters as on a keyboard without them: `lüfter` as `luefter`. */
const withoutUmlauts = (text: string): string =>
  text.replaceAll(/[äöü]/gu, "$&e").replaceAll("ß", "ss")

/** Returns names as words with single spaces; foreign names with and without accents. */
export const namesOf = ({ typed, foreign = [] }: Pick<Synonym, "typed" | "foreign">): string[] => {
  const spelled = [...foreign, ...foreign.map(withoutUmlauts)]
  return [...typed, ...spelled, ...spelled.map(withoutAccents)].map((text) =>
    plainWords(text).join(" "),
  )
}

type Meaning = Pick<SearchTerm, "phrases" | "marks" | "filters" | "kinds" | "isFirstAlone">

const meanings = new Map<string, Meaning>(
  synonyms.flatMap(({ typed, foreign = [], means, first, isFirstAlone }) => {
    const isMark = (text: string) => text.includes(":")
    const markOf = (text: string) => `=${text.toLowerCase()}`
    const meaning: Meaning = {
      phrases: means.filter((text) => !isMark(text)).map(plainWords),
      marks: means.filter(isMark).map(markOf),
      kinds: first?.map(markOf),
      isFirstAlone,
      filters: means.every(isMark) ? true : undefined,
    }
    return namesOf({ typed, foreign }).map((text) => [text, meaning] as const)
  }),
)

/** Returns the meaning of words; two words may be the parts of one: `grafik karte`, `key board`. */
const meaningOf = (words: readonly string[]): Meaning | undefined =>
  meanings.get(words.join(" ")) ??
  (words.length === 2 ? meanings.get(words.join("")) : undefined) ??
  partOfComputer(words)

/** A `mémoire pc portable` is one of a laptop. */
const ALSO_OF_LAPTOPS: ReadonlySet<string> = new Set(["=category:memory", "=category:storage"])

/** Reads the name of a category beside a word such as `pc`. */
function partOfComputer(words: readonly string[]): Meaning | undefined {
  const names = words.filter((word, at) => !isAtEnd(words, at) || !computerWords.has(word))
  const meaning = names.length < words.length ? meanings.get(names.join(" ")) : undefined
  if (!meaning?.marks[0]?.startsWith("=category:")) return undefined
  return meaning.marks.some((mark) => ALSO_OF_LAPTOPS.has(mark)) ? undefined : meaning
}

/** Omits a word such as `pc` behind `for` if a term names a category: `bluetooth speakers for my pc`. */
function withoutComputers(terms: readonly SearchTerm[]): readonly SearchTerm[] {
  const isOfComputer = ({ marks: [mark = ""] }: SearchTerm) =>
    mark.startsWith("=category:") && !ALSO_OF_LAPTOPS.has(mark)
  if (!terms.some(isOfComputer)) return terms
  return terms.filter(({ words: [word = ""] }, at) => {
    const before = terms.slice(0, at).findLast(({ words: [one = ""] }) => !determiners.has(one))
    return !(computerWords.has(word) && fitConnectors.includes(before?.words.join(" ") ?? ""))
  })
}

const isAtEnd = (words: readonly string[], at: number): boolean =>
  at === 0 || at === words.length - 1

/** Returns whether a text is a trade term as a whole: `sans fil`. */
export const isTradeTerm = (text: string): boolean => meaningOf(plainWords(text)) !== undefined
const LENGTHS_LONGEST_FIRST = [4, 3, 2]

/** Key endings by spelling of a unit, in lower case. */
const endingsOf = new Map<string, Set<string>>()
for (const [ending, unit] of unitEndings)
  for (const spelling of [unit.toLowerCase(), ending.toLowerCase()])
    endingsOf.set(spelling, new Set([...(endingsOf.get(spelling) ?? []), ending.toLowerCase()]))

/** Matches values such as `cl30` or `CAS 36`. */
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
/** Matches `850 W`, `120mm`, `14,016 TBW`, but not `4 to` in `4 to 8 pins` nor `12v` in `12v-2x6`. */
const VALUE = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(\\d[\\d,]*(?:\\.\\d+)?) ?(${unitPattern})(?![\\p{L}\\p{N}])(?<! to(?= \\d))(?!-\\d+x\\d)`,
  "gu",
)

/** Returns the mark of parts with at least so many items: `=m2slots:4+`. */
export const minimumMark = (key: string, least: number): string => `=${key.toLowerCase()}:${least}+`
/** Units that are counted at least, as alternatives of a pattern. */
export const minimumUnits = spellings
  .filter((spelling) => minimumKeys.has(unitSpellings[spelling]?.unit ?? ""))
  .map(escaped)
  .join("|")
/** Matches `4+ m.2 slots`. */
const MINIMUM = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(\\d{1,2})\\+ ?(${minimumUnits})(?![\\p{L}\\p{N}])`,
  "gu",
)

/** Units whose bare numbers occur in many other texts, so that their terms filter. */
const FILTERING_UNITS: ReadonlySet<string> = new Set(["in", ...countedKeys])

function valueTerm(typed: string, spelling: string): SearchTerm {
  const digits = typed.replace(DECIMAL_COMMA, "$1.$2")
  const { unit, times = 1 } = unitSpellings[spelling] ?? { unit: spelling }
  const number = Number((Number(digits.replaceAll(",", "")) * times).toPrecision(12))
  const facetsWithUnit = facetNames.filter((name) => {
    const facet: Facet = facets[name]
    return facet.unit?.toLowerCase() === unit.toLowerCase() && !facet.ranged
  })
  return {
    words: plainWords(digits + spelling),
    phrases: [],
    filters: FILTERING_UNITS.has(unit) ? true : undefined,
    marks: [
      ...new Set([
        countedKeys.has(unit) ? `=${unit.toLowerCase()}:${number}` : digits + spelling,
        ...inches(unit, number),
        ...[...(endingsOf.get(unit.toLowerCase()) ?? [])].map((ending) => number + ending),
        ...facetsWithUnit.map((name) => `=${name.toLowerCase()}:${number}`),
      ]),
    ],
  }
}

/** Returns the marks of screens of about this size and of drives of exactly this size. */
function inches(unit: string, size: number): string[] {
  if (unit !== "in") return []
  const tenths = Math.round(SCREEN_TOLERANCE_IN * 10)
  const near = Array.from(
    { length: 2 * tenths + 1 },
    (_, at) => `${Number((size + (at - tenths) / 10).toFixed(1))}in`,
  )
  return [...near, `=formfactor:${size} in`]
}
