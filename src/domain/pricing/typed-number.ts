import { inEachLanguage } from "../languages/languages.ts"
import type { Cents } from "./money.ts"
import { parseAmount } from "./parse-amount.ts"
import { type DecimalMark, plainNumber, readWrittenAmount } from "./written-number.ts"

/** The decimal mark of the current language. */
export const typedMark = inEachLanguage(({ locale }): DecimalMark => {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5)
  return parts.some(({ type, value }) => type === "decimal" && value === ",") ? "comma" : "point"
})

/**
 * Reads a number that somebody types in the current language, as plain digits with a decimal point: `1.234,5` and
 * `1.234` on German pages. Undefined for anything else.
 */
export const readTypedNumber = (typed: string): string | undefined =>
  plainNumber(typed, typedMark())

/** `1.234` on German pages: thousands there, a decimal where the number may come from. */
const UNCLEAR = /^[1-9]\d{0,2}\.\d{3}$/

/** Whether a number can be read in two ways, so that nothing may be written by it. */
export const isUnclear = (typed: string): boolean =>
  typedMark() === "comma" && UNCLEAR.test(typed.trim())

/** Reads an amount that somebody types in the current language. Undefined if it is none, or unclear. */
export function readTypedAmount(typed: string): Cents | undefined {
  if (isUnclear(typed)) return undefined
  const read = readWrittenAmount(typed, typedMark())
  return parseAmount(typed.trim()) ?? (read && "amount" in read ? read.amount : undefined)
}

/** Reads an amount in a call: languages with a decimal comma may have it there, too. */
export const readSentAmount = (sent: string): Cents | undefined =>
  typedMark() === "comma" ? readTypedAmount(sent) : parseAmount(sent)

/** Reads a number in a call the same way; `NaN` if it is none, or unclear. */
export function readSentNumber(sent: string): number {
  if (typedMark() === "point") return Number(sent)
  return isUnclear(sent) ? Number.NaN : Number(readTypedNumber(sent) ?? sent)
}

const LEADING_NUMBER = /^\s*([+-]?)(\d[\d.,]*)/

/**
 * Reads a number with or without a unit that somebody types in the current language, as digits with a decimal point:
 * `1,35 V`. Anything else stays as it is. Undefined if it can be two.
 */
export function readTypedMeasure(typed: string): string | undefined {
  const [leading = "", sign = "", number = ""] = LEADING_NUMBER.exec(typed) ?? []
  if (typedMark() === "point" || number === "") return typed
  if (isUnclear(number)) return undefined
  const plain = readTypedNumber(number)
  return plain === undefined ? typed : sign + plain + typed.slice(leading.length)
}

/** Writes plain digits as a field of the current language holds them: `12,50` on German pages. */
export const writeTyped = (plain: string): string =>
  typedMark() === "comma" ? plain.replace(".", ",") : plain
