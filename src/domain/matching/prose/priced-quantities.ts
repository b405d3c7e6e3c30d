import { withoutPrices } from "./prose-sentences.ts"
import { UNIT_WORDS } from "./prose-words.ts"

const MONEY = "(?:[$€£]|\\p{Lu}{3})? ?\\d[\\d.,'’]{0,14}(?: ?(?:[$€£]|\\p{Lu}{3}))?(?! ?\\d)"
/** Matches `30 @ $75 = $2,250`. */
const PRICED = new RegExp(
  `(?<=\\s)(?<units>[1-9]\\d{0,5})(?: ?(?:${UNIT_WORDS})\\.?)? ?[@x×*à] ?(?<price>${MONEY}) ?= ?(?<total>${MONEY})`,
  "gu",
)

/** Writes `30 @ $75 = $2,250` as `x 30` if the product is right. */
export const withPricedQuantities = (line: string): string =>
  line.replaceAll(PRICED, (whole, ...found) => {
    const { units = "", price = "", total = "" }: Record<string, string> = found.at(-1)
    return Number(units) * centsIn(price) === centsIn(total) ? `x ${units}` : whole
  })

/** Returns the amount of `$2,250` or `1.902,00 €` in cents. Two digits after the last separator are decimals. */
function centsIn(written: string): number {
  const digits = written.replaceAll(/[^\d.,]/g, "")
  const [, whole = digits, decimals = "0"] = /^(.*)[.,](\d{1,2})$/.exec(digits) ?? []
  return Number(whole.replaceAll(/\D/g, "")) * 100 + Number(decimals.padEnd(2, "0"))
}

/** Matches amounts at the end: ` - 89.00`, ` 14.90 149.00`, ` price 41.50`. */
const AMOUNTS =
  /(?:,? (?:[@à–—/|-] |(?:(?:unit )?price|preis|ep|prix|pu|precio|prezzo|prijs|cena|pris):? )?\d{1,6}[.,]\d{2}){1,2}$/iu
/** Matches a figure that can be a quantity. */
const UNITS = /(?<![\p{L}\p{N}.,/-])[x×]? ?[1-9]\d{0,4}(?: ?[x×])?(?![\p{L}\p{N}.,/-])/u

/** Removes amounts from consecutive lines that all end with them and have another figure. */
export function withoutAmounts(lines: readonly string[]): readonly string[] {
  const bare = lines.map((line) => {
    const text = line.trimEnd()
    const rest = text.replace(AMOUNTS, "")
    return rest !== text && UNITS.test(rest) && withoutPrices(text) === text.trim()
      ? rest
      : undefined
  })
  return lines.map((line, at) =>
    bare[at - 1] === undefined && bare[at + 1] === undefined ? line : (bare[at] ?? line),
  )
}
