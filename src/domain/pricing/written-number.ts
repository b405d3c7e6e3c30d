import { t } from "../languages/translate.ts"
import { currencySign, shopCurrency } from "./currency.ts"
import type { Cents } from "./money.ts"
import { parseAmount } from "./parse-amount.ts"

/** Marks of decimals: `1,234.50` has a point, `1.234,50` a comma. */
export const decimalMarks = ["point", "comma"] as const
export type DecimalMark = (typeof decimalMarks)[number]

const SPACED = /^\d{1,3}(?:[ '’\u00a0\u202f]\d{3})+(?:[.,]\d+)?$/
const POINTED = /^\d{1,3}(?:,\d{3})+\.\d+$/
const COMMA_LIKE = /^\d{1,3}(?:\.\d{3})+,\d+$/
const GROUPS = /^\d{1,3}(?:(?:\.\d{3}){2,}|(?:,\d{3}){2,})$/
/** One mark, which may divide decimals or thousands. */
const ONE_MARK = /^(\d*)([.,])(\d+)$/
/** `12,-`: no cents. */
const NO_CENTS = /[.,][-–—]{1,2}$/

/**
 * Turns a number as people write it into digits with a decimal point: `1.234,50`, `1 234,5`, `1'234.50`. Without a mark,
 * `1.234` can be two numbers and is undefined, as is everything else.
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

/** Returns the decimal mark that a number shows by itself. */
function certainMark(text: string): DecimalMark | undefined {
  if (POINTED.test(text)) return "point"
  if (COMMA_LIKE.test(text)) return "comma"
  const [, whole = "", mark, decimals = ""] = ONE_MARK.exec(text) ?? []
  if (mark === undefined) return undefined
  const mayBeThousands = decimals.length === 3 && /^[1-9]\d{0,2}$/.test(whole)
  if (mayBeThousands) return undefined
  return mark === "," ? "comma" : "point"
}

/** Numbers within longer texts: `€ 1.234,50`. */
const NUMBER = /\d[\d.,'’ \u00a0\u202f]*\d|\d/

/** Finds the decimal mark that all of these texts agree on; undefined without one, or with both. */
export function decimalMarkOf(texts: Iterable<string>): DecimalMark | undefined {
  const found = new Set<DecimalMark>()
  for (const text of texts) {
    const mark = certainMark(NUMBER.exec(text)?.[0] ?? "")
    if (mark) found.add(mark)
  }
  return found.size === 1 ? [...found][0] : undefined
}

/** The currency that stands before or after an amount. */
const BEFORE = /^(?:\p{Sc}|\p{L}{2,3}\p{Sc}?)(?=\s*\d)/u
const AFTER = /(?:\p{Sc}|\p{L}{2,3})$/u

/** Decimals beyond those of the currency, if they are zero: ERP systems write `12,5000`. */
const FURTHER_ZEROS = /(\.\d\d)0+$/

export type WrittenAmount = { amount: Cents } | { currency: string } | undefined

/**
 * Reads an amount as people write it: `1.234,50 €`, `EUR 1,234.50`. Returns the currency if it is not the shop's,
 * and undefined for anything else.
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

/** Reads an amount of the shop's currency that a person typed. */
export function typedAmount(written: string): Cents | undefined {
  const read = readWrittenAmount(written)
  return read && "amount" in read ? read.amount : undefined
}

/** Whether a sign or a code means the shop's currency: `$` does for every dollar. */
function isShopCurrency(named: string): boolean {
  const { code } = shopCurrency()
  const sign = currencySign()
  return [code, sign].includes(named.toUpperCase()) || (named === "$" && sign.endsWith("$"))
}

/** Returns examples of amounts in the shop's currency. */
export const amountExample = (): string =>
  shopCurrency().decimals === 0 ? "118" : t("118 or 118.50")
