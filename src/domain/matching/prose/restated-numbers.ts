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

/** Matches `Part number is JK-8500GB-0`, `La référence est JK-8500FR-0`. */
const STATES_NUMBER = new RegExp(
  `^(?:(?:and|und|et|y|e|the|its|die|das|la|le|el|il|o|de|het|das ist|that['’]?s|it['’]?s) ){0,2}(?:${NUMBER_LABELS})(?: (?:is|ist|lautet|est|es|è|wäre|jest|är|er|é|would be|should be))? ?:? ?(?<number>[\\p{L}\\p{N}][\\p{L}\\p{N}\\-_./#+]{3,40}[\\p{L}\\p{N}])(?![\\p{L}\\p{N}])`,
  "iu",
)

/** Returns the part number that a sentence states of the part before it. */
export function statedNumber(sentence: string): string | undefined {
  const number = STATES_NUMBER.exec(sentence)?.groups?.number
  return number !== undefined && isProseNumber(number) ? number : undefined
}
