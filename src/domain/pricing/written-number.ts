import { t } from "../languages/translate.ts"
import { currencySign, shopCurrency } from "./currency.ts"
import { type Cents, parseAmount } from "./money.ts"

/** Decimal marks: `1,234.50` has a point, `1.234,50` a comma. */
export const decimalMarks = ["point", "comma"] as const
export type DecimalMark = (typeof decimalMarks)[number]

const SPACED = /^\d{1,3}(?:[ '’\u00a0\u202f]\d{3})+(?:[.,]\d+)?$/
const POINTED = /^\d{1,3}(?:,\d{3})+\.\d+$/
const COMMA_LIKE = /^\d{1,3}(?:\.\d{3})+,\d+$/
const GROUPS = /^\d{1,3}(?:(?:\.\d{3}){2,}|(?:,\d{3}){2,})$/
/** Matches a number with a single mark, which may separate decimals or thousands. */
const ONE_MARK = /^(\d*)([.,])(\d+)$/
/** Matches `12,-`, which means no cents. */
const NO_CENTS = /[.,][-–—]{1,2}$/

/**
 * Normalizes a number in common notations to digits with a decimal point: `1.234,50`, `1 234,5`, `1'234.50`. Undefined
 * if it is invalid or, without a mark, ambiguous like `1.234`.
 */
export function plainNumber(written: string, mark?: DecimalMark): string | undefined {
  const text = written.trim().replace(NO_CENTS, "")
  if (/^\d+$/.test(text)) return text
  if (SPACED.test(text)) return text.replaceAll(/[^\d.,]/g, "").replace(",", ".")
  if (GROUPS.test(text)) return text.replaceAll(/\D/g, "")
  const certain = certainMark(text)
  const found = certain ?? mark
  if (found === undefined || (certain === undefined && !ONE_MARK.test(text))) return undefined
  const [whole = "", decimals = ""] = text.split(found === "comma" ? "," : ".")
  const digits = whole.replaceAll(/\D/g, "") || "0"
  return decimals === "" ? digits : `${digits}.${decimals}`
}

/** Returns the decimal mark if the number itself shows it. */
function certainMark(text: string): DecimalMark | undefined {
  if (POINTED.test(text)) return "point"
  if (COMMA_LIKE.test(text)) return "comma"
  const [, whole = "", mark, decimals = ""] = ONE_MARK.exec(text) ?? []
  if (mark === undefined) return undefined
  const mayBeThousands = decimals.length === 3 && /^[1-9]\d{0,2}$/.test(whole)
  if (mayBeThousands) return undefined
  return mark === "," ? "comma" : "point"
}

/** Matches numbers within longer texts: `€ 1.234,50`. */
const NUMBER = /\d[\d.,'’ \u00a0\u202f]*\d|\d/

/** Returns the decimal mark that the texts show; undefined if they show none or both. */
export function decimalMarkOf(texts: Iterable<string>): DecimalMark | undefined {
  const found = new Set<DecimalMark>()
  for (const text of texts) {
    const mark = certainMark(NUMBER.exec(text)?.[0] ?? "")
    if (mark) found.add(mark)
  }
  return found.size === 1 ? [...found][0] : undefined
}

/** Match a currency before or after an amount. */
const BEFORE = /^(?:\p{Sc}|\p{L}{2,3}\p{Sc}?)(?=\s*\d)/u
const AFTER = /(?:\p{Sc}|\p{L}{2,3})$/u

/** Matches zeros beyond two decimals: ERP systems write `12,5000`. */
const FURTHER_ZEROS = /(\.\d\d)0+$/

export type WrittenAmount = { amount: Cents } | { currency: string } | undefined

/**
 * Parses an amount in common notations: `1.234,50 €`, `EUR 1,234.50`. Returns the currency if it is not the shop's;
 * undefined if the text is invalid.
 */
export function readWrittenAmount(written: string, mark?: DecimalMark): WrittenAmount {
  const text = written.trim()
  const before = BEFORE.exec(text)?.[0]
  const rest = text.slice(before?.length ?? 0).trim()
  const after = AFTER.exec(rest)?.[0]
  const number = rest.slice(0, rest.length - (after?.length ?? 0)).trimEnd()
  const other = [before, after].find((named) => named !== undefined && !isShopCurrency(named))
  const plain = plainNumber(number, mark)?.replace(FURTHER_ZEROS, "$1")
  if (plain === undefined) return undefined
  if (other !== undefined) return { currency: other }
  const amount = parseAmount(plain)
  return amount === undefined ? undefined : { amount }
}

/** Parses a typed amount of the shop's currency; undefined if invalid. */
export function typedAmount(written: string): Cents | undefined {
  const read = readWrittenAmount(written)
  return read && "amount" in read ? read.amount : undefined
}

/** Reports whether a sign or code means the shop's currency. `$` matches every dollar currency. */
function isShopCurrency(named: string): boolean {
  const { code } = shopCurrency()
  const sign = currencySign()
  return [code, sign].includes(named.toUpperCase()) || (named === "$" && sign.endsWith("$"))
}

export const amountExample = (): string =>
  shopCurrency().decimals === 0 ? "118" : t("118 or 118.50")
