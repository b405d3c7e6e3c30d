/** The most lines of one order, and units on one of them. */
export const MOST_LINES = 5_000
export const MOST_UNITS = 1_000_000
