import { z } from "zod"
import { t } from "#domain/languages/translate.ts"
import { MAX_LINES, MAX_UNITS } from "#domain/orders/quantity.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { emptyUnless, optional, wholeNumber } from "./fields.ts"

/** Accepts any text that may be an id. The shop reports unknown ids. */
export const linePartId = z
  .string({ error: "partId is Required" })
  .transform(emptyUnless(/^[\w-]{1,64}$/))
  .meta({ example: "d4016a39c8e609841ed6e812" })
export const lineQuantity = wholeNumber("Quantity", 1, MAX_UNITS)

/** Refuses too many lines before checking each. */
export function linesOf<Line extends z.ZodType>(line: Line) {
  const lines = z.array(line, { error: "Lines are Required" }).min(1, "Add at least one line")
  return z.preprocess((given: z.input<typeof lines>, context) => {
    if (!Array.isArray(given) || given.length <= MAX_LINES) return given
    const message = t("At most {most} lines at once", { most: formatCount(MAX_LINES) })
    context.addIssue({ code: "custom", message })
    return z.NEVER
  }, lines)
}

export const lineNumber = wholeNumber("Line", 1, MAX_LINES)

export const numberedLines = <Line extends { number: number }, Written>(
  line: z.ZodType<Line, Written>,
  most = MAX_LINES,
) =>
  z
    .array(line)
    .min(1, "Add at least one line")
    .max(most, {
      error: () => t("At most {most} lines at once", { most: formatCount(most) }),
    })
    .refine((lines) => new Set(lines.map(({ number }) => number)).size === lines.length, {
      error: "List each line only once",
    })

export const chosenUnits = numberedLines(z.object({ number: lineNumber, quantity: lineQuantity }))

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
