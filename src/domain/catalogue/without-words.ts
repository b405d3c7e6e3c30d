/** What is left of a query without these words. */
export const withoutWords = (query: string, typed: readonly string[]): string =>
  typed
    .reduce((text, words) => text.replace(words, " "), query)
    .replaceAll(/\s+/g, " ")
    .trim()
