/** The one search of every page: where parts are listed, all filters belong to its form. */
export const SEARCH_FORM = "search"

/** Also without script: Enter in the search and a click on its button open the part of an exact number. */
export const openExact = { name: "open", value: "exact" } as const
