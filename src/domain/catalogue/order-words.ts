/** Words that ask for the lowest price, in English, German, French and Spanish; longer ones first. */
const CHEAPEST =
  /(?<![\p{L}\p{N}])(?:lowest price|least expensive|cheapest|cheap|inexpensive|(?:günstig|billig)(?:e|ste)?[rsnm]?|(?:le |la |les )?moins ch(?:er|ère|ers|ères)|pas cher|(?:más )?barat[oa]s?)(?![\p{L}\p{N}])/iu

/** Returns the words of a query that ask for the lowest price first: `cheapest` of `cheapest 1tb ssd`. */
export const readOrderWords = (query: string): string | undefined => CHEAPEST.exec(query)?.[0]
