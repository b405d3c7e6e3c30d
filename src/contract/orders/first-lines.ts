import { z } from "zod"
import { MAX_LINES } from "#domain/orders/line-limits.ts"
import { wholeNumber } from "../kernel/fields.ts"

/** How many lines a page brings along; what has more of them loads the others afterwards. */
export const FIRST_LINES = 200

/** For whoever wants to see the beginning of thousands of lines. */
export const firstLines = {
  lines: wholeNumber("lines", 1, MAX_LINES)
    .optional()
    .meta({ description: "Answer so many lines, the first; without it all. Sums are of all" }),
}

export const lineCount = z
  .int()
  .optional()
  .meta({ description: "How many lines there are, where not all are answered" })
