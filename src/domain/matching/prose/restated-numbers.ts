import { isPlaceholder } from "./known-names.ts"
import { findNumbers, isProseNumber, isShortNumber } from "./prose-numbers.ts"
import { NO_PROPERTY } from "./prose-quantities.ts"
import { ONE } from "./prose-series.ts"
import { AND_WORDS, NUMBER_LABELS, THAT_IS, UNIT_WORDS } from "./prose-words.ts"

const RESTATED = new RegExp(
  `(?:[,;:.]| ?[–—-]| ?(?<open>\\())\\s?(?:${THAT_IS})[,:]? (?<number>[\\p{L}\\p{N}][\\p{L}\\p{N}\\-_./#+]{2,40}[\\p{L}\\p{N}])(?<close>\\))?`,
  "giu",
)

/** Puts a number after such words in brackets: `2 Samsung 870 EVO, i.e. MZ-77E1T0B` as `2 Samsung 870 EVO (MZ-77E1T0B)`. */
export const withRestatedNumbers = (text: string): string =>
  text.replace(RESTATED, (whole, open = "", number: string, close = "") =>
    isProseNumber(number) && (open === "") === (close === "") ? ` (${number})` : whole,
  )

const ARTICLES = "the|die|der|das|den|le|la|les|el|los|las|il|lo|i|de|het|o|a|os|as"
/** Matches a counted name and a number after a comma: `one SSD, the MZ-77E1T0BW`, `2 tapes, black, TZE231`. */
const BEHIND_NAME = new RegExp(
  `(?<![\\p{L}\\p{N}.,-])(?<name>(?:\\d{1,4}${NO_PROPERTY}|${ONE}) (?:x )?(?!(?:${UNIT_WORDS})\\.?,)\\p{L}{2}[^;:()]{2,80}?), (?:(?:${ARTICLES}|(?:\\p{L}{2,4} )?(?:${NUMBER_LABELS})\\.?:?) )?(?<number>[\\p{L}\\p{N}](?:[\\p{L}\\p{N}\\-_./#+]{2,40}[\\p{L}\\p{N}]))(?=[.,;]|$| (?:${AND_WORDS}|that|which|you|from|die|der|das|que|che|dat)(?!\\p{L}))`,
  "giu",
)

/** Puts such a number in brackets, unless the name holds another. Figures alone get a label. */
export const withNumbersBehind = (text: string): string =>
  text.replace(BEHIND_NAME, (whole, name: string, number: string) => {
    if (findNumbers(name).length > 0 || isPlaceholder(number)) return whole
    if (/^\d{5,8}$/.test(number)) return `${name} (P/N ${number})`
    const isCode = /^(?=.*\d)[A-Z\d]{6,}$/.test(number) && isShortNumber(number)
    return isCode || isProseNumber(number) ? `${name} (${number})` : whole
  })
