import { z } from "zod"
import { MAX_LINES } from "#domain/orders/line-limits.ts"
import { optional, wholeNumber } from "../kernel/fields.ts"

/** Number of lines in the first response of a page. The page loads further lines afterwards. */
export const FIRST_LINES = 200

/** Query for the first lines of an order or list that may have thousands. */
export const firstLines = {
  lines: optional(
    wholeNumber("lines", 1, MAX_LINES),
    "Number of lines to return, from the first. Default: all lines. Totals always include all lines.",
  ),
}

export const lineCount = optional(
  z.int(),
  "Total number of lines. Present only if not all lines are returned.",
)
