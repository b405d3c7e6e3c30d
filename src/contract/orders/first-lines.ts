import { z } from "zod"
import { MAX_LINES } from "#domain/orders/line-limits.ts"
import { wholeNumber } from "../kernel/fields.ts"

/** Number of lines in the first response of a page. The page loads further lines afterwards. */
export const FIRST_LINES = 200

/** Query for the first lines of an order or list that may have thousands. */
export const firstLines = {
  lines: wholeNumber("lines", 1, MAX_LINES)
    .optional()
    .describe(
      "Number of lines to return, from the first. Default: all lines. Totals always include all lines.",
    ),
}

export const lineCount = z
  .int()
  .optional()
  .describe("Total number of lines. Present only if not all lines are returned.")
