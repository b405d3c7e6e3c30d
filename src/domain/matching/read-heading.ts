import { type HeadingMeaning, headingMeanings } from "./heading-words.ts"

export interface ReadHeading {
  meaning: HeadingMeaning
  /** Whether the whole heading is known, not only a phrase within it. */
  isWhole: boolean
}

const MAX_HEADING_LENGTH = 60
const MAX_HEADING_WORDS = 8

/** Matches a label with its value: `Qty: 20`. */
const HAS_VALUE = /[:=]\s*[^\s()[\]]/

const CURRENCIES = /(?<= )(?:usd|eur|gbp|chf|inr|sek)$/

const meaningOf = new Map<string, HeadingMeaning>()
for (const meaning of headingMeanings)
  for (const head of meaning.heads.split("|"))
    if (!meaningOf.has(plainWords(head))) meaningOf.set(plainWords(head), meaning)

/** Matches words that name the table of a column: `Order Lines/Product`. */
const OF_A_TABLE =
  /^(?:(?:purchase |sales )?order lines?|bom lines?|lines?|invoice lines?|items?) (?=\p{L}{2})/u

/** Finds the meaning of a heading; undefined if it is unknown. */
export function readHeading(heading: string): ReadHeading | undefined {
  if (heading.length > MAX_HEADING_LENGTH || HAS_VALUE.test(heading)) return undefined
  const plain = plainHeading(heading)
  const whole = meaningOf.get(plain) ?? meaningOf.get(plain.replace(OF_A_TABLE, ""))
  if (whole) return { meaning: whole, isWhole: true }
  const words = plain.split(" ")
  const number = numberOfSomebody(words)
  if (number) return { meaning: number, isWhole: true }
  if (words.length < 2 || words.length > MAX_HEADING_WORDS || /\d{2}/.test(heading))
    return undefined
  const phrase = longestPhrase(words)
  return phrase && { meaning: phrase, isWhole: false }
}

const MAKER =
  /^(?:mfr|mfg|mfgr|manf|manuf|manufacturers?|maker|oem|hersteller|fabricant|fabricante)$/
const SUPPLIER = /^(?:suppliers?|vendors?|seller|lieferanten?|fournisseur|proveedor)$/
const OWNER =
  /^(?:customers?|cust|our|own|my|internal|inhouse|company|client|kunden|eigene|interne|unsere)$/
const NUMBER =
  /^(?:no|nr|number|num|code|pn|mpn|sku|id|ref|reference|nummer|numero|codigo|referencia)$/
const MAX_NUMBER_WORDS = 5

/** Finds the meaning of a heading that names a number and its owner: `Mfr Item Number`. */
function numberOfSomebody(words: readonly string[]): HeadingMeaning | undefined {
  const isNumber =
    words.length <= MAX_NUMBER_WORDS && words.slice(1).some((one) => NUMBER.test(one))
  if (!isNumber || words.some((one) => /^(?:and|order|tax|vat|phone|account)$/.test(one)))
    return undefined
  if (words.some((one) => MAKER.test(one))) return meaningOf.get("mpn")
  if (words.some((one) => SUPPLIER.test(one))) return meaningOf.get("supplier no")
  return words.some((one) => OWNER.test(one)) ? meaningOf.get("customer no") : undefined
}

/** Finds the longest known phrase; of several equally long ones, the last. */
function longestPhrase(words: readonly string[]): HeadingMeaning | undefined {
  for (let length = words.length - 1; length > 0; length -= 1)
    for (let from = words.length - length; from >= 0; from -= 1) {
      const meaning = meaningOf.get(words.slice(from, from + length).join(" "))
      if (meaning?.isPhrase) return meaning
    }
  return undefined
}

/** Normalizes a heading. Removes brackets, currencies and `1` of `Supplier 1`. */
export function plainHeading(heading: string): string {
  const open = heading.replaceAll(/\(e?s\)/gi, "").replaceAll(/[*`~]/g, " ")
  const bare = plainWords(open.replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, " "))
  return bare === "" ? plainWords(open) : bare
}

function plainWords(text: string): string {
  return text
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll(/[#№]/g, " no ")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .replaceAll(/(?<=\p{L})\d+(?= |$)|(?<= |^)\d+(?= |$)/gu, "")
    .replaceAll(/ {2,}/g, " ")
    .trim()
    .replace(CURRENCIES, "")
}
