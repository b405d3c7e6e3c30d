import { formatPerLanguage } from "./languages.ts"

const disjunctions = formatPerLanguage(
  ({ locale }) => new Intl.ListFormat(locale, { type: "disjunction" }),
)

/** Formats `48 or 60`. */
export const listOr = (words: readonly string[]): string => disjunctions().format(words)
