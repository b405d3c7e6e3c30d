import { formatPerLanguage } from "../languages/languages.ts"
import { type Cents, cents, parseAmount, toCents, writeAmount } from "./money.ts"
import { type DecimalMark, plainNumber, readWrittenAmount } from "./written-number.ts"

/** Returns the decimal mark of the current language. */
export const typedMark = formatPerLanguage(({ locale }): DecimalMark => {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5)
  return parts.some(({ type, value }) => type === "decimal" && value === ",") ? "comma" : "point"
})

/**
 * Parses a number typed in the current language into digits with a decimal point. German pages accept `1.234,5` and
 * `1.234`. Undefined if invalid.
 */
export const readTypedNumber = (typed: string): string | undefined =>
  plainNumber(typed, typedMark())

/** Matches `1.234`, which has thousands in German, but decimals in other sources. */
const UNCLEAR = /^[1-9]\d{0,2}\.\d{3}$/

/** Reports whether a number is ambiguous, so that it must not change data. */
export const isUnclear = (typed: string): boolean =>
  typedMark() === "comma" && UNCLEAR.test(typed.trim())

/** Parses an amount typed in the current language; undefined if invalid or ambiguous. */
export function readTypedAmount(typed: string): Cents | undefined {
  if (isUnclear(typed)) return undefined
  const read = readWrittenAmount(typed, typedMark())
  return parseAmount(typed.trim()) ?? (read && "amount" in read ? read.amount : undefined)
}

/** Converts a typed amount to the notation of requests. Other text stays as it is, so that the server reports it. */
export function amountToSend(typed: string): string {
  const amount = readTypedAmount(typed)
  return amount === undefined ? typed : writeAmount(amount)
}

/** Parses an amount of an API request, which may use the decimal comma of its language. */
export const readSentAmount = (sent: string): Cents | undefined =>
  typedMark() === "comma" ? readTypedAmount(sent) : parseAmount(sent)

/** Parses a number of an API request likewise; `NaN` if invalid or ambiguous. */
export function readSentNumber(sent: string): number {
  if (typedMark() === "point") return Number(sent)
  return isUnclear(sent) ? Number.NaN : Number(readTypedNumber(sent) ?? sent)
}

const LEADING_NUMBER = /^\s*([+-]?)(\d[\d.,]*)/

/**
 * Normalizes the number at the start of a typed measure to a decimal point: `1,35 V`. Any other text is returned
 * unchanged. Undefined if the number is ambiguous.
 */
export function readTypedMeasure(typed: string): string | undefined {
  const [leading = "", sign = "", number = ""] = LEADING_NUMBER.exec(typed) ?? []
  if (typedMark() === "point" || number === "") return typed
  if (isUnclear(number)) return undefined
  const plain = readTypedNumber(number)
  return plain === undefined ? typed : sign + plain + typed.slice(leading.length)
}

/** Formats plain digits for an input field of the current language: `12,50` on German pages. */
export const writeTyped = (plain: string): string =>
  typedMark() === "comma" ? plain.replace(".", ",") : plain

/** Formats a JSON amount for an input field: `12.50`, `12,50` on German pages, `12` in yen. Empty if undefined. */
export const typedAmountOf = (amount: number | undefined): string =>
  amount === undefined ? "" : writeTyped(writeAmount(toCents(amount)))

const HUNDREDTHS = 10_000

/** Normalizes a typed percentage: `8,875 %` becomes `8.875`. */
export const plainPercent = (written: string): string =>
  written.trim().replace(/%$/, "").trimEnd().replace(",", ".")

/** Parses a percentage such as `+5` or `-2,5 %` into hundredths of a percent; undefined if invalid or -100 or less. */
export function parsePercent(written: string): number | undefined {
  const [, sign, whole = "", decimals = ""] =
    /^([-+−]?)\s*(\d{1,4})(?:\.(\d{1,2}))?$/.exec(plainPercent(written)) ?? []
  if (whole === "") return undefined
  const size = Number(whole) * 100 + Number(decimals.padEnd(2, "0"))
  const change = sign === "-" || sign === "−" ? -size : size
  return change > -HUNDREDTHS ? change : undefined
}

/** Changes a price by hundredths of a percent, rounding half up. */
export const changeByPercent = (amount: Cents, hundredths: number): Cents =>
  cents(Math.floor((amount * (HUNDREDTHS + hundredths) * 2 + HUNDREDTHS) / (2 * HUNDREDTHS)))
