import { readQuantity } from "../orders/read-quantity.ts"

const DESIGNATOR = /^(?:[A-Z]{1,4}|[A-Z][a-z]{1,4})_?\d{1,4}[A-Z]?$/
const DESIGNATOR_SEPARATORS = /\s*(?:[,;]|\.\.\.?|[-–](?=[A-Z\d])|\s)\s*/
const MAX_TESTED_DESIGNATORS = 20

/** Whether a cell names places on a board: `R1, R2, C5-C9`. */
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

/** A value with its unit, which looks like a number of a part: `100nF`, `16GB`, `4k7`. */
const MEASURE =
  /^[~±]?\d+(?:[.,]\d+)?(?:[kMRGmunpµμ]\d*|\s?(?:[kMmunpµμ]?(?:F|H|Hz|V|A|W|Ω|Ohm|m|g)|[KMGT]i?B|mm|cm|in|inch|MT\/s|RPM|rpm|°C|%|"))(?:[/\s].*)?$/

const CODE_OF_LETTERS = /^[A-Z]{1,4}(?:-[A-Z\d]+){2,4}$/

/** Whether a text can be the number of a part: one word with a digit in it, or a code, and no measure. */
export const isPartNumber = (text: string): boolean =>
  CODE_OF_LETTERS.test(text) || isNumberWithDigit(text)

const isNumberWithDigit = (text: string): boolean =>
  text.length >= 4 &&
  /^[\p{L}\p{N}#][\p{L}\p{N}\-_./#+]*$/u.test(text) &&
  /\d/.test(text) &&
  (/\p{L}|[-/.]/u.test(text) || text.length >= 5) &&
  !MEASURE.test(text)

const PRICE =
  /^(?:[$€£]|USD|EUR|GBP)\s?\d|^\d[\d.,' ]*\s?(?:[$€£]|USD|EUR|GBP|CHF)$|^\d+[.,]\d{2,5}$/
export const isPrice = (cell: string): boolean => PRICE.test(cell)

const MAX_QUANTITY_LENGTH = 12

/** Whether a cell can hold a quantity: it begins with a digit or a sign, never with a letter. */
export const isQuantity = (cell: string): boolean =>
  cell.length < MAX_QUANTITY_LENGTH &&
  /^[\d×x(]/.test(cell) &&
  !MEASURE.test(cell) &&
  readQuantity(cell) !== undefined
