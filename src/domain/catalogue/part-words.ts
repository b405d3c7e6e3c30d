import { isRangedFacet } from "./facets.ts"
import { isBareId } from "./part-number.ts"
import { shownDescription } from "./part-rows.ts"
import { traitMarks } from "./part-traits.ts"
import { layoutEndings } from "./peripheral-words.ts"
import { decimalsIn, joinKits, minimumMark, plainWords, unitPattern } from "./search-terms.ts"
import { countedKeys, minimumKeys } from "./search-units.ts"
import { synonyms } from "./search-words.ts"
import type { Specs } from "./spec-values.ts"
import { emptyWords } from "./stop-words.ts"

export interface SearchedPart {
  name: string
  sku: string
  mpn: string | null
  category: string
  description: string
  specs: Specs
  /** Facet values such as `socket:AM5`. */
  facets: readonly string[]
  /** Values of the shop's own attributes, with label and unit. */
  extraTexts?: readonly string[]
}

/** Joins the name and the part numbers that buyers know, in lower case. */
export const titleOf = ({ name, sku, mpn }: SearchedPart): string =>
  [name, ...(isBareId(sku) ? [] : [sku]), ...(mpn ? [mpn] : [])].join(" ").toLowerCase()

/**
 * Returns the distinct index words of a part. In addition to the words of its texts there are marks, which begin with
 * '=' and match as a whole: joined numbers, words of the name, the category, facet values except ranges, true specs,
 * counts, and phrases of the synonyms.
 */
export function partWords(part: SearchedPart): Set<string> {
  const words = new Set<string>()
  const title = joinKits(titleOf(part)).replaceAll(TERABYTES, (size) => {
    words.add(size.replace(" ", ""))
    return " "
  })
  for (const word of nameWords(title)) words.add(`=name:${word}`)
  addText(words, title)
  for (const number of [part.sku, part.mpn ?? ""]) addNumber(words, number.toLowerCase())
  for (const word of plainWords(part.category.toLowerCase())) words.add(word)
  words.add(`=category:${part.category.toLowerCase()}`)
  for (const facet of part.facets)
    if (!/:\d+-\d*$/.test(facet) && !isRangedFacet(facet.slice(0, facet.indexOf(":"))))
      words.add(`=${facet.toLowerCase()}`)
  addSpecs(words, part.specs)
  for (const mark of traitMarks(part.specs)) words.add(mark)
  const kinds = [coolerMarks, driveMarks, layoutMarks, mouseMarks]
  for (const mark of kinds.flatMap((marksOf) => marksOf(part))) words.add(mark)
  for (const text of part.extraTexts ?? []) addText(words, text.toLowerCase())
  addWords(words, plainWords(shownDescription(part).toLowerCase()))
  return words
}

/** Returns the words of a name. Decimals with a unit are whole: `56.3 CFM` holds no 3. */
const nameWords = (title: string): string[] => [
  ...plainWords(title.replaceAll(MEASURED_DECIMAL, "")),
  ...(title.match(MEASURED_DECIMAL) ?? []),
]
const MEASURED_DECIMAL = new RegExp(
  `(?<![\\p{L}\\p{N}.,])\\d+\\.\\d+(?= ?(?:${unitPattern})(?![\\p{L}\\p{N}]))`,
  "gu",
)

const COOLERS: ReadonlySet<string> = new Set(["Cooling", "CPUCooler"])
/** Maximum height of coolers that their manufacturers call low. */
const MAX_LOW_COOLER_MM = 77

const WITH_WATER = /(?<!\p{L})(?:aio|all[- ]in[- ]one|liquid|water|radiator)/iu

/** Returns the marks of coolers that cool with air, also where no type is stated, and of low ones. */
function coolerMarks({ category, name, specs }: SearchedPart): string[] {
  if (!COOLERS.has(category)) return []
  const { type = "", heightMm, radiatorMm } = specs
  const isAir = type === "Air" || (type === "" && !radiatorMm && !WITH_WATER.test(name))
  const isLow = typeof heightMm === "number" && heightMm > 0 && heightMm <= MAX_LOW_COOLER_MM
  if (!isAir) return []
  return isLow ? ["=is:air_cooled", "=is:low_profile"] : ["=is:air_cooled"]
}

/** Returns the marks of drives that fit into laptops, and of U.2 drives, which are NVMe even if they deny it. */
function driveMarks({ specs }: SearchedPart): string[] {
  const { capacityGB, formFactor, interface: connection } = specs
  if (capacityGB === undefined) return []
  const fits = /^(?:2\.5|m\.2)/i.test(String(formFactor)) && /sata|pcie/i.test(String(connection))
  return [...(fits ? ["=is:laptop_drive"] : []), ...(connection === "U.2" ? ["=is:nvme"] : [])]
}

const MICE: ReadonlySet<string> = new Set(["Mouse", "Mice"])
/** Maximum weight of mice that their manufacturers call light. */
const MAX_LIGHT_MOUSE_G = 65

/** Returns the mark of light mice. */
function mouseMarks({ category, specs: { weightG } }: SearchedPart): string[] {
  const isLight = typeof weightG === "number" && weightG > 0 && weightG <= MAX_LIGHT_MOUSE_G
  return MICE.has(category) && isLight ? ["=is:lightweight"] : []
}

const KEYBOARDS: ReadonlySet<string> = new Set(["Keyboard", "Keyboards"])

/** Returns the marks of the layout that the number of a keyboard ends with: `-DE`. */
function layoutMarks({ category, sku, mpn }: SearchedPart): string[] {
  if (!KEYBOARDS.has(category)) return []
  const numbers = [mpn ?? "", ...(isBareId(sku) ? [] : [sku])]
  return layoutEndings
    .filter(({ ending }) => numbers.some((number) => ending.test(number)))
    .map(({ layout }) => `=layout:${layout}`)
}

/** Matches sizes such as `1.2 TB`, which are indexed whole so that they do not match 2 TB. */
const TERABYTES = /(?<![\d.,])\d+\.\d+ ?tb(?![\p{L}\p{N}])/gu

/** Adds texts and numbers. Adds numbers also with the unit at the end of their key: 850 of `wattageW` as `850w`. */
function addSpecs(words: Set<string>, held: unknown, key = ""): void {
  if (Array.isArray(held)) {
    if (countedKeys.has(key)) addCount(words, key, held.length)
    for (const each of held) addSpecs(words, each, key)
  } else if (typeof held === "object" && held !== null)
    for (const [name, value] of Object.entries(held)) addSpecs(words, value, name)
  else if (held === true) words.add(`=is:${key.toLowerCase()}`)
  else if (typeof held === "string") {
    addText(words, held.toLowerCase())
    for (const word of plainWords(held.toLowerCase())) words.add(`=spec:${word}`)
  } else if (typeof held === "number") {
    addText(words, String(held))
    if (countedKeys.has(key)) addCount(words, key, held)
    if (held !== 0) for (const ending of endingsOf(key)) words.add(held + ending)
  }
}

function addCount(words: Set<string>, key: string, count: number): void {
  words.add(`=${key.toLowerCase()}:${count}`)
  if (!minimumKeys.has(key)) return
  for (let least = 1; least <= Math.min(count, MAX_MINIMUM); least += 1)
    words.add(minimumMark(key, least))
}
const MAX_MINIMUM = 32

const endings = new Map<string, string[]>()

/** Returns the ends of a key from each capital letter on, in lower case. */
function endingsOf(key: string): string[] {
  const known = endings.get(key)
  if (known) return known
  const found = /^[a-z][A-Za-z0-9]{1,40}$/.test(key)
    ? [...key.matchAll(/[A-Z]/g)].map(({ index }) => key.slice(index).toLowerCase())
    : []
  if (endings.size < MAX_KEYS) endings.set(key, found)
  return found
}
const MAX_KEYS = 10_000

/**
 * Adds a text as written and in other common spellings: `ddr5` as `ddr 5`, `32 gb` as `32gb`, `lga 1700` as `lga1700`.
 */
function addText(words: Set<string>, text: string): void {
  const written = plainWords(text)
  addWords(words, written)
  for (const decimal of decimalsIn(text)) words.add(decimal)
  for (const [at, word] of written.entries()) {
    const next = written[at + 1]
    const isLetters = LETTERS.test(word)
    const isDigits = !isLetters && DIGITS.test(word)
    if (!isLetters && !isDigits) addPieces(words, word)
    else if (next !== undefined && (isLetters ? DIGITS : LETTERS).test(next)) words.add(word + next)
  }
}

/** Adds each run of letters or digits, and each ending: `x3d` of `7800x3d`. */
function addPieces(words: Set<string>, word: string): void {
  const pieces = word.match(PIECES) ?? []
  for (const [at, piece] of pieces.entries()) {
    words.add(piece)
    if (at > 0 && word.length <= MAX_TAILED_LENGTH) words.add(pieces.slice(at).join(""))
  }
}
/**
 * Maximum length of words whose endings are indexed. Longer words are part numbers, whose endings people do not type.
 */
const MAX_TAILED_LENGTH = 8

const LETTERS = /^\p{L}+$/u
const DIGITS = /^\p{N}+$/u
const PIECES = /\p{L}+|\p{N}+/gu

function addWords(words: Set<string>, texts: readonly string[]): void {
  for (const [at, word] of texts.entries()) {
    if (!emptyWords.has(word)) words.add(word)
    for (const phrase of phrases.get(word) ?? [])
      if (phrase.every((part, index) => texts[at + index] === part)) words.add(phraseMark(phrase))
  }
}

export const phraseMark = (phrase: readonly string[]): string => `=phrase:${phrase.join(" ")}`

/** Phrases of several words, by their first word. */
const phrases = Map.groupBy(
  synonyms
    .flatMap(({ means }) => means.filter((text) => !text.includes(":")).map(plainWords))
    .filter(({ length }) => length > 1),
  ([first = ""]) => first,
)

/** Adds a number joined, and without its first piece or two: `CA-TM5-6032` as `tm56032`. */
function addNumber(words: Set<string>, number: string): void {
  const pieces = plainWords(number)
  if (pieces.length === 0) return
  words.add(`=number:${pieces.join("")}`)
  if (isBareId(number)) return
  for (let start = 0; start <= 2 && start < pieces.length; start += 1)
    words.add(pieces.slice(start).join(""))
}
