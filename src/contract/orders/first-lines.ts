import { z } from "zod"
import { MAX_LINES } from "#domain/orders/line-limits.ts"
import { wholeNumber } from "../kernel/fields.ts"

/** Number of lines in the first response of a page. The page loads further lines afterwards. */
export const FIRST_LINES = 200

/** Query for the first lines of an order or list that may have thousands. */
export const firstLines = {
  lines: wholeNumber("lines", 1, MAX_LINES)
    .optional()
    .meta({ description: "Answer so many lines, the first; without it all. Sums are of all" }),
}

export const lineCount = z
  .int()
  .optional()
  .meta({ description: "How many lines there are, where not all are answered" })
