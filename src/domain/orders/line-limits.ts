/** Limits: lines of one order, units on one line. */
export const MAX_LINES = 5_000
export const MAX_UNITS = 1_000_000
