/** Removes typed words from a query. */
export const withoutWords = (query: string, typed: readonly string[]): string =>
  typed
    .reduce((text, words) => text.replace(words, " "), query)
    .replaceAll(/\s+/g, " ")
    .trim()
