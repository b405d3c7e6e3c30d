/**
 * Casts an answer of our own server to its declared type. No schema library is loaded on public
 * pages.
 */
export const asDeclared = <Declared>(answer: unknown): Declared => answer as Declared
