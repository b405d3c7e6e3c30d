/** The most lines of one order, and units on one of them. */
export const MAX_LINES = 5_000
export const MAX_UNITS = 1_000_000
