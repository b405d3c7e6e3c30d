/** Parts lists of one account, saves of one list that can still be looked at, and machines of one list. */
export const MAX_LISTS = 100
export const MAX_REVISIONS = 50
export const MAX_BUILDS = 1_000_000
/** Hundredths of a percent: spares are twice what is built at most. */
export const MAX_SPARE_BASIS_POINTS = 10_000
