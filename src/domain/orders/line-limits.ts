/** Limits: lines of one order, units on one line. */
export const MAX_LINES = 5_000
export const MAX_UNITS = 1_000_000

/** Number of lines in the first response of a page. The page loads further lines afterwards. */
export const FIRST_LINES = 200
