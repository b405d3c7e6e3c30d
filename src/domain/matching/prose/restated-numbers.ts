import { isProseNumber } from "./prose-numbers.ts"
import { THAT_IS } from "./prose-words.ts"

const RESTATED = new RegExp(
  `(?:[,;:.]| ?[–—-]| ?(?<open>\\())\\s?(?:${THAT_IS})[,:]? (?<number>[\\p{L}\\p{N}][\\p{L}\\p{N}\\-_./#+]{2,40}[\\p{L}\\p{N}])(?<close>\\))?`,
  "giu",
)

/** Puts a number after such words in brackets: `2 Samsung 870 EVO, i.e. MZ-77E1T0B` as `2 Samsung 870 EVO (MZ-77E1T0B)`. */
export const withRestatedNumbers = (text: string): string =>
  text.replace(RESTATED, (whole, open = "", number: string, close = "") =>
    isProseNumber(number) && (open === "") === (close === "") ? ` (${number})` : whole,
  )
