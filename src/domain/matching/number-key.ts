/** What makes no difference between two spellings of a number. */
const SEPARATORS = /[\s\-_./]+/gu
/** What spreadsheets put before a number so that it stays a text. */
const TEXT_MARK = /^\s*(?:'|="(?=.*"\s*$))|"\s*$/gu

/** A number as it is compared: without regard to case, blanks and `- _ . /`. */
export const exactKey = (number: string): string =>
  number.normalize("NFKC").replaceAll(TEXT_MARK, "").replaceAll(SEPARATORS, "").toUpperCase()

/** The letters and digits alone, by which near numbers are found. */
export const looseKey = (number: string): string =>
  exactKey(number).replaceAll(/[^\p{L}\p{N}]+/gu, "")
