import { readQuantity } from "../orders/read-quantity.ts"
import { MONTH_WORDS } from "./prose/prose-words.ts"

const DESIGNATOR = /^(?:[A-Z]{1,4}|[A-Z][a-z]{1,4})_?(?!0\d{3})\d{1,4}[A-Z]?$/
const DESIGNATOR_SEPARATORS = /\s*(?:[,;]|\.\.\.?|[-–](?=[A-Z\d])|\s)\s*/
const MAX_TESTED_DESIGNATORS = 20

/** Returns whether a cell holds reference designators of a board: `R1, R2, C5-C9`. */
export function isDesignators(cell: string): boolean {
  const names = cell.slice(0, 200).split(DESIGNATOR_SEPARATORS).filter(Boolean)
  if (cell.length > 200) names.pop()
  return (
    names.length > 0 &&
    DESIGNATOR.test(names[0] ?? "") &&
    names
      .slice(1, MAX_TESTED_DESIGNATORS)
      .every((name) => DESIGNATOR.test(name) || /^\d{1,4}$/.test(name))
  )
}

/** Matches a value with its unit, which resembles a part number: `100nF`, `16GB`, `4k7`. */
const MEASURE =
  /^[~±]?\d+(?:[.,]\d+)?(?:[kMRGmunpµμ]\d*|\s?(?:[kMmunpµμ]?(?:F|H|Hz|V|A|W|Ω|Ohm|m|g)|[KMGT]i?B|mm|cm|in|inch|MT\/s|RPM|rpm|°C|%|"))(?:[/\s].*)?$/

export const isMeasure = (text: string): boolean => MEASURE.test(text)

const CODE_OF_LETTERS = /^[A-Z]{1,4}(?:-[A-Z\d]+){2,4}$/

/** Returns whether a text can be a part number: a word with a digit or a code of letters, but no measure. */
export const isPartNumber = (text: string): boolean =>
  CODE_OF_LETTERS.test(text) || isNumberWithDigit(text)

const isNumberWithDigit = (text: string): boolean =>
  text.length >= 4 &&
  /^[\p{L}\p{N}#][\p{L}\p{N}\-_./#+]*$/u.test(text) &&
  /\d/.test(text) &&
  (/\p{L}|[-/.]/u.test(text) || text.length >= 5) &&
  !isMeasure(text)

const PRICE =
  /^(?:[$€£]|USD|EUR|GBP)\s?\d|^\d[\d.,' ]*\s?(?:[$€£]|USD|EUR|GBP|CHF)$|^\d+[.,]\d{2,5}$|^\d{1,3}(?:[.,' ]\d{3}){1,3}[.,]\d{2}$/
export const isPrice = (cell: string): boolean => PRICE.test(cell)

const MAX_QUANTITY_LENGTH = 12

/** Returns whether a cell can hold a quantity. It begins with a digit, `×`, `x` or a bracket. */
export const isQuantity = (cell: string): boolean =>
  cell.length < MAX_QUANTITY_LENGTH &&
  /^[\d×x(]/.test(cell) &&
  !isMeasure(cell) &&
  readQuantity(cell) !== undefined

/** Matches `2026-06-10`, `10.06.2026`, `10.6.`, `10-Jun`, `3 June 26`. */
const DATE = new RegExp(
  `^\\d{4}-\\d{2}-\\d{2}|^\\d{1,2}[./]\\d{1,2}[./](?:\\d{2,4}(?: \\d{1,2}:\\d{2}(?::\\d{2})?)?)?$|^\\d{1,2}[-. /]{1,2}${MONTH_WORDS}(?:[-. /']{1,2}\\d{2,4})?$`,
  "iu",
)
export const isDate = (cell: string): boolean => DATE.test(cell)

export const hasDigit = (cell: string): boolean => /\d/.test(cell)
/** Returns whether a cell holds a word in small letters, as names do and numbers do not. */
export const hasWord = (cell: string): boolean => /\p{Ll}{2}/u.test(cell)
/** Returns whether a cell begins with a part number in brackets: `[CA-F-120] Breva 120 PWM`. */
export const beginsWithNumber = (cell: string): boolean =>
  /^\[(?:[^\s[\]]+|[^[\]\p{Ll}]{2,60})\] /u.test(cell)
/** Returns whether a cell holds a number with decimals, as prices have and part numbers do not. */
export const isDecimal = (cell: string): boolean => /^\d+[.,]\d{1,5}$/.test(cell)
export const isLink = (cell: string): boolean => /^https?:\/\/|^www\./.test(cell)
/** Reads a cell that holds only a whole number of units; undefined for other cells. */
export const unitsOf = (cell = ""): number | undefined =>
  /^\d{1,6}$/.test(cell) ? Number(cell) : undefined

export const countWords = (cell: string): number => cell.split(/\s+/).length
