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
