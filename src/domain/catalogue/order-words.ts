/** Words that ask for the lowest price, in all languages of the search; longer ones first. */
const CHEAPEST =
  /(?<![\p{L}\p{N}])(?:lowest price|least expensive|cheapest|cheap|inexpensive|(?:günstig|billig)(?:a|e|ste|t|ast|aste)?[rsnm]?|(?:più |más )?econ[oó]mic[oaie]s?|économiques?|goedkoo?p(?:e|ste)?|najtańsz[yae]|tani(?:a|e|ego)?|(?:le |la |les )?moins ch(?:er|ère|ers|ères)|pas cher|(?:más |mais )?barat[oa]s?|billigste?|nejlevnější|levn[ýáé]|halv(?:in|at?)|(?:самы[йе] |самая )?деш[её]в(?:ый|ая|ые|ое)|(?:en )?ucuz)(?![\p{L}\p{N}])/iu

/** Returns the words of a query that ask for the lowest price first: `cheapest` of `cheapest 1tb ssd`. */
export const readOrderWords = (query: string): string | undefined => CHEAPEST.exec(query)?.[0]
