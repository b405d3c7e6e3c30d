/** Removes typed words from a query. */
export const withoutWords = (query: string, typed: readonly string[]): string =>
  typed
    .reduce((text, words) => text.replace(words, " "), query)
    .replaceAll(/\s+/g, " ")
    .trim()

/** Matches `I` with its verb. Alone, it may be part of a name: `B650E-I`. */
const PRONOUN =
  /(?<![\p{L}\p{N}-])i(?:['’]?m| am| need| want| have| would like| use| should|['’]d like|['’]ve)(?: to| got| looking for)?(?![\p{L}\p{N}])|(?:should|can|do|could) i(?![\p{L}\p{N}-])/giu

/** Removes what a sentence says of the buyer: `I need a usb headset`. */
export const withoutPronouns = (query: string): string => query.replaceAll(PRONOUN, " ").trim()
