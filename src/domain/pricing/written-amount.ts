import { t } from "../languages/translate.ts"
import { currencySign, shopCurrency } from "./currency.ts"
import type { Cents } from "./money.ts"
import { parseAmount } from "./parse-amount.ts"
import { type DecimalMark, plainNumber } from "./written-number.ts"

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
