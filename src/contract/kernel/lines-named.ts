import { z } from "zod"
import { MOST_LINES, MOST_UNITS } from "#domain/orders/line-limits.ts"
import { wholeNumber } from "./fields.ts"

export const lineNumber = wholeNumber("Line", 1, MOST_LINES)
export const lineUnits = wholeNumber("Quantity", 1, MOST_UNITS)

/** Some lines of an order that is there, by their numbers. */
export const linesNamed = <Line extends { number: number }, Written>(
  line: z.ZodType<Line, Written>,
  most = MOST_LINES,
) =>
  z
    .array(line)
    .min(1, "Send at least one line")
    .max(most, `At most ${most} lines at once`)
    .refine((lines) => new Set(lines.map(({ number }) => number)).size === lines.length, {
      error: "Name each line once",
    })

export const chosenUnits = linesNamed(z.object({ number: lineNumber, quantity: lineUnits }))
